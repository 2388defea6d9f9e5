import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { ImportedDb, ImportedSchema } from './imported-schema.ts'
import { refusingZeroBytes } from './refuse-zero-bytes.ts'
import type { DatabaseKind, Db, Schema } from './schema.ts'
import { BUSY_TIMEOUT_MS, openSqlite } from './sqlite-connection.ts'

export type Database = {
  engine: DatabaseKind
  db: Db
  /**
   * Truncates SQLite's write-ahead log, which still holds deleted rows. Returns false while another process reads the
   * database; call it again later. PostgreSQL needs no such call.
   */
  truncateLog: () => Promise<boolean>
  /**
   * Where imported products are, or undefined if there never was an import. With SQLite they have a file of their own: it
   * is large, public and replaceable, and the main file is checked whole every few seconds.
   */
  imported: (options?: { create: boolean }) => ImportedDb | undefined
  close: () => Promise<void>
}

type Where = { databaseUrl?: string | undefined; dataDir: string }

/** The only place that chooses between SQLite and PostgreSQL. */
export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir)
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'pennyplate.sqlite')
}

function openEmbedded(dataDir: string): Database {
  const connection = openSqlite(databaseFile(dataDir))
  const db = new Kysely<Schema>({ dialect: refusingZeroBytes(new SqliteDialect({ database: connection })) })
  const importedFile = join(dataDir, 'products.sqlite')
  let imported: ImportedDb | undefined
  return {
    engine: 'sqlite',
    db,
    truncateLog: () => truncateLog(db),
    imported({ create } = { create: false }) {
      if (!imported && (create || existsSync(importedFile)))
        imported = new Kysely<ImportedSchema>({
          dialect: refusingZeroBytes(
            new SqliteDialect({ database: openSqlite(importedFile, { isPublic: true }) }),
          ),
        })
      return imported
    },
    async close() {
      await imported?.destroy()
      await db.destroy()
    },
  }
}

async function openPostgres(connectionString: string): Promise<Database> {
  const [{ default: pg }, { PostgresDialect }] = await Promise.all([import('pg'), import('kysely')])
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // The pool replaces broken connections. Without error listeners on idle and active ones, an error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  // Sizes and revisions stay far below 2^53, so bigint columns are read as numbers.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const db = new Kysely<Schema>({ dialect: refusingZeroBytes(new PostgresDialect({ pool })) })
  const imported = db.withTables<ImportedSchema>()
  return {
    engine: 'postgres',
    db,
    truncateLog: async () => true,
    imported: () => imported,
    close: () => db.destroy(),
  }
}

async function truncateLog(db: Db): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // Waiting for a reader would block this process.
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
      return rows[0]?.busy === 0
    } finally {
      await sql.raw(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`).execute(connection)
    }
  })
}

/** Rewrites a SQLite file once if it is from before `secure_delete` and may hold deleted rows. */
const OVERWRITES_DELETED = 1

export async function rewriteOldFile({ engine, db, truncateLog }: Database): Promise<void> {
  if (engine !== 'sqlite') return
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if (rows[0]?.user_version !== 0) return
  await sql`vacuum`.execute(db)
  await sql.raw(`pragma user_version = ${OVERWRITES_DELETED}`).execute(db)
  await truncateLog()
}

/** Checks every page of the SQLite file, so that damage is found before anything is written. */
export async function refuseDamagedFile({ engine, db }: Database): Promise<void> {
  if (engine !== 'sqlite') return
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  if (rows[0]?.quick_check !== 'ok') throw new DamagedDatabaseError()
}

const SQLITE_CORRUPT = 11

class DamagedDatabaseError extends Error {
  readonly errcode = SQLITE_CORRUPT
}
