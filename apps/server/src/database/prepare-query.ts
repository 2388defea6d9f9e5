import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Compilable<Row> = { compile: () => CompiledQuery<Row> }

/**
 * Compiles a query once per connection, with placeholders for its parameters in order of appearance. Compiling costs more
 * than SQLite needs to run it, and every API request runs the same two queries.
 */
export function prepareQuery<Row, Names extends string>(
  names: readonly Names[],
  build: (db: Kysely<Schema>, parameter: Record<Names, string>) => Compilable<Row>,
) {
  const compiled = new WeakMap<Kysely<Schema>, CompiledQuery<Row>>()
  const byName: Record<string, string> = Object.fromEntries(names.map((name) => [name, name]))
  // Object.fromEntries loses the type of the names.
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
