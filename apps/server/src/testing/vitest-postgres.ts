import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

/** Starts one PostgreSQL server for the whole run. Every test that needs one creates its own database in it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
