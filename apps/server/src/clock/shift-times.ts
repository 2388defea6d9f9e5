import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { sql } from 'kysely'
import type { DatabaseKind, Schema, Trx } from '../database/schema.ts'

type Columns = { readonly [T in keyof Schema]?: readonly (keyof Schema[T] & string)[] }

/** Times that Better Auth writes: timestamps in PostgreSQL, text in SQLite. */
const AUTH_TIME_COLUMNS: Columns = { session: ['createdAt', 'expiresAt'], verification: ['expiresAt'] }

/** Times that we write, as text. */
const TEXT_TIME_COLUMNS: Columns = {
  shares: ['expires_at'],
  barcode_cache: ['expires_at'],
  notices: ['try_at'],
  // Customers to delete at the payment provider.
  gateway_farewells: ['try_at'],
  leases: ['expires_at'],
  subscriptions: ['settled_at'],
  ai_runs: ['started_at', 'lease_until', 'wanted_until'],
  email_changes: ['expires_at'],
}

const DAY_COLUMNS: Columns = { account_activity: ['last_active_on'] }

/** Shifts the stored times that elapsed or remaining time is measured from by the clock's jump, so that the time left stays the same. */
export async function shiftTimes(trx: Trx, engine: DatabaseKind, ms: number): Promise<void> {
  const seconds = ms / 1000
  // Rounded up, so that no account looks inactive for longer than it was.
  const days = Math.ceil(ms / DAY_MS)
  const isSqlite = engine === 'sqlite'
  const text = (column: string) =>
    isSqlite
      ? sql`coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${`${seconds} seconds`}), ${sql.ref(column)})`
      : sql`to_char((${sql.ref(column)}::timestamptz + make_interval(secs => ${seconds})) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const moment = (column: string) =>
    isSqlite ? text(column) : sql`${sql.ref(column)} + make_interval(secs => ${seconds})`
  const day = (column: string) =>
    isSqlite
      ? sql`date(${sql.ref(column)}, ${`${days} days`})`
      : sql`to_char(${sql.ref(column)}::date + ${days}::int, 'YYYY-MM-DD')`
  // Skip empty text: it means due now, or no lease.
  for (const [columns, shifted] of [
    [AUTH_TIME_COLUMNS, moment],
    [TEXT_TIME_COLUMNS, text],
    [DAY_COLUMNS, day],
  ] as const)
    for (const [table, names] of Object.entries(columns))
      for (const name of names)
        await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${shifted(name)}
          where ${columns === AUTH_TIME_COLUMNS ? sql`true` : sql`${sql.ref(name)} <> ''`}`.execute(trx)
}
