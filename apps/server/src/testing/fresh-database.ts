import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { databaseFile, openDatabase } from '../database/open-database.ts'
import type { DatabaseKind } from '../database/schema.ts'

export const ENGINES: readonly DatabaseKind[] = ['sqlite', 'postgres']

export type Where = { dataDir: string; databaseUrl: string | undefined; remove: () => Promise<void> }

/** A new data folder and, for PostgreSQL, a new database. `remove` deletes both. */
export async function freshDatabase(engine: DatabaseKind): Promise<Where> {
  return engine === 'sqlite' ? folder() : database()
}

/** The same with all tables: a copy, because the migrations take longer than most tests. */
export async function migratedDatabase(engine: DatabaseKind): Promise<Where> {
  if (engine === 'postgres') return database(inject('migratedDatabase'))
  const place = folder()
  migratedFile ??= readMigratedFile()
  writeFileSync(databaseFile(place.dataDir), await migratedFile, { mode: 0o600 })
  return place
}

let migratedFile: Promise<Buffer> | undefined

async function readMigratedFile(): Promise<Buffer> {
  const place = folder()
  const opened = await openDatabase(place)
  await migrate(opened)
  await opened.close()
  const bytes = readFileSync(databaseFile(place.dataDir))
  await place.remove()
  return bytes
}

function folder(): Where {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-test-'))
  return {
    dataDir,
    databaseUrl: undefined,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function database(template = 'template1'): Promise<Where> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const { dataDir, remove } = folder()
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await runOn(server, `drop database if exists ${name} with (force)`)
      await remove()
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
    /** The name of a database that has all tables and nothing in them. */
    migratedDatabase: string
  }
}
