import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getMigrations } from 'better-auth/db/migration'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { ENGINES, freshDatabase, type Where } from '../testing/fresh-database.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'

const EVERY_MIGRATION = [
  '0001-accounts',
  '0002-documents',
  '0003-deleted-accounts',
  '0004-shares',
  '0005-barcodes',
  '0006-ai-runs',
  '0007-ai-calls',
  '0008-receipt-aliases',
  '0009-payments',
  '0010-notices',
  '0011-sandbox-provider',
  '0012-document-writes',
  '0013-account-proofs',
  '0014-clock',
  '0015-ai-run-leases',
  '0016-households',
  '0017-weeks',
  '0018-taste-events',
  '0019-own-recipes',
  '0020-recipe-imports',
  '0022-dish-photos',
  '0027-plan-queue',
  '0028-own-readings',
  '0029-week-summaries',
  '0030-stored-sizes',
  '0031-own-recipe-writes',
  '0032-shown-weeks',
  '0033-sum-weeks-again',
]

const run = promisify(execFile)

async function migrateInItsOwnProcess({ dataDir, databaseUrl }: Where): Promise<string[]> {
  const script = fileURLToPath(new URL('../testing/migrate-once.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const { stdout } = await run(process.execPath, [script], { env })
  return JSON.parse(stdout)
}

describe.each(ENGINES)('migrations with %s', (engine) => {
  const open: Database[] = []
  let place: Where
  const connect = async () => {
    const database = await openDatabase(place)
    open.push(database)
    return database
  }
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close()
    await place.remove()
  })

  it('run once, however often the server starts', async () => {
    place = await freshDatabase(engine)
    expect((await migrate(await connect())).applied).toEqual(EVERY_MIGRATION)
    expect((await migrate(await connect())).applied).toEqual([])
  })

  it('run once when several servers start together', async () => {
    place = await freshDatabase(engine)
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => migrateInItsOwnProcess(place)))
    expect(outcomes.flat()).toEqual(EVERY_MIGRATION)
  })

  it('refuse a database from a newer version and leave it unchanged', async () => {
    place = await freshDatabase(engine)
    const database = await connect()
    await migrate(database)
    await sql`insert into migrations (name) values ('9999-from-the-future')`.execute(database.db)
    await expect(migrate(database)).rejects.toThrow(/newer Pennyplate.*9999-from-the-future/)
  })

  it('end the start of an older server with a sentence that says what to do', {
    timeout: 30_000,
  }, async () => {
    place = await freshDatabase(engine)
    const database = await connect()
    await migrate(database)
    await sql`insert into migrations (name) values ('9999-from-the-future')`.execute(database.db)
    await expect(startServerProcess(place)).rejects.toThrow(
      'the server ended with 1: Pennyplate cannot start: The database was written by a newer Pennyplate (it has 9999-from-the-future). Update this server first.\n',
    )
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.db)
    expect(rows).toHaveLength(EVERY_MIGRATION.length + 1)
  })

  it('create every table and column Better Auth needs', async () => {
    place = await freshDatabase(engine)
    const database = await connect()
    await migrate(database)
    const plan = await getMigrations({
      database: { db: database.db, type: engine },
      secret: 'a secret that only the tests know, long enough',
      emailAndPassword: { enabled: true },
    })
    expect({ created: plan.toBeCreated, added: plan.toBeAdded, indexes: plan.toBeAddedIndexes }).toEqual({
      created: [],
      added: [],
      indexes: [],
    })
  })
})
