import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Imports of files: how far each is, what it added, so that it can be undone, and what it left out. */
export async function createRecipeImports(trx: Trx): Promise<void> {
  await sql`
    create table recipe_imports (
      household_id text not null references households (id) on delete cascade,
      id text not null,
      file_name text not null,
      state text not null,
      total integer,
      done integer not null,
      added text not null,
      skipped text not null,
      updated_at text not null,
      constraint recipe_imports_pk primary key (household_id, id)
    )`.execute(trx)
}
