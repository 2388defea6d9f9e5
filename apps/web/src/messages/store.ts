import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'

const documentNames: Readonly<Record<DocumentKey, string>> = {
  profile: 'profile',
  currentMealPlan: 'meal plan',
  currentShoppingList: 'shopping list',
  pantry: 'pantry',
  recipeFavorites: 'liked recipes',
  recipeDislikes: 'disliked recipes',
  mealPlanHistory: 'past weeks',
  cookingHistory: 'cooked meals',
  recipesCache: 'saved recipes',
  tosAcceptance: 'terms acceptance',
  subscriptionStatus: 'subscription',
  accountDeleted: 'account deletion',
}

type Refusal = Readonly<{
  code: string
  details: readonly Readonly<{ path: string; reason: string }>[]
}>

/** The sync status, and what to do about refused changes. */
export const storeMessages = {
  status: {
    saved: 'Saved',
    saving: 'Saving',
    offline: 'Offline, changes kept here',
    'signed-out': 'Sign in to save, changes kept here',
    refused: 'Not saved, changes kept here',
  },
  refused(key: DocumentKey, refusal: Refusal): string {
    return `The server did not accept your ${documentNames[key]}. ${refusalReason(refusal)} Your change is kept in this browser.`
  },
  refusedTitle: (key: DocumentKey) => `Your ${documentNames[key]} could not be saved`,
  refusedReason: refusalReason,
  refusedHelp: 'Change it to save it again, or go back to the last saved version.',
  discard: 'Go back to the saved version',
  unknown:
    'We could not load your plan, your pantry and your lists. They are safe in your account; please try again in a moment.',
  copiesUnavailable:
    'This browser does not let Pennyplate keep copies here, as is common in private windows. Saving works, but changes made offline are lost when you close this page.',
} as const

function refusalReason({ code, details }: Refusal): string {
  if (code === 'value_too_large') return 'This is too large. Remove what you no longer need.'
  if (code === 'storage_full') return 'Your storage is full. Remove old recipes or weeks.'
  const [first] = details
  if (!first) return 'Something in it is not valid.'
  return first.path ? `The problem: ${first.path} ${first.reason}.` : `The problem: it ${first.reason}.`
}
