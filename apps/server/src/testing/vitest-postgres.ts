import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { startPostgres } from './start-postgres.ts'

/** Starts one PostgreSQL server for the whole run. Every test that needs one creates its own database in it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres(project.config.env.TMPDIR)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const name = `migrated_${randomBytes(8).toString('hex')}`
  await client.query(`create database ${name}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  // Nobody may be connected to what is copied.
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  await migrate(database)
  await database.close()
  project.provide('postgresUrl', postgres.url)
  project.provide('migratedDatabase', name)
  return async () => {
    await client.query(`drop database ${name}`)
    await client.end()
    await postgres.stop()
  }
}
