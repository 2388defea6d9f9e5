import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { EmbeddedPostgres } from './embedded-postgres.ts'

export type TestPostgres = { url: string; stop: () => Promise<void> }

/** A real PostgreSQL server for the tests: the one in TEST_DATABASE_URL, or one from the npm package. */
export async function startPostgres(folder = tmpdir()): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const databaseDir = await mkdtemp(join(folder, 'pennyplate-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; then the package creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_wal_size=256MB',
      `search_path=public,${CLOCK_SCHEMA},pg_catalog`,
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const url = (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
  // Databases that are made later are copies of the template.
  for (const database of ['postgres', 'template1']) await shiftClock(url(database))
  return {
    url: url('postgres'),
    async stop() {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

const CLOCK_SCHEMA = 'test_clock'

/** Servers refuse to work with a database whose clock is not theirs, so it has the clock of the tests, too. */
async function shiftClock(databaseUrl: string): Promise<void> {
  const shiftMs = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create schema ${CLOCK_SCHEMA};
    create function ${CLOCK_SCHEMA}.clock_timestamp() returns timestamptz language sql volatile as
      $$ select pg_catalog.clock_timestamp() + interval '${shiftMs} milliseconds' $$`)
  await client.end()
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
