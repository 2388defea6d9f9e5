import type { TasteCorrection, TasteEvent } from '@pennyplate/domain/taste/taste-event'
import type { HouseholdId, UserId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

/** What a household's taste is learned from, oldest first, each with the member who did it. */
export type StoredTaste = {
  readonly events: readonly (TasteEvent & { readonly by: UserId })[]
  readonly corrections: readonly (TasteCorrection & { readonly by: UserId })[]
}

export async function findTaste(db: Db | Trx, householdId: HouseholdId): Promise<StoredTaste> {
  const events = await db
    .selectFrom('taste_events')
    .select(['kind', 'name', 'recipe_id as recipeId', 'slot', 'week_start as weekStart', 'happened_at as at'])
    .select('user_id as by')
    .where('household_id', '=', householdId)
    .orderBy('happened_at')
    .orderBy('command_key')
    .orderBy('position')
    .execute()
  const corrections = await db
    .selectFrom('taste_corrections')
    .select(['trait', 'corrected_at as at', 'user_id as by'])
    .where('household_id', '=', householdId)
    .orderBy('trait')
    .execute()
  return {
    events: events.map(({ recipeId, ...event }) => (recipeId === null ? event : { ...event, recipeId })),
    corrections,
  }
}

type DoneBy = {
  readonly householdId: HouseholdId
  readonly userId: UserId
  /** The key of the command that told it. */
  readonly key: string
}

export async function addTasteEvents(
  trx: Trx,
  { householdId, userId, key }: DoneBy,
  events: readonly TasteEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ kind, name, recipeId, slot, weekStart, at }, position) => ({
    household_id: householdId,
    command_key: key,
    position,
    user_id: userId,
    kind,
    name,
    recipe_id: recipeId ?? null,
    slot,
    week_start: weekStart,
    happened_at: at,
  }))
  // A command whose key was forgotten may be sent again; what it told is not told twice.
  await trx
    .insertInto('taste_events')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['household_id', 'command_key', 'position']).doNothing())
    .execute()
}

export async function removeTasteEvents(trx: Trx, householdId: HouseholdId, key: string): Promise<void> {
  await trx
    .deleteFrom('taste_events')
    .where('household_id', '=', householdId)
    .where('command_key', '=', key)
    .execute()
}

/** Keeps this many of the newest events, and none from before the moment. */
export async function forgetOldEvents(
  trx: Trx,
  householdId: HouseholdId,
  kept: { readonly newest: number; readonly since: string },
): Promise<void> {
  const next = await trx
    .selectFrom('taste_events')
    .select('happened_at')
    .where('household_id', '=', householdId)
    .orderBy('happened_at', 'desc')
    .offset(kept.newest)
    .limit(1)
    .executeTakeFirst()
  await trx
    .deleteFrom('taste_events')
    .where('household_id', '=', householdId)
    .where((is) =>
      is.or([is('happened_at', '<', kept.since), is('happened_at', '<=', next?.happened_at ?? '')]),
    )
    .execute()
}

/** Keeps this many of the newest. */
export async function forgetOldCorrections(
  trx: Trx,
  householdId: HouseholdId,
  newest: number,
): Promise<void> {
  const next = await trx
    .selectFrom('taste_corrections')
    .select('corrected_at')
    .where('household_id', '=', householdId)
    .orderBy('corrected_at', 'desc')
    .offset(newest)
    .limit(1)
    .executeTakeFirst()
  await trx
    .deleteFrom('taste_corrections')
    .where('household_id', '=', householdId)
    .where('corrected_at', '<=', next?.corrected_at ?? '')
    .execute()
}

export async function saveCorrection(
  trx: Trx,
  { householdId, userId }: Pick<DoneBy, 'householdId' | 'userId'>,
  { trait, at }: TasteCorrection,
): Promise<void> {
  const said = { user_id: userId, corrected_at: at }
  await trx
    .insertInto('taste_corrections')
    .values({ household_id: householdId, trait, ...said })
    .onConflict((conflict) => conflict.columns(['household_id', 'trait']).doUpdateSet(said))
    .execute()
}

export async function eraseTaste(trx: Trx, householdId: HouseholdId): Promise<void> {
  for (const table of ['taste_events', 'taste_corrections'] as const)
    await trx.deleteFrom(table).where('household_id', '=', householdId).execute()
}
