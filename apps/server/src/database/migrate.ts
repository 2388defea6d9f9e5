import { sql } from 'kysely'
import { type Migration, migrations } from './migrations/migrations.ts'
import type { Database } from './open-database.ts'
import type { DatabaseKind, Trx } from './schema.ts'

/** Any number that nothing else in the same PostgreSQL database uses as an advisory lock. */
const ADVISORY_LOCK = 7_366_901

export type Migrating = Readonly<{
  trx: Trx
  /** No migration was applied yet: the database is new. */
  isNew: boolean
  missing: readonly Migration[]
  apply: () => Promise<void>
}>

/**
 * Migrates the database forward, in one transaction under a lock: several servers may start at once, and a crash leaves
 * the database as it was. `around` is called under the lock, and calls `apply`; what it throws rolls everything back.
 */
export async function migrate(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  list: readonly Migration[] = migrations,
  around: (migrating: Migrating) => Promise<void> = ({ apply }) => apply(),
): Promise<{ applied: string[] }> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    const known = await namesOfAppliedMigrations(trx)
    const unknown = [...known].filter((name) => !list.some((migration) => migration.name === name))
    if (unknown.length > 0) throw new NewerDatabaseError(unknown)
    const missing = list.filter(({ name }) => !known.has(name))
    const apply = () => applyMigrations(trx, engine, missing)
    await around({ trx, isNew: known.size === 0, missing, apply })
    return { applied: missing.map(({ name }) => name) }
  })
}

/** Applies those that are missing, in order. A restore first applies what its backup lists, loads the rows, then applies the rest. */
export async function applyMigrations(
  trx: Trx,
  engine: DatabaseKind,
  list: readonly Migration[] = migrations,
): Promise<void> {
  const applied = await namesOfAppliedMigrations(trx)
  for (const { name, up } of list) {
    if (applied.has(name)) continue
    await up(trx, engine).catch((error: unknown) => {
      throw new MigrationFailure(name, error)
    })
    await sql`insert into migrations (name) values (${name})`.execute(trx)
  }
}

export class MigrationFailure extends Error {
  readonly migration: string

  constructor(migration: string, cause: unknown) {
    super(`migration ${migration} failed`, { cause })
    this.migration = migration
  }
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
