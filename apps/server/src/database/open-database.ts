import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import type { Db, Engine, Schema } from './schema.ts'
import { openSqlite } from './sqlite-connection.ts'

export type Database = { engine: Engine; db: Db; close: () => Promise<void> }

type Where = { databaseUrl?: string | undefined; dataDir: string }

/** The only place that knows which engine is used. */
export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(join(dataDir, 'pennyplate.sqlite'))
}

function openEmbedded(path: string): Database {
  const connection = openSqlite(path)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) })
  return { engine: 'sqlite', db, close: () => db.destroy() }
}

async function openPostgres(connectionString: string): Promise<Database> {
  const [{ default: pg }, { PostgresDialect }] = await Promise.all([import('pg'), import('kysely')])
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // A connection that breaks is replaced by the pool, and its query fails; without a listener on both, idle and at work,
  // it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  // Sizes and revisions are far below 2^53, so bigint columns may be plain numbers.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', db, close: () => db.destroy() }
}
