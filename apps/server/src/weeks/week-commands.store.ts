import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

export type CommandRecord = {
  readonly key: string
  readonly revision: number
  /** Of the documents it changed, as JSON. */
  readonly revisions: string
  readonly undo: string | null
}

export async function findCommand(
  db: Db | Trx,
  householdId: HouseholdId,
  key: string,
): Promise<CommandRecord | undefined> {
  return db
    .selectFrom('week_commands')
    .select(['key', 'revision', 'revisions', 'undo'])
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function addCommand(
  trx: Trx,
  householdId: HouseholdId,
  record: CommandRecord,
  appliedAt: string,
): Promise<void> {
  await trx
    .insertInto('week_commands')
    .values({ household_id: householdId, ...record, applied_at: appliedAt })
    .execute()
}

export async function forgetUndo(trx: Trx, householdId: HouseholdId, key: string): Promise<void> {
  await trx
    .updateTable('week_commands')
    .set({ undo: null })
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .execute()
}

/** Keeps this many of the newest keys, and what undo needs of fewer. */
export async function forgetOldestCommands(
  trx: Trx,
  householdId: HouseholdId,
  kept: { readonly keys: number; readonly undos: number },
): Promise<void> {
  // Commands that leave the plan, such as checkmarks, share the revision it had.
  const newestFirst = trx
    .selectFrom('week_commands')
    .select('key')
    .where('household_id', '=', householdId)
    .orderBy('revision', 'desc')
    .orderBy('applied_at', 'desc')
    .limit(MOST_FORGOTTEN_AT_ONCE)
  // Those that change no plan and cannot be undone, as checkmarks, do not count.
  const undos = await newestFirst
    .where((is) => is.or([is('undo', 'is not', null), is('revisions', 'like', '%"currentMealPlan"%')]))
    .offset(kept.undos)
    .execute()
  if (undos.length > 0)
    await trx
      .updateTable('week_commands')
      .set({ undo: null })
      .where('household_id', '=', householdId)
      .where('key', 'in', keysOf(undos))
      .where('undo', 'is not', null)
      .execute()
  const keys = await newestFirst.offset(kept.keys).execute()
  if (keys.length > 0)
    await trx
      .deleteFrom('week_commands')
      .where('household_id', '=', householdId)
      .where('key', 'in', keysOf(keys))
      .execute()
}

/** Each command adds one. */
const MOST_FORGOTTEN_AT_ONCE = 50

function keysOf(rows: readonly Pick<CommandRecord, 'key'>[]): string[] {
  return rows.map(({ key }) => key)
}

export async function forgetCommandsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('week_commands').where('applied_at', '<', moment).execute()
}
