import { sql } from 'kysely'
import { applyMigrations } from '../database/migrate.ts'
import { migrations } from '../database/migrations/migrations.ts'
import type { Database } from '../database/open-database.ts'
import type { Db, Trx } from '../database/schema.ts'
import { BackupFault, newerBackup, type Row } from './backup-lines.ts'
import { type BackupHead, backupRows, checkBackup } from './read-backup.ts'
import { NOT_KEPT, tablesInOrder } from './table-order.ts'

/**
 * Replaces everything in the database with a checked backup, in one transaction. A backup from an older version is loaded
 * into that version's tables and then migrated.
 */
export async function restoreBackup(
  { db, engine }: Database,
  path: string,
  { mayReplace }: { mayReplace: boolean },
): Promise<Record<string, number>> {
  const head = await checkBackup(path)
  const unknown = head.migrations.filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0) throw newerBackup(head, unknown)
  if (engine === 'sqlite') await refuseBesideServer(db)
  return db.transaction().execute(async (trx) => {
    await refuseToLose(trx, mayReplace)
    const counts = await replaceByBackup(trx, engine, path, head)
    await applyMigrations(trx, engine)
    return counts
  })
}

/** Leaves the database as it was when the backup was written, with that version's tables. */
export async function replaceByBackup(
  trx: Trx,
  engine: Database['engine'],
  path: string,
  head: Pick<BackupHead, 'migrations'>,
): Promise<Record<string, number>> {
  await dropAll(trx, engine)
  return loadBackup(trx, engine, path, head)
}

/** Makes the tables as they were when the backup was written, and fills them. */
export async function loadBackup(
  trx: Trx,
  engine: Database['engine'],
  path: string,
  head: Pick<BackupHead, 'migrations'>,
): Promise<Record<string, number>> {
  const listed = migrations.filter(({ name }) => head.migrations.includes(name))
  await applyMigrations(trx, engine, listed)
  const counts: Record<string, number> = {}
  for await (const { table, rows } of backupRows(path)) {
    await insert(trx, engine, table, rows)
    counts[table] = (counts[table] ?? 0) + rows.length
  }
  return counts
}

/** Changing the journal mode needs the only connection, so success proves that no server has the file open. */
async function refuseBesideServer(db: Db): Promise<void> {
  const journal = async (kind: string) => {
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = ${sql.raw(kind)}`.execute(db)
    return rows[0]?.journal_mode
  }
  const kind = await journal('delete').catch(() => undefined)
  if (kind !== 'delete') throw new BackupFault('A server is using this database. Stop it first.')
  await journal('wal')
}

async function refuseToLose(trx: Trx, mayReplace: boolean): Promise<void> {
  const tables = await trx.introspection.getTables()
  if (mayReplace || !tables.some(({ name }) => name === 'user')) return
  const someone = await trx.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (someone)
    throw new BackupFault(
      'There are accounts in this database. To lose them, say --replace; back them up first.',
    )
}

async function dropAll(trx: Trx, engine: Database['engine']): Promise<void> {
  for (const table of (await tablesInOrder(trx, engine)).toReversed())
    await trx.schema.dropTable(table).execute()
  for (const table of NOT_KEPT) await trx.schema.dropTable(table).ifExists().execute()
}

async function insert(trx: Trx, engine: Database['engine'], table: string, rows: Row[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row)
    const cells = Object.values(row).map((cell) =>
      // SQLite has no booleans.
      engine === 'sqlite' && typeof cell === 'boolean' ? Number(cell) : cell,
    )
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(cells)})`.execute(trx)
  }
}
