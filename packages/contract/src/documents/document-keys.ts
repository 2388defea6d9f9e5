// Imports no schema: the web app needs the keys, and must not load zod for them.

export const DOCUMENT_KEYS = [
  'profile',
  'currentMealPlan',
  'currentShoppingList',
  'pantry',
  'wastedFood',
  'recipeFavorites',
  'recipeDislikes',
  'mealPlanHistory',
  'cookingHistory',
  'recipesCache',
  'recipeBox',
  'lineTies',
  'ownFoods',
  'tosAcceptance',
  'subscriptionStatus',
  'accountDeleted',
] as const

export type DocumentKey = (typeof DOCUMENT_KEYS)[number]

export function isDocumentKey(name: string): name is DocumentKey {
  return DOCUMENT_KEYS.some((key) => key === name)
}

/** Only the server writes these: a browser's word would prove nothing. */
const SERVER_KEYS: ReadonlySet<DocumentKey> = new Set<DocumentKey>(['subscriptionStatus', 'accountDeleted'])

export const HOUSEHOLD_KEYS = DOCUMENT_KEYS.filter((key) => !SERVER_KEYS.has(key))

export function isServerKey(key: DocumentKey): boolean {
  return SERVER_KEYS.has(key)
}

/** The observed product wrote the pantry under two names; the second is read and written as the first (D18). */
const KEY_ALIASES: Readonly<Record<string, DocumentKey>> = { pantryItems: 'pantry' }

export function toDocumentKey(name: string): DocumentKey | undefined {
  const alias = Object.hasOwn(KEY_ALIASES, name) ? KEY_ALIASES[name] : undefined
  return alias ?? (isDocumentKey(name) ? name : undefined)
}

/** Of the week that a device shows: on two devices, one revision may have two values. */
export const SHOWN_KEYS = ['currentMealPlan', 'currentShoppingList'] as const satisfies DocumentKey[]

export function isShownKey(key: string): boolean {
  return SHOWN_KEYS.some((known) => known === key)
}
