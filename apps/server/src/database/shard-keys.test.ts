import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** What a cluster sharded by household keeps on one node or copies to each: docs/scale.md says why. */
const NOT_BY_HOUSEHOLD = [
  ...['account', 'account_activity', 'deleted_accounts', 'email_changes', 'owner_codes', 'session'],
  ...['user', 'user_metadata', 'verification'],
  ...['barcode_cache', 'clock', 'leases', 'migrations', 'rate_limits'],
  ...['gateway_events', 'gateway_farewells'],
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: 'postgres' })
})
afterAll(() => server.close())
const all = async <T>(query: RawBuilder<T>) => (await query.execute(server.deps.database.db)).rows

async function tablesByHousehold(): Promise<{ name: string; key: string }[]> {
  const tables = await server.deps.database.db.introspection.getTables()
  return tables.flatMap(({ name, columns }) => {
    if (name === 'households') return [{ name, key: 'id' }]
    return columns.some((column) => column.name === 'household_id') ? [{ name, key: 'household_id' }] : []
  })
}

it('every table is split by household, or is listed', async () => {
  const tables = (await server.deps.database.db.introspection.getTables()).map(({ name }) => name)
  const split = new Set((await tablesByHousehold()).map(({ name }) => name))
  expect(tables.filter((name) => !split.has(name)).toSorted()).toEqual(NOT_BY_HOUSEHOLD.toSorted())
})

it('PostgreSQL itself can split each of them by household, with its keys and unique indexes', async () => {
  for (const { name, key } of await tablesByHousehold())
    await all(sql`create table ${sql.id(`split_${name}`)}
      (like ${sql.id(name)} including defaults including indexes) partition by hash (${sql.id(key)})`)
})

it('no row of a household refers to a row of another one', async () => {
  const keys = await all(sql<{ table: string; parent: string; rule: string }>`
    select conrelid::regclass::text as table, confrelid::regclass::text as parent, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f'`)
  const split = new Set((await tablesByHousehold()).map(({ name }) => name))
  const outward = keys.filter(
    ({ table, rule }) => split.has(table) && !/^FOREIGN KEY \(household_id[,)]/.test(rule),
  )
  // Who is meant, by name. Accounts are on every node, or these references are dropped: see docs/scale.md.
  const toAccounts = ['household_members', 'notices', 'taste_corrections', 'taste_events']
  expect(outward.map(({ table, parent }) => `${table} -> ${parent}`).toSorted()).toEqual(
    [...toAccounts.map((table) => `${table} -> "user"`), 'shown_weeks -> session'].toSorted(),
  )
})
