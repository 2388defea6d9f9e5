import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

/** One week's parts as JSON. */
export type StoredWeek = {
  readonly weekStart: string
  readonly plan: string | null
  readonly shoppingList: string | null
  readonly accepted: string | null
}

/** Newest first; all of them, or those that start on the given days. */
export async function findWeeks(
  db: Db | Trx,
  householdId: HouseholdId,
  starts?: readonly string[],
): Promise<StoredWeek[]> {
  if (starts?.length === 0) return []
  const query = db
    .selectFrom('weeks')
    .select(['week_start as weekStart', 'plan', 'shopping_list as shoppingList', 'accepted'])
    .where('household_id', '=', householdId)
    .orderBy('week_start', 'desc')
  return (starts ? query.where('week_start', 'in', starts) : query).execute()
}

/** What the calendar shows of each week, newest first: as JSON, or null if it is not kept. */
export async function findWeekSummaries(
  db: Db | Trx,
  householdId: HouseholdId,
): Promise<{ weekStart: string; summary: string | null; hasPlan: boolean }[]> {
  const rows = await db
    .selectFrom('weeks')
    .select((eb) => ['week_start as weekStart', 'summary', eb('plan', 'is not', null).as('hasPlan')])
    .where('household_id', '=', householdId)
    .orderBy('week_start', 'desc')
    .execute()
  // SQLite answers with a number.
  return rows.map((row) => ({ ...row, hasPlan: Boolean(row.hasPlan) }))
}

/** Newest first. */
export async function findAcceptedWeeks(
  db: Db | Trx,
  householdId: HouseholdId,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('weeks')
    .select('accepted')
    .where('household_id', '=', householdId)
    .where('accepted', 'is not', null)
    .orderBy('week_start', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ accepted }) => accepted ?? [])
}

export async function saveWeek(
  trx: Trx,
  householdId: HouseholdId,
  { weekStart, plan, shoppingList, accepted, summary }: StoredWeek & { readonly summary: string },
  updatedAt: string,
): Promise<void> {
  const sizeBytes = [plan, shoppingList, accepted, summary].reduce(
    (sum, text) => sum + Buffer.byteLength(text ?? ''),
    0,
  )
  const columns = {
    plan,
    shopping_list: shoppingList,
    accepted,
    summary,
    size_bytes: sizeBytes,
    updated_at: updatedAt,
  }
  await trx
    .insertInto('weeks')
    .values({ household_id: householdId, week_start: weekStart, ...columns })
    .onConflict((conflict) => conflict.columns(['household_id', 'week_start']).doUpdateSet(columns))
    .execute()
}

export async function deleteWeek(trx: Trx, householdId: HouseholdId, weekStart: string): Promise<void> {
  await trx
    .deleteFrom('weeks')
    .where('household_id', '=', householdId)
    .where('week_start', '=', weekStart)
    .execute()
}

/** Keeps the newest weeks and the one on screen. */
export async function forgetOldestWeeks(
  trx: Trx,
  householdId: HouseholdId,
  { kept, shown }: { readonly kept: number; readonly shown: string | null },
): Promise<void> {
  const [oldest] = await trx
    .selectFrom('weeks')
    .select('week_start')
    .where('household_id', '=', householdId)
    .orderBy('week_start', 'desc')
    .offset(kept)
    .limit(1)
    .execute()
  if (!oldest) return
  await trx
    .deleteFrom('weeks')
    .where('household_id', '=', householdId)
    .where('week_start', '<=', oldest.week_start)
    .where('week_start', '!=', shown ?? '')
    .execute()
}

export async function eraseWeeks(trx: Trx, householdId: HouseholdId): Promise<void> {
  for (const table of ['weeks', 'current_weeks', 'shown_weeks', 'week_commands'] as const)
    await trx.deleteFrom(table).where('household_id', '=', householdId).execute()
}
