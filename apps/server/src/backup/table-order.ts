import { sql } from 'kysely'
import { IMPORTED_TABLES } from '../database/imported-schema.ts'
import type { Database } from '../database/open-database.ts'
import type { Db } from '../database/schema.ts'

/** Not in backups: migrations are in the head line, and rate limits and the clock mean nothing on another server. */
export const NOT_KEPT: ReadonlySet<string> = new Set(['migrations', 'rate_limits', 'clock'])

/** All tables, each after the ones its foreign keys reference. */
export async function tablesInOrder(db: Db, engine: Database['engine']): Promise<string[]> {
  const names = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !NOT_KEPT.has(name) && !IMPORTED_TABLES.has(name))
  const parents = new Map<string, string[]>()
  for (const name of names) parents.set(name, await tablesPointedTo(db, engine, name))
  const ordered: string[] = []
  const visit = (name: string) => {
    if (ordered.includes(name)) return
    for (const parent of parents.get(name) ?? []) if (parent !== name) visit(parent)
    ordered.push(name)
  }
  for (const name of names.toSorted()) visit(name)
  return ordered
}

async function tablesPointedTo(db: Db, engine: Database['engine'], table: string): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ parent: string }>`select "table" as parent from pragma_foreign_key_list(${table})`
      : sql<{ parent: string }>`
          select confrelid::regclass::text as parent from pg_constraint
          where contype = 'f' and conrelid = to_regclass(quote_ident(${table}))`
  const { rows } = await query.execute(db)
  // PostgreSQL quotes names that are keywords, such as "user".
  return rows.map(({ parent }) => parent.replaceAll('"', ''))
}
