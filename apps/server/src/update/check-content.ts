import { sql } from 'kysely'
import { pagesOf } from '../backup/write-backup.ts'
import type { DatabaseKind, Trx } from '../database/schema.ts'
import { parseJson } from '../json.ts'
import { readStoredWeek } from '../weeks/read-stored-week.ts'
import { IN_WEEKS, isViewKey } from '../weeks/view-keys.ts'

type StoredRow = Readonly<Record<string, unknown>>

/** What a database holds, in numbers that a migration must not lower. */
export type Content = {
  rows: Record<string, number>
  /** Of the tables below: how many of their rows hold something that this version can read. */
  readable: Record<string, number>
  /** Rows that reference one that is missing. */
  dangling: number
}

/** The message is shown to whoever starts the server, so it holds no stored value. */
export class ContentFault extends Error {}

/** Throws unless the row can be read; false if it holds nothing. The columns are read before and after a migration. */
const READERS: Readonly<Record<string, (row: StoredRow) => boolean>> = {
  documents: ({ key, value }) => (value === IN_WEEKS && isViewKey(String(key))) || holdsJson(value),
  own_recipes: ({ value }) => holdsJson(value),
  weeks: (row) => {
    const part = (name: string) => textIn(row[name])
    const week = { plan: part('plan'), shoppingList: part('shopping_list'), accepted: part('accepted') }
    readStoredWeek({ weekStart: String(row.week_start), ...week })
    return true
  },
}

export function noContent(): Content {
  return { rows: {}, readable: {}, dangling: 0 }
}

export function addRows({ rows, readable }: Content, table: string, more: readonly StoredRow[]): void {
  rows[table] = (rows[table] ?? 0) + more.length
  const reader = READERS[table]
  if (reader) readable[table] = (readable[table] ?? 0) + more.filter((row) => canRead(reader, row)).length
}

/** Compares what the open transaction sees with what was there before its migrations, which may lose rows of some tables. */
export async function refuseLosses(
  trx: Trx,
  engine: DatabaseKind,
  before: Content,
  mayLose: ReadonlySet<string>,
): Promise<void> {
  const present = new Set((await trx.introspection.getTables()).map(({ name }) => name))
  const guarded = Object.keys(before.rows).filter((table) => !mayLose.has(table))
  for (const table of guarded) {
    const lost = (before.rows[table] ?? 0) - (present.has(table) ? await countRows(trx, table) : 0)
    if (lost > 0) throw new ContentFault(`the table ${table} would lose rows: ${lost}`)
  }
  for (const table of guarded.filter((name) => name in READERS)) {
    const after = noContent()
    for await (const page of pagesOf(trx, engine, table)) addRows(after, table, page)
    const lost = (before.readable[table] ?? 0) - (after.readable[table] ?? 0)
    if (lost > 0) throw new ContentFault(`rows of ${table} could not be read any more: ${lost}`)
  }
  if (engine === 'postgres') return
  const dangling = (await countDangling(trx, engine)) - before.dangling
  if (dangling > 0) throw new ContentFault(`rows would reference others that are missing: ${dangling}`)
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(trx)
  if (rows[0]?.quick_check !== 'ok') throw new ContentFault('the database file would be damaged')
}

/** PostgreSQL never has any. */
export async function countDangling(trx: Trx, engine: DatabaseKind): Promise<number> {
  if (engine === 'postgres') return 0
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from pragma_foreign_key_check`.execute(trx)
  return rows[0]?.count ?? 0
}

async function countRows(trx: Trx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    trx,
  )
  return Number(rows[0]?.count ?? 0)
}

function canRead(reader: (row: StoredRow) => boolean, row: StoredRow): boolean {
  try {
    return reader(row)
  } catch {
    return false
  }
}

function holdsJson(value: unknown): boolean {
  const text = textIn(value)
  return text !== null && parseJson(text) !== undefined
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
