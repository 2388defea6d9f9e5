export type DatabaseTrouble = 'full' | 'read-only' | 'damaged' | 'busy' | 'unreachable'

/** Result codes of SQLite (sqlite.org/rescode.html), of which the lowest byte names the kind. */
const SQLITE_TROUBLE: Readonly<Record<number, DatabaseTrouble>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'unreachable',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
}

/** Classes of SQLSTATE and codes of sockets: what went wrong is the database's state, not the question. */
const POSTGRES_TROUBLE: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^(08|57P|53)/, 'unreachable'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/, 'unreachable'],
]

/** Names the trouble a database is in, so that it is not taken for a fault of the program. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_TROUBLE[error.errcode & 0xff]
  const code = 'code' in error ? String(error.code) : ''
  const known = POSTGRES_TROUBLE.find(([pattern]) => pattern.test(code))
  if (known) return known[1]
  // The pool of the PostgreSQL client says these without a code.
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
    ? 'unreachable'
    : undefined
}
