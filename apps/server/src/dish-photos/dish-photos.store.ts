import { sql } from 'kysely'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

export type StoredPhoto = { readonly id: string; readonly webp: string; readonly small: string }

export async function findPhoto(
  db: Db | Trx,
  householdId: HouseholdId,
  id: string,
  size: 'large' | 'small',
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('recipe_photos')
    .select(size === 'small' ? 'small_base64 as base64' : 'webp_base64 as base64')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && Buffer.from(row.base64, 'base64')
}

/** In the order of their ids, so that a client can ask for what follows the last one. */
export async function findPhotosAfter(
  db: Db | Trx,
  householdId: HouseholdId,
  after: string,
  limit: number,
): Promise<StoredPhoto[]> {
  return db
    .selectFrom('recipe_photos')
    .select(['id', 'webp_base64 as webp', 'small_base64 as small'])
    .where('household_id', '=', householdId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Own recipes that have a photo. */
export async function findPhotographed(
  db: Db | Trx,
  householdId: HouseholdId,
): Promise<{ recipeId: string; photoId: string }[]> {
  const rows = await db
    .selectFrom('own_recipes')
    .select(['id as recipeId', 'photo_id as photoId'])
    .where('household_id', '=', householdId)
    .where('photo_id', 'is not', null)
    .execute()
  return rows.flatMap(({ recipeId, photoId }) => (photoId === null ? [] : [{ recipeId, photoId }]))
}

export async function bytesOfPhotos(db: Db | Trx, householdId: HouseholdId): Promise<number> {
  const row = await db
    .selectFrom('recipe_photos')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), sql<number>`0`).as('bytes'))
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

/** A photo that is there already is used again. */
export async function writePhoto(
  trx: Trx,
  householdId: HouseholdId,
  { id, webp, small }: StoredPhoto,
  addedAt: string,
): Promise<void> {
  await trx
    .insertInto('recipe_photos')
    .values({
      household_id: householdId,
      id,
      webp_base64: webp,
      small_base64: small,
      size_bytes: Buffer.byteLength(webp, 'base64') + Buffer.byteLength(small, 'base64'),
      added_at: addedAt,
      unused_since: null,
    })
    .onConflict((conflict) => conflict.columns(['household_id', 'id']).doUpdateSet({ unused_since: null }))
    .execute()
}

/** Photos that no own recipe names, and since when that is known. */
export async function findUnnamed(
  trx: Trx,
  householdId: HouseholdId,
): Promise<{ id: string; unusedSince: string | null }[]> {
  return trx
    .selectFrom('recipe_photos as photo')
    .select(['photo.id', 'photo.unused_since as unusedSince'])
    .where('photo.household_id', '=', householdId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('own_recipes as recipe')
            .select('recipe.id')
            .where('recipe.household_id', '=', householdId)
            .whereRef('recipe.photo_id', '=', 'photo.id'),
        ),
      ),
    )
    .execute()
}

export async function markUnused(
  trx: Trx,
  householdId: HouseholdId,
  ids: readonly string[],
  since: string | null,
): Promise<void> {
  for (const some of inPieces(ids))
    await trx
      .updateTable('recipe_photos')
      .set({ unused_since: since })
      .where('household_id', '=', householdId)
      .where('id', 'in', some)
      .execute()
}

export async function deletePhotos(
  trx: Trx,
  householdId: HouseholdId,
  ids: readonly string[],
): Promise<void> {
  for (const some of inPieces(ids))
    await trx
      .deleteFrom('recipe_photos')
      .where('household_id', '=', householdId)
      .where('id', 'in', some)
      .execute()
}

/** Households with photos, in the order of their ids. */
export async function householdsWithPhotos(
  db: Db,
  after: HouseholdId | '',
  limit: number,
): Promise<HouseholdId[]> {
  const rows = await db
    .selectFrom('recipe_photos')
    .select('household_id')
    .distinct()
    // Safe: the empty text is before every id.
    .where('household_id', '>', after as HouseholdId)
    .orderBy('household_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.household_id)
}

/** Databases limit how many values a question may have. */
const AT_ONCE = 500

function* inPieces(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) yield ids.slice(at, at + AT_ONCE)
}
