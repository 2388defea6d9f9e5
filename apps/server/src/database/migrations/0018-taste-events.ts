import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** What a household did with dishes, by the week command that did it, and what it said is not true of its taste. */
export async function createTasteEvents(trx: Trx): Promise<void> {
  await sql`
    create table taste_events (
      household_id text not null references households (id) on delete cascade,
      command_key text not null,
      position integer not null,
      user_id text not null references "user" (id) on delete cascade,
      kind text not null,
      name text not null,
      recipe_id text,
      slot text not null,
      week_start text not null,
      happened_at text not null,
      constraint taste_events_pk primary key (household_id, command_key, position)
    )`.execute(trx)
  await sql`
    create table taste_corrections (
      household_id text not null references households (id) on delete cascade,
      trait text not null,
      user_id text not null references "user" (id) on delete cascade,
      corrected_at text not null,
      constraint taste_corrections_pk primary key (household_id, trait)
    )`.execute(trx)
  for (const table of ['taste_events', 'taste_corrections'])
    await trx.schema.createIndex(`${table}_user_id_idx`).on(table).column('user_id').execute()
  await trx.schema
    .createIndex('taste_events_happened_at_idx')
    .on('taste_events')
    .columns(['household_id', 'happened_at'])
    .execute()
}
