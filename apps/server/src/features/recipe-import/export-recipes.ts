import { writeArchive } from '@pennyplate/recipe-import/export/write-archive'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import { toOwnRecipe } from '../../own-recipes/change-own-recipes.ts'
import { findChangedSince } from '../../own-recipes/own-recipes.store.ts'

const AT_ONCE = 20

/** Every own recipe with its picture, as a zip that other apps read; only a few are in memory at once. */
export function exportRecipes(db: Db, householdId: HouseholdId): AsyncGenerator<Uint8Array> {
  return writeArchive(recipesOf(db, householdId))
}

async function* recipesOf(db: Db, householdId: HouseholdId) {
  let since = 0
  for (;;) {
    const rows = await findChangedSince(db, householdId, since, AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    since = last.revision
    for (const row of rows) {
      const recipe = toOwnRecipe(row)
      if (!recipe) continue
      const {
        id: _id,
        revision: _r,
        updatedAt: _u,
        ties: _t,
        plan: _p,
        familiarity: _f,
        photoId,
        ...draft
      } = recipe
      yield {
        draft,
        picture: photoId === undefined ? undefined : await findPicture(db, householdId, photoId),
      }
    }
  }
}

async function findPicture(db: Db, householdId: HouseholdId, id: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('recipe_photos')
    .select('webp_base64')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && new Uint8Array(Buffer.from(row.webp_base64, 'base64'))
}
