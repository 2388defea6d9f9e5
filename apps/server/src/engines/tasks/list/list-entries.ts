import { AISLES } from '@pennyplate/catalog/foods/foods'
import { centsFromDollars } from '@pennyplate/domain/money'
import {
  type LineAddress,
  placedLines,
  type ShoppingList,
  type StoredLine,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import { isBought } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { lineKey } from '@pennyplate/domain/shopping/shopping-list-ticks'

/** A line in its section. */
export type Entry = { readonly category: string; readonly line: StoredLine; readonly isBought: boolean }
export type Lines = { readonly entries: readonly Entry[]; readonly dropped: readonly Entry[] }

/** A line that is at home already counts as bought. */
export function entriesOf(list: ShoppingList | null, checked: readonly LineAddress[]): Entry[] {
  const keys = new Set(checked.map(lineKey))
  return (list ? placedLines(list) : []).map(({ line, address }) => ({
    category: address.category,
    line,
    isBought: line.alreadyHave === true || isBought(line, keys.has(lineKey(address))),
  }))
}

/** Lines without a price count as nothing. */
export function entryCents(entries: readonly Entry[]): number {
  return entries.reduce((sum, { line }) => sum + centsFromDollars(line.estimatedPrice ?? 0), 0)
}

export function droppedFrom(list: ShoppingList | null): Entry[] {
  return (list?.dropped ?? []).flatMap(({ category, items }) =>
    items.map((line) => ({ category, line, isBought: false })),
  )
}

/** In store order; sections of people's own come last, in the order they had. */
export function inSections(entries: readonly Entry[]) {
  const order = (category: string) => {
    const at = AISLES.findIndex(({ name }) => name === category)
    return at < 0 ? AISLES.length : at
  }
  return [...Map.groupBy(entries, ({ category }) => category)]
    .toSorted(([a], [b]) => order(a) - order(b))
    .map(([category, own]) => ({ category, items: own.map(({ line }) => line) }))
}
