import type { DatabaseConnection, Dialect } from 'kysely'

/** PostgreSQL cannot store text with a zero byte, and SQLite truncates it in places, so we refuse it as invalid input. */
export class ZeroByteError extends Error {
  constructor() {
    super('text must not hold a zero byte')
  }
}

/** Wraps a dialect so that every parameter is checked before it reaches the database. */
export function refusingZeroBytes(dialect: Dialect): Dialect {
  const guarded = new WeakSet<DatabaseConnection>()
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      driver.acquireConnection = async (...given) => {
        const connection = await acquire(...given)
        if (!guarded.has(connection)) guard(connection)
        guarded.add(connection)
        return connection
      }
      return driver
    },
  }
}

function guard(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, ...rest) => {
    if (query.parameters.some((value) => typeof value === 'string' && value.includes('\0')))
      throw new ZeroByteError()
    return execute(query, ...rest)
  }
}
