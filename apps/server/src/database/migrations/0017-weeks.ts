import { sql } from 'kysely'
import type { Trx } from '../schema.ts'
import { moveDocumentsToWeeks } from './0017-move-documents.ts'

/** A household's weeks by date, and the commands on them that were applied. */
export async function createWeeks(trx: Trx): Promise<void> {
  await sql`
    create table weeks (
      household_id text not null references households (id) on delete cascade,
      week_start text not null,
      plan text,
      shopping_list text,
      accepted text,
      size_bytes integer not null,
      updated_at text not null,
      constraint weeks_pk primary key (household_id, week_start)
    )`.execute(trx)
  await sql`
    create table current_weeks (
      household_id text not null references households (id) on delete cascade,
      week_start text not null,
      constraint current_weeks_pk primary key (household_id)
    )`.execute(trx)
  await sql`
    create table week_commands (
      household_id text not null references households (id) on delete cascade,
      key text not null,
      revision bigint not null,
      revisions text not null,
      undo text,
      applied_at text not null,
      constraint week_commands_pk primary key (household_id, key)
    )`.execute(trx)
  await trx.schema
    .createIndex('week_commands_applied_at_idx')
    .on('week_commands')
    .column('applied_at')
    .execute()
  await moveDocumentsToWeeks(trx)
}
