import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBackup } from '../backup/read-backup.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { ENGINES, freshDatabase, type Where } from '../testing/fresh-database.ts'
import { everyRow, fillOldDatabase } from '../testing/old-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../testing/test-server.ts'
import { dataCommand } from './data-commands.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const PANTRY = [{ id: 'a', name: 'Line\u2028break rice', quantity: '2 bags', category: 'Grains' }]

const weekOf = (dinner: string, weekStartDate: string) => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: dinner } } })),
})

const places: Where[] = []
const servers: TestServer[] = []
async function closeAll() {
  for (const server of servers.splice(0)) await server.close()
}
afterEach(async () => {
  await closeAll()
  for (const place of places.splice(0)) await place.remove()
})

async function freshPlace(engine: (typeof ENGINES)[number]): Promise<Where> {
  const place = await freshDatabase(engine)
  places.push(place)
  return place
}

async function start(where: Where): Promise<TestServer> {
  const server = await startTestServer({ engine: where.databaseUrl ? 'postgres' : 'sqlite', where })
  servers.push(server)
  return server
}

async function command(place: Where, ...args: string[]) {
  const outcome = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' })
  if (!outcome.ok) throw new Error(outcome.problems.join())
  return dataCommand(outcome.config, args, NOW, () => {})
}

describe.each(ENGINES)('data commands with %s', (engine) => {
  let place: Where
  let file: string
  beforeEach(async () => {
    place = await freshPlace(engine)
    file = join(place.dataDir, 'all.backup')
  })

  it('back up a running server; a restored copy accepts the same sign-in and has the same data', async () => {
    const server = await start(place)
    const sam = await signUp(server, 'sam@example.com')
    expect((await sam.post(sam.kv('pantry'), { value: PANTRY })).status).toBe(200)
    expect(await command(place, 'backup', file)).toMatchObject({ exitCode: 0 })
    expect(statSync(file).mode & 0o077).toBe(0)
    expect((await sam.post(sam.kv('pantry'), { value: [] })).status).toBe(200)

    // Restores into both kinds of database, because a backup is also how to switch between them.
    for (const kind of ENGINES) {
      const elsewhere = await freshPlace(kind)
      const restored = await command(elsewhere, 'restore', file)
      expect(restored).toMatchObject({ exitCode: 0 })
      expect(restored.text).toContain('user 1')
      const second = await start(elsewhere)
      const visitor = second.visitor()
      const signIn = { email: 'sam@example.com', password: PASSWORD }
      expect((await visitor.post('/api/auth/sign-in/email', signIn)).status).toBe(200)
      const { json } = await visitor.get(sam.kv('pantry'))
      expect(json).toMatchObject({ value: [{ name: 'Line\u2028break rice' }], revision: 1 })
    }
  })

  it('refuse to lose data unless told to', async () => {
    const server = await start(place)
    await signUp(server, 'sam@example.com')
    await command(place, 'backup', file)
    await closeAll()
    expect(await command(place, 'restore', file)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('--replace'),
    })
    expect(await command(place, 'restore', file, '--replace')).toMatchObject({ exitCode: 0 })
    expect((await command(place, 'user', 'list')).text).toContain('sam@example.com')
  })

  it('refuse a truncated, changed, foreign or newer backup and change nothing', async () => {
    await command(place, 'migrate')
    await command(place, 'backup', file)
    const whole = gunzipSync(readFileSync(file)).toString()
    const spoilt: [string, Buffer, RegExp][] = [
      ['cut', readFileSync(file).subarray(0, 60), /cut off/],
      ['short', gzipSync(whole.split('\n').slice(0, -2).join('\n')), /cut off/],
      ['changed', gzipSync(whole.replace('2026-11-20T10', '2026-11-20T11')), /checksum/],
      ['foreign', Buffer.from('a shopping list'), /no Pennyplate backup/],
      ['newer', gzipSync(forged(whole)), /newer Pennyplate \([\d.]+; it has 9999-later\)/],
    ]
    for (const [name, bytes, reason] of spoilt) {
      const path = join(place.dataDir, name)
      writeFileSync(path, bytes)
      const elsewhere = await freshPlace('sqlite')
      const refused = await command(elsewhere, 'restore', path)
      expect(refused, name).toMatchObject({ exitCode: 1, text: expect.stringMatching(reason) })
    }
    expect(await command(place, 'restore', join(place.dataDir, 'nowhere'))).toMatchObject({ exitCode: 1 })
    expect(await command(place, 'backup', join(place.dataDir, 'no', 'such', 'folder'))).toMatchObject({
      exitCode: 1,
    })
    expect(existsSync(join(place.dataDir, 'all.backup.partial'))).toBe(false)
  })

  it.each([[['migrate']], [['backup', 'new.backup']], [['user', 'list']]])(
    'save the data of an older version before they bring it forward: %s',
    async ([name = '', ...words]) => {
      await fillOldDatabase(place)
      const before = await everyRow(place)
      const done = await command(
        place,
        name,
        ...words.map((word) => word.replace('new', `${place.dataDir}/new`)),
      )
      expect(done).toMatchObject({ exitCode: 0 })
      const folder = join(place.dataDir, 'before-update')
      const [saved = ''] = readdirSync(folder)
      if (name === 'migrate')
        expect(done.text).toMatch(
          new RegExp(`^Brought forward: .*The data as it was before is in ${folder}/`),
        )
      expect((await checkBackup(join(folder, saved))).migrations).toHaveLength(before.migrations?.length ?? 0)
      expect((await command(place, 'migrate')).text).toBe('The database is up to date.')
    },
  )

  it('list and delete users, and move a household to another account', async () => {
    expect((await command(place, 'user', 'list')).text).toBe('Nobody has an account here yet.')
    const server = await start(place)
    const sam = await signUp(server, 'sam@example.com')
    const kim = await signUp(server, 'kim@example.com')
    await sam.post(sam.kv('pantry'), { value: PANTRY })
    const household = join(place.dataDir, 'household.json')
    expect(await command(place, 'export', 'SAM@example.com', household)).toMatchObject({ exitCode: 0 })
    expect(await command(place, 'import', 'kim@example.com', household)).toMatchObject({
      exitCode: 0,
      text: 'Imported: pantry.',
    })
    expect((await kim.get(kim.kv('pantry'))).json).toMatchObject({
      value: [{ quantity: '2 bags' }],
    })

    expect(await command(place, 'user', 'delete', 'sam@example.com')).toMatchObject({ exitCode: 1 })
    expect(await command(place, 'user', 'delete', 'sam@example.com', '--yes')).toMatchObject({ exitCode: 0 })
    expect(await command(place, 'user', 'delete', 'sam@example.com', '--yes')).toMatchObject({
      exitCode: 1,
      text: 'Nobody here has the address sam@example.com.',
    })
    const people = JSON.parse((await command(place, 'user', 'list', '--json')).text)
    expect(people).toMatchObject([{ email: 'kim@example.com' }])
  })

  it('move every week of a household, drafts too, in place of those the account has', async () => {
    const server = await start(place)
    const sam = await signUp(server, 'sam@example.com')
    const kim = await signUp(server, 'kim@example.com')
    const plan = async (person: typeof sam, dinner: string, weekStartDate: string) =>
      person.post(person.kv('currentMealPlan'), { value: weekOf(dinner, weekStartDate) })
    await plan(sam, 'Chili', '2026-11-29')
    await plan(sam, 'Soup', '2026-11-22')
    await plan(kim, 'Tacos', '2026-11-15')
    await plan(kim, 'Curry', '2026-11-22')
    const household = join(place.dataDir, 'household.json')
    await command(place, 'export', 'sam@example.com', household)
    expect(await command(place, 'import', 'kim@example.com', household)).toMatchObject({ exitCode: 0 })
    const weeks = (await sam.get('/api/weeks')).json
    expect(weeks).toMatchObject({
      current: '2026-11-22',
      weeks: [{ weekStart: '2026-11-29' }, { weekStart: '2026-11-22' }],
    })
    expect((await kim.get('/api/weeks')).json).toEqual(weeks)

    // The file of an earlier version.
    const { weeks: _, ...earlier } = JSON.parse(readFileSync(household, 'utf8'))
    writeFileSync(household, JSON.stringify(earlier))
    expect(await command(place, 'import', 'kim@example.com', household)).toMatchObject({ exitCode: 0 })
    expect((await kim.get('/api/weeks')).json).toMatchObject({ weeks: [{ weekStart: '2026-11-22' }] })
  })

  it('import says which keys have no effect', async () => {
    await signUp(await start(place), 'sam@example.com')
    const path = join(place.dataDir, 'typo.json')
    const documents = { profile: { value: { alergies: ['Peanuts'] } } }
    writeFileSync(path, JSON.stringify({ product: 'Pennyplate', documents }))
    const { exitCode, text } = await command(place, 'import', 'sam@example.com', path)
    expect(exitCode).toBe(0)
    expect(text).toContain('Imported: profile.')
    expect(text).toContain('profile: "alergies" is not known; did you mean "allergies"?')
  })

  it('import nothing from a file with one bad document', async () => {
    const server = await start(place)
    const sam = await signUp(server, 'sam@example.com')
    const path = join(place.dataDir, 'bad.json')
    const documents = {
      pantry: { value: PANTRY },
      profile: { value: { weeklyBudget: 'lots' } },
      diary: { value: 1 },
    }
    writeFileSync(path, JSON.stringify({ product: 'Pennyplate', documents }))
    const refused = await command(place, 'import', 'sam@example.com', path)
    expect(refused.text).toMatch(/Nothing was imported:\n.*profile[\s\S]*diary is no document/)
    expect((await sam.get(sam.kv('pantry'))).status).toBe(404)
  })
})

it('a restore beside a running server is refused', async () => {
  const place = await freshPlace('sqlite')
  const file = join(place.dataDir, 'all.backup')
  const server = await start(place)
  await command(place, 'backup', file)
  expect(await command(place, 'restore', file, '--replace')).toMatchObject({
    exitCode: 1,
    text: 'A server is using this database. Stop it first.',
  })
  expect((await server.visitor().get('/api/health/ready')).status).toBe(200)
})

it('a backup from an older version is migrated', async () => {
  const place = await freshPlace('sqlite')
  const file = join(place.dataDir, 'all.backup')
  await command(place, 'backup', file)
  const [head, ...tables] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const older = JSON.parse(head ?? '')
  older.migrations = older.migrations.slice(0, 3)
  const kept = tables.filter((line) => /"table":"(user|documents)"/.test(line))
  writeFileSync(file, gzipSync(sealed([JSON.stringify(older), ...kept])))
  const elsewhere = await freshPlace('sqlite')
  expect(await command(elsewhere, 'restore', file)).toMatchObject({ exitCode: 0 })
  const database = await openDatabase({ dataDir: elsewhere.dataDir })
  expect((await migrate(database)).applied).toEqual([])
  await database.close()
})

it.each([
  [['backup']],
  [['restore']],
  [['export', 'sam@example.com']],
  [['user', 'delete']],
  [['backup', 'x', '--wrong']],
])('%s without its arguments prints the usage', async (args) => {
  const place = await freshPlace('sqlite')
  expect(await command(place, ...args)).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining(args[0] ?? ''),
  })
})

function forged(whole: string): string {
  const [head, ...lines] = whole.trimEnd().split('\n')
  const newer = JSON.parse(head ?? '')
  newer.migrations.push('9999-later')
  return sealed([JSON.stringify(newer), ...lines.slice(0, -1)])
}

/** A file with a valid end line, as another version would write it. */
function sealed(lines: string[]): string {
  const text = lines.map((line) => `${line}\n`).join('')
  const rows: Record<string, number> = {}
  for (const line of lines.slice(1)) {
    const content = JSON.parse(line)
    rows[content.table] = (rows[content.table] ?? 0) + content.rows.length
  }
  return `${text}${JSON.stringify({ end: true, rows, sha256: createHash('sha256').update(text).digest('hex') })}\n`
}
