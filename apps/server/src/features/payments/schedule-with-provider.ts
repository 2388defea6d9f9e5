import { addDays, dayOf, latestDay } from '@pennyplate/domain/calendar-day'
import { firstChargeDay, mayChargeFirst } from '@pennyplate/domain/subscription/subscription-billing'
import { findBillingOwner } from '../../accounts/households.store.ts'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { findHouseholdNotices } from '../../notices/notices.store.ts'
import { findSubscription, type Subscription } from '../../payments/subscriptions.store.ts'
import { billingOf, firstChargeNotice } from './billing.ts'
import { changeSubscription } from './change-subscription.ts'
import { customerOf } from './customer-of.ts'
import { sendProviderUpdates } from './send-provider-updates.ts'

/** How many days refusals may postpone the first charge: the provider's calendar may be a day or two off from ours. */
const REFUSED_DAYS_MAX = 3

/**
 * Creates the subscription at the provider, with the day of its first charge. Nothing can be charged before this. It
 * requires a delivered notice, and the first charge is at least a week after that.
 */
export async function scheduleWithProvider(deps: Deps, householdId: HouseholdId): Promise<void> {
  const { db } = deps.database
  const found = await findSubscription(db, householdId, deps.gateway.name)
  if (!found || found.gatewaySubscriptionId !== null) return
  // With a day stored, the provider may already have it although we lost the answer. We repeat the call to learn its id,
  // so that it can be cancelled there.
  if (found.status !== 'trial' && found.firstChargeOn === null) return
  const firstChargeOn = found.firstChargeOn ?? (await allowedFirstCharge(deps, found))
  if (firstChargeOn === undefined) return
  // The day is stored before the provider is called, so that after a crash the same call is repeated.
  const planned = await changeSubscription(deps, householdId, (current) =>
    current?.revision === found.revision && current.firstChargeOn === null
      ? { ...current, firstChargeOn }
      : undefined,
  )
  const owner = await findBillingOwner(db, householdId)
  if (!planned || planned.firstChargeOn !== firstChargeOn || !owner) return
  const customer = await customerOf(deps, { householdId, email: owner.email })
  if (!customer.ok) return
  const started = await deps.gateway.startSubscription({
    householdId,
    customerId: customer.customerId,
    cardId: planned.card.id,
    priceCents: planned.priceCents,
    firstChargeOn,
    idempotencyKey: `${planned.providerKey}:${planned.generation}:${planned.scheduleTries}`,
  })
  if (!started.ok && started.reason === 'unavailable') return
  await changeSubscription(deps, householdId, (current) => {
    if (!current || current.generation !== planned.generation) return undefined
    // Refused, perhaps because the day passed while the provider was unreachable. Retried later, under a new key.
    if (!started.ok)
      return {
        ...current,
        firstChargeOn: null,
        scheduleTries: current.scheduleTries + 1,
        reconciledAt: deps.now().toISOString(),
      }
    const { subscriptionId } = started
    // If the subscription changed during the call, the provider is updated right after.
    const isUnchanged = current.status === 'trial' && current.revision === planned.revision
    const pendingProviderUpdates = isUnchanged ? [] : (['card', 'ending'] as const)
    return {
      ...current,
      gatewaySubscriptionId: subscriptionId,
      nextChargeOn: current.status === 'trial' ? firstChargeOn : null,
      pendingProviderUpdates: [...pendingProviderUpdates],
    }
  })
  await sendProviderUpdates(deps, householdId)
}

async function allowedFirstCharge(deps: Deps, subscription: Subscription): Promise<string | undefined> {
  const { householdId, startedAt, paidThrough, priceCents, scheduleTries } = subscription
  const billing = billingOf(deps)
  const notice = firstChargeNotice(await findHouseholdNotices(deps.database.db, householdId), subscription)
  if (!notice?.notifiedAt) return undefined
  const now = deps.now().toISOString()
  const day = firstChargeDay(billing, { startedAt, paidThrough, notifiedAt: now })
  if (day === null) return undefined
  const firstChargeOn = latestDay(
    addDays(day, Math.min(scheduleTries, REFUSED_DAYS_MAX)),
    notice.chargeOn,
    dayOf(now),
  )
  const notified = [{ notifiedAt: notice.notifiedAt, priceCents: notice.priceCents }]
  return mayChargeFirst(billing, { day: firstChargeOn, amountCents: priceCents }, notified)
    ? firstChargeOn
    : undefined
}
