import type { PantryItem } from './pantry.ts'

export const PANTRY_ORDERS = ['added', 'newest', 'name', 'expiry'] as const
export type PantryOrder = (typeof PANTRY_ORDERS)[number]

type Sortable = Pick<PantryItem, 'name' | 'dateAdded' | 'expiryDate'>

/** By date added, oldest or newest first; by name; or by expiry date, undated last. Ties keep their order. */
export function sortPantry<T extends Sortable>(items: readonly T[], order: PantryOrder): T[] {
  return items.toSorted(COMPARE[order])
}

const COMPARE: Readonly<Record<PantryOrder, (one: Sortable, other: Sortable) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base', numeric: true }),
  added: (one, other) => compareText(one.dateAdded ?? '', other.dateAdded ?? ''),
  newest: (one, other) => compareText(other.dateAdded ?? '', one.dateAdded ?? ''),
  expiry: (one, other) => compareText(one.expiryDate || UNDATED, other.expiryDate || UNDATED),
}

/** Sorts after every date with a four-digit year. */
const UNDATED = '~'

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
