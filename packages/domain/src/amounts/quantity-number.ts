/** Reads the number a text starts with, as people write amounts. */

export interface ReadNumber {
  readonly amount: number
  /** The upper end of "2-3" or "2 to 3". */
  readonly maxAmount?: number
  readonly rest: string
}

const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    couple: 2,
    few: 3,
    half: 0.5,
    quarter: 0.25,
  }),
)

/** Fractions and dashes in one spelling, so that the rest can be read left to right. */
export function plainNumbers(text: string): string {
  return text
    .replace(/(\d)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole: string | undefined, sign: string) => {
      const fraction = FRACTION_SIGNS[sign] ?? sign
      return whole === undefined ? fraction : `${whole} ${fraction}`
    })
    .replaceAll('⁄', '/')
    .replace(/[–—]/g, '-')
}

/** "1 1/2", "1-1/2" and "1 and 1/2". Unusual denominators are not fractions: 80/20 ground beef. */
const MIXED = /^(\d+)(?:\s+|-|\s+and\s+|\s*&\s*)([1-9])\/(2|3|4|5|6|8|16)(?![\d/])/
const FRACTION = /^(\d{1,2})\s?\/\s?(2|3|4|5|6|8|16)(?![\d/])/
const DECIMAL = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)/
const WORD = /^([a-z]+)(?![a-z'])/i
const RANGE = /^\s*(?:-|to|or)\s*(?=[\d.])/i

export function readNumber(text: string): ReadNumber | null {
  const first = readSingle(text)
  if (first === null) return null
  const range = RANGE.exec(first.rest)
  const second = range ? readSingle(first.rest.slice(range[0].length)) : null
  if (second === null || second.amount <= first.amount || isSizeOfOne(first, second)) return first
  return { amount: first.amount, maxAmount: second.amount, rest: second.rest }
}

/** "2-15 oz cans" are two cans, not two to fifteen ounces. */
function isSizeOfOne(first: ReadNumber, second: ReadNumber): boolean {
  return second.amount > 5 * first.amount && /^[\s-]*(?:oz|ounce|lb|pound|g|gram|ml)/i.test(second.rest)
}

function readSingle(text: string): ReadNumber | null {
  const mixed = MIXED.exec(text)
  if (mixed)
    return { amount: Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]), rest: after(text, mixed) }
  const fraction = FRACTION.exec(text)
  if (fraction) return { amount: Number(fraction[1]) / Number(fraction[2]), rest: after(text, fraction) }
  const decimal = DECIMAL.exec(text)
  if (decimal) {
    const rest = after(text, decimal)
    // "2% milk", "7up" and "80/20 ground beef" start with a figure that is part of the name.
    if (/^\s?%|^\/\d|^-?(?:up|percent)\b/i.test(rest)) return null
    return { amount: Number(decimal[0].replaceAll(',', '')), rest }
  }
  return readWord(text)
}

function readWord(text: string): ReadNumber | null {
  const word = WORD.exec(text)
  const amount = NUMBER_WORDS.get(word?.[1]?.toLowerCase() ?? '')
  if (!word || amount === undefined) return null
  const rest = after(text, word).replace(/^\s+of(?=\s)/i, '')
  // "half a bag", "a couple of", "a half pound", "one and a half cups"
  const andHalf = /^\s+and\s+a\s+half\b/i.exec(rest)
  if (andHalf) return { amount: amount + 0.5, rest: rest.slice(andHalf[0].length) }
  const next = /^\s+(a|an|couple|few|half|quarter)\b/i.exec(rest)
  const nextAmount = NUMBER_WORDS.get(next?.[1]?.toLowerCase() ?? '')
  if (!next || nextAmount === undefined) return { amount, rest }
  return { amount: amount * nextAmount, rest: rest.slice(next[0].length).replace(/^\s+of(?=\s)/i, '') }
}

function after(text: string, match: RegExpExecArray): string {
  return text.slice(match[0].length)
}
