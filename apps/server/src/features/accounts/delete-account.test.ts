import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { LIVE, passDays, subscribe } from '../../testing/subscribers.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Tables that have a row for a paying user. */
const PAYMENT_TABLES = [
  'subscriptions',
  'ledger_entries',
  'payment_customers',
  'notices',
  'account_activity',
  'sandbox_cards',
  'sandbox_subscriptions',
  'sandbox_invoices',
] as const

/** Enough to be taken for a picture of 640 by 480. */
const PNG_START = new Uint8Array([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 2, 128, 0, 0, 1, 224, 8, 2, 0, 0, 0],
])

/** All rows of all tables, as text. */
async function everything({ deps }: TestServer): Promise<string> {
  const { db, engine } = deps.database
  const names =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string
        }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  const tables = await names.execute(db)
  expect(tables.rows.length).toBeGreaterThan(7)
  const rows = await Promise.all(
    tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  )
  return JSON.stringify(rows.map((result) => result.rows))
}

describe.each(ENGINES)('deleting an account with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, env: LIVE })
  })
  afterEach(() => server.close())

  it('answers work that was under way as a visitor who is signed out', async () => {
    const sam = await signUp(server)
    server.deps.photoEncoder = {
      ...server.deps.photoEncoder,
      async encode() {
        await sam.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
        const webp = new Uint8Array(100)
        return { photo: { webp, small: webp, width: 640, height: 480 } }
      },
    }
    const form = new FormData()
    form.append('image', new File([PNG_START], 'soup.png'))
    expect((await sam.post('/api/dish-photos', form)).status).toBe(401)
    expect(server.logLines.filter((line) => line.includes('request failed'))).toEqual([])
  })

  it('leaves no row that names the user, ends every session and frees the address', async () => {
    const sam = await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    const phone = server.visitor()
    await phone.post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    await sam.post(sam.kv('profile'), { value: { adults: 2, note: 'a household of samphire' } })
    await sam.patch('/api/me/metadata', { profileCompleted: true })
    await sam.post('/api/me/terms', { tosVersion: '1.0' })
    await sam.post('/api/auth/request-password-reset', {
      email: 'sam@example.org',
      redirectTo: '/sign-in/reset-password',
    })
    await sam.post('/api/account/email', { newEmail: 'sam.new@example.org', password: PASSWORD })
    await sam.post('/api/ai/photo/lines', {
      lines: [{ line: 'GV SMPHR', name: 'Jar of samphire', category: 'Canned' }],
    })
    await kim.post(kim.kv('recipeFavorites'), { value: ['Soup'] })
    await subscribe(sam)
    await passDays(server, 9)
    await server.deps.database.db
      .insertInto('payment_customers')
      .values({ household_id: sam.householdId, gateway: 'square', customer_id: 'a customer of Square' })
      .execute()
    for (const table of PAYMENT_TABLES)
      expect(await server.deps.database.db.selectFrom(table).selectAll().execute(), table).not.toEqual([])
    expect(await everything(server)).toContain('samphire')

    expect((await sam.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })).json).toEqual({
      deleted: true,
    })

    for (const table of PAYMENT_TABLES) {
      const rows = await server.deps.database.db.selectFrom(table).selectAll().execute()
      const ofSam = rows.filter((row) =>
        Object.values(row).some((cell) => cell === sam.userId || cell === sam.householdId),
      )
      expect(ofSam, table).toEqual([])
    }
    const farewells = await server.deps.database.db.selectFrom('gateway_farewells').selectAll().execute()
    expect(farewells).toMatchObject([{ customer_id: 'a customer of Square' }])
    const left = await everything(server)
    for (const trace of [sam.userId, sam.householdId, 'sam@example.org', 'sam.new@example.org', 'samphire'])
      expect(left).not.toContain(trace)
    expect(left).toContain('Soup')
    expect((await phone.get(sam.kv('profile'))).status).toBe(401)
    expect((await sam.get('/api/me')).json).toEqual({ user: null })
    const again = await signUp(server)
    expect(again.userId).not.toBe(sam.userId)
    expect((await again.get(`/api/kv/all?userId=${again.userId}`)).json).toEqual({ entries: {} })
    expect((await again.get('/api/me')).json).toMatchObject({ publicMetadata: {}, unsafeMetadata: {} })
  })

  it('asked for ten times at once, is counted once', async () => {
    const sam = await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    const ask = () => sam.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    for (const { status } of answers) expect([200, 401]).toContain(status)
    const deleted = server.deps.database.db.selectFrom('deleted_accounts').selectAll()
    expect(await deleted.execute()).toHaveLength(1)
    expect((await kim.get('/api/me')).json.user.id).toBe(kim.userId)
  })

  it.each([
    ['the wrong password', { confirmation: 'DELETE', password: 'wrong' }, 403],
    ['no password', { confirmation: 'DELETE' }, 403],
    ['another word', { confirmation: 'delete', password: PASSWORD }, 400],
  ])('is refused with %s', async (_, body, status) => {
    const sam = await signUp(server)
    expect((await sam.delete('/api/account', body)).status).toBe(status)
    expect((await sam.get('/api/me')).json.user.id).toBe(sam.userId)
  })
})
