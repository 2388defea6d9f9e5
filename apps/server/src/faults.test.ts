import { promises, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'
import { freshDatabase, type Where } from './testing/fresh-database.ts'
import { startServerProcess } from './testing/server-process.ts'
import { freePort } from './testing/start-postgres.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer | undefined
const places: Where[] = []
const wires: Wire[] = []
afterEach(async () => {
  await server?.close()
  server = undefined
  for (const wire of wires.splice(0)) await wire.cut()
  for (const place of places.splice(0)) await place.remove()
})

const pantryOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `item-${i}`,
    name: `Rice number ${i} ${'x'.repeat(80)}`,
    quantity: '1 bag',
    category: 'Grains',
  }))

describe('a full disk', () => {
  it('refuses a save, keeps what was stored, and accepts it once there is room', async () => {
    server = await startTestServer()
    const sam = await signUp(server)
    const { db } = server.deps.database
    expect((await sam.post(sam.kv('pantry'), { value: pantryOf(1) })).status).toBe(200)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db)

    expect((await sam.get('/api/health/ready')).json).toEqual({
      error: 'unavailable',
      status: 'disk of the database full',
    })
    const refused = await sam.post(sam.kv('pantry'), { value: pantryOf(400) })
    expect(refused).toMatchObject({ status: 503, json: { error: 'unavailable' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(server.logLines.join('')).toContain('"trouble":"full"')
    expect((await sam.get(sam.kv('pantry'))).json.value).toHaveLength(1)

    await sql`pragma max_page_count = 1000000`.execute(db)
    expect((await sam.post(sam.kv('pantry'), { value: pantryOf(400) })).json).toMatchObject({ revision: 2 })
    expect((await sam.get('/api/health/ready')).status).toBe(200)
  })
})

it('a disk without room for a save makes the server not ready; reading still works', async () => {
  server = await startTestServer()
  const sam = await signUp(server)
  await sam.post(sam.kv('pantry'), { value: pantryOf(1) })
  // The values of a disk that is really full.
  const full = vi.spyOn(promises, 'statfs')
  full.mockResolvedValue({ ...(await promises.statfs('.')), bavail: 12 })
  expect((await sam.get('/api/health/ready')).json.status).toBe('disk of the database full')
  full.mockRestore()
  expect((await sam.get('/api/health/ready')).status).toBe(200)

  const { db } = server.deps.database
  await sql`pragma query_only = on`.execute(db)
  // The first request of a new day also records that the account is in use.
  server.advance(86_400_000)
  expect((await sam.get(sam.kv('pantry'))).json.value).toHaveLength(1)
  expect(server.logLines.join('')).toContain('activity could not be recorded')
  await sql`pragma query_only = off`.execute(db)
})

describe('a database file that is damaged under a running server', () => {
  it.each([
    ['overwritten in its middle', (file: string) => overwrite(file, 0x5a, 8192)],
    ['cut short', (file: string) => truncateSync(file, 8192)],
    ['emptied', (file: string) => truncateSync(file, 0)],
    ['deleted', (file: string) => rmSync(file)],
  ])('makes it not ready: %s', async (_, damage) => {
    const place = await freshDatabase('sqlite')
    places.push(place)
    server = await startTestServer({ where: place })
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: pantryOf(400) })
    expect((await sam.get('/api/health/ready')).status).toBe(200)
    await server.deps.database.truncateLog()
    damage(join(place.dataDir, 'pennyplate.sqlite'))
    server.advance(600_000)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000)
    await expect
      .poll(async () => (await sam.get('/api/health/ready')).json, { timeout: 20_000 })
      .toMatchObject({ error: 'unavailable' })
    expect((await sam.get('/api/health/live')).status).toBe(200)
  })

  it('is checked once for many simultaneous requests', async () => {
    server = await startTestServer()
    const { db } = server.deps.database
    const changes = async () =>
      (await sql<{ count: number }>`select total_changes() as count`.execute(db)).rows[0]?.count ?? 0
    const { visitor } = server
    const costOfAsking = async () => {
      const before = await changes()
      await visitor().get('/api/health/ready')
      return (await changes()) - before
    }
    await expect.poll(costOfAsking, { timeout: 20_000 }).toBe(0)
    const before = await changes()
    for (let i = 0; i < 50; i++) expect((await server.visitor().get('/api/health/ready')).status).toBe(200)
    expect(await changes()).toBe(before)
  })
})

describe('a clock that is set back', () => {
  it('loses no save and signs nobody out', async () => {
    server = await startTestServer()
    const sam = await signUp(server)
    await sam.post(sam.kv('pantry'), { value: pantryOf(1) })
    for (let i = 0; i < 12; i++)
      await server.visitor().post('/api/auth/sign-in/email', { email: 'sam@example.org', password: 'guess' })
    server.setClock(-26 * 3_600_000)
    expect((await sam.post(sam.kv('pantry'), { value: pantryOf(2), baseRevision: 1 })).json).toMatchObject({
      revision: 2,
    })
    const again = await server
      .visitor()
      .post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    expect(again.status).toBe(200)
  })
})

describe('a database that is unreachable', () => {
  it('is reported until it is back; then everything works again by itself', async () => {
    const place = await freshDatabase('postgres')
    places.push(place)
    const wire = await wireTo(new URL(place.databaseUrl ?? ''))
    const throughWire = new URL(place.databaseUrl ?? '')
    throughWire.port = String(wire.port)
    throughWire.hostname = '127.0.0.1'
    server = await startTestServer({ engine: 'postgres', where: { ...place, databaseUrl: throughWire.href } })
    const sam = await signUp(server)
    expect((await sam.post(sam.kv('pantry'), { value: pantryOf(1) })).status).toBe(200)

    await wire.cut()
    expect((await sam.post(sam.kv('pantry'), { value: [] })).status).toBe(503)
    expect((await sam.get('/api/health/ready')).status).toBe(503)
    expect((await sam.get('/api/health/live')).status).toBe(200)

    await wire.mend()
    await expect.poll(async () => (await sam.get('/api/health/ready')).status, { timeout: 20_000 }).toBe(200)
    expect((await sam.get(sam.kv('pantry'))).json.value).toHaveLength(1)
  })
})

describe('an idle connection of a proxy', () => {
  it('is kept open longer by the server than by any proxy', async () => {
    const place = await freshDatabase('sqlite')
    places.push(place)
    const running = await startServerProcess(place)
    const kept = (await fetch(`${running.url}/api/health/live`)).headers.get('keep-alive')
    await running.kill('SIGKILL')
    expect(Number(/^timeout=(\d+)$/.exec(kept ?? '')?.[1])).toBeGreaterThan(120)
  })
})

describe('a start that fails', () => {
  it('leaves a damaged database as it is and says what to do', async () => {
    const place = await freshDatabase('sqlite')
    places.push(place)
    const file = join(place.dataDir, 'pennyplate.sqlite')
    const garbage = Buffer.alloc(16_384, 'not a database ')
    writeFileSync(file, garbage)
    await expect(startServerProcess(place)).rejects.toThrow(
      /damaged. Nothing was changed.*restore your last backup/,
    )
    expect(readFileSync(file).equals(garbage)).toBe(true)
  })

  it('names a data folder that cannot be written', async () => {
    const place = await freshDatabase('sqlite')
    places.push(place)
    const file = join(place.dataDir, 'a-file')
    writeFileSync(file, '')
    const dataDir = join(file, 'data')
    await expect(startServerProcess({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      `cannot start: ${dataDir} cannot be written`,
    )
  })

  it.each([
    ['a full disk', Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 'the disk is full'],
    ['a database on a full disk', sqliteError(13), 'the disk with /data is full'],
    ['a database that may only be read', sqliteError(8), '/data cannot be written'],
    ['a database that may not be opened', sqliteError(14), '/data/pennyplate.sqlite cannot be opened'],
    ['a database that another program holds', sqliteError(5), 'keeps /data/pennyplate.sqlite locked'],
    [
      'a folder in a place that may only be read',
      Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'mkdir' }),
      '/data cannot be written',
    ],
  ])('explains %s', (_, error, words) => {
    expect(explainStartFailure(error, { port: 3000, dataDir: '/data', databaseUrl: undefined })).toContain(
      words,
    )
  })

  it('names a database server that cannot be reached', async () => {
    const place = await freshDatabase('sqlite')
    places.push(place)
    const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`
    await expect(startServerProcess({ ...place, databaseUrl })).rejects.toThrow(
      'the database in DATABASE_URL does not answer',
    )
  })
})

function overwrite(file: string, byte: number, from: number): void {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(byte, from))
}

/** An error as node:sqlite throws it for a SQLite result code. */
function sqliteError(errcode: number): Error {
  return Object.assign(new Error('from SQLite'), { code: 'ERR_SQLITE_ERROR', errcode })
}

type Wire = { port: number; cut: () => Promise<void>; mend: () => Promise<void> }

/** A TCP proxy in front of the database that can be cut. */
async function wireTo(target: URL): Promise<Wire> {
  const port = await freePort()
  const open = new Set<Socket>()
  let listener: Server | undefined
  const mend = async () => {
    listener = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const socket of [near, far]) {
        open.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          open.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((resolve) => listener?.listen(port, '127.0.0.1', resolve))
  }
  const cut = async () => {
    const closing = listener
    listener = undefined
    for (const socket of open) socket.destroy()
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
  }
  await mend()
  const wire = { port, cut, mend }
  wires.push(wire)
  return wire
}
