export type DatabaseTrouble = 'full' | 'read-only' | 'damaged' | 'busy' | 'unreachable'

/** SQLite result codes (sqlite.org/rescode.html); the lowest byte is the primary code. */
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

/** SQLSTATE classes that mean the database is unavailable, not that the query is wrong. */
const POSTGRES_TROUBLE: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^(08|57P|53)/, 'unreachable'],
]
/** Of its socket. A request that broke off has the same code, but no call of the system. */
const SOCKET_TROUBLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/

/** Classifies errors of the database itself; undefined for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_TROUBLE[error.errcode & 0xff]
  const code = 'code' in error ? String(error.code) : ''
  const known = POSTGRES_TROUBLE.find(([pattern]) => pattern.test(code))
  if (known) return known[1]
  if ('syscall' in error && SOCKET_TROUBLE.test(code)) return 'unreachable'
  // The PostgreSQL pool throws these without a code.
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
    ? 'unreachable'
    : undefined
}

const SQLITE_FOREIGN_KEY = 787
const POSTGRES_FOREIGN_KEY = '23503'

/** What a row belongs to, such as its household, does not exist any more. */
export function isOrphaned(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return error.errcode === SQLITE_FOREIGN_KEY
  return 'code' in error && error.code === POSTGRES_FOREIGN_KEY
}
