import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, databaseFile } from '../database/open-database.ts'

const madeMark = (dataDir: string) => join(dataDir, 'database-made')

/** Marks the folder, so that a missing or empty database counts as lost and not as a first start. */
export function markDatabaseMade(dataDir: string): void {
  const mark = madeMark(dataDir)
  if (!existsSync(mark)) writeFileSync(mark, 'This folder holds a Pennyplate database.\n', { mode: 0o600 })
}

/** Call before opening the database: opening an empty file deletes its write-ahead log, which may hold all data. */
export function refuseLostDatabase(dataDir: string): void {
  const file = databaseFile(dataDir)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (!size && heldDatabase(dataDir)) throw lost(file, size === undefined ? 'missing' : 'empty')
}

/** Refuses a valid file without data, as after its write-ahead log was deleted. */
export async function refuseEmptyDatabase({ db }: Database, dataDir: string): Promise<void> {
  if (!heldDatabase(dataDir)) return
  const { rows } = await sql`select 1 from sqlite_master where name = 'migrations'`.execute(db)
  if (rows.length === 0) throw lost(databaseFile(dataDir), 'empty')
}

/** Folders of earlier versions have no mark, but they have the secret, which is created after the database. */
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
