import { addDays, dayOf, firstDayAfter } from '@pennyplate/domain/calendar-day'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { type Person, passDays, signUpForLong, subscribe } from '../testing/subscribers.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { doBillingWork } from './billing-work.ts'
import { withLease } from './lease.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let sam: Person
beforeEach(async () => {
  server = await startTestServer()
  sam = await signUpForLong(server)
})
afterEach(() => server.close())

const today = () => dayOf(server.deps.now().toISOString())
const overview = async (person = sam) => (await person.get('/api/payments/subscription')).json
const subjects = () => server.mails.map(({ to, subject }) => `${to}: ${subject}`)

/** The same server, restarted with other settings. */
function restarted(changes: { startsOn?: string; priceCents?: number }, deps = server.deps): Deps {
  const { startsOn, priceCents = deps.premiumPriceCents } = changes
  const config = startsOn
    ? ({ ...deps.config, billing: 'live', billingStartsOn: startsOn } as const)
    : deps.config
  return { ...deps, config, premiumPriceCents: priceCents }
}

describe('from beta to live', () => {
  it('a trial from the beta costs nothing until the notices are delivered; then it is charged on the announced day', async () => {
    const kim = await signUpForLong(server, 'kim@example.org')
    await subscribe(sam)
    await passDays(server, 20)
    expect(await overview()).toMatchObject({
      billing: 'beta',
      status: 'trial',
      subscription: { nextChargeOn: null },
      receipts: [],
    })
    expect(server.mails).toEqual([])

    // Too early: there must be a week between notice and charge, whatever the settings say.
    const live = restarted({ startsOn: today() })
    await doBillingWork(live)
    expect(subjects().toSorted()).toEqual([
      expect.stringMatching(/^kim@example\.org: Pennyplate Premium will cost \$9\.99 a month/),
      expect.stringMatching(/^sam@example\.org: Your Pennyplate trial: first charge on/),
    ])
    const chargeOn = firstDayAfter(server.deps.now().toISOString(), 7)
    expect((await overview()).notices).toEqual([{ kind: 'first_charge', chargeOn, priceCents: 999 }])
    expect((await overview(kim)).notices).toMatchObject([{ kind: 'billing_starts', priceCents: 999 }])
    await passDays(server, 7, live)
    expect((await overview()).receipts).toEqual([])
    await passDays(server, 1, live)
    expect((await overview()).receipts).toMatchObject([{ amountCents: 999, periodFrom: chargeOn }])
    await passDays(server, 5, live)
    expect(server.mails).toHaveLength(2)
    expect((await overview(kim)).receipts).toEqual([])
  })

  it('nobody is charged while the mail cannot be delivered', async () => {
    const startsOn = today()
    let isDown = true
    const mailer: Deps['mailer'] = {
      ...server.deps.mailer,
      deliver: async (mail) => (isDown ? 'not_delivered' : server.deps.mailer.deliver(mail)),
    }
    const live = restarted({ startsOn }, { ...server.deps, mailer })
    await subscribe(sam)
    await passDays(server, 15, live)
    expect(await overview()).toMatchObject({ status: 'trial', receipts: [] })
    isDown = false
    await passDays(server, 8, live)
    expect((await overview()).receipts).toEqual([])
    await passDays(server, 2, live)
    expect((await overview()).receipts).toHaveLength(1)
  })
})

describe('from live back to beta', () => {
  it('nothing more is charged; live again, users are notified again, and paid months are used up first', async () => {
    const live = restarted({ startsOn: today() })
    await subscribe(sam)
    await passDays(server, 10, live)
    const [{ periodTo: paidThrough }] = (await overview()).receipts
    await passDays(server, 2)
    expect(await overview()).toMatchObject({
      billing: 'beta',
      status: 'trial',
      subscription: { nextChargeOn: null },
      notices: [],
    })
    server.mails.length = 0
    await passDays(server, 2, restarted({ startsOn: today() }))
    const chargeOn = addDays(paidThrough, 1)
    expect((await overview()).notices).toEqual([{ kind: 'first_charge', chargeOn, priceCents: 999 }])
    expect(server.mails).toHaveLength(1)
    while (today() < paidThrough) await passDays(server, 1, live)
    expect((await overview()).receipts).toHaveLength(1)
    await passDays(server, 2, live)
    expect((await overview()).receipts).toMatchObject([{ periodFrom: chargeOn }, { periodTo: paidThrough }])
  })

  it('a user who cancels and resumes in between is notified and charged like anybody else', async () => {
    const live = restarted({ startsOn: today() })
    await subscribe(sam)
    await passDays(server, 10, live)
    await passDays(server, 1)
    await sam.post('/api/payments/cancel', {})
    await sam.post('/api/payments/resume', {})
    expect(await overview()).toMatchObject({ status: 'trial', subscription: { nextChargeOn: null } })
    await passDays(server, 60)
    expect((await overview()).receipts).toHaveLength(1)
    await passDays(server, 10, restarted({ startsOn: today() }))
    expect((await overview()).receipts).toHaveLength(2)
  })
})

describe('a new price', () => {
  it('is announced once and charged from the first renewal at least 30 whole days later', async () => {
    const startsOn = today()
    const live = restarted({ startsOn })
    await subscribe(sam)
    await passDays(server, 15, live)
    const dearer = restarted({ startsOn, priceCents: 1099 })
    await passDays(server, 29, dearer)
    expect((await overview()).receipts.map((one: { amountCents: number }) => one.amountCents)).toEqual([
      999, 999,
    ])
    expect(subjects().filter((line) => line.includes('$10.99'))).toHaveLength(1)
    await passDays(server, 31, dearer)
    const amounts = (await overview()).receipts.map((one: { amountCents: number }) => one.amountCents)
    expect(amounts).toEqual([1099, 999, 999])
    const cheaper = restarted({ startsOn, priceCents: 799 })
    await passDays(server, 31, cheaper)
    expect((await overview()).receipts[0]).toMatchObject({ amountCents: 799 })
    expect(subjects().filter((line) => line.includes('$7.99'))).toEqual([])
  })
})

describe('an inactive account', () => {
  const exists = async ({ userId }: Person) =>
    (await server.deps.database.db.selectFrom('user').select('id').where('id', '=', userId).execute())
      .length === 1

  it('is warned after a year and deleted 30 whole days after that', async () => {
    await overview()
    server.advance(364 * DAY_MS)
    await doBillingWork(server.deps)
    expect(server.mails).toEqual([])
    await passDays(server, 2)
    expect(subjects()).toEqual(['sam@example.org: Your Pennyplate account will be deleted'])
    await passDays(server, 29)
    expect(await exists(sam)).toBe(true)
    await passDays(server, 3)
    expect(await exists(sam)).toBe(false)
    expect(server.mails).toHaveLength(1)
  })

  it('is kept if it is used after the warning, or if it pays', async () => {
    const kim = await signUpForLong(server, 'kim@example.org')
    await overview()
    await subscribe(kim)
    const live = restarted({ startsOn: today() })
    await doBillingWork(live)
    server.advance(367 * DAY_MS)
    await doBillingWork(live)
    await overview()
    await passDays(server, 40, live)
    expect(subjects().filter((line) => line.includes('will be deleted'))).toEqual([
      'sam@example.org: Your Pennyplate account will be deleted',
    ])
    expect([await exists(sam), await exists(kim)]).toEqual([true, true])
  })
})

describe('a lease', () => {
  it('lets one server work at a time, and another once it is released or expires', async () => {
    const worked: string[] = []
    const take = (name: string, during: () => Promise<void> = async () => {}) =>
      withLease(server.deps, 'test', async () => {
        worked.push(name)
        await during()
      })
    await take('first', async () => {
      expect(await take('meanwhile')).toBe(false)
      server.advance(6 * 60_000)
      expect(await take('after it ran out')).toBe(true)
    })
    expect(await take('afterwards')).toBe(true)
    expect(worked).toEqual(['first', 'after it ran out', 'afterwards'])
  })
})
