import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseKind } from '../database/schema.ts'

export const ENGINES: readonly DatabaseKind[] = ['sqlite', 'postgres']

export type Where = { dataDir: string; databaseUrl: string | undefined; remove: () => Promise<void> }

/** A new data folder and, for PostgreSQL, a new database. `remove` deletes both. */
export async function freshDatabase(engine: DatabaseKind): Promise<Where> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-test-'))
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeFolder }
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await runOn(server, `drop database if exists ${name} with (force)`)
      await removeFolder()
    },
  }
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}
