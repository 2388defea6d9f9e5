import { IMPORT_PROBLEMS } from '@pennyplate/domain/own-recipe/import-problem'
import { PICTURE_PROBLEMS } from '@pennyplate/domain/own-recipe/picture-problem'
import { z } from 'zod'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db, RecipeImportTable, Trx } from '../../database/schema.ts'
import { readStoredJson } from '../../json.ts'

/** The revision each stored recipe got, by its place in the file. */
const added = z.record(z.string(), z.int())
const skipped = z.array(z.object({ name: z.string(), reason: z.enum(IMPORT_PROBLEMS) }))
/** Stored, but without the picture the file had. */
const pictureless = z.array(z.object({ name: z.string(), reason: z.enum(PICTURE_PROBLEMS) }))

export type RecipeImport = {
  readonly id: string
  readonly fileName: string
  readonly state: RecipeImportTable['state']
  readonly total: number | null
  readonly done: number
  readonly added: Readonly<z.infer<typeof added>>
  readonly skipped: readonly z.infer<typeof skipped>[number][]
  readonly pictureless: readonly z.infer<typeof pictureless>[number][]
  readonly updatedAt: string
}

export async function findImport(
  db: Db | Trx,
  householdId: HouseholdId,
  id: string,
): Promise<RecipeImport | undefined> {
  const row = await db
    .selectFrom('recipe_imports')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { file_name: fileName, state, total, done, updated_at: updatedAt } = row
  return {
    id,
    fileName,
    state,
    total,
    done,
    added: readStoredJson(added, row.added),
    skipped: readStoredJson(skipped, row.skipped),
    pictureless: readStoredJson(pictureless, row.pictureless),
    updatedAt,
  }
}

/** The newest first, without what they left out. */
export async function listImports(
  db: Db,
  householdId: HouseholdId,
): Promise<(Pick<RecipeImport, 'id' | 'fileName' | 'state' | 'updatedAt'> & { readonly added: number })[]> {
  const rows = await db
    .selectFrom('recipe_imports')
    .select(['id', 'file_name', 'state', 'added', 'updated_at'])
    .where('household_id', '=', householdId)
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(({ id, file_name: fileName, state, added: places, updated_at: updatedAt }) => ({
    id,
    fileName,
    state,
    added: Object.keys(readStoredJson(added, places)).length,
    updatedAt,
  }))
}

export async function writeImport(db: Db | Trx, householdId: HouseholdId, one: RecipeImport): Promise<void> {
  const cells = {
    file_name: one.fileName,
    state: one.state,
    total: one.total,
    done: one.done,
    added: JSON.stringify(one.added),
    skipped: JSON.stringify(one.skipped),
    pictureless: JSON.stringify(one.pictureless),
    updated_at: one.updatedAt,
  }
  await db
    .insertInto('recipe_imports')
    .values({ household_id: householdId, id: one.id, ...cells })
    .onConflict((conflict) => conflict.columns(['household_id', 'id']).doUpdateSet(cells))
    .execute()
}

/** Answers the state it is in: somebody may have cancelled it meanwhile, or undone it, and then nothing is noted. */
export async function writeProgress(
  db: Db,
  householdId: HouseholdId,
  { id, total, done, added, skipped, pictureless, updatedAt }: RecipeImport,
): Promise<RecipeImport['state'] | undefined> {
  const cells = {
    total,
    done,
    added: JSON.stringify(added),
    skipped: JSON.stringify(skipped),
    pictureless: JSON.stringify(pictureless),
    updated_at: updatedAt,
  }
  await db
    .updateTable('recipe_imports')
    .set(cells)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('state', '!=', 'undone')
    .execute()
  return (await findImport(db, householdId, id))?.state
}

/** Notes that its server still works on it, or waits for its turn. False once it was cancelled or undone. */
export async function noteAlive(
  db: Db,
  householdId: HouseholdId,
  id: string,
  updatedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recipe_imports')
    .set({ updated_at: updatedAt })
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Unless it was cancelled or undone before it ended. */
export async function finishImport(db: Db, householdId: HouseholdId, id: string): Promise<void> {
  await db
    .updateTable('recipe_imports')
    .set({ state: 'done' })
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function setImportState(
  db: Db,
  householdId: HouseholdId,
  id: string,
  state: RecipeImport['state'],
): Promise<void> {
  await db
    .updateTable('recipe_imports')
    .set({ state })
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .execute()
}

export async function forgetOldImports(trx: Trx, householdId: HouseholdId, kept: number): Promise<void> {
  const old = await trx
    .selectFrom('recipe_imports')
    .select('id')
    .where('household_id', '=', householdId)
    .orderBy('updated_at', 'desc')
    .offset(kept)
    .limit(100)
    .execute()
  for (const { id } of old)
    await trx
      .deleteFrom('recipe_imports')
      .where('household_id', '=', householdId)
      .where('id', '=', id)
      .execute()
}
