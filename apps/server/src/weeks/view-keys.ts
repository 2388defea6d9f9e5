import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'

/** Documents whose value is a view of the weeks. Their rows keep revision, write ids and whether there is a value. */
export const VIEW_KEYS = [
  'currentMealPlan',
  'currentShoppingList',
  'mealPlanHistory',
] as const satisfies DocumentKey[]
export type ViewKey = (typeof VIEW_KEYS)[number]

/** Stands in the row of such a document that has a value. */
export const IN_WEEKS = 'weeks'

export function isViewKey(key: string): key is ViewKey {
  return VIEW_KEYS.some((known) => known === key)
}
