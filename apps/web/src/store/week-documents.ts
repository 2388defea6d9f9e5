import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isJsonObject, isSameJson } from '@pennyplate/domain/json-equality'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isListOutdated } from '@pennyplate/domain/week/accepted-week'
import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import { documentsOf, type WeekBook, type WeekDocuments, weeksOf } from '@pennyplate/domain/week/week-book'

/** The documents that commands on weeks change. */
export const WEEK_KEYS = [
  'cookingHistory',
  'currentMealPlan',
  'currentShoppingList',
  'mealPlanHistory',
  'pantry',
  'recipesCache',
] as const satisfies readonly DocumentKey[]
export type WeekKey = (typeof WEEK_KEYS)[number]
export type WeekValues = Readonly<Record<WeekKey, unknown>>

export function isWeekKey(key: DocumentKey): key is WeekKey {
  return WEEK_KEYS.some((known) => known === key)
}

export function isShoppingList(value: unknown): value is ShoppingList {
  return isJsonObject(value) && Array.isArray(value.sections)
}

/** Whether a stored list waits for the server to work out what changed meals need. */
export function isOutdatedList(list: unknown): boolean {
  return isShoppingList(list) && isListOutdated(list)
}

export function bookOf(values: WeekValues, today: string): WeekBook {
  // Safe: the values were saved here through these types, or checked by the server against their schemas.
  const documents = {
    plan: values.currentMealPlan ?? null,
    shoppingList: values.currentShoppingList ?? null,
    history: listIn(values.mealPlanHistory),
  } as WeekDocuments
  return {
    ...weeksOf(documents, today),
    pantry: listIn(values.pantry) as readonly PantryItem[],
    cooked: listIn(values.cookingHistory) as readonly CookedEntry[],
  }
}

/** The documents after a command made one book of another. A document that did not change keeps its value. */
export function valuesAfter(values: WeekValues, before: WeekBook, after: WeekBook): WeekValues {
  const [was, became] = [documentsOf(before), documentsOf(after)]
  const changed = (old: unknown, next: unknown, value: unknown) =>
    isSameJson(old, next) ? value : (next ?? undefined)
  return {
    ...values,
    currentMealPlan: changed(was.plan, became.plan, values.currentMealPlan),
    currentShoppingList: changed(was.shoppingList, became.shoppingList, values.currentShoppingList),
    mealPlanHistory: changed(was.history, became.history, values.mealPlanHistory),
    pantry: changed(before.pantry, after.pantry, values.pantry),
    cookingHistory: changed(before.cooked, after.cooked, values.cookingHistory),
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
