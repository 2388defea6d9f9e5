import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow } from '../testing/folder-content.ts'
import { freshDatabase, type Where } from '../testing/fresh-database.ts'
import {
  bareEnvironment,
  type ServerProcess,
  signUpOver,
  startServerProcess,
} from '../testing/server-process.ts'

let place: Where
let file: string
const running: ServerProcess[] = []
beforeEach(async () => {
  place = await freshDatabase('sqlite')
  file = join(place.dataDir, 'pennyplate.sqlite')
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill('SIGKILL')
  await place.remove()
})

async function start() {
  const server = await startServerProcess(place)
  running.push(server)
  return server
}

const command = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../cli.ts', import.meta.url)), ...args],
    { env: { ...bareEnvironment(), DATA_DIR: place.dataDir }, encoding: 'utf8' },
  )
  return { status, said: `${stdout}${stderr}` }
}

const openToOthers = () =>
  filesBelow(place.dataDir)
    .map(({ path }) => path)
    .concat(place.dataDir)
    .filter((path) => statSync(path).mode & 0o077)

describe('the data folder', () => {
  it('and all its files are accessible only to their owner, even if an earlier version created them', async () => {
    const outbox = join(place.dataDir, 'outbox')
    const saved = join(place.dataDir, 'before-update')
    for (const folder of [outbox, saved]) mkdirSync(folder, { mode: 0o755 })
    chmodSync(place.dataDir, 0o755)
    for (const old of ['auth-secret', 'old.backup', 'outbox/old.eml', 'before-update/old.backup'])
      writeFileSync(join(place.dataDir, old), 'a secret of thirty-two characters', { mode: 0o644 })
    // Created the way earlier versions did.
    expect(command('migrate').status).toBe(0)
    chmodSync(file, 0o644)
    const server = await start()
    await signUpOver(server.url, 'sam@example.org')
    await expect.poll(() => filesBelow(outbox).some(({ bytes }) => bytes.includes('sam@'))).toBe(true)
    expect(command('backup', join(place.dataDir, 'new.backup')).status).toBe(0)
    expect(filesBelow(place.dataDir).map(({ path }) => path)).toContain(`${file}-wal`)
    expect(openToOthers()).toEqual([])
    for (const folder of [outbox, saved]) expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('is created with access for its owner only', async () => {
    const dataDir = join(place.dataDir, 'new')
    place = { ...place, dataDir }
    await start()
    expect(openToOthers()).toEqual([])
  })

  it('allows one server at a time; commands work beside it, and a killed server does not block the next', async () => {
    const first = await start()
    await expect(startServerProcess(place)).rejects.toThrow(
      `cannot start: another Pennyplate server uses ${place.dataDir}. Stop it`,
    )
    await signUpOver(first.url, 'sam@example.org')
    expect(command('user', 'list').said).toContain('sam@example.org')
    await first.kill('SIGKILL')
    const second = await start()
    expect((await fetch(`${second.url}/api/health/ready`)).status).toBe(200)
  })
})

describe('a database that is lost', () => {
  const LOST =
    /is (missing|empty), but its folder was used before. Nothing was changed..*restore your last backup/

  let used: Where
  beforeAll(async () => {
    used = await freshDatabase('sqlite')
    const server = await startServerProcess(used, { AUTH_SECRET: 'a secret given by the environment' })
    await signUpOver(server.url, 'sam@example.org')
    await server.kill('SIGTERM')
  })
  afterAll(() => used.remove())
  beforeEach(() => cpSync(used.dataDir, place.dataDir, { recursive: true, preserveTimestamps: true }))

  it.each([
    ['an empty file', () => truncateSync(file, 0)],
    ['no file', () => rmSync(file)],
    [
      'a file of an earlier version, now empty',
      () => {
        rmSync(join(place.dataDir, 'database-made'))
        writeFileSync(join(place.dataDir, 'auth-secret'), 'a secret of thirty-two characters')
        truncateSync(file, 0)
      },
    ],
  ])('stops the start: %s', async (_, lose) => {
    lose()
    const before = existsSync(file)
    await expect(startServerProcess(place)).rejects.toThrow(LOST)
    expect(existsSync(file)).toBe(before)
    expect(command('backup', join(place.dataDir, 'all.backup'))).toMatchObject({
      status: 1,
      said: expect.stringMatching(LOST),
    })
  })

  it('stops the start when the write-ahead log is missing and the file is empty', async () => {
    rmSync(file)
    // The state after a server was killed in its first minute and its write-ahead log was lost.
    const empty = spawnSync(process.execPath, [
      '-e',
      `const d = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)}); d.exec('pragma journal_mode = wal')`,
    ])
    expect(empty.status).toBe(0)
    await expect(startServerProcess(place)).rejects.toThrow(LOST)
  })

  it.each([0.3, 0.7])('stops the start when the file is truncated to %d of its length', async (share) => {
    truncateSync(file, Math.floor(statSync(file).size * share))
    const before = readFileSync(file)
    await expect(startServerProcess(place)).rejects.toThrow(/damaged. Nothing was changed/)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('stops the start when pages in its middle were overwritten', async () => {
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 8192, bytes.length - 4096)
    writeFileSync(file, bytes)
    await expect(startServerProcess(place)).rejects.toThrow(/damaged. Nothing was changed/)
  })

  it('is created again when the owner asks for it', async () => {
    truncateSync(file, 0)
    expect(command('migrate').status).toBe(0)
    const server = await start()
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  })
})

it('an interrupted first start can be repeated', async () => {
  writeFileSync(file, '')
  await start()
})
