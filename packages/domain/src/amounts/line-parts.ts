import { parseQuantity } from './quantity.ts'

/** A part of a line that has an amount of its own. */
export interface LinePart {
  /** What stands between it and the part before: " + ", ", plus ". */
  readonly joint: string
  readonly text: string
}

/** With one of them both go in. */
const JOINT = /\s*[,;+&]\s*(?:(?:and|plus)\s+)?|\s+(?:and|plus|with)\s+(?:about\s+)?|\s+\/\s+/gi
/** With these, one or the other may. */
const JOINT_OR_CHOICE = new RegExp(JOINT.source.replaceAll('and|plus', 'and|plus|or'), 'gi')
const NUMBER_NEXT = /^(?:[\d.½⅓⅔¼¾⅛]|(?:an?|one|two|three|four|half|pinch|dash)\s)/i
/** "Dry- 1 cup oat flour, 2 cups rolled oats". What is done with a food is no food: "Garlic: 3 cloves, minced". */
const LABEL = /^[a-z][a-z ]{1,30}(?:\s*:\s+|\s?-\s+)(?=[\d½⅓⅔¼¾⅛])/i
const DONE = /^(?:\w+ly )?(?:\w+ed|cut|torn|ground|for|to|or|plus|and|each|at|in|into)\b/i

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
  for (const found of line.matchAll(joints)) {
    const end = found.index + found[0].length
    if (found.index < from || isInParentheses(line, found.index) || !NUMBER_NEXT.test(line.slice(end)))
      continue
    if (!saysAmountOf(line.slice(from, found.index)) || !startsPart(line.slice(end))) continue
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

function startsPart(text: string): boolean {
  const { amount, unit, rest } = parseQuantity(text.split(/[,;(]/)[0] ?? '')
  if (amount === null || NO_PART.test(text)) return false
  return unit !== 'each' || (!/^an? /i.test(text) && /[a-z]{2}/i.test(rest) && !DONE.test(rest))
}

function isInParentheses(line: string, at: number): boolean {
  const before = line.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
