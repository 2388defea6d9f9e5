import { trimEndOf } from '../trim-end.ts'
import { plainNumbers, type ReadNumber, readNumber } from './quantity-number.ts'
import { unitFromWord } from './unit-words.ts'
import { type Amount, CONTAINER_UNITS, isMassUnit, isVolumeUnit, type Unit, unitRatio } from './units.ts'

export interface ParsedQuantity {
  /** Null when the text has none: "salt to taste". */
  readonly amount: number | null
  /** The upper end of a range. */
  readonly maxAmount?: number
  /** "each" for bare counts. */
  readonly unit: Unit | null
  readonly size?: { readonly amount: number; readonly unit: Unit }
  /** The whole amount in another unit: 240 ml of "1 cup (240 ml) milk". */
  readonly same?: { readonly amount: number; readonly unit: Unit }
  /** The remaining text: the food and its preparation. */
  readonly rest: string
}

/** Reads "1 1/2 cups flour", "2 (15 oz) cans corn", "a pinch of salt", "milk, 1 gal" or "3 onions". */
export function parseQuantity(text: string): ParsedQuantity {
  const line = plainNumbers(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•▢☐]\s*/, '')
  return readLeading(line) ?? readTrailing(line) ?? { amount: null, unit: null, rest: line }
}

/** A quantity as an amount to convert; for a range its midpoint. */
export function amountOf({ amount, maxAmount, unit, size }: ParsedQuantity): Amount | null {
  if (amount === null || unit === null) return null
  return { amount: (amount + (maxAmount ?? amount)) / 2, unit, ...(size ? { size } : {}) }
}

const LEADING_WORDS = /^(?:about|around|approx(?:imately|\.)?|roughly|nearly|up to|at least|~|plus)\s*/i
const PART_OF_FRUIT =
  /^(?:the )?(?:(?:freshly )?(?:grated |squeezed )?)(juice|zest)(?: and (?:juice|zest))? (?:of|from) /i

function readLeading(text: string): ParsedQuantity | null {
  const line = text.replace(LEADING_WORDS, '')
  const part = PART_OF_FRUIT.exec(line)
  if (part) {
    const fruit = readLeading(line.slice(part[0].length))
    if (fruit) return { ...fruit, rest: `${fruit.rest} ${part[1]?.toLowerCase()}` }
  }
  const number = readNumber(line)
  return number ? withUnit(number) : readBareUnit(line)
}

function withUnit(number: ReadNumber): ParsedQuantity {
  const { amount, maxAmount } = number
  const range = maxAmount === undefined ? {} : { maxAmount }
  const ofOne = /^\s*of (?=an?\s)/i.exec(number.rest)
  const one = ofOne ? readLeading(number.rest.slice(ofOne[0].length)) : null
  // "1/2 of a 15-oz can"
  if (one?.amount === 1 && one.unit !== 'each') return { ...one, amount, ...range }
  const dozen = /^\s*(?:dozen|doz\.?|dz)\b\s*(?:of\s+)?/i.exec(number.rest)
  if (dozen) return { amount: amount * 12, unit: 'each', rest: number.rest.slice(dozen[0].length) }
  const sized = readSized(number)
  if (sized) return { ...sized, ...range }
  const found = readUnit(number.rest)
  if (found === null) return { amount, ...range, ...readUnitAfterFood(dropFillers(number.rest)) }
  const more = addSecondAmount(amount, found)
  const parens = readParenthesis(more.rest)
  const size = parens && { [CONTAINER_UNITS.has(found.unit) ? 'size' : 'same']: parens.size }
  return {
    amount: more.amount,
    ...range,
    unit: found.unit,
    ...size,
    rest: dropFillers(parens?.rest ?? more.rest),
  }
}

interface FoundUnit {
  readonly unit: Unit
  readonly rest: string
}

const UNIT_ADJECTIVES =
  /^(?:(?:small|medium|large|big|sm|med|lg|heaping|heaped|rounded|scant|level|generous|good|packed|full|thick|thin|regular|extra-large)\.?\s+)+/i
/** Tries two words ("fl oz"), then one. A dash may come first: "15-oz". */
const UNIT_WORD = /^[\s-]*((?:fl\.? ?oz|fluid (?:oz|ounces?)|inch (?:piece|knob))\.?|#|[a-z]+\.?)(?![a-z'’])/i

function readUnit(text: string): FoundUnit | null {
  const trimmed = text.trimStart()
  const adjective = UNIT_ADJECTIVES.exec(trimmed)?.[0] ?? ''
  const direct = matchUnit(text)
  if (direct) return direct
  return adjective === '' ? null : matchUnit(trimmed.slice(adjective.length))
}

function matchUnit(text: string): FoundUnit | null {
  const match = UNIT_WORD.exec(text)
  const unit = match?.[1] ? unitFromWord(match[1]) : null
  if (!match || unit === null) return null
  return { unit, rest: text.slice(match[0].length) }
}

/** "(15 oz) cans", "15-oz cans", "x 400 g" and "6-ounce fillets": the size of one, then what is counted. */
function readSized(number: ReadNumber): ParsedQuantity | null {
  const times = /^\s*[x×*]\s*(?=\d)/i.exec(number.rest)
  const found = times ? readPlainSize(number.rest.slice(times[0].length)) : readSizeAhead(number.rest)
  if (found) {
    const { size, rest, isApart } = found
    const container = readUnit(rest)
    const isCounted = container !== null && !isMassUnit(container.unit) && !isVolumeUnit(container.unit)
    if (isCounted)
      return { amount: number.amount, unit: container.unit, size, rest: dropFillers(container.rest) }
    if (times || isApart) return { amount: number.amount, size, ...readUnitAfterFood(dropFillers(rest)) }
  }
  return readOneOfSize(number)
}

interface Size {
  readonly amount: number
  readonly unit: Unit
}

interface FoundSize {
  readonly size: Size
  readonly rest: string
  /** In parentheses, so it cannot be the quantity itself. */
  readonly isApart: boolean
}

function readSizeAhead(text: string): FoundSize | null {
  return readParenthesis(text) ?? readPlainSize(text)
}

function readPlainSize(text: string): FoundSize | null {
  const number = readNumber(text.replace(/^[\s-]+/, ''))
  const unit = number ? matchUnit(number.rest) : null
  if (!number || !unit || !(isMassUnit(unit.unit) || isVolumeUnit(unit.unit))) return null
  const size = { amount: number.amount, unit: unit.unit }
  return { size, rest: unit.rest.replace(/^-/, ' '), isApart: false }
}

/** "15-ounce can black beans" and "a 28 oz can": one, of that size. */
function readOneOfSize(number: ReadNumber): ParsedQuantity | null {
  const size = matchUnit(number.rest)
  if (!size || !(isMassUnit(size.unit) || isVolumeUnit(size.unit))) return null
  const container = readUnit(size.rest.replace(/^-/, ' '))
  if (!container || !CONTAINER_UNITS.has(container.unit)) return null
  return {
    amount: 1,
    unit: container.unit,
    size: { amount: number.amount, unit: size.unit },
    rest: dropFillers(container.rest),
  }
}

function readParenthesis(text: string): FoundSize | null {
  const match = /^\s*\(([^)]*)\)/.exec(text)
  const found = match?.[1] === undefined ? null : readPlainSize(match[1].replace(LEADING_WORDS, ''))
  if (!match || !found) return null
  return { size: found.size, rest: text.slice(match[0].length), isApart: true }
}

/** "1 cup plus 2 tablespoons", "1 lb 8 oz". */
function addSecondAmount(amount: number, first: FoundUnit): { amount: number; rest: string } {
  const joined = /^\s*(?:(?:plus|\+|and|&)\s+)?(?=\d)/i.exec(first.rest)
  const second = joined ? readNumber(first.rest.slice(joined[0].length)) : null
  const unit = second ? matchUnit(second.rest) : null
  const ratio = unit ? unitRatio(unit.unit, first.unit) : null
  if (!second || !unit || ratio === null || unit.unit === first.unit) return { amount, rest: first.rest }
  return { amount: amount + second.amount * ratio, rest: unit.rest }
}

/** "4 garlic cloves", "2 celery stalks", "2 salmon fillets": the unit comes after the food. */
const UNIT_AFTER_FOOD =
  /^([^,(]+?) (cloves?|stalks?|ribs?|sprigs?|leaves|leaf|slices?|fill?ets?|ears?|wedges?)(?=$|[,(]| -| \()/i
/** Ribs of pork or beef are a food, not a stalk of celery. */
const RIBS_ARE_MEAT = /\b(?:pork|beef|back|spare|short|style|louis)\b/i

function readUnitAfterFood(rest: string): Pick<ParsedQuantity, 'unit' | 'rest'> {
  const match = UNIT_AFTER_FOOD.exec(rest)
  const unit = match?.[2] ? unitFromWord(match[2]) : null
  if (!match?.[1] || unit === null || (unit === 'stalk' && RIBS_ARE_MEAT.test(match[1])))
    return { unit: 'each', rest }
  return { unit, rest: match[1] + rest.slice(match[0].length) }
}

/** "pinch of salt", "can black beans": one of it. Only words that cannot begin the name of a food. */
const BARE_UNIT =
  /^(?:(?:small|large|big|generous)\s+)?(pinch(?:es)?|dash|handful|can|cup|bag|box|bunch|jar|bottle|carton|package|pkg|packet|loaf|stick|gallon|dozen)(?: of)? (?=\S)/i

function readBareUnit(line: string): ParsedQuantity | null {
  const match = BARE_UNIT.exec(line)
  if (!match?.[1]) return null
  if (match[1].toLowerCase() === 'dozen')
    return { amount: 12, unit: 'each', rest: line.slice(match[0].length) }
  const unit = unitFromWord(match[1])
  return unit ? { amount: 1, unit, rest: line.slice(match[0].length) } : null
}

/** "flour - 2 cups", "garlic, 3 cloves", "ground beef 2 lbs", "milk gal". */
const TRAILING = /[a-z%)]\s?(?:[,:(-]\s?|\s)(\d[^,()%]*?)\)?$/i
const TRAILING_UNIT = /[ ,](gal|gallon|doz|dozen|lb|qt|quart|pt|pint|bag|box|jar|bunch|loaf|pkg)\.?$/i
/** A trailing amount starts after the last of these separators, within this many characters of the name. */
const NOT_IN_TRAILING = /[,()%]/
const CHARS_BETWEEN = 2

function readTrailing(line: string): ParsedQuantity | null {
  const from = startOfTrailing(line)
  const match = TRAILING.exec(line.slice(from))
  const number = match?.[1] ? readNumber(match[1]) : null
  if (match && number) {
    const found = withUnit(number)
    if (found.rest.trim() === '') return { ...found, rest: line.slice(0, from + match.index + 1).trim() }
  }
  const bare = TRAILING_UNIT.exec(line)
  const rest = trimEndOf(line.slice(0, bare?.index ?? 0), ' ,')
  if (!bare?.[1] || rest === '') return null
  if (/^doz/i.test(bare[1])) return { amount: 12, unit: 'each', rest }
  return { amount: 1, unit: unitFromWord(bare[1]), rest }
}

function startOfTrailing(line: string): number {
  let at = line.length - (line.endsWith(')') ? 2 : 1)
  while (at >= 0 && !NOT_IN_TRAILING.test(line.charAt(at))) at -= 1
  return Math.max(0, at - CHARS_BETWEEN)
}

function dropFillers(rest: string): string {
  return rest
    .replace(/^\s*\((?:about|approx|~|\d)[^)]*\)/i, '')
    .replace(/^[\s,:.-]+/, '')
    .replace(/^(?:of|the|each)\s+(?:the\s+)?/i, '')
    .replace(/^[/|]\s*\d+\s?(?:g|ml|oz|kg|lb)\b\s*/i, '')
    .trim()
}
