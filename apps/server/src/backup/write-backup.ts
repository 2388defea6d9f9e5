import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Db } from '../database/schema.ts'
import { VERSION } from '../version.ts'
import { BACKUP_VERSION, toPlainRow } from './backup-lines.ts'
import { tablesInOrder } from './table-order.ts'

const ROWS_AT_ONCE = 200
/** Photos are up to half a megabyte each, and a page of rows is one line in memory. */
const PHOTOS_AT_ONCE = 20

export const DRAFT = '.partial'

/** Writes a consistent snapshot of every row while servers keep running. */
export async function writeBackup(
  { db, engine }: Database,
  path: string,
  now: Date,
): Promise<Record<string, number>> {
  return db.connection().execute(async (connection) => {
    await sql
      .raw(engine === 'sqlite' ? 'begin deferred' : 'begin isolation level repeatable read read only')
      .execute(connection)
    try {
      return await writeRows(connection, engine, path, now)
    } finally {
      await sql.raw('rollback').execute(connection)
    }
  })
}

/** Writes every row as the open transaction sees it. The file appears complete or not at all. */
export async function writeRows(
  db: Db,
  engine: Database['engine'],
  path: string,
  now: Date,
  level: number = constants.Z_DEFAULT_COMPRESSION,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const draft = `${path}${DRAFT}`
  try {
    const lines = Readable.from(linesOf(db, engine, now, counts))
    // It contains password hashes and sessions, so only its owner may read it.
    await pipeline(lines, createGzip({ level }), createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, path)
    return counts
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* linesOf(db: Db, engine: Database['engine'], now: Date, counts: Record<string, number>) {
  const hash = createHash('sha256')
  const line = (content: unknown) => {
    // The line reader splits at these two characters, and JSON does not escape them.
    const text = `${JSON.stringify(content).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
    hash.update(text)
    return text
  }
  const { rows: migrations } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  )
  yield line({
    format: 'pennyplate-backup',
    version: BACKUP_VERSION,
    createdAt: now.toISOString(),
    writtenBy: VERSION,
    migrations: migrations.map(({ name }) => name),
  })
  for (const table of await tablesInOrder(db, engine)) {
    counts[table] = 0
    for await (const rows of pagesOf(db, engine, table)) {
      counts[table] += rows.length
      yield line({ table, rows: rows.map(toPlainRow) })
    }
  }
  yield `${JSON.stringify({ end: true, rows: counts, sha256: hash.digest('hex') })}\n`
}

/** Reads a table in pages by physical row position, so that a large table never has to fit in memory. */
export async function* pagesOf(db: Db, engine: Database['engine'], table: string) {
  const place = engine === 'sqlite' ? sql.raw('rowid') : sql.raw('ctid')
  const limit = table === 'recipe_photos' ? PHOTOS_AT_ONCE : ROWS_AT_ONCE
  let after: unknown = engine === 'sqlite' ? -1 : '(0,0)'
  for (;;) {
    const from = engine === 'sqlite' ? sql`${after}` : sql`${after}::tid`
    const { rows } = await sql<Record<string, unknown>>`
      select *, ${place} as place_on_disk from ${sql.table(table)}
      where ${place} > ${from} order by ${place} limit ${limit}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.place_on_disk
    yield rows.map(({ place_on_disk: _, ...row }) => row)
    if (rows.length < limit) return
  }
}
