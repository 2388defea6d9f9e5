const DOLLARS = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/

/** What was typed as a price: null for nothing, undefined for what is no price. */
export function readDollars(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const [, whole, cents = ''] = DOLLARS.exec(text) ?? []
  return whole === undefined ? undefined : (Number(whole) * 100 + Number(cents.padEnd(2, '0'))) / 100
}
