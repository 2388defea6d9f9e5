import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

export const BUSY_TIMEOUT_MS = 5000

/**
 * Adapts node:sqlite to Kysely's dialect. Caches prepared statements, because preparing costs more than running and this
 * server has a small fixed set of queries.
 */
export function openSqlite(path: string, { isPublic = false } = {}): SqliteDatabase {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  // Wait for another process that is starting with the same file and changing its journal mode.
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma journal_mode = wal')
  // What is public can be fetched again, so losing its last second to a power cut does no harm.
  database.exec(`pragma synchronous = ${isPublic ? 'normal' : 'full'}`)
  database.exec('pragma foreign_keys = on')
  // Deleted private data is overwritten with zeros, so that it cannot be read from the file.
  database.exec(`pragma secure_delete = ${isPublic ? 'off' : 'on'}`)
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      // A transaction that reads first and then writes would fail if another process wrote in between.
      const statement = toStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (sql === 'rollback') return onlyInTransaction(database, statement)
      if (prepared.size > 500) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/**
 * After some errors, such as a full disk, SQLite has already rolled back. A second rollback would fail and hide the
 * original error.
 */
function onlyInTransaction(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const run: SqliteStatement['run'] = (parameters) =>
    database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }
  return { ...rollback, run }
}

function toStatement(statement: StatementSync): SqliteStatement {
  // Kysely passes our queries' parameters; SQLite itself refuses unsupported types.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
