const DOLLARS = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/

/** Reads a typed price: null if it is empty, undefined if it is not a price. */
export function readDollars(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const [, whole, cents = ''] = DOLLARS.exec(text) ?? []
  return whole === undefined ? undefined : (Number(whole) * 100 + Number(cents.padEnd(2, '0'))) / 100
}
