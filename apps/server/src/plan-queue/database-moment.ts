import { type RawBuilder, sql } from 'kysely'

/** A moment by the clock of PostgreSQL, as ISO text: servers whose clocks differ agree on when a lease ends. */
export function databaseMoment(inMs = 0): RawBuilder<string> {
  return sql<string>`to_char((clock_timestamp() + make_interval(secs => ${inMs / 1000})) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
