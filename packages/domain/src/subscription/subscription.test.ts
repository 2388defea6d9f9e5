import { describe, expect, it } from 'vitest'
import {
  isPremium,
  nextStatus,
  SUBSCRIPTION_STATUSES,
  type SubscriptionEvent,
  type SubscriptionStatus,
  storedStatus,
} from './subscription.ts'

type Arrow = [from: SubscriptionStatus, event: SubscriptionEvent, to: SubscriptionStatus]

const ALLOWED: readonly Arrow[] = [
  ['none', 'started', 'trial'],
  ['trial', 'paid', 'active'],
  ['trial', 'payment_failed', 'past_due'],
  ['trial', 'cancelled', 'cancelled'],
  ['trial', 'gave_up', 'ended'],
  ['active', 'paid', 'active'],
  ['active', 'payment_failed', 'past_due'],
  ['active', 'cancelled', 'cancelled'],
  ['active', 'period_over', 'ended'],
  ['active', 'gave_up', 'ended'],
  ['past_due', 'paid', 'active'],
  ['past_due', 'payment_failed', 'past_due'],
  ['past_due', 'cancelled', 'ended'],
  ['past_due', 'gave_up', 'ended'],
  ['cancelled', 'paid', 'cancelled'],
  ['cancelled', 'payment_failed', 'cancelled'],
  ['cancelled', 'resumed_unpaid', 'trial'],
  ['cancelled', 'resumed_paid', 'active'],
  ['cancelled', 'period_over', 'ended'],
  ['cancelled', 'gave_up', 'ended'],
  ['ended', 'started', 'trial'],
  ['ended', 'paid_late', 'cancelled'],
  ['trial', 'made_free', 'trial'],
  ['active', 'made_free', 'trial'],
  ['past_due', 'made_free', 'trial'],
]

const EVENTS: readonly SubscriptionEvent[] = [
  'started',
  'paid',
  'payment_failed',
  'cancelled',
  'resumed_unpaid',
  'resumed_paid',
  'period_over',
  'gave_up',
  'paid_late',
  'made_free',
]

const FORBIDDEN = SUBSCRIPTION_STATUSES.flatMap((from) =>
  EVENTS.filter((event) => !ALLOWED.some((arrow) => arrow[0] === from && arrow[1] === event)).map(
    (event) => [from, event] as const,
  ),
)

describe('a subscription', () => {
  it.each(ALLOWED)('that is %s and %s becomes %s', (from, event, to) => {
    expect(nextStatus(from, event)).toBe(to)
  })

  it.each(FORBIDDEN)('that is %s cannot be %s', (from, event) => {
    expect(nextStatus(from, event)).toBeUndefined()
  })

  it.each([
    ['none', false, null],
    ['trial', true, 'active'],
    ['active', true, 'active'],
    ['past_due', true, 'active'],
    ['cancelled', true, 'active'],
    ['ended', false, 'ended'],
  ] as const)('that is %s: premium %s, stored as %s', (status, premium, stored) => {
    expect(isPremium(status)).toBe(premium)
    expect(storedStatus(status)).toBe(stored)
  })
})
