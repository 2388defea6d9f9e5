import type { PantryItem } from './pantry.ts'

/** What cooking took out of the pantry, without how it was worked out: a browser's first view needs only this. */

export type StockItem = Pick<
  PantryItem,
  'id' | 'name' | 'quantity' | 'foodId' | 'dateAdded' | 'expiryDate' | 'frozen'
>

/** An item that was used, with its state before, for undo. */
export interface TakenItem<T extends StockItem> {
  readonly item: T
  readonly index: number
  /** The remaining quantity; null when it was used up. */
  readonly left: string | null
}

/** Safe on a pantry that changed meanwhile: only items with the quantity they had before cooking are reduced. */
export function withTaken<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  const byId = new Map(taken.map((entry) => [entry.item.id, entry]))
  return pantry.flatMap((item) => {
    const entry = byId.get(item.id)
    if (!entry || entry.item.quantity !== item.quantity) return [item]
    return entry.left === null ? [] : [{ ...item, quantity: entry.left }]
  })
}

/** Undoes cooking, except for items changed since. */
export function putBack<T extends StockItem>(pantry: readonly T[], taken: readonly TakenItem<T>[]): T[] {
  return taken.reduce<T[]>(
    (items, { item, index, left }) => {
      if (left === null)
        return items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item)
      return items.map((now) =>
        now.id === item.id && now.quantity === left ? { ...now, quantity: item.quantity } : now,
      )
    },
    [...pantry],
  )
}
