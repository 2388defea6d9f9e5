import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBackup } from '../backup/read-backup.ts'
import { replaceByBackup } from '../backup/restore-backup.ts'
import { migrations } from '../database/migrations/migrations.ts'
import { openDatabase } from '../database/open-database.ts'
import { ENGINES, freshDatabase, type Where } from '../testing/fresh-database.ts'
import { everyRow, fillOldDatabase } from '../testing/old-database.ts'
import { bareEnvironment, type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { VERSION } from '../version.ts'

const SCRIPT = fileURLToPath(new URL('../testing/update-once.ts', import.meta.url))

const children: ChildProcess[] = []

function updateInItsOwnProcess({ dataDir, databaseUrl }: Where, step = ''): ChildProcess {
  const env = { ...bareEnvironment(), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', STOP_AT: step }
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function outputOf(child: ChildProcess): Promise<string> {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(child, 'close')
  return said
}

async function stopAt(place: Where, step: string): Promise<ChildProcess> {
  const child = updateInItsOwnProcess(place, step)
  if (!child.stdout) throw new Error('its output is piped')
  const [chunk] = await once(child.stdout, 'data')
  expect(String(chunk)).toBe('stopped\n')
  return child
}

describe.each(ENGINES)('an update with %s', (engine) => {
  let place: Where
  let old: Record<string, string[]>
  beforeEach(async () => {
    place = await freshDatabase(engine)
    await fillOldDatabase(place)
    old = await everyRow(place)
  })
  afterEach(async () => {
    for (const server of running.splice(0)) await server.kill('SIGKILL')
    for (const child of children.splice(0)) await kill(child)
    await place.remove()
  })
  const running: ServerProcess[] = []
  async function start(): Promise<ServerProcess> {
    const server = await startServerProcess(place)
    running.push(server)
    return server
  }
  const folder = () => join(place.dataDir, 'before-update')
  const saved = () => (existsSync(folder()) ? readdirSync(folder()) : [])

  it.each([
    ['saving', 'old'],
    ['migrating', 'old'],
    ['checking', 'old'],
    ['committed', 'new'],
  ])(
    'that is killed while %s leaves a wholly %s database, and the next start succeeds',
    async (step, state) => {
      await kill(await stopAt(place, step))
      if (step === 'saving') expect(saved()).toEqual([expect.stringMatching(/\.backup\.partial$/)])
      const left = await everyRow(place)
      if (state === 'old') expect(left).toEqual(old)
      else expect(left.migrations).toHaveLength(migrations.length)

      const server = await start()
      expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
      expect(server.said().includes('Updating your data')).toBe(state === 'old')
      await server.kill('SIGTERM')
      expect((await everyRow(place)).migrations).toHaveLength(migrations.length)
      expect(saved().length).toBeGreaterThan(0)
      for (const name of saved())
        expect((await checkBackup(join(folder(), name))).migrations).toHaveLength(old.migrations?.length ?? 0)
    },
  )

  it('keeps others from writing until it is done, while they go on reading', async () => {
    await stopAt(place, 'saving')
    const { db, close } = await openDatabase(place)
    const write = db.connection().execute(async (connection) => {
      const waitShortly = engine === 'sqlite' ? 'pragma busy_timeout = 1' : `set lock_timeout = '50ms'`
      await sql.raw(waitShortly).execute(connection)
      await sql`update "user" set name = 'Kim'`.execute(connection)
    })
    await expect(write).rejects.toThrow(engine === 'sqlite' ? /locked/ : /lock timeout/)
    const { rows } = await sql<{ name: string }>`select name from "user"`.execute(db)
    expect(rows).toEqual([{ name: 'Sam' }, { name: 'Sam' }])
    await close()
  })

  it('leaves saved data to the scheduled work, which deletes it', async () => {
    const path = join(folder(), 'before-0.1.0-2026-01-01T10-00-00Z.backup')
    await outputOf(updateInItsOwnProcess(place))
    writeFileSync(path, '')
    const server = await start()
    await expect.poll(() => existsSync(path), { timeout: 20_000 }).toBe(false)
    expect(saved()).toHaveLength(1)
    await server.kill('SIGTERM')
  })

  it('is done once by one of several that start together, which saves the data', async () => {
    const outputs = await Promise.all(Array.from({ length: 4 }, () => outputOf(updateInItsOwnProcess(place))))
    const applied = outputs.map((output): string[] => JSON.parse(output))
    expect(applied.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
      0,
      0,
      0,
      migrations.length - (old.migrations?.length ?? 0),
    ])
    expect(saved()).toHaveLength(1)
  })

  it('that is followed by a start that fails is taken back, or says how', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const failure = await startServerProcess(place, { PORT: port }).catch(({ message }: Error) => message)
    other.close()
    const [snapshot = ''] = saved()
    const path = join(folder(), snapshot)
    const taken = `Pennyplate cannot start: port ${port} is taken. Stop what uses it, or set PORT to another.`
    if (engine === 'sqlite')
      expect(failure).toContain(
        `${taken} The update to ${VERSION} was undone: your data is as it was before, and the version you used before still starts.\n`,
      )
    else {
      expect(failure).toContain(
        `${taken} Your data is already updated to ${VERSION}. To go back, stop all servers and run this with the version you used before: npm run pennyplate -- restore ${path} --replace\n`,
      )
      const database = await openDatabase(place)
      const head = await checkBackup(path)
      await database.db.transaction().execute((trx) => replaceByBackup(trx, engine, path, head))
      await database.close()
    }
    expect(await everyRow(place)).toEqual(old)
    const server = await start()
    await server.kill('SIGTERM')
    expect((await everyRow(place)).migrations).toHaveLength(migrations.length)
  })
})
