import { sql } from 'kysely'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './open-database.ts'
import type { DatabaseKind, Trx } from './schema.ts'

/** Any number that nothing else in the same PostgreSQL database uses as an advisory lock. */
const ADVISORY_LOCK = 7_366_901

/**
 * Migrates the database forward, in one transaction under a lock: several servers may start at once, and a crash leaves
 * the database as it was.
 */
export async function migrate({ engine, db }: Database): Promise<{ applied: string[] }> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    const applied = await namesOfAppliedMigrations(trx)
    const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length > 0) throw new NewerDatabaseError(unknown)
    return { applied: await applyMigrations(trx, engine) }
  })
}

/** Applies missing migrations in order. A restore first applies those that its backup lists, loads the rows, then applies the rest. */
export async function applyMigrations(
  trx: Trx,
  engine: DatabaseKind,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const applied = await namesOfAppliedMigrations(trx)
  const added: string[] = []
  for (const { name, up } of migrations) {
    if (applied.has(name) || !isWanted(name)) continue
    await up(trx, engine)
    await sql`insert into migrations (name) values (${name})`.execute(trx)
    added.push(name)
  }
  return added
}

export class NewerDatabaseError extends Error {
  constructor(unknown: string[]) {
    super(
      `The database was written by a newer Pennyplate (it has ${unknown.join(', ')}). Update this server first.`,
    )
  }
}

async function namesOfAppliedMigrations(trx: Trx): Promise<Set<string>> {
  await sql`create table if not exists migrations (name text primary key)`.execute(trx)
  const rows = await sql<{ name: string }>`select name from migrations`.execute(trx)
  return new Set(rows.rows.map((row) => row.name))
}
