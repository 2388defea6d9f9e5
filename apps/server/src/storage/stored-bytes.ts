import { type RawBuilder, sql } from 'kysely'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'

/** Answered from a row's head: neither database reads the texts themselves. */
function lengthOf(...columns: readonly string[]): RawBuilder<number> {
  return sql.join(
    columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  )
}

/**
 * What a row of each table takes up. A recipe box has thousands of rows, so its two tables have their sizes in an index;
 * photos are stored as base64. household-bounds.test.ts names the tables that are missing here, and why.
 */
export const COUNTED_TABLES = {
  documents: lengthOf('value', 'writes'),
  weeks: lengthOf('plan', 'shopping_list', 'accepted', 'summary'),
  week_commands: lengthOf('undo'),
  taste_events: lengthOf('name'),
  own_recipes: sql`size_bytes`,
  recipe_photos: sql`size_bytes * 4 / 3`,
  recipe_imports: lengthOf('added', 'skipped', 'pictureless'),
  shares: lengthOf('payload'),
  household_products: lengthOf('product_json'),
  receipt_aliases: lengthOf('alias', 'item_json'),
  ai_runs: lengthOf('request', 'outcome', 'progress', 'week'),
} as const

/** Everything that a household stores, what was derived from it included. */
export async function storedBytes(db: Db | Trx, householdId: HouseholdId): Promise<number> {
  const sums = Object.entries(COUNTED_TABLES).map(
    ([table, bytes]) =>
      sql`(select coalesce(sum(${bytes}), 0) from ${sql.table(table)} where household_id = ${householdId})`,
  )
  const { rows } = await sql<{ bytes: number | string }>`select ${sql.join(sums, sql` + `)} as bytes`.execute(
    db,
  )
  // PostgreSQL answers a sum as text.
  return Number(rows[0]?.bytes ?? 0)
}
