import type { PantryItem } from './pantry.ts'

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

/** Safe on a pantry that changed meanwhile: only items with the quantity they had before cooking are reduced. */
export function withTaken<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  const byId = new Map(taken.map((entry) => [entry.item.id, entry]))
  return pantry.flatMap((item) => {
    const entry = byId.get(item.id)
    if (!entry || entry.item.quantity !== item.quantity) return [item]
    if (entry.left === null) return []
    const opened = entry.bestBy === undefined ? {} : { expiryDate: entry.bestBy, expiryEstimated: true }
    return [{ ...item, quantity: entry.left, ...opened }]
  })
}

/** Undoes cooking, except for items changed since. */
export function putBack<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  return taken.reduce<T[]>(
    (items, { item, index, left, bestBy }) => {
      if (left === null)
        return items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item)
      return items.map((now) =>
        now.id === item.id && now.quantity === left ? asBefore(now, item, bestBy) : now,
      )
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
