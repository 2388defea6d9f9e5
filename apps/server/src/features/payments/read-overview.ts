import type { BillingNotice, SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { TRIAL_DAYS } from '@pennyplate/domain/bounds/limits'
import { addDays, dayOf } from '@pennyplate/domain/calendar-day'
import { nextStatus } from '@pennyplate/domain/subscription/subscription'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { findAccountNotices, findHouseholdNotices, type StoredNotice } from '../../notices/notices.store.ts'
import { findSubscription, type Subscription } from '../../payments/subscriptions.store.ts'
import { firstChargeNotice } from './billing.ts'
import { findReceipts } from './ledger.store.ts'

/** How long the app shows that billing has started. */
const STARTED_SHOWN_DAYS = 14

/** Everything the pages about premium show, in one answer. */
export async function readOverview(
  deps: Deps,
  { userId, householdId }: Pick<Actor, 'userId' | 'householdId'>,
): Promise<SubscriptionAnswer> {
  const { db } = deps.database
  const [subscription, notices, receipts] = [
    await findSubscription(db, householdId, deps.gateway.name),
    [...(await findHouseholdNotices(db, householdId)), ...(await findAccountNotices(db, userId))],
    await findReceipts(db, householdId),
  ]
  const { billing, billingStartsOn } = deps.config
  const today = dayOf(deps.now().toISOString())
  return {
    billing,
    billingStartsOn,
    priceCents: deps.premiumPriceCents,
    trialDays: TRIAL_DAYS,
    cardForm: deps.gateway.cardForm,
    status: subscription?.status ?? 'none',
    subscription: subscription ? describe(subscription, notices) : null,
    notices: shownNotices(notices, subscription, today),
    receipts,
  }
}

function describe(
  subscription: Subscription,
  notices: readonly StoredNotice[],
): NonNullable<SubscriptionAnswer['subscription']> {
  const { sessionId, startedAt, priceCents, status, endsOn, card } = subscription
  const { brand, last4, expiryMonth, expiryYear } = card
  const planned = status === 'trial' ? firstChargeNotice(notices, subscription)?.chargeOn : undefined
  return {
    sessionId,
    startedAt,
    priceCents,
    nextChargeOn: subscription.nextChargeOn ?? planned ?? null,
    endsOn,
    card: { brand, last4, expiryMonth, expiryYear },
    canCancel: nextStatus(status, 'cancelled') !== undefined,
    canResume: status === 'cancelled',
  }
}

/** The notices that still apply, for the app to show. */
function shownNotices(
  notices: readonly StoredNotice[],
  subscription: Subscription | undefined,
  today: string,
): BillingNotice[] {
  const status = subscription?.status ?? 'none'
  const shown: BillingNotice[] = []
  const first = subscription && status === 'trial' ? firstChargeNotice(notices, subscription) : undefined
  if (first)
    shown.push({
      kind: 'first_charge',
      chargeOn: subscription?.firstChargeOn ?? first.chargeOn,
      priceCents: first.priceCents,
    })
  if (status === 'past_due') shown.push({ kind: 'payment_failed' })
  for (const { params } of notices) {
    if (params.kind === 'billing_starts' && (status === 'none' || status === 'ended'))
      if (addDays(params.startsOn, STARTED_SHOWN_DAYS) >= today) shown.push(params)
    if (params.kind === 'price_change' && params.priceCents !== subscription?.priceCents)
      if (status === 'active' || status === 'trial' || status === 'past_due') shown.push(params)
  }
  // If a notice had to be sent twice, the later one counts.
  return [...new Map(shown.map((notice) => [notice.kind, notice])).values()]
}
