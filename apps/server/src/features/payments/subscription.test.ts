import {
  createSubscriptionAnswer,
  subscriptionAnswer,
  subscriptionChangeAnswer,
} from '@pennyplate/contract/payments/payments'
import { DAY_MS, dayOf } from '@pennyplate/domain/calendar-day'
import { SANDBOX_CODE } from '@pennyplate/domain/subscription/sandbox-card'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import {
  cardToken,
  LIVE,
  type Person,
  passDays,
  signUpForLong,
  subscribe,
} from '../../testing/subscribers.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { doBillingWork } from '../../work/billing-work.ts'

const overview = async (sam: Person) =>
  subscriptionAnswer.parse((await sam.get('/api/payments/subscription')).json)

const storedStatus = async (sam: Person) =>
  (await sam.get(`${sam.kv('subscriptionStatus')}&absent=null`)).json.value

describe.each(ENGINES)('a subscription in test mode with %s', (engine) => {
  let server: TestServer
  let sam: Person
  beforeEach(async () => {
    server = await startTestServer({ engine, env: LIVE })
    sam = await signUpForLong(server)
  })
  afterEach(() => server.close())

  it('goes from trial to paid months, each charged and recorded once, after one notice', async () => {
    expect(await overview(sam)).toMatchObject({ status: 'none', subscription: null, receipts: [] })
    const started = createSubscriptionAnswer.parse((await subscribe(sam)).json)
    expect(started).toMatchObject({ success: true, status: 'trial', isNew: true })
    expect(await storedStatus(sam)).toBe('active')
    await doBillingWork(server.deps)
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]?.text).toContain('$9.99')

    await passDays(server, 7)
    expect((await overview(sam)).status).toBe('trial')
    await passDays(server, 1)
    const paid = await overview(sam)
    expect(paid).toMatchObject({ status: 'active', notices: [] })
    expect(paid.receipts).toMatchObject([{ amountCents: 999, currency: 'USD', isTest: true }])
    await passDays(server, 31)
    const receipts = (await overview(sam)).receipts
    expect(receipts.map(({ amountCents }) => amountCents)).toEqual([999, 999])
    expect(receipts[0]?.periodFrom.localeCompare(receipts[1]?.periodTo ?? '')).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  it('is created once, however often and on however many devices the button is pressed', async () => {
    const presses = await Promise.all(Array.from({ length: 8 }, () => subscribe(sam)))
    const answers = presses.map(({ json }) => createSubscriptionAnswer.parse(json))
    expect(new Set(answers.map((answer) => answer.success && answer.sessionId)).size).toBe(1)
    expect(answers.filter((answer) => answer.success && answer.isNew)).toHaveLength(1)
    await passDays(server, 9)
    expect((await overview(sam)).receipts).toHaveLength(1)
  })

  it('is confirmed under both paths of payment-success, only by its own session id', async () => {
    const started = createSubscriptionAnswer.parse((await subscribe(sam)).json)
    const sessionId = started.success ? started.sessionId : ''
    for (const path of ['/payments/payment-success', '/api/payments/payment-success']) {
      expect((await sam.post(path, { sessionId })).json, path).toEqual({ success: true, status: 'trial' })
      expect((await sam.post(path, { sessionId: 'another' })).status, path).toBe(404)
    }
  })

  it('has a page to manage it, which does not exist without one', async () => {
    const ask = async () => (await sam.post('/api/payments/customer-portal', { userId: sam.userId })).json
    expect(await ask()).toEqual({ portalUrl: null })
    await subscribe(sam)
    expect(await ask()).toEqual({ portalUrl: expect.stringMatching(/\/subscribe\/manage$/) })
  })

  it('is deleted with the account, with everything about the card', async () => {
    await subscribe(sam)
    await passDays(server, 9)
    await sam.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
    const { db } = server.deps.database
    for (const table of ['subscriptions', 'ledger_entries', 'notices', 'sandbox_subscriptions'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    await passDays(server, 31)
    expect(await db.selectFrom('sandbox_invoices').selectAll().execute()).toEqual([])
  })
})

describe('a subscription in test mode', () => {
  let server: TestServer
  let sam: Person
  beforeEach(async () => {
    server = await startTestServer({ env: LIVE })
    sam = await signUpForLong(server)
  })
  afterEach(() => server.close())

  it.each([
    ['declined', 'declined', {}, 'card_declined'],
    ['expired', 'expired', {}, 'card_expired'],
    ['past its date', 'accepted', { year: 2020 }, 'card_expired'],
    ['that needs more input', 'needs_more_input', {}, 'card_needs_more_input'],
  ] as const)('does not start with a card %s', async (_, behavior, typed, code) => {
    const { status, json } = await subscribe(sam, cardToken(behavior, typed))
    expect(status).toBe(200)
    expect(json).toMatchObject({ success: false, code })
    expect(json.error).toMatch(/card/i)
    expect(await overview(sam)).toMatchObject({ status: 'none' })
    expect(await storedStatus(sam)).toBeNull()
  })

  it('starts with a card that needed more input and got it', async () => {
    const confirmed = await subscribe(sam, cardToken('needs_more_input', { code: SANDBOX_CODE }))
    expect(confirmed.json).toMatchObject({ success: true })
    await passDays(server, 9)
    expect((await overview(sam)).status).toBe('active')
  })

  it('is past due after a failed charge, sends one notice, and continues with another card', async () => {
    await subscribe(sam, cardToken('fails_when_charged'))
    await doBillingWork(server.deps)
    await passDays(server, 10)
    const failed = await overview(sam)
    expect(failed).toMatchObject({ status: 'past_due', notices: [{ kind: 'payment_failed' }], receipts: [] })
    expect(await storedStatus(sam)).toBe('active')
    expect(server.mails.map(({ subject }) => subject).filter((line) => /go through/.test(line))).toHaveLength(
      1,
    )
    const changed = await sam.post('/api/payments/change-card', { sourceId: cardToken('accepted') })
    expect(subscriptionChangeAnswer.parse(changed.json).success).toBe(true)
    await passDays(server, 1)
    const paid = await overview(sam)
    expect(paid).toMatchObject({ status: 'active', notices: [] })
    expect(paid.receipts).toHaveLength(1)
  })

  it('ends after its card failed for two weeks, and owes nothing', async () => {
    await subscribe(sam, cardToken('fails_when_charged'))
    await passDays(server, 8 + 16)
    expect(await overview(sam)).toMatchObject({ status: 'ended', receipts: [] })
    expect(await storedStatus(sam)).toBe('ended')
    const again = await subscribe(sam)
    expect(again.json).toMatchObject({ success: true, status: 'trial', isNew: true })
    await passDays(server, 9)
    expect((await overview(sam)).receipts).toHaveLength(1)
  })

  it('charges nothing when cancelled in the trial, and runs to its end', async () => {
    await subscribe(sam)
    await doBillingWork(server.deps)
    await passDays(server, 2)
    const cancelled = subscriptionChangeAnswer.parse((await sam.post('/api/payments/cancel', {})).json)
    expect(cancelled).toMatchObject({
      success: true,
      current: {
        status: 'cancelled',
        subscription: { nextChargeOn: null, canResume: true, canCancel: false },
      },
    })
    expect(await storedStatus(sam)).toBe('active')
    await passDays(server, 7)
    expect(await overview(sam)).toMatchObject({ status: 'ended', receipts: [] })
    expect((await sam.post('/api/payments/resume', {})).json).toMatchObject({
      success: false,
      code: 'no_subscription',
    })
  })

  it('renews at the end of the paid month when cancelled and resumed', async () => {
    await subscribe(sam)
    await passDays(server, 10)
    const until = (await overview(sam)).receipts[0]?.periodTo
    await sam.post('/api/payments/cancel', {})
    expect((await overview(sam)).subscription?.endsOn).toBe(until)
    await passDays(server, 3)
    const resumed = subscriptionChangeAnswer.parse((await sam.post('/api/payments/resume', {})).json)
    expect(resumed).toMatchObject({ success: true, current: { status: 'active' } })
    expect((await overview(sam)).receipts).toHaveLength(1)
    await passDays(server, 31)
    expect((await overview(sam)).receipts).toHaveLength(2)
  })

  it('keeps the month and its receipt when cancelled just after a charge', async () => {
    await subscribe(sam)
    await doBillingWork(server.deps)
    await passDays(server, 7)
    server.advance(DAY_MS)
    const today = dayOf(server.deps.now().toISOString())
    await server.deps.gateway.chargeDue(today)
    await sam.post('/api/payments/cancel', {})
    expect((await overview(sam)).receipts).toEqual([])
    await doBillingWork(server.deps)
    const { status, subscription, receipts } = await overview(sam)
    expect(status).toBe('cancelled')
    expect(receipts).toMatchObject([{ amountCents: 999, periodFrom: today }])
    expect(subscription?.endsOn).toBe(receipts[0]?.periodTo)
    await passDays(server, 32)
    expect(await overview(sam)).toMatchObject({ status: 'ended', receipts: [{ amountCents: 999 }] })
  })

  it('continues for the charged month if it ended while the provider was unavailable', async () => {
    await subscribe(sam)
    await doBillingWork(server.deps)
    await passDays(server, 7)
    server.advance(DAY_MS)
    await server.deps.gateway.chargeDue(dayOf(server.deps.now().toISOString()))
    const isDown: Deps['gateway'] = {
      ...server.deps.gateway,
      read: async () => ({ ok: false, reason: 'unavailable' }),
    }
    await sam.post('/api/payments/cancel', {})
    await passDays(server, 2, { ...server.deps, gateway: isDown })
    expect(await overview(sam)).toMatchObject({ status: 'ended', receipts: [] })
    await passDays(server, 1)
    expect(await overview(sam)).toMatchObject({ status: 'cancelled', receipts: [{ amountCents: 999 }] })
    expect(await storedStatus(sam)).toBe('active')
    await passDays(server, 32)
    expect((await overview(sam)).status).toBe('ended')
  })

  it.each(['active', 'cancelled'])(
    'that is %s and unknown to the provider is read there at most once an hour',
    async (status) => {
      await subscribe(sam)
      await passDays(server, 9)
      if (status === 'cancelled') await sam.post('/api/payments/cancel', {})
      server.advance(31 * DAY_MS)
      let reads = 0
      const gateway: Deps['gateway'] = {
        ...server.deps.gateway,
        chargeDue: async () => undefined,
        read: async () => {
          reads += 1
          return { ok: false, reason: 'refused' }
        },
      }
      for (let minute = 0; minute < 5; minute++) {
        await doBillingWork({ ...server.deps, gateway })
        server.advance(60_000)
      }
      // The end of the paid month is another reason to read it.
      expect(reads).toBe(status === 'cancelled' ? 2 : 1)
    },
  )

  it('is not charged again when cancelled in a paid month', async () => {
    await subscribe(sam)
    await passDays(server, 10)
    await sam.post('/api/payments/cancel', {})
    await passDays(server, 35)
    expect(await overview(sam)).toMatchObject({ status: 'ended' })
    expect((await overview(sam)).receipts).toHaveLength(1)
  })
})
