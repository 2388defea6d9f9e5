import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { formatCents } from '@pennyplate/domain/money'
import { longDay } from '../../messages/day-words.ts'
import { manageMessages as words } from '../../messages/premium.ts'

export type SubscriptionOf = NonNullable<SubscriptionAnswer['subscription']>
type Fact = readonly [name: string, value: string]

/** A subscription's status, dates and costs, as names and values. */
export function subscriptionFacts(
  { status, billing, receipts }: SubscriptionAnswer,
  subscription: SubscriptionOf,
): Fact[] {
  const price = formatCents(subscription.priceCents)
  const { nextChargeOn, endsOn } = subscription
  const charge = billing === 'beta' ? words.noChargeBeta : words.noCharge
  return [
    [words.plan, words.planName(price)],
    [words.status, words.statuses[status]],
    [words.since, longDay(subscription.startedAt)],
    [
      receipts.length === 0 && nextChargeOn !== null ? words.firstCharge : words.nextCharge,
      nextChargeOn === null ? charge : words.chargeOn(price, longDay(nextChargeOn)),
    ],
    ...(endsOn === null
      ? []
      : [[status === 'ended' ? words.endedOn : words.endsOn, longDay(endsOn)] satisfies Fact]),
  ]
}
