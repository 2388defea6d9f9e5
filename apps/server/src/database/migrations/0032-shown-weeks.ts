import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** The week that a signed-in device has on screen, if it is another than the one planned last. */
export async function createShownWeeks(trx: Trx): Promise<void> {
  await sql`
    create table shown_weeks (
      session_id text not null references session (id) on delete cascade,
      household_id text not null references households (id) on delete cascade,
      week_start text not null,
      constraint shown_weeks_pk primary key (household_id, session_id)
    )`.execute(trx)
  await trx.schema.createIndex('shown_weeks_session_idx').on('shown_weeks').column('session_id').execute()
}
