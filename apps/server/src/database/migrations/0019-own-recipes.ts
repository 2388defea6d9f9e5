import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * The recipes a household wrote or imported. A deleted one keeps its row without a value, so that browsers learn of it.
 * `reading` is what the server understood of its lines.
 */
export async function createOwnRecipes(trx: Trx): Promise<void> {
  await sql`
    create table own_recipes (
      household_id text not null references households (id) on delete cascade,
      id text not null,
      revision integer not null,
      value text,
      reading text,
      size_bytes integer not null,
      updated_at text not null,
      constraint own_recipes_pk primary key (household_id, id)
    )`.execute(trx)
  await trx.schema
    .createIndex('own_recipes_revision_idx')
    .on('own_recipes')
    .columns(['household_id', 'revision'])
    .execute()
  // Text, because a backup is lines of JSON.
  await sql`
    create table recipe_photos (
      household_id text not null references households (id) on delete cascade,
      id text not null,
      webp_base64 text not null,
      size_bytes integer not null,
      added_at text not null,
      constraint recipe_photos_pk primary key (household_id, id)
    )`.execute(trx)
}
