import type { PantryItem } from './pantry.ts'
import { shiftQuantity } from './quantity-shift.ts'

/** What cooking took out of the pantry, without how it was worked out: a browser's first view needs only this. */

export type StockItem = Pick<
  PantryItem,
  'id' | 'name' | 'quantity' | 'foodId' | 'dateAdded' | 'expiryDate' | 'expiryEstimated' | 'frozen'
>

/** An item that was used, with its state before, for undo. */
export interface TakenItem<T extends StockItem> {
  readonly item: T
  readonly index: number
  /** The remaining quantity; null when it was used up. */
  readonly left: string | null
  /** The day until which the rest keeps, if that is sooner than what the item says. */
  readonly bestBy?: string | undefined
}

/** The same amounts taken from the pantry as it is now. What it lacks came from elsewhere. */
export function takenNow<T extends StockItem>(
  pantry: readonly T[],
  taken: readonly TakenItem<T>[],
): TakenItem<T>[] {
  const byId = new Map(taken.map((entry) => [entry.item.id, entry]))
  return pantry.flatMap((item, index) => {
    const entry = byId.get(item.id)
    const left = entry && shiftQuantity(item.quantity, { from: entry.item.quantity, to: entry.left })
    if (left === undefined || left === item.quantity) return []
    const bestBy = left === null ? undefined : entry?.bestBy
    const isSooner = bestBy !== undefined && (!item.expiryDate || bestBy < item.expiryDate)
    return [{ item, index, left, ...(isSooner ? { bestBy } : {}) }]
  })
}

/** Two who cook at once both take what they use, whichever comes first. */
export function withTaken<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  const byId = new Map(takenNow(pantry, taken).map((entry) => [entry.item.id, entry]))
  return pantry.flatMap((item) => {
    const entry = byId.get(item.id)
    if (!entry) return [item]
    if (entry.left === null) return []
    const opened = entry.bestBy === undefined ? {} : { expiryDate: entry.bestBy, expiryEstimated: true }
    return [{ ...item, quantity: entry.left, ...opened }]
  })
}

/** Undoes cooking: each item gets back what was taken of it, whatever else was used or added since. */
export function putBack<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  return taken.reduce<T[]>(
    (items, { item, index, left, bestBy }) => {
      const now = items.find(({ id }) => id === item.id)
      const quantity = shiftQuantity(now?.quantity ?? null, { from: left, to: item.quantity })
      if (quantity === undefined || quantity === null) return items
      if (!now) return items.toSpliced(index, 0, { ...item, quantity })
      return items.map((one) => (one === now ? asBefore(one, { ...item, quantity }, bestBy) : one))
    },
    [...pantry],
  )
}

/** A date that somebody set since stays. */
function asBefore<T extends StockItem>(
  now: T,
  { quantity, expiryDate, expiryEstimated }: T,
  bestBy?: string,
): T {
  if (bestBy === undefined || now.expiryDate !== bestBy) return { ...now, quantity }
  const { expiryDate: _, expiryEstimated: __, ...rest } = now
  const dates = {
    ...(expiryDate === undefined ? {} : { expiryDate }),
    ...(expiryEstimated === undefined ? {} : { expiryEstimated }),
  }
  // The same item with the dates it had.
  return { ...rest, quantity, ...dates } as T
}
