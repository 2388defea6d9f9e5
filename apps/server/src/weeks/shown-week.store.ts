import { addDays } from '@pennyplate/domain/calendar-day'
import { sql } from 'kysely'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

/** Who looks at a household's weeks: a device, by its session. Without one, the week that was planned last is looked at. */
export type Viewer = Readonly<{ householdId: HouseholdId; sessionId?: string | undefined }>

export async function findShownWeekStart(db: Db | Trx, viewer: Viewer): Promise<string | null> {
  const row = await shownTo(db, viewer).select(weekStart.as('weekStart')).executeTakeFirst()
  return row?.weekStart ?? null
}

/** The plan and the list on screen. */
export async function findShownParts(db: Db | Trx, viewer: Viewer) {
  return shownTo(db, viewer)
    .innerJoin('weeks', (join) =>
      join
        .onRef('weeks.household_id', '=', 'current_weeks.household_id')
        .on('weeks.week_start', '=', weekStart),
    )
    .select(['weeks.plan', 'weeks.shopping_list as shoppingList'])
    .executeTakeFirst()
}

const weekStart = sql<string>`coalesce(shown_weeks.week_start, current_weeks.week_start)`

function shownTo(db: Db | Trx, { householdId, sessionId }: Viewer) {
  return db
    .selectFrom('current_weeks')
    .leftJoin('shown_weeks', (join) =>
      join
        .onRef('shown_weeks.household_id', '=', 'current_weeks.household_id')
        .on('shown_weeks.session_id', '=', sessionId ?? ''),
    )
    .where('current_weeks.household_id', '=', householdId)
}

/** Whether a device has another week on screen than the one planned last. */
export async function hasOwnWeeks(db: Db | Trx, householdId: HouseholdId): Promise<boolean> {
  const row = await db
    .selectFrom('shown_weeks')
    .select('session_id')
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return row !== undefined
}

/** Which screens a week comes to: one; those that have none to keep; or all, as after a write of the document. */
export type Screens = 'this' | 'free' | 'all'

export async function showWeek(
  trx: Trx,
  viewer: Viewer,
  { week, screens, today }: { readonly week: string; readonly screens: Screens; readonly today: string },
): Promise<void> {
  const { householdId, sessionId } = viewer
  if (screens === 'this' && sessionId !== undefined)
    return void (await trx
      .insertInto('shown_weeks')
      .values({ session_id: sessionId, household_id: householdId, week_start: week })
      .onConflict((conflict) =>
        conflict.columns(['household_id', 'session_id']).doUpdateSet({ week_start: week }),
      )
      .execute())
  if (screens === 'free') await keepOtherScreens(trx, viewer, today)
  const own = trx.deleteFrom('shown_weeks').where('household_id', '=', householdId)
  await (screens === 'all' ? own : own.where('session_id', '=', sessionId ?? '')).execute()
  await trx
    .insertInto('current_weeks')
    .values({ household_id: householdId, week_start: week })
    .onConflict((conflict) => conflict.column('household_id').doUpdateSet({ week_start: week }))
    .execute()
}

/** For an undo of the first week this device ever had on screen. */
export async function hideWeek(trx: Trx, { householdId, sessionId }: Viewer, week: string): Promise<void> {
  await trx
    .deleteFrom('shown_weeks')
    .where('session_id', '=', sessionId ?? '')
    .execute()
  await trx
    .deleteFrom('current_weeks')
    .where('household_id', '=', householdId)
    .where('week_start', '=', week)
    .execute()
}

/** A device keeps the week it shows, because somebody may be in the store with its list, unless the week is over or has no plan. */
async function keepOtherScreens(trx: Trx, { householdId, sessionId }: Viewer, today: string): Promise<void> {
  // It may still be yesterday where the household lives.
  const oldest = addDays(today, -7)
  const planned = trx
    .selectFrom('weeks')
    .select('week_start')
    .where('household_id', '=', householdId)
    .where('plan', 'is not', null)
    .where('week_start', '>=', oldest)
  await trx
    .insertInto('shown_weeks')
    .columns(['session_id', 'household_id', 'week_start'])
    .expression(
      trx
        .selectFrom('household_members')
        .innerJoin('session', 'session.userId', 'household_members.user_id')
        .innerJoin('current_weeks', 'current_weeks.household_id', 'household_members.household_id')
        .select(['session.id', 'current_weeks.household_id', 'current_weeks.week_start'])
        .where('household_members.household_id', '=', householdId)
        .where('session.id', '!=', sessionId ?? ''),
    )
    .onConflict((conflict) => conflict.columns(['household_id', 'session_id']).doNothing())
    .execute()
  await trx
    .deleteFrom('shown_weeks')
    .where('household_id', '=', householdId)
    .where('week_start', 'not in', planned)
    .execute()
}
