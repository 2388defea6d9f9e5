import { parseQuantity } from './quantity.ts'

/** A part of a line that has an amount of its own. */
export interface LinePart {
  /** What stands between it and the part before: " + ", ", plus ". */
  readonly joint: string
  readonly text: string
}

/** With one of them both go in. Spaces are read from the first of them only, so that many of them cost no more. */
const JOINT =
  /(?:(?<!\s)\s+)?[,;+&]\s*(?:(?:and|plus)\s+)?|(?<!\s)\s+(?:(?:and|plus|with)\s+(?:about\s+)?|\/\s+)/gi
/** With these, one or the other may. */
const JOINT_OR_CHOICE = new RegExp(JOINT.source.replaceAll('and|plus', 'and|plus|or'), 'gi')
const NUMBER_NEXT = /^(?:[\d.½⅓⅔¼¾⅛]|(?:an?|one|two|three|four|half|pinch|dash)\s)/i
/** "Dry- 1 cup oat flour, 2 cups rolled oats". What is done with a food is no food: "Garlic: 3 cloves, minced". */
const LABEL = /^[a-z][a-z ]{1,30}(?:\s*:\s+|\s?-\s+)(?=[\d½⅓⅔¼¾⅛])/i
const DONE = /^(?:\w+ly )?(?:\w+ed|cut|torn|ground|for|to|or|plus|and|each|at|in|into)\b/i

/** An amount and the beginning of its food are no longer. */
const AMOUNT_CHARS = 60

/** "1 large egg" and "1 egg yolk" of "1 large egg + 1 egg yolk". A line with one amount, or none, is one part. */
export function lineParts(line: string): readonly LinePart[] {
  return partsAt(line, JOINT)
}

/** The same, and "1/2 cup cream" of "1 cup milk or 1/2 cup cream". */
export function lineAmounts(line: string): readonly LinePart[] {
  return partsAt(line, JOINT_OR_CHOICE)
}

function partsAt(line: string, joints: RegExp): readonly LinePart[] {
  const label = labelOf(line)
  const parts: LinePart[] = []
  let joint = label
  let from = label.length
  let isInParentheses = false
  let seen = 0
  for (const found of line.matchAll(joints)) {
    for (; seen < found.index; seen++)
      if (line[seen] === '(') isInParentheses = true
      else if (line[seen] === ')') isInParentheses = false
    const end = found.index + found[0].length
    const next = line.slice(end, end + AMOUNT_CHARS)
    if (found.index < from || isInParentheses || !NUMBER_NEXT.test(next)) continue
    const part = line.slice(from, Math.min(found.index, from + AMOUNT_CHARS))
    if (!saysAmountOf(part) || !startsPart(next)) continue
    parts.push({ joint, text: line.slice(from, found.index) })
    joint = found[0]
    from = end
  }
  return [...parts, { joint, text: line.slice(from) }]
}

function labelOf(line: string): string {
  const label = LABEL.exec(line)?.[0] ?? ''
  const { amount, rest } = parseQuantity(line.slice(label.length))
  return label !== '' && amount !== null && /[a-z]{2}/i.test(rest) && !DONE.test(rest) ? label : ''
}

/** Before it stands an amount of some food, so that what follows is another one. */
function saysAmountOf(text: string): boolean {
  const { amount, rest } = parseQuantity(text)
  return amount !== null && /[a-z]{2}/i.test(rest)
}

/** "2 wide" or "16 count" counts nothing that goes in. */
const NO_PART =
  /^(?:[\d./\s-]+|an?\s)(?:["'°x×%]|-?inch|cm\b|(?:minute|min|hour|hr|second|degree|serving|time|count|way)s?\b)/i

/** "1 (8-ounce) can": the size says nothing of what is counted. */
const SIZE_AFTER_NUMBER = /^([\d.½⅓⅔¼¾⅛/\s-]+)\([^)]*\)/

function startsPart(text: string): boolean {
  const plain = text.replace(SIZE_AFTER_NUMBER, '$1')
  const { amount, unit, rest } = parseQuantity(plain.split(/[,;(]/)[0] ?? '')
  if (amount === null || NO_PART.test(text)) return false
  return unit !== 'each' || (!/^an? /i.test(text) && /[a-z]{2}/i.test(rest) && !DONE.test(rest))
}
