import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, databaseFile } from '../database/open-database.ts'

const madeMark = (dataDir: string) => join(dataDir, 'database-made')

/** From now on an empty or missing database in this folder is a loss, and no first start. */
export function markDatabaseMade(dataDir: string): void {
  const mark = madeMark(dataDir)
  if (!existsSync(mark)) writeFileSync(mark, 'This folder holds a Pennyplate database.\n', { mode: 0o600 })
}

/** Before the database is opened: opening an empty file deletes the log beside it, which may hold everything. */
export function refuseLostDatabase(dataDir: string): void {
  const file = databaseFile(dataDir)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (!size && heldDatabase(dataDir)) throw lost(file, size === undefined ? 'missing' : 'empty')
}

/** A whole file in which nothing is, as when the log beside it was deleted. */
export async function refuseEmptyDatabase({ db }: Database, dataDir: string): Promise<void> {
  if (!heldDatabase(dataDir)) return
  const { rows } = await sql`select 1 from sqlite_master where name = 'migrations'`.execute(db)
  if (rows.length === 0) throw lost(databaseFile(dataDir), 'empty')
}

/** The secret is made after the database; folders of earlier versions have no mark. */
function heldDatabase(dataDir: string): boolean {
  return existsSync(madeMark(dataDir)) || existsSync(join(dataDir, 'auth-secret'))
}

function lost(file: string, state: 'missing' | 'empty'): Error {
  return new Error(
    [
      `${file} is ${state}, but its folder was used before. Nothing was changed.`,
      'Put the file back, or restore your last backup: npm run pennyplate -- restore FILE.',
      'If your data is in PostgreSQL, set DATABASE_URL.',
      'To start over with an empty database: npm run pennyplate -- migrate.',
    ].join(' '),
  )
}
