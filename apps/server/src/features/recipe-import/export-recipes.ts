import { writeArchive } from '@pennyplate/recipe-import/export/write-archive'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import { findPhoto } from '../../dish-photos/dish-photos.store.ts'
import { toOwnRecipe } from '../../own-recipes/change-own-recipes.ts'
import { findChangedSince } from '../../own-recipes/own-recipes.store.ts'

const AT_ONCE = { rows: 20, bytes: 1024 * 1024 }

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
        sides: _s,
        photoId,
        ...draft
      } = recipe
      yield {
        draft,
        picture: photoId === undefined ? undefined : await findPhoto(db, householdId, photoId, 'large'),
      }
    }
  }
}
