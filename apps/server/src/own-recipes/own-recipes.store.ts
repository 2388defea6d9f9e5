import { storedOwnRecipe } from '@pennyplate/contract/recipes/own-recipe'
import { sql } from 'kysely'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'
import { readStoredJson } from '../json.ts'

export type StoredOwnRecipe = {
  readonly id: string
  readonly revision: number
  readonly value: string | null
  readonly updatedAt: string
  /** Of its value and of what its lines mean. */
  readonly sizeBytes: number
  /** As of a document: the last change of each session. */
  readonly writes: string
}

/** Without what the lines mean, which only planning needs. */
const COLUMNS = [
  'id',
  'revision',
  'value',
  'updated_at as updatedAt',
  'size_bytes as sizeBytes',
  'writes',
] as const

export async function findOwnRecipe(
  db: Db | Trx,
  householdId: HouseholdId,
  id: string,
): Promise<StoredOwnRecipe | undefined> {
  return db
    .selectFrom('own_recipes')
    .select(COLUMNS)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Recipes and deletions after a revision, oldest change first: so many, and after the first no more than so many bytes. */
export async function findChangedSince(
  db: Db | Trx,
  householdId: HouseholdId,
  since: number,
  most: { readonly rows: number; readonly bytes: number },
): Promise<StoredOwnRecipe[]> {
  const changed = db
    .selectFrom('own_recipes')
    .where('household_id', '=', householdId)
    .where('revision', '>', since)
    .orderBy('revision')
  const sizes = await changed.select(['size_bytes as sizeBytes']).limit(most.rows).execute()
  let count = 0
  let bytes = 0
  for (const { sizeBytes } of sizes) {
    bytes += sizeBytes
    if (count > 0 && bytes > most.bytes) break
    count += 1
  }
  return changed.select(COLUMNS).limit(count).execute()
}

export type RecipeWithReading = Pick<StoredOwnRecipe, 'id' | 'revision'> & {
  readonly value: string
  readonly reading: string | null
}

/** In the order of their ids: the next ones after an id, with what their lines mean. */
export async function findRecipesAfter(
  db: Db,
  householdId: HouseholdId,
  after: string,
  limit: number,
): Promise<RecipeWithReading[]> {
  const rows = await db
    .selectFrom('own_recipes')
    .select(['id', 'revision', 'value', 'reading'])
    .where('household_id', '=', householdId)
    .where('id', '>', after)
    .where('value', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]))
}

export async function findAllOwnRecipes(
  db: Db | Trx,
  householdId: HouseholdId,
): Promise<(StoredOwnRecipe & { value: string })[]> {
  const rows = await db
    .selectFrom('own_recipes')
    .select(COLUMNS)
    .where('household_id', '=', householdId)
    .where('value', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]))
}

/** The highest revision that was ever given; 0 before the first. Answered from an index, unlike the totals. */
export async function newestOwnRevision(db: Db | Trx, householdId: HouseholdId): Promise<number> {
  const row = await db
    .selectFrom('own_recipes')
    .select('revision')
    .where('household_id', '=', householdId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.revision ?? 0
}

export type OwnRecipeTotals = {
  readonly count: number
  readonly bytes: number
  /** As `newestOwnRevision`. */
  readonly revision: number
}

export async function ownRecipeTotals(db: Db | Trx, householdId: HouseholdId): Promise<OwnRecipeTotals> {
  const row = await db
    .selectFrom('own_recipes')
    .select((eb) => [
      eb.fn.count<number>('value').as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), sql<number>`0`).as('bytes'),
      eb.fn.coalesce(eb.fn.max<number>('revision'), sql<number>`0`).as('revision'),
    ])
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return {
    count: Number(row?.count ?? 0),
    bytes: Number(row?.bytes ?? 0),
    revision: Number(row?.revision ?? 0),
  }
}

export async function writeOwnRecipe(
  trx: Trx,
  householdId: HouseholdId,
  {
    id,
    revision,
    value,
    updatedAt,
    writes,
  }: Omit<StoredOwnRecipe, 'sizeBytes' | 'writes'> & { writes?: string },
  /** What its lines mean. */
  reading: string | null,
): Promise<void> {
  const cells = {
    revision,
    value,
    reading,
    size_bytes: bytesOfOwnRecipe(value, reading),
    updated_at: updatedAt,
    photo_id: photoOf(value),
    ...(writes === undefined ? {} : { writes }),
  }
  await trx
    .insertInto('own_recipes')
    .values({ household_id: householdId, id, ...cells })
    .onConflict((conflict) => conflict.columns(['household_id', 'id']).doUpdateSet(cells))
    .execute()
}

export function bytesOfOwnRecipe(value: string | null, reading: string | null): number {
  return Buffer.byteLength(value ?? '') + Buffer.byteLength(reading ?? '')
}

function photoOf(value: string | null): string | null {
  return value === null ? null : (readStoredJson(storedOwnRecipe, value).photoId ?? null)
}

/** The newest deletion stays, so that revisions only grow. */
export async function forgetOldDeletions(trx: Trx, householdId: HouseholdId, newest: number): Promise<void> {
  const next = await trx
    .selectFrom('own_recipes')
    .select('revision')
    .where('household_id', '=', householdId)
    .where('value', 'is', null)
    .orderBy('revision', 'desc')
    .offset(newest)
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  await trx
    .deleteFrom('own_recipes')
    .where('household_id', '=', householdId)
    .where('value', 'is', null)
    .where('revision', '<=', next.revision)
    .execute()
}
