import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { eraseTraces } from '../../accounts/erase-traces.ts'
import { dataCommand } from '../../commands/data-commands.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createMailer } from '../../mail/mailer.ts'
import { filesBelow, traces } from '../../testing/folder-content.ts'
import { ENGINES, freshDatabase, type Where } from '../../testing/fresh-database.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { cardToken } from '../../testing/subscribers.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { doBillingWork } from '../../work/billing-work.ts'

/** Every text of one household contains this word with a unique number. */
const MARK = 'qzmark'
const NEIGHBOR = 'kvmark'

const places: Where[] = []
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  for (const place of places.splice(0)) await place.remove()
})

async function freshPlace(engine: (typeof ENGINES)[number]): Promise<Where> {
  const place = await freshDatabase(engine)
  places.push(place)
  return place
}

describe.each(ENGINES)('a deleted account with %s', (engine) => {
  it('leaves nothing in the data folder or the tables, before and after a restart', {
    timeout: 180_000,
  }, async () => {
    const place = await freshPlace(engine)
    const server = await startServerProcess(place, { LOG_LEVEL: 'debug' })
    const kim = await settle(server.url, NEIGHBOR)
    const sam = await settle(server.url, MARK)
    const before = await everything(place)
    expect(new Set(before.match(new RegExp(`${MARK}\\d+`, 'gi'))).size).toBeGreaterThan(100)
    expect(filesBelow(join(place.dataDir, 'outbox')).length).toBeGreaterThan(3)

    expect((await sam.ask('DELETE', '/api/account', { confirmation: 'DELETE', password: PASSWORD })).ok).toBe(
      true,
    )
    // The household's data is there, and its neighbor's.
    const check = async () => {
      expect(traces(place.dataDir, MARK)).toEqual([])
      expect(traces(place.dataDir, sam.userId)).toEqual([])
      const left = await everything(place)
      expect(left.toLowerCase()).not.toContain(MARK)
      expect(left).not.toContain(sam.userId)
      expect(left).toContain(NEIGHBOR)
      expect(traces(join(place.dataDir, 'outbox'), NEIGHBOR)).not.toEqual([])
    }
    await check()
    expect(server.said()).not.toContain(MARK)
    await server.kill('SIGKILL')
    const again = await startServerProcess(place)
    await check()
    const kept = await fetch(`${again.url}/api/kv?userId=${kim.userId}&key=pantry`, { headers: kim.headers })
    expect(await kept.text()).toContain(NEIGHBOR)
    await again.kill('SIGTERM')
    await check()
  })

  it('leaves nothing when the command line deletes it beside a running server', async () => {
    const place = await freshPlace(engine)
    const server = await started(place)
    await signUp(server, 'kim@example.org')
    const sam = await signUp(server, `${MARK}@example.org`)
    await sam.post(sam.kv('recipeFavorites'), { value: [`${MARK} soup`] })
    await writeMail(place, `${MARK}@example.org`, sam.userId)
    expect(await command(place, 'user', 'delete', `${MARK}@example.org`, '--yes')).toMatchObject({
      exitCode: 0,
    })
    expect(traces(place.dataDir, MARK)).toEqual([])
    expect(await everything(place)).not.toContain(MARK)
  })

  it('leaves nothing when it is deleted for inactivity', async () => {
    const place = await freshPlace(engine)
    const server = await started(place)
    const sam = await signUp(server, `${MARK}@example.org`)
    await sam.post(sam.kv('recipeFavorites'), { value: [`${MARK} soup`] })
    await writeMail(place, `${MARK}@example.org`, sam.userId)
    for (const days of [366, 31, 31]) {
      server.advance(days * DAY_MS)
      await doBillingWork(server.deps)
    }
    expect(traces(place.dataDir, MARK)).toEqual([])
    expect(await everything(place)).not.toContain(MARK)
  })
})

it('an expired demo leaves nothing in the data folder', async () => {
  const place = await freshPlace('sqlite')
  const server = await started(place, { DEMO_MODE: 'true' })
  const visitor = server.visitor()
  await visitor.post('/api/demo', {})
  const { id } = (await visitor.get('/api/me')).json.user
  await visitor.post(`/api/kv?userId=${id}&key=recipeFavorites`, { value: [`${MARK} soup`] })
  expect(traces(place.dataDir, MARK)).not.toEqual([])
  server.advance(25 * 3_600_000)
  await server.visitor().post('/api/demo', {})
  expect(traces(place.dataDir, MARK)).toEqual([])
})

it('a database from an earlier version is rewritten once and then holds no deleted data', async () => {
  const place = await freshPlace('sqlite')
  const file = join(place.dataDir, 'pennyplate.sqlite')
  await (await startServerProcess(place)).kill('SIGTERM')
  const old = new DatabaseSync(file)
  old.exec('pragma secure_delete = off; pragma user_version = 0; create table scrap (words text)')
  old.prepare('insert into scrap values (?)').run(`${MARK} `.repeat(10_000))
  old.exec('drop table scrap')
  old.close()
  expect(traces(place.dataDir, MARK)).not.toEqual([])
  const server = await startServerProcess(place)
  expect(traces(place.dataDir, MARK)).toEqual([])
  await server.kill('SIGTERM')
})

describe('the outbox', () => {
  it('deletes mails after a month, and mails from an earlier version if their address has no account', async () => {
    const place = await freshPlace('sqlite')
    const server = await started(place)
    const sam = await signUp(server)
    const outbox = join(place.dataDir, 'outbox')
    mkdirSync(outbox)
    const put = (name: string, head: string, ageDays = 0) => {
      writeFileSync(join(outbox, name), `${head}\n\nHello\n`)
      const at = new Date(server.deps.now().getTime() - ageDays * DAY_MS)
      utimesSync(join(outbox, name), at, at)
    }
    put('kept.eml', `X-Pennyplate-Account: ${sam.userId}\nTo: other@example.org`)
    put('aged.eml', `X-Pennyplate-Account: ${sam.userId}\nTo: sam@example.org`, 31)
    put('gone.eml', 'X-Pennyplate-Account: somebody-else\nTo: sam@example.org')
    put('old-kept.eml', 'To: Sam@example.org')
    put('old-gone.eml', 'To: kim@example.org')
    put('not-ours.txt', 'To: kim@example.org', 99)
    await eraseTraces(server.deps)
    const names = filesBelow(outbox).map(({ path }) => path.slice(outbox.length + 1))
    expect(names.sort()).toEqual(['kept.eml', 'not-ours.txt', 'old-kept.eml'])
  })
})

async function started(where: Where, env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ engine: where.databaseUrl ? 'postgres' : 'sqlite', where, env })
  servers.push(server)
  return server
}

async function command(place: Where, ...args: string[]) {
  const outcome = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' })
  if (!outcome.ok) throw new Error(outcome.problems.join())
  return dataCommand(outcome.config, args, new Date())
}

async function writeMail({ dataDir }: Where, to: string, accountId: string): Promise<void> {
  const now = () => new Date()
  const log = createLog({ level: 'silent', format: 'json', now, write: () => {} })
  const config = { smtpUrl: undefined, mailFrom: 'kitchen@example.org', dataDir }
  const mailer = createMailer({ config, log, now, randomId: () => 'abcdefgh' })
  expect(await mailer.deliver({ to, subject: 'Hello', text: to, accountId })).toBe('delivered')
  await mailer.close()
}

/** All rows of all tables, as text, read over a separate connection. */
async function everything(place: Where): Promise<string> {
  const { openDatabase } = await import('../../database/open-database.ts')
  const database = await openDatabase(place)
  const tables = await database.db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database.db)),
  )
  await database.close()
  return JSON.stringify(rows.map((result) => result.rows))
}

/** Creates a household that wrote to every field more than once. */
async function settle(url: string, word: string) {
  let count = 0
  const mark = () => `${word}${++count}`
  const email = `${mark()}@example.org`
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': mark(),
    'x-forwarded-for': '203.0.113.7',
  }
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const done = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(method, path, body)
    const text = await answer.text()
    expect([path, answer.status, answer.ok ? '' : text]).toEqual([path, expect.any(Number), ''])
    return text
  }
  const signedUp = await ask('POST', '/api/auth/sign-up/email', { name: mark(), email, password: PASSWORD })
  headers.cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { user } = (await signedUp.json()) as { user: { id: string } }
  const save = (key: string, value: unknown) =>
    done('POST', `/api/kv?userId=${user.id}&key=${key}`, { value })

  const day = '2026-11-22'
  const meal = () => ({ name: mark(), dish: mark(), difficulty: mark(), note: mark() })
  const plan = () => ({
    days: DAY_NAMES.map((name) => ({
      day: name,
      meals: { breakfast: meal(), lunch: meal(), dinner: meal(), snacks: [meal()] },
    })),
    weekStartDate: day,
  })
  const many = (size: number) => Array.from({ length: size }, mark)
  // Long, short and long again, so that rows move between pages and leave old copies behind.
  for (const size of [300, 2, 900, 40]) {
    await save(
      'pantry',
      many(size).map((name, id) => ({ id: `i${id}`, name, brand: mark(), description: mark() })),
    )
    await save('recipeFavorites', many(size))
    await save('recipeDislikes', many(size))
    await save('profile', {
      zipCode: '72762',
      customDiet: mark(),
      customCuisines: mark(),
      customDislikedFoods: mark(),
      dietaryRestrictions: [mark()],
      allergies: [mark()],
      note: mark(),
    })
    await save('currentMealPlan', plan())
    await save('mealPlanHistory', [{ plan: plan(), dateAccepted: day, weekStartDate: day }])
    await save('cookingHistory', [{ meal: mark(), date: day, mealType: 'dinner' }])
    await save('recipesCache', { [mark()]: { name: mark(), ingredients: [mark()], instructions: [mark()] } })
    await save('currentShoppingList', {
      sections: [{ category: mark(), items: [{ name: mark(), unit: mark(), source: mark() }] }],
      moneySavingTips: [mark()],
    })
    await save('tosAcceptance', {
      tosAccepted: true,
      tosAcceptedDate: day,
      tosVersion: '1.0',
      userEmail: email,
    })
  }
  await done('DELETE', `/api/kv?userId=${user.id}&key=recipeDislikes`)
  await done('POST', '/api/week/commands', {
    idempotencyKey: mark(),
    command: { type: 'cook', at: { day: 1, mealType: 'dinner' }, taken: [] },
  })
  await done('POST', '/api/taste/corrections', { trait: `dish:name:${mark()}` })
  await done('POST', '/api/shares', { plan: plan() })
  await done('POST', '/api/shares', { plan: plan(), hideEmail: true })
  await done('POST', '/api/barcode/4006381333931', { name: mark(), category: 'Other' })
  await done('POST', '/api/ai/photo/lines', {
    lines: [{ line: mark(), name: mark(), category: 'Canned' }],
  })
  await done('PATCH', '/api/me/metadata', { profileCompleted: true })
  await done('POST', '/api/me/terms', { tosVersion: '1.0' })
  await done('POST', '/api/payments/create-subscription', {
    sourceId: cardToken(),
    userId: user.id,
    email,
    planId: 'PENNYPLATE_MONTHLY',
  })
  await done('POST', '/api/ai/custom-meal', { name: mark() }).catch(() => undefined)
  await done('POST', '/api/ai/plan', { idempotencyKey: mark() })
  await done('POST', '/api/auth/request-password-reset', { email, redirectTo: `/sign-in/${mark()}` })
  await done('POST', '/api/account/email', { newEmail: `${mark()}@example.org`, password: PASSWORD })
  await ask('POST', '/api/auth/sign-up/email', { name: mark(), email, password: PASSWORD })
  await ask('POST', '/api/auth/sign-in/email', { email, password: mark() })
  await done('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
  return { userId: user.id, headers, ask }
}
