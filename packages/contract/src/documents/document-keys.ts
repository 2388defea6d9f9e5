import type { z } from 'zod'
import { mealPlanDocument, mealPlanHistoryDocument } from './meal-plan.ts'
import { pantryDocument } from './pantry.ts'
import { profileDocument } from './profile.ts'
import { recipesCacheDocument } from './recipe.ts'
import { shoppingListDocument } from './shopping-list.ts'
import {
  accountDeletedDocument,
  cookingHistoryDocument,
  recipeNamesDocument,
  subscriptionStatusDocument,
  tosAcceptanceDocument,
} from './small-documents.ts'

/** What a household stores, by key. */
export const DOCUMENT_SCHEMAS = {
  profile: profileDocument,
  currentMealPlan: mealPlanDocument,
  currentShoppingList: shoppingListDocument,
  pantry: pantryDocument,
  recipeFavorites: recipeNamesDocument,
  recipeDislikes: recipeNamesDocument,
  mealPlanHistory: mealPlanHistoryDocument,
  cookingHistory: cookingHistoryDocument,
  recipesCache: recipesCacheDocument,
  tosAcceptance: tosAcceptanceDocument,
  subscriptionStatus: subscriptionStatusDocument,
  accountDeleted: accountDeletedDocument,
} as const

export type DocumentKey = keyof typeof DOCUMENT_SCHEMAS
export type DocumentValue<K extends DocumentKey> = z.infer<(typeof DOCUMENT_SCHEMAS)[K]>

// Object.keys widens to string[]; the object above is the only source of these names.
export const DOCUMENT_KEYS = Object.keys(DOCUMENT_SCHEMAS) as DocumentKey[]

/** Written by the server alone: what a browser says of these proves nothing. */
const SERVER_KEYS: ReadonlySet<DocumentKey> = new Set<DocumentKey>(['subscriptionStatus', 'accountDeleted'])

export const HOUSEHOLD_KEYS = DOCUMENT_KEYS.filter((key) => !SERVER_KEYS.has(key))

export function isServerKey(key: DocumentKey): boolean {
  return SERVER_KEYS.has(key)
}

/** The observed product wrote the pantry under two names; the second is read and written as the first (D18). */
const KEY_ALIASES: Readonly<Record<string, DocumentKey>> = { pantryItems: 'pantry' }

export function toDocumentKey(name: string): DocumentKey | undefined {
  const alias = Object.hasOwn(KEY_ALIASES, name) ? KEY_ALIASES[name] : undefined
  if (alias) return alias
  return DOCUMENT_KEYS.find((key) => key === name)
}
