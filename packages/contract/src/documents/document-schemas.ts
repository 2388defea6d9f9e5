import type * as z from 'zod/mini'
import type { DocumentKey } from './document-keys.ts'
import { mealPlanDocument, mealPlanHistoryDocument } from './meal-plan.ts'
import { ownFoodsDocument } from './own-foods.ts'
import { pantryDocument } from './pantry.ts'
import { profileDocument } from './profile.ts'
import { recipesCacheDocument } from './recipe.ts'
import { recipeBoxDocument } from './recipe-box.ts'
import { shoppingListDocument } from './shopping-list.ts'
import {
  accountDeletedDocument,
  cookingHistoryDocument,
  lineTiesDocument,
  recipeNamesDocument,
  subscriptionStatusDocument,
  tosAcceptanceDocument,
  wastedFoodDocument,
} from './small-documents.ts'

/** What each document may hold. */
export const DOCUMENT_SCHEMAS = {
  profile: profileDocument,
  currentMealPlan: mealPlanDocument,
  currentShoppingList: shoppingListDocument,
  pantry: pantryDocument,
  wastedFood: wastedFoodDocument,
  recipeFavorites: recipeNamesDocument,
  recipeDislikes: recipeNamesDocument,
  mealPlanHistory: mealPlanHistoryDocument,
  cookingHistory: cookingHistoryDocument,
  recipesCache: recipesCacheDocument,
  recipeBox: recipeBoxDocument,
  lineTies: lineTiesDocument,
  ownFoods: ownFoodsDocument,
  tosAcceptance: tosAcceptanceDocument,
  subscriptionStatus: subscriptionStatusDocument,
  accountDeleted: accountDeletedDocument,
} as const satisfies Readonly<Record<DocumentKey, z.ZodMiniType>>

export type DocumentValue<K extends DocumentKey> = z.infer<(typeof DOCUMENT_SCHEMAS)[K]>
