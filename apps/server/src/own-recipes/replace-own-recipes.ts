import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import { eraseOwnRecipes } from './erase-own-recipes.ts'
import { ownRecipeTotals, writeOwnRecipe } from './own-recipes.store.ts'

/** For an imported file: the household has exactly these recipes afterwards. */
export async function replaceOwnRecipes(
  trx: Trx,
  householdId: HouseholdId,
  recipes: readonly { readonly id: string; readonly value: OwnRecipeValue }[],
  updatedAt: string,
): Promise<void> {
  const { writeReading } = await import('./write-reading.ts')
  await eraseOwnRecipes(trx, householdId, updatedAt)
  let { revision } = await ownRecipeTotals(trx, householdId)
  for (const { id, value } of recipes) {
    revision += 1
    const recipe = { id, revision, value: JSON.stringify(value), updatedAt }
    await writeOwnRecipe(trx, householdId, recipe, writeReading(value))
  }
}
