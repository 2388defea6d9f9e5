import { centsFromDollars, dollarsFromCents } from '../money.ts'
import type { StoredLine, StoredPackage } from './shopping-list-lines.ts'
import { writtenQuantity } from './shopping-list-quantity.ts'

/** A person's corrections to a line, and the resulting price. */

/** Sets what was paid; null restores the list's own price. */
export function withPricePaid(line: StoredLine, dollars: number | null): StoredLine {
  return repriced({ ...line, pricePaid: dollars ?? undefined }, listedDollars(line))
}

export function withAlreadyHave(line: StoredLine, alreadyHave: boolean): StoredLine {
  return repriced({ ...line, alreadyHave: alreadyHave || undefined }, listedDollars(line))
}

/** Sets package counts by id. A price paid for the old count is dropped. */
export function withCounts(line: StoredLine, counts: ReadonlyMap<string, number>): StoredLine {
  const packages = (line.packages ?? []).map((pack) => ({
    ...pack,
    count: counts.get(pack.id) ?? pack.count,
  }))
  const cents = packages.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0)
  const before = listedDollars(line) ?? 0
  const share = before > 0 ? dollarsFromCents(cents) / before : 0
  const scaled = (bound: number | undefined) =>
    bound === undefined ? undefined : dollarsFromCents(centsFromDollars(bound * share))
  const left = heldG(packages) + (line.pantryG ?? 0) - (line.needG ?? 0)
  const bought = packages.filter(({ count }) => count > 0)
  const changed = {
    ...line,
    packages,
    ...writtenQuantity({ lines: bought.map((pack) => ({ pack, count: pack.count })) }),
    low: scaled(line.low),
    high: scaled(line.high),
    leftoverG: Math.max(0, Math.round(left * 10) / 10),
    pricePaid: undefined,
  }
  return repriced(changed, dollarsFromCents(cents))
}

/** Sets the quantity of a line without packages; the price scales only between plain numbers. */
export function withQuantity(line: StoredLine, text: string): StoredLine {
  const typed = text.trim()
  const amount = /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : null
  const before = typeof line.quantity === 'number' ? line.quantity : Number(line.quantity)
  const listed = listedDollars(line)
  const isScaled = amount !== null && before > 0 && listed !== undefined
  const dollars = isScaled ? dollarsFromCents(centsFromDollars((listed * amount) / before)) : listed
  const changed = { ...line, quantity: amount ?? typed }
  return repriced(isScaled ? { ...changed, pricePaid: undefined } : changed, dollars)
}

/** Grams needed beyond what is bought and at home. */
export function shortG({ packages, needG = 0, pantryG = 0 }: StoredLine): number {
  if (!packages || packages.length === 0) return 0
  return Math.max(0, Math.round(needG * 10) - Math.round((heldG(packages) + pantryG) * 10)) / 10
}

function heldG(packages: readonly Pick<StoredPackage, 'edibleG' | 'count'>[]): number {
  return packages.reduce((sum, { edibleG, count }) => sum + edibleG * count, 0)
}

export function listedDollars({ listedPrice, estimatedPrice, pricePaid, alreadyHave }: StoredLine) {
  if (listedPrice !== undefined) return listedPrice
  return pricePaid === undefined && !alreadyHave ? estimatedPrice : undefined
}

/** The price that counts: zero when at home, else what was paid, else the list's price. */
function repriced(line: StoredLine, listed: number | undefined): StoredLine {
  const isOwnWord = line.alreadyHave === true || line.pricePaid !== undefined
  const price = line.alreadyHave ? 0 : (line.pricePaid ?? listed)
  const entries = { ...line, estimatedPrice: price, listedPrice: isOwnWord ? listed : undefined }
  // JSON cannot store undefined members.
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as StoredLine
}
