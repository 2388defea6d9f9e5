import { addDays, dayOf, firstDayAfter } from '@pennyplate/domain/calendar-day'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSquareStandIn } from '../../testing/square/square-stand-in.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { doBillingWork } from '../../work/billing-work.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEY = 'the key of the webhook'
const WEBHOOK = 'http://localhost:3000/api/payments/webhook'

type Square = Awaited<ReturnType<typeof startSquareStandIn>>
type Person = Awaited<ReturnType<typeof signUp>>

let square: Square
let server: TestServer
let sam: Person

beforeEach(async () => {
  square = await startSquareStandIn({ signatureKey: KEY })
  server = await startTestServer({
    env: {
      BILLING: 'live',
      BILLING_STARTS_ON: '2020-01-01',
      SQUARE_ENVIRONMENT: 'sandbox',
      SQUARE_ACCESS_TOKEN: 'a-token',
      SQUARE_APPLICATION_ID: 'sandbox-app',
      SQUARE_LOCATION_ID: 'L1',
      SQUARE_PLAN_VARIATION_ID: 'PLAN1',
      SQUARE_WEBHOOK_SIGNATURE_KEY: KEY,
      SQUARE_BASE_URL: square.origin,
    },
  })
  sam = await signUp(server)
})
afterEach(async () => {
  await server.close()
  square.close()
})

const subscribe = (sourceId = 'cnon:card-nonce-ok') =>
  sam.post('/api/payments/create-subscription', {
    sourceId,
    userId: sam.userId,
    planId: 'PENNYPLATE_MONTHLY',
  })
const overview = async () => (await sam.get('/api/payments/subscription')).json
const today = () => dayOf(server.deps.now().toISOString())
const theSubscription = () => [...square.subscriptions.values()][0]
const asked = (path: RegExp) => square.asked.filter((one) => path.test(`${one.method} ${one.path}`))

/** A trial scheduled at Square, on the day of its first charge. */
async function scheduledTrial(): Promise<{ id: string; firstCharge: string }> {
  await subscribe()
  await doBillingWork(server.deps)
  const { nextChargeOn } = (await overview()).subscription
  server.advance(9 * DAY_MS)
  return { id: theSubscription()?.id ?? '', firstCharge: nextChargeOn }
}

const bill = (status: 'PAID' | 'FAILED', id: string, due: string) =>
  square.bill(id, { due, status, chargedThrough: addDays(due, 30) })
const sendWebhook = (event: { body: string; headers: Record<string, string> }) =>
  server.visitor().post('/api/payments/webhook', event.body, event.headers)
const event = (eventId: string, id: string, type?: string) =>
  square.event(eventId, id, { url: WEBHOOK, at: server.deps.now().toISOString(), ...(type ? { type } : {}) })

describe('a subscription with Square', () => {
  it('creates a customer, a card on file and a subscription whose free week ends with the first charge', async () => {
    const started = await subscribe()
    expect(started.json).toMatchObject({ success: true, status: 'trial' })
    expect(square.subscriptions.size).toBe(0)
    await doBillingWork(server.deps)
    const firstCharge = firstDayAfter(server.deps.now().toISOString(), 7)
    expect(theSubscription()).toMatchObject({ start_date: addDays(firstCharge, -7), status: 'PENDING' })
    expect(await overview()).toMatchObject({
      cardForm: { gateway: 'square', scriptUrl: 'https://sandbox.web.squarecdn.com/v1/square.js' },
      subscription: { nextChargeOn: firstCharge, card: { brand: 'VISA', last4: '5858' } },
    })
  })

  it.each([
    ['CARD_DECLINED', 'card_declined'],
    ['INSUFFICIENT_FUNDS', 'card_declined'],
    ['CARD_EXPIRED', 'card_expired'],
    ['CVV_FAILURE', 'card_needs_more_input'],
    ['CARD_DECLINED_VERIFICATION_REQUIRED', 'card_needs_more_input'],
    ['CARD_TOKEN_EXPIRED', 'card_invalid'],
  ])('does not start when Square answers %s', async (squareCode, code) => {
    expect((await subscribe(`cnon:refused-${squareCode}`)).json).toMatchObject({ success: false, code })
    expect((await overview()).status).toBe('none')
  })

  it.each(['fails', 'fails after doing it', 'hangs up after doing it'] as const)(
    'is created only once when Square %s at every step and calls are repeated',
    async (failure) => {
      square.failNext(/POST \/v2\/customers/, failure, failure)
      expect((await subscribe()).json).toMatchObject({ success: false, code: 'provider_unavailable' })
      square.failNext(/POST \/v2\/cards/, failure)
      expect((await subscribe()).json).toMatchObject({ success: true })
      square.failNext(/POST \/v2\/subscriptions$/, failure, failure, failure)
      await doBillingWork(server.deps)
      expect((await overview()).status).toBe('trial')
      await doBillingWork(server.deps)
      expect(square.subscriptions.size).toBe(1)
      const keys = asked(/POST \/v2\/subscriptions$/).map(({ body }) => JSON.stringify(body))
      expect(keys.length).toBeGreaterThan(2)
      expect(new Set(keys).size).toBe(1)
    },
  )

  it('is paid once, even if events come late, repeatedly and out of order', async () => {
    const { id, firstCharge } = await scheduledTrial()
    const early = event('e0', id, 'subscription.created')
    bill('PAID', id, firstCharge)
    const paid = event('e1', id)
    for (const sent of [paid, paid, early, event('e2', id, 'subscription.updated'), paid])
      expect((await sendWebhook(sent)).status).toBe(200)
    expect(await overview()).toMatchObject({
      status: 'active',
      receipts: [{ amountCents: 999, isTest: false, periodFrom: firstCharge }],
    })
    expect(asked(/POST \/v2\/invoices\/search/)).toHaveLength(3)
  })

  it('is paid even if no event arrives', async () => {
    const { id, firstCharge } = await scheduledTrial()
    bill('PAID', id, firstCharge)
    await doBillingWork(server.deps)
    expect((await overview()).receipts).toHaveLength(1)
    await doBillingWork(server.deps)
    expect((await overview()).receipts).toHaveLength(1)
  })

  it('makes Square repeat a webhook call while Square itself is unavailable', async () => {
    const { id, firstCharge } = await scheduledTrial()
    bill('PAID', id, firstCharge)
    square.failNext(/GET \/v2\/subscriptions/, 'fails', 'fails')
    expect((await sendWebhook(event('e1', id))).status).toBe(503)
    expect((await sendWebhook(event('e1', id))).status).toBe(200)
    expect((await overview()).status).toBe('active')
  })

  it('is past due after a failed charge, and paid once another card works', async () => {
    const { id, firstCharge } = await scheduledTrial()
    bill('FAILED', id, firstCharge)
    await sendWebhook(event('e1', id, 'invoice.scheduled_charge_failed'))
    expect(await overview()).toMatchObject({ status: 'past_due', receipts: [] })
    await sam.post('/api/payments/change-card', { sourceId: 'cnon:another' })
    expect(theSubscription()?.card_id).toBe('CARD5')
    bill('PAID', id, firstCharge)
    await sendWebhook(event('e2', id))
    expect(await overview()).toMatchObject({ status: 'active' })
  })

  it('is cancelled and resumed at Square, even if Square was unavailable for a while', async () => {
    const { id, firstCharge } = await scheduledTrial()
    bill('PAID', id, firstCharge)
    await doBillingWork(server.deps)
    square.failNext(/POST .*\/cancel/, 'fails', 'fails')
    expect((await sam.post('/api/payments/cancel', {})).json).toMatchObject({ success: true })
    expect(theSubscription()?.actions).toEqual([])
    await doBillingWork(server.deps)
    expect(theSubscription()?.actions).toMatchObject([{ type: 'CANCEL' }])
    square.failNext(/DELETE/, 'fails after doing it')
    await sam.post('/api/payments/resume', {})
    expect(theSubscription()?.actions).toEqual([])
    expect((await overview()).status).toBe('active')
  })

  it('shows each completed refund once, as a negative amount', async () => {
    const { id, firstCharge } = await scheduledTrial()
    bill('PAID', id, firstCharge)
    await sendWebhook(event('e1', id))
    const at = server.deps.now().toISOString()
    square.refund(firstCharge, { cents: 300, at })
    square.refund(firstCharge, { cents: 200, at, status: 'PENDING' })
    square.failNext(/GET \/v2\/refunds/, 'fails', 'fails')
    expect((await sendWebhook(event('e2', id, 'invoice.refunded'))).status).toBe(503)
    for (const eventId of ['e2', 'e3'])
      expect((await sendWebhook(event(eventId, id, 'invoice.refunded'))).status).toBe(200)
    const amounts = async () =>
      (await overview()).receipts.map(({ amountCents }: { amountCents: number }) => amountCents).toSorted()
    expect(await amounts()).toEqual([-300, 999])
    square.refund(firstCharge, { cents: 499, at })
    await sendWebhook(event('e4', id, 'invoice.refunded'))
    expect(await amounts()).toEqual([-300, -499, 999])
    expect((await overview()).receipts).toContainEqual(
      expect.objectContaining({ amountCents: -499, periodFrom: firstCharge }),
    )
  })

  it.each(['fails', 'fails after doing it', 'hangs up after doing it'] as const)(
    'ends at Square when billing returns to beta, even if Square %s',
    async (failure) => {
      const { id, firstCharge } = await scheduledTrial()
      bill('PAID', id, firstCharge)
      await sendWebhook(event('e1', id))
      const { config } = server.deps
      const beta = { ...server.deps, config: { ...config, billing: 'beta' as const, billingStartsOn: null } }
      square.failNext(/POST .*\/cancel/, failure, failure)
      await doBillingWork(beta)
      expect((await overview()).status).toBe('active')
      square.failNext(/GET \/v2\/subscriptions/, 'fails', 'fails')
      await doBillingWork(beta)
      await doBillingWork(beta)
      expect(theSubscription()?.actions).toMatchObject([{ type: 'CANCEL' }])
      expect(await overview()).toMatchObject({
        status: 'trial',
        subscription: { nextChargeOn: null },
        receipts: [{ amountCents: 999 }],
      })
      server.advance(60 * DAY_MS)
      await doBillingWork(beta)
      expect(square.subscriptions.size).toBe(1)
    },
  )

  it('ends at Square when billing returns to beta, even if its creation was never confirmed', async () => {
    await subscribe()
    square.failNext(/POST \/v2\/subscriptions$/, 'fails after doing it', 'fails after doing it')
    await doBillingWork(server.deps)
    expect(theSubscription()?.actions).toEqual([])
    const { config } = server.deps
    await doBillingWork({
      ...server.deps,
      config: { ...config, billing: 'beta' as const, billingStartsOn: null },
    })
    expect([...square.subscriptions.values()]).toMatchObject([{ actions: [{ type: 'CANCEL' }] }])
    expect((await overview()).status).toBe('trial')
  })

  it('ends when Square ends it', async () => {
    const { id, firstCharge } = await scheduledTrial()
    bill('PAID', id, firstCharge)
    Object.assign(theSubscription() ?? {}, { status: 'DEACTIVATED' })
    await sendWebhook(event('e1', id, 'subscription.updated'))
    expect(await overview()).toMatchObject({ status: 'ended', receipts: [{ amountCents: 999 }] })
  })

  it('ends at Square with the account, and card and customer are deleted', async () => {
    await scheduledTrial()
    await sam.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
    square.failNext(/POST .*\/cancel/, 'fails', 'fails')
    await doBillingWork(server.deps)
    server.advance(DAY_MS)
    await doBillingWork(server.deps)
    expect(theSubscription()?.actions).toMatchObject([{ type: 'CANCEL' }])
    expect(square.deleted).toEqual({ customers: ['CUST1'], cards: ['CARD2'] })
    expect(await server.deps.database.db.selectFrom('gateway_farewells').selectAll().execute()).toEqual([])
  })
})

it('a plan that costs more than the notified price charges nobody', async () => {
  const dear = await startSquareStandIn({ signatureKey: KEY, priceCents: 1999 })
  const { createSquareGateway } = await import('./square-gateway.ts')
  const { square: config, baseUrl } = server.deps.config
  if (!config) throw new Error('square is configured')
  const gateway = createSquareGateway({ ...config, baseUrl: dear.origin }, { ...server.deps, baseUrl })
  const asking = {
    householdId: sam.householdId,
    customerId: 'c',
    cardId: 'k',
    idempotencyKey: 'i',
    firstChargeOn: today(),
  }
  expect(await gateway.startSubscription({ ...asking, priceCents: 999 })).toEqual({
    ok: false,
    reason: 'refused',
  })
  expect(await gateway.startSubscription({ ...asking, priceCents: 1999 })).toMatchObject({ ok: true })
  dear.close()
})

describe('the webhook', () => {
  it('accepts only recent calls signed by Square', async () => {
    const { id, firstCharge } = await scheduledTrial()
    bill('PAID', id, firstCharge)
    const now = server.deps.now()
    const good = event('e1', id)
    const elsewhere = square.event('e1', id, { url: 'https://evil.example/api', at: now.toISOString() })
    const old = square.event('e1', id, {
      url: WEBHOOK,
      at: new Date(now.getTime() - 4 * DAY_MS).toISOString(),
    })
    const unsigned = { ...good, headers: { 'content-type': 'application/json' } }
    const changed = { ...good, body: good.body.replace('M1', 'M2') }
    for (const call of [elsewhere, old, unsigned, changed]) expect((await sendWebhook(call)).status).toBe(403)
    expect((await overview()).status).toBe('trial')
    expect((await sendWebhook(event('e9', 'SUB-of-somebody-else'))).status).toBe(200)
    expect((await sendWebhook(good)).status).toBe(200)
    expect((await overview()).status).toBe('active')
  })
})

describe('the card form of Square', () => {
  it('is allowed only on pages below /subscribe', async () => {
    const policyOf = async (path: string) =>
      (await server.app.request(path)).headers.get('content-security-policy') ?? ''
    for (const path of ['/subscribe', '/subscribe/manage'])
      expect(await policyOf(path)).toContain(
        "script-src 'self' 'wasm-unsafe-eval' https://sandbox.web.squarecdn.com",
      )
    for (const path of ['/', '/dashboard', '/subscribers', '/api/config', '/payment-success'])
      expect(await policyOf(path), path).not.toContain('square')
  })

  it('is not allowed if Square is not configured', async () => {
    const plain = await startTestServer()
    const response = await plain.app.request('/subscribe')
    expect(response.headers.get('content-security-policy')).not.toContain('square')
    await plain.close()
  })
})
