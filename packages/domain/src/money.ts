/** Money is whole cents inside the product. Dollars exist only at its edges: stored documents, requests, screens. */

/** 1e-6 of a cent of slack: 1.005 * 100 is 100.49999999999999 in binary, and a shopper means $1.01. */
const BINARY_SLACK_CENTS = 1e-6

/** Rounds half a cent away from zero, as checkouts do. */
export function roundCents(cents: number): number {
  const rounded = Math.sign(cents) * Math.floor(Math.abs(cents) + 0.5 + BINARY_SLACK_CENTS)
  return rounded === 0 ? 0 : rounded
}

export function centsFromDollars(dollars: number): number {
  return roundCents(dollars * 100)
}

export function dollarsFromCents(cents: number): number {
  return cents / 100
}

/** `$1,234.56`, `-$0.50`. */
export function formatCents(cents: number): string {
  const whole = Math.abs(roundCents(cents))
  const dollars = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = cents < 0 && whole > 0 ? '-' : ''
  return `${sign}$${dollars}.${String(whole % 100).padStart(2, '0')}`
}

/** A line may end between a minus or a plus and a dollar sign; a word joiner keeps them together. */
const WORD_JOINER = '\u2060'

/** A difference: `+$1.00`, `−$1.34`, on one line. */
export function formatSignedCents(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${WORD_JOINER}${formatCents(Math.abs(cents))}`
}

/**
 * Splits an amount in proportion to the weights, to the cent, so that the parts add up to the whole
 * (largest remainder; equal remainders go to the earlier part). Without any positive weight the split is even.
 */
export function splitCents(totalCents: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const totalWeight = weights.reduce((sum, weight) => sum + Math.max(0, weight), 0)
  const exact = weights.map((weight) =>
    totalWeight > 0 ? (totalCents * Math.max(0, weight)) / totalWeight : totalCents / weights.length,
  )
  const parts = exact.map(Math.floor)
  const missing = totalCents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
