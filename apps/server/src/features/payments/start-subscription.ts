import { nextStatus } from '@pennyplate/domain/subscription/subscription'
import { firstChargeDay } from '@pennyplate/domain/subscription/subscription-billing'
import type { HouseholdId } from '../../database/ids.ts'
import type { Trx } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { queueHouseholdNotice } from '../../notices/queue-notice.ts'
import type { KeptCard } from '../../payments/gateway.ts'
import type { NewSubscription, Subscription } from '../../payments/subscriptions.store.ts'
import { billingOf, subjectOf } from './billing.ts'
import { changeSubscription } from './change-subscription.ts'
import { resumed } from './resume-subscription.ts'

/** Starts a trial, or continues a cancelled subscription with this card. A running one is left unchanged. */
export async function startSubscription(
  deps: Deps,
  householdId: HouseholdId,
  card: KeptCard,
): Promise<{ subscription: Subscription; isNew: boolean }> {
  let isNew = false
  const subscription = await changeSubscription(deps, householdId, async (current, trx) => {
    isNew = false
    if (current?.status === 'cancelled') {
      isNew = true
      return resumed({
        ...current,
        card,
        pendingProviderUpdates: [...current.pendingProviderUpdates, 'card'],
      })
    }
    const status = nextStatus(current?.status ?? 'none', 'started')
    if (!status) return undefined
    isNew = true
    const fresh: NewSubscription = {
      gateway: deps.gateway.name,
      providerKey: current?.providerKey ?? householdId,
      generation: (current?.generation ?? 0) + 1,
      sessionId: deps.randomId(),
      status,
      startedAt: deps.now().toISOString(),
      priceCents: deps.premiumPriceCents,
      card,
      gatewaySubscriptionId: null,
      scheduleTries: 0,
      firstChargeOn: null,
      paidThrough: null,
      nextChargeOn: null,
      endsOn: null,
      pastDueSince: null,
      pendingProviderUpdates: [],
      reconciledAt: null,
    }
    await notifyFirstCharge(deps, trx, householdId, fresh)
    return fresh
  })
  if (!subscription) throw new Error('the subscription that was just written is missing')
  return { subscription, isNew }
}

/** Does nothing in the beta; there it is called again once billing is live. */
export async function notifyFirstCharge(
  deps: Deps,
  trx: Trx,
  householdId: HouseholdId,
  subscription: NewSubscription,
): Promise<void> {
  const now = deps.now().toISOString()
  const { startedAt, paidThrough, priceCents } = subscription
  const chargeOn = firstChargeDay(billingOf(deps), { startedAt, paidThrough, notifiedAt: now })
  if (chargeOn === null) return
  const params = { kind: 'first_charge', chargeOn, priceCents } as const
  await queueHouseholdNotice(trx, householdId, subjectOf.firstCharge(subscription), { params, now })
}
