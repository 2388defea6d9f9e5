import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Compilable<Row> = { compile: () => CompiledQuery<Row> }

/**
 * Writing a query's text anew costs more than SQLite needs to run it, and every request of the API runs the same two. A
 * prepared one is written once for each connection, with stand-ins for its parameters in the order they appear.
 */
export function prepareQuery<Row, Names extends string>(
  names: readonly Names[],
  build: (db: Kysely<Schema>, parameter: Record<Names, string>) => Compilable<Row>,
) {
  const compiled = new WeakMap<Kysely<Schema>, CompiledQuery<Row>>()
  const byName: Record<string, string> = Object.fromEntries(names.map((name) => [name, name]))
  // Object.fromEntries forgets that these are exactly the names it was given.
  const standIns = byName as Record<Names, string>
  return async (db: Kysely<Schema>, values: Record<Names, string>): Promise<Row | undefined> => {
    let query = compiled.get(db)
    if (!query) {
      query = build(db, standIns).compile()
      compiled.set(db, query)
    }
    const parameters = query.parameters.map((parameter) =>
      names.some((name) => name === parameter) ? values[parameter as Names] : parameter,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows[0]
  }
}
