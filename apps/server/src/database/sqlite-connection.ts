import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

export const BUSY_TIMEOUT_MS = 5000

/**
 * node:sqlite in the shape Kysely's dialect expects. Preparing a statement costs more than running it, so prepared ones
 * are kept; the queries of this server are a small fixed set.
 */
export function openSqlite(path: string): SqliteDatabase {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  // Another process may be starting on the same file: wait for it, also while the journal's kind is being changed.
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // What is deleted is overwritten with zeros, so that it cannot be read from the file.
  database.exec('pragma secure_delete = on')
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      // A transaction that starts by reading and then writes would fail at once if another process wrote meanwhile.
      const statement = toStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (sql === 'rollback') return onlyInTransaction(database, statement)
      if (prepared.size > 500) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/**
 * On some errors, a full disk among them, SQLite has rolled back already. Asking again would fail in turn, and that failure
 * would be told instead of what was wrong.
 */
function onlyInTransaction(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const run: SqliteStatement['run'] = (parameters) =>
    database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }
  return { ...rollback, run }
}

function toStatement(statement: StatementSync): SqliteStatement {
  // Kysely passes the parameters of the queries we wrote; SQLite itself refuses any other kind of value.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
