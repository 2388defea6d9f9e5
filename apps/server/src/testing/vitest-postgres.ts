import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

/** One PostgreSQL for the whole run; every test that needs one makes its own database in it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
