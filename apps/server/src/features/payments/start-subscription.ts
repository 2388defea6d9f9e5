import { nextStatus } from '@pennyplate/domain/subscription/subscription'
import { firstChargeDay } from '@pennyplate/domain/subscription/subscription-billing'
import type { Trx } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import type { KeptCard } from '../../payments/gateway.ts'
import { tell } from '../notices/tell.ts'
import { billingOf, subjectOf } from './billing.ts'
import { changeSubscription } from './change-subscription.ts'
import { resumed } from './resume-subscription.ts'
import type { NewSubscription, Subscription } from './subscriptions.store.ts'

/** A trial begins, or one that was cancelled goes on with this card; one that runs already stays as it is. */
export async function startSubscription(
  deps: Deps,
  userId: string,
  card: KeptCard,
): Promise<{ subscription: Subscription; isNew: boolean }> {
  let isNew = false
  const subscription = await changeSubscription(deps, userId, async (current, trx) => {
    isNew = false
    if (current?.status === 'cancelled') {
      isNew = true
      return resumed({ ...current, card, untold: [...current.untold, 'card'] })
    }
    const status = nextStatus(current?.status ?? 'none', 'started')
    if (!status) return undefined
    isNew = true
    const fresh: NewSubscription = {
      gateway: deps.gateway.name,
      generation: (current?.generation ?? 0) + 1,
      sessionId: deps.randomId(),
      status,
      startedAt: deps.now().toISOString(),
      priceCents: deps.premiumPriceCents,
      card,
      gatewaySubscriptionId: null,
      armTries: 0,
      firstChargeOn: null,
      paidThrough: null,
      nextChargeOn: null,
      endsOn: null,
      pastDueSince: null,
      untold: [],
      settledAt: null,
    }
    await tellFirstCharge(deps, trx, userId, fresh)
    return fresh
  })
  if (!subscription) throw new Error('a subscription that was just written is not there')
  return { subscription, isNew }
}

/** Told together with the trial itself, or once billing is no longer a beta. */
export async function tellFirstCharge(
  deps: Deps,
  trx: Trx,
  userId: string,
  subscription: NewSubscription,
): Promise<void> {
  const now = deps.now().toISOString()
  const { startedAt, paidThrough, priceCents } = subscription
  const chargeOn = firstChargeDay(billingOf(deps), { startedAt, paidThrough, toldAt: now })
  if (chargeOn === null) return
  const params = { kind: 'first_charge', chargeOn, priceCents } as const
  await tell(trx, userId, subjectOf.firstCharge(subscription), { params, now })
}
