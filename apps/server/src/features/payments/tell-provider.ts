import { isStopped } from '@pennyplate/domain/subscription/subscription'
import type { Deps } from '../../deps.ts'
import type { Done } from '../../payments/gateway.ts'
import { changeSubscription } from './change-subscription.ts'
import { findSubscription, type Subscription, type Untold } from './subscriptions.store.ts'

/** More rounds than one only where somebody changes a mind at the same moment. */
const ROUNDS_MAX = 5

/**
 * Brings the provider to what is true here. What was changed meanwhile is told in another round, so that of two who tell
 * at once the truth is told last; what cannot be told now stays untold for the scheduled work.
 */
export async function tellProvider(deps: Deps, userId: string): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const subscription = await findSubscription(deps.database.db, userId, deps.gateway.name)
    const subscriptionId = subscription?.gatewaySubscriptionId
    if (!subscription || !subscriptionId || subscription.untold.length === 0) return
    for (const what of subscription.untold) {
      const told = await tellOne(deps, what, { ...subscription, gatewaySubscriptionId: subscriptionId })
      if (!told.ok && told.reason === 'unavailable') return
      if (!told.ok) deps.log.error('the payment provider refuses a change', { what })
    }
    const after = await changeSubscription(deps, userId, (current) =>
      current?.revision === subscription.revision
        ? { ...current, untold: [] }
        : current && { ...current, untold: [...new Set([...current.untold, ...subscription.untold])] },
    )
    if (after?.untold.length === 0) return
  }
}

type Armed = Subscription & { gatewaySubscriptionId: string }

function tellOne({ gateway }: Deps, what: Untold, subscription: Armed): Promise<Done> {
  const { userId, gatewaySubscriptionId: subscriptionId, card, priceCents, status } = subscription
  const ref = { userId, subscriptionId }
  if (what === 'card') return gateway.changeCard({ ...ref, cardId: card.id })
  if (what === 'price') return gateway.changePrice({ ...ref, priceCents })
  return isStopped(status) ? gateway.cancel(ref) : gateway.resume(ref)
}
