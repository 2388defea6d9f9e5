import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { expect, test } from 'vitest'
import { type SubscriptionOf, subscriptionFacts } from './subscription-facts.ts'

const SUBSCRIPTION: SubscriptionOf = {
  sessionId: 's-1',
  startedAt: '2026-11-22T23:30:00Z',
  priceCents: 999,
  nextChargeOn: '2026-11-30',
  endsOn: null,
  card: { brand: 'Visa', last4: '1111', expiryMonth: 8, expiryYear: 2029 },
  canCancel: true,
  canResume: false,
}
const OVERVIEW: SubscriptionAnswer = {
  billing: 'live',
  billingStartsOn: '2026-01-01',
  priceCents: 999,
  trialDays: 7,
  cardForm: { gateway: 'sandbox' },
  status: 'trial',
  subscription: SUBSCRIPTION,
  notices: [],
  receipts: [],
}
const RECEIPT = {
  id: 'r-1',
  paidAt: '2026-11-30T00:00:00Z',
  amountCents: 999,
  currency: 'USD',
  periodFrom: '2026-11-30',
  periodTo: '2026-12-29',
  isTest: true,
} as const

test.each<[string, Partial<SubscriptionAnswer>, Partial<SubscriptionOf>, object]>([
  [
    'a trial names its first charge',
    {},
    {},
    { Status: 'Free trial', 'First charge': '$9.99 on November 30, 2026' },
  ],
  [
    'the beta charges nothing',
    { billing: 'beta' },
    { nextChargeOn: null },
    { Status: 'Free trial', 'Next charge': 'None during the beta' },
  ],
  [
    'who has paid before is told of the next charge',
    { status: 'active', receipts: [RECEIPT] },
    { nextChargeOn: '2026-12-30' },
    { Status: 'Active', 'Next charge': '$9.99 on December 30, 2026' },
  ],
  [
    'a cancelled one runs to its end',
    { status: 'cancelled' },
    { nextChargeOn: null, endsOn: '2026-11-29' },
    { Status: 'Canceled', 'Next charge': 'None', 'Premium until': 'November 29, 2026' },
  ],
  [
    'an ended one says when',
    { status: 'ended' },
    { nextChargeOn: null, endsOn: '2026-11-29' },
    { Status: 'Ended', 'Next charge': 'None', 'Ended on': 'November 29, 2026' },
  ],
])('%s', (_, overview, subscription, facts) => {
  const found = subscriptionFacts({ ...OVERVIEW, ...overview }, { ...SUBSCRIPTION, ...subscription })
  expect(Object.fromEntries(found)).toEqual({
    Plan: 'Premium, $9.99 a month',
    Since: 'November 22, 2026',
    ...facts,
  })
})
