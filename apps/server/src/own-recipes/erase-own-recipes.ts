import { OWN_RECIPES_KEY } from '@pennyplate/contract/recipes/own-recipes-key'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import type { DocumentChange } from '../documents/change-broadcast.ts'
import { ownRecipeTotals } from './own-recipes.store.ts'

/** Deletes every own recipe and photo of a household that stays. Undefined if there was none. */
export async function eraseOwnRecipes(
  trx: Trx,
  householdId: HouseholdId,
  updatedAt: string,
): Promise<DocumentChange | undefined> {
  await trx.deleteFrom('recipe_photos').where('household_id', '=', householdId).execute()
  const { count, revision } = await ownRecipeTotals(trx, householdId)
  if (count === 0) return undefined
  // One revision for all of them. A browser that gets only some in one answer sees by the total that more are gone.
  await trx
    .updateTable('own_recipes')
    .set({
      value: null,
      reading: null,
      photo_id: null,
      size_bytes: 0,
      revision: revision + 1,
      updated_at: updatedAt,
    })
    .where('household_id', '=', householdId)
    .where('value', 'is not', null)
    .execute()
  return { key: OWN_RECIPES_KEY, revision: revision + 1 }
}
