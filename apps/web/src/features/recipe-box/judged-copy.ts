import {
  type HouseholdRecipesAnswer,
  householdRecipesAnswer,
} from '@pennyplate/contract/recipes/household-recipes'
import { readStored, storeJson } from '../../lib/browser-storage.ts'
import { userStorageKey } from '../../lib/user-storage.ts'

/** The last answer about the household's recipes, for pages that open offline. Another profile makes it worthless. */
export function readJudged(userId: string, basis: string): HouseholdRecipesAnswer | undefined {
  const kept = readStored(keyOf(userId), householdRecipesAnswer)
  return kept?.basis === basis ? kept : undefined
}

export function keepJudged(userId: string, answer: HouseholdRecipesAnswer): void {
  storeJson(keyOf(userId), answer)
}

function keyOf(userId: string): string {
  return userStorageKey(userId, 'judged-recipes')
}
