import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'

// Spelled out here, and checked to be complete, because importing the list itself would bring every schema into the page.
const IS_KEY = {
  profile: true,
  currentMealPlan: true,
  currentShoppingList: true,
  pantry: true,
  recipeFavorites: true,
  recipeDislikes: true,
  mealPlanHistory: true,
  cookingHistory: true,
  recipesCache: true,
  tosAcceptance: true,
  subscriptionStatus: true,
  accountDeleted: true,
} as const satisfies Record<DocumentKey, true>

export function isDocumentKey(name: string): name is DocumentKey {
  return Object.hasOwn(IS_KEY, name)
}

export const DOCUMENT_KEYS: readonly DocumentKey[] = Object.keys(IS_KEY).filter(isDocumentKey)
