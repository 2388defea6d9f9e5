import { readSharedPlan } from '@pennyplate/contract/share'
import { arbitraryPlan } from '@pennyplate/contract/testing/arbitrary-plan'
import { SHARE_BYTES_MAX, SHARES_PER_HOUSEHOLD_MAX } from '@pennyplate/domain/bounds/limits'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MEALS = { breakfast: { name: 'Oatmeal', estimatedCost: 0.94 }, snacks: ['Apple', { title: 'Nuts' }] }
const PLAN = { days: DAY_NAMES.map((day) => ({ day, meals: MEALS })), weekStartDate: '2026-11-22' }
const planNamed = (name: string) => ({ days: DAY_NAMES.map((day) => ({ day, meals: { lunch: { name } } })) })

describe.each(ENGINES)('shared plans with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  it('can be read by anyone with the id, with sender and date set by the server', async () => {
    const sam = await signUp(server)
    const made = await sam.post('/api/shares', {
      plan: { ...PLAN, sharedBy: 'the store', budget: 62 },
      hideEmail: false,
    })
    expect(made.status).toBe(201)
    const read = await server.visitor().get(`/api/shares/${made.json.id}`)
    expect(read.status).toBe(200)
    expect(read.json).toMatchObject({ sharedBy: 'sam@example.org', weekStartDate: '2026-11-22' })
    expect(read.json.days[6].meals).toEqual({
      breakfast: MEALS.breakfast,
      snacks: [{ name: 'Apple' }, { name: 'Nuts' }],
    })
    expect(read.text).not.toContain('budget')
    expect(Date.parse(made.json.expiresAt) - Date.parse(read.json.sharedDate)).toBe(30 * DAY_MS)
  })

  it('do not name the sender who hides the e-mail address', async () => {
    const sam = await signUp(server)
    const { json } = await sam.post('/api/shares', { plan: PLAN })
    const { text } = await server.visitor().get(`/api/shares/${json.id}`)
    expect(JSON.parse(text).sharedBy).toBe('Anonymous')
    expect(text).not.toContain('sam')
  })

  it('hold none of what the household wrote for itself', async () => {
    const sam = await signUp(server)
    const meal = {
      name: 'Noodles',
      note: 'MARK',
      people: 7,
      madeWith: [{ foodId: 'a', name: 'MARK', insteadOf: { foodId: 'b', name: 'MARK' } }],
    }
    const plan = {
      days: DAY_NAMES.map((day) => ({ day, meals: { dinner: meal, snacks: [meal] } })),
      dayNotes: { 0: 'MARK' },
      report: { warnings: [{ code: 'not-checked', words: ['MARK'] }] },
    }
    const { json } = await sam.post('/api/shares', { plan })
    const { text } = await server.visitor().get(`/api/shares/${json.id}`)
    expect(text).not.toContain('MARK')
    expect(JSON.parse(text)).toMatchObject({ hasUnchecked: true, days: { length: 7 } })
  })

  it('expire after 30 days and are then deleted', async () => {
    const sam = await signUp(server)
    const { json } = await sam.post('/api/shares', { plan: planNamed('Old soup') })
    const address = `/api/shares/${json.id}`
    server.advance(30 * DAY_MS - 1000)
    expect((await server.visitor().get(address)).status).toBe(200)
    server.advance(1000)
    expect((await server.visitor().get(address)).status).toBe(404)
    expect((await server.visitor().get(`${address}?absent=null`)).json).toBeNull()
    const kim = await signUp(server, 'kim@example.org')
    await kim.post('/api/shares', { plan: PLAN })
    const rows = await server.deps.database.db.selectFrom('shares').select('id').execute()
    expect(rows.map(({ id }) => id)).not.toContain(json.id)
    expect(rows).toHaveLength(1)
  })

  it('are listed and revoked only by their sender', async () => {
    const [sam, kim] = [await signUp(server), await signUp(server, 'kim@example.org')]
    const first = await sam.post('/api/shares', { plan: PLAN })
    server.advance(1000)
    const second = await sam.post('/api/shares', { plan: PLAN, hideEmail: true })
    expect((await sam.get('/api/shares')).json).toEqual({ shares: [second.json, first.json] })
    expect((await kim.get('/api/shares')).json).toEqual({ shares: [] })
    expect((await server.visitor().get('/api/shares')).status).toBe(401)

    const address = `/api/shares/${first.json.id}`
    expect((await kim.delete(address)).json).toEqual({ deleted: false })
    expect((await server.visitor().delete(address)).status).toBe(401)
    expect((await server.visitor().get(address)).status).toBe(200)
    expect((await sam.delete(address)).json).toEqual({ deleted: true })
    expect((await sam.delete(address)).json).toEqual({ deleted: false })
    expect((await server.visitor().get(address)).status).toBe(404)
  })

  it.each(['%00', 'a%00b', '%F0%9F%8D%B2', '..%2Fme', 'a'.repeat(8000)])(
    'are not found under %s',
    async (id) => {
      const sam = await signUp(server)
      expect((await server.visitor().get(`/api/shares/${id}`)).status).toBe(404)
      expect((await sam.delete(`/api/shares/${id}`)).status).toBe(404)
    },
  )

  it('are deleted with the account', async () => {
    const sam = await signUp(server)
    const { json } = await sam.post('/api/shares', { plan: PLAN })
    await sam.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
    expect((await server.visitor().get(`/api/shares/${json.id}`)).status).toBe(404)
    expect(await server.deps.database.db.selectFrom('shares').selectAll().execute()).toEqual([])
  })

  it(`are at most ${SHARES_PER_HOUSEHOLD_MAX} a household, until one is revoked`, async () => {
    const sam = await signUp(server)
    for (let n = 0; n < SHARES_PER_HOUSEHOLD_MAX; n++)
      await sam.post('/api/shares', { plan: planNamed('Soup') })
    const refused = await sam.post('/api/shares', { plan: PLAN })
    expect([refused.status, refused.json.error]).toEqual([413, 'storage_full'])
    const { json } = await sam.get('/api/shares')
    await sam.delete(`/api/shares/${json.shares[0].id}`)
    expect((await sam.post('/api/shares', { plan: PLAN })).status).toBe(201)
  })
})

describe('what may be shared', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  it.each([
    ['no plan', {}, 400],
    ['a plan without days', { plan: { meals: [] } }, 400],
    ['10,000 days', { plan: { days: Array(10_000).fill({ day: '', meals: {} }) } }, 400],
    [
      'a meal without a name',
      { plan: { days: PLAN.days.map((day) => ({ ...day, meals: { lunch: {} } })) } },
      400,
    ],
    ['a prototype', `{"plan":${JSON.stringify(PLAN).replace('{', '{"__proto__":{"isAdmin":true},')}}`, 400],
    ['what is not JSON', '{"plan":', 400],
    [
      'a plan larger than any plan',
      { plan: { ...planNamed('Soup'), days: heavyDays(SHARE_BYTES_MAX) } },
      413,
    ],
    ['a body larger than any body', { plan: PLAN, filler: 'a'.repeat(2 * SHARE_BYTES_MAX) }, 413],
  ])('is not %s', async (_, body, status) => {
    const sam = await signUp(server)
    expect((await sam.post('/api/shares', body)).status).toBe(status)
    expect((await sam.get('/api/shares')).json.shares).toEqual([])
  })

  it('requires a session', async () => {
    expect((await server.visitor().post('/api/shares', { plan: PLAN })).status).toBe(401)
  })

  it('plans come back unchanged', { timeout: 120_000 }, async () => {
    const sam = await signUp(server)
    await fc.assert(
      fc.asyncProperty(arbitraryPlan, async (plan) => {
        const { json } = await sam.post('/api/shares', { plan, hideEmail: true })
        const read = readSharedPlan((await server.visitor().get(`/api/shares/${json.id}`)).json)
        await sam.delete(`/api/shares/${json.id}`)
        const { sharedBy, sharedDate, ...shared } = read ?? {}
        expect([sharedBy, sharedDate]).toEqual(['Anonymous', json.sharedDate])
        expect(shared).toEqual(plan)
      }),
      { numRuns: rounds(40, 500) },
    )
  })

  it('unknown ids are answered with 404', { timeout: 120_000 }, async () => {
    const visitor = server.visitor()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), async (code) => {
        const { status } = await visitor.get(`/api/shares/${encodeURIComponent(code.toWellFormed())}`)
        expect(status).toBe(404)
      }),
      { numRuns: rounds(300, 5000) },
    )
  })
})

function heavyDays(bytes: number) {
  return DAY_NAMES.map((day) => ({
    day,
    meals: { lunch: { name: 'Soup', ingredients: ['a'.repeat(bytes / 7)] } },
  }))
}
