import { isStopped } from '@pennyplate/domain/subscription/subscription'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import type { Done } from '../../payments/gateway.ts'
import {
  findSubscription,
  type ProviderUpdate,
  type Subscription,
} from '../../payments/subscriptions.store.ts'
import { changeSubscription } from './change-subscription.ts'

/** More than one round only if the subscription changes at the same time. */
const ROUNDS_MAX = 5

/**
 * Sends the pending changes of a subscription to the provider. Changes made meanwhile are sent in another round, so that
 * the latest state arrives last. What cannot be sent now stays pending for the scheduled work.
 */
export async function sendProviderUpdates(deps: Deps, householdId: HouseholdId): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const subscription = await findSubscription(deps.database.db, householdId, deps.gateway.name)
    const subscriptionId = subscription?.gatewaySubscriptionId
    if (!subscription || !subscriptionId || subscription.pendingProviderUpdates.length === 0) return
    for (const update of subscription.pendingProviderUpdates) {
      const sent = await send(deps, update, { ...subscription, gatewaySubscriptionId: subscriptionId })
      if (!sent.ok && sent.reason === 'unavailable') return
      if (!sent.ok) deps.log.error('the payment provider refused a change', { what: update })
    }
    const after = await changeSubscription(deps, householdId, (current) =>
      current?.revision === subscription.revision
        ? { ...current, pendingProviderUpdates: [] }
        : current && {
            ...current,
            pendingProviderUpdates: [
              ...new Set([...current.pendingProviderUpdates, ...subscription.pendingProviderUpdates]),
            ],
          },
    )
    if (after?.pendingProviderUpdates.length === 0) return
  }
}

type Scheduled = Subscription & { gatewaySubscriptionId: string }

function send({ gateway }: Deps, update: ProviderUpdate, subscription: Scheduled): Promise<Done> {
  const { householdId, gatewaySubscriptionId: subscriptionId, card, priceCents, status } = subscription
  const ref = { householdId, subscriptionId }
  if (update === 'card') return gateway.changeCard({ ...ref, cardId: card.id })
  if (update === 'price') return gateway.changePrice({ ...ref, priceCents })
  return isStopped(status) ? gateway.cancel(ref) : gateway.resume(ref)
}
