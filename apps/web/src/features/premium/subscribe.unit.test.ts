import { PAYMENT_ROUTES } from '@pennyplate/contract/payments/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { subscribe } from './subscribe.ts'

const SAM = { id: 'sam', email: 'sam@example.org' }
const STARTED = { success: true, sessionId: 's-1', status: 'trial', isNew: true, firstChargeOn: '2026-11-29' }

const overview = (status: 'none' | 'trial') => ({
  billing: 'live',
  billingStartsOn: '2026-01-01',
  priceCents: 999,
  trialDays: 7,
  cardForm: { gateway: 'sandbox' },
  status,
  subscription:
    status === 'none'
      ? null
      : {
          sessionId: 's-1',
          startedAt: '2026-11-22T00:00:00Z',
          priceCents: 999,
          nextChargeOn: '2026-11-29',
          endsOn: null,
          card: { brand: 'Visa', last4: '1111', expiryMonth: 8, expiryYear: 2029 },
          canCancel: true,
          canResume: false,
        },
  notices: [],
  receipts: [],
})

type Answer = () => Response | Promise<Response>
const lost: Answer = () => Promise.reject(new TypeError('network failure'))
const says = (body: unknown, status = 200) => (() => Response.json(body, { status })) satisfies Answer
const refuses = (code: string) => says({ success: false, code, error: 'No.' })

/** What is sent and returned if the two calls respond like this. */
async function press(create: Answer, look: Answer = says(overview('none'))) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === PAYMENT_ROUTES.subscription) return look()
    sent.push(JSON.parse(String(init.body)))
    return create()
  })
  return { outcome: await subscribe('token-1', SAM), sent }
}

afterEach(() => vi.unstubAllGlobals())

test('sends the token, the user and the monthly plan, and nothing of the card', async () => {
  const { outcome, sent } = await press(says(STARTED))
  expect(outcome).toEqual({ started: STARTED })
  expect(sent).toEqual([
    { sourceId: 'token-1', userId: 'sam', email: 'sam@example.org', planId: 'PENNYPLATE_MONTHLY' },
  ])
})

test.each([
  ['card_declined', /^Your card was declined\. Nothing was charged\./, false],
  ['card_expired', /^Your card has expired\./, false],
  ['card_needs_more_input', /^Your bank needs to make sure/, true],
  ['card_invalid', /^Payment validation failed\. Please check your card details\.$/, false],
  ['provider_unavailable', /^The card service is not responding/, false],
  ['no_subscription', /^Subscription failed\. Please try again\.$/, false],
])('%s is put into words', async (code, text, asksForCode) => {
  const { outcome } = await press(refuses(code))
  expect(outcome).toEqual({ failure: { text: expect.stringMatching(text), asksForCode } })
})

test.each([
  ['lost', lost],
  ['a gateway’s error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['unreadable', says({ success: 'maybe' })],
])('if the response is %s but the subscription exists, it has started', async (_, answer) => {
  const { outcome } = await press(answer, says(overview('trial')))
  expect(outcome).toEqual({ started: { sessionId: 's-1', isNew: true } })
})

test.each([
  ['there is no subscription', says(overview('none'))],
  ['the check fails too', lost],
])('if the response is lost and %s, it says that trying again is safe', async (_, look) => {
  const { outcome } = await press(lost, look)
  expect(outcome).toEqual({
    failure: {
      text: 'Something went wrong. Please try again. It is safe to try again: you are never subscribed or charged twice.',
    },
  })
})

test.each([
  [401, 'Please sign in first'],
  [403, 'Subscription failed. Please try again.'],
  [500, 'Subscription failed. Please try again.'],
])('status %d is explained: %s', async (status, text) => {
  const { outcome } = await press(says({ error: 'refused' }, status))
  expect(outcome).toEqual({ failure: { text } })
})
