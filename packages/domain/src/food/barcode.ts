/**
 * One product, one code: UPC-A, UPC-E, EAN-13 and GTIN-14 forms of a code are all written as its 14-digit GTIN
 * (GS1 General Specifications: shorter codes are padded with zeros on the left).
 */

export interface BarcodeReading {
  /** The digits that were read, nothing else. */
  readonly digits: string
  /** The 14-digit normal form, or null when the digits are no valid code. */
  readonly gtin: string | null
  /** For a misread: valid codes one wrong digit or one swapped pair away, as 14 digits. */
  readonly candidates: readonly string[]
}

const GTIN_DIGITS = 14
/** EAN-8, UPC-A, EAN-13, GTIN-14. Eight digits may also be a UPC-E. */
const PLAIN_LENGTHS = [8, 12, 13, 14]

export function readBarcode(text: string): BarcodeReading {
  const digits = text.replace(/\D/g, '')
  const gtin = gtinOf(digits)
  return { digits, gtin, candidates: gtin === null ? misreadCandidates(digits) : [] }
}

/** The 14-digit normal form of a code in any form, with or without spaces and dashes; null when it is not valid. */
export function gtinOf(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  const upcA = expandUpcE(digits)
  if (upcA !== null) return upcA.padStart(GTIN_DIGITS, '0')
  if (!PLAIN_LENGTHS.includes(digits.length) || !hasValidCheckDigit(digits)) return null
  return digits.padStart(GTIN_DIGITS, '0')
}

/**
 * A code a store prints itself, mostly for weighed food: number system 2 of UPC, 02 and 20 to 29 of EAN, and 4 for
 * other uses of its own (GS1 prefixes for restricted circulation). It holds a price or a weight, and means something else
 * in the next store, so it identifies no product.
 */
export function isInStoreCode(gtin: string): boolean {
  return /^0(?:0[24]|2\d)/.test(gtin)
}

/** A 14-digit code as packages print it: EAN-8, UPC-A (12 digits), EAN-13, or all 14. */
export function printedCode(gtin: string): string {
  const zeros = /^0*/.exec(gtin)?.[0].length ?? 0
  if (zeros >= 6) return gtin.slice(-8)
  return gtin.slice(Math.min(zeros, 2))
}

/** The digit that completes a code given without it, counted from the right: 3, 1, 3, 1 ... */
export function checkDigit(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

export function hasValidCheckDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}

/**
 * The UPC-A behind a zero-suppressed UPC-E: eight digits with number system 0 or 1, six bare digits counting as
 * number system 0. Null when the check digit does not fit. The last of the six says where zeros were left out.
 */
export function expandUpcE(text: string): string | null {
  const [, system, six, check] = /^(?:([01])(\d{6})(\d)|\d{6})$/.exec(text) ?? []
  const middle = six ?? (text.length === 6 ? text : undefined)
  if (middle === undefined || !/^\d{6}$/.test(middle)) return null
  const body = `${system ?? '0'}${unsuppress(middle)}`
  const digit = String(checkDigit(body))
  return check === undefined || check === digit ? body + digit : null
}

function unsuppress(six: string): string {
  const [a, b, c, d, e, rule] = six
  if (rule === '0' || rule === '1' || rule === '2') return `${a}${b}${rule}0000${c}${d}${e}`
  if (rule === '3') return `${a}${b}${c}00000${d}${e}`
  if (rule === '4') return `${a}${b}${c}${d}00000${e}`
  return `${a}${b}${c}${d}${e}0000${rule}`
}

/** Valid codes one typing or scanning error away: one wrong digit, or two neighbors swapped. */
function misreadCandidates(digits: string): string[] {
  if (!PLAIN_LENGTHS.includes(digits.length)) return []
  const found = new Set<string>()
  for (let at = 0; at < digits.length; at++) {
    const before = digits.slice(0, at)
    const [here = '', next = ''] = digits.slice(at, at + 2)
    for (const digit of '0123456789') addIfValid(found, before + digit + digits.slice(at + 1))
    addIfValid(found, before + next + here + digits.slice(at + 2))
  }
  return [...found]
}

function addIfValid(found: Set<string>, digits: string): void {
  const gtin = gtinOf(digits)
  if (gtin !== null) found.add(gtin)
}
