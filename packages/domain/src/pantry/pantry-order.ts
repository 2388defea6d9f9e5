import type { PantryItem } from './pantry.ts'

export const PANTRY_ORDERS = ['added', 'newest', 'name', 'expiry'] as const
export type PantryOrder = (typeof PANTRY_ORDERS)[number]

type Sortable = Pick<PantryItem, 'name' | 'dateAdded' | 'expiryDate'>

/** As added, from the oldest or the newest; by name; or what has to be eaten first at the top, undated last. Equals keep their place. */
export function sortPantry<T extends Sortable>(items: readonly T[], order: PantryOrder): T[] {
  return items.toSorted(COMPARE[order])
}

const COMPARE: Readonly<Record<PantryOrder, (one: Sortable, other: Sortable) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base', numeric: true }),
  added: (one, other) => compareText(one.dateAdded ?? '', other.dateAdded ?? ''),
  newest: (one, other) => compareText(other.dateAdded ?? '', one.dateAdded ?? ''),
  expiry: (one, other) => compareText(one.expiryDate || UNDATED, other.expiryDate || UNDATED),
}

/** After every date that is written with four digits for the year. */
const UNDATED = '~'

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
