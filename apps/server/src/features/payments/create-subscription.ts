import type { CreateSubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { isPremium } from '@pennyplate/domain/subscription/subscription'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { findNotices } from '../notices/notices.store.ts'
import { armSubscription } from './arm-subscription.ts'
import { firstChargeNotice } from './billing.ts'
import { customerOf } from './customer-of.ts'
import { refusal } from './refusal-words.ts'
import { startSubscription } from './start-subscription.ts'
import { findSubscription, type Subscription } from './subscriptions.store.ts'
import { tellProvider } from './tell-provider.ts'

/**
 * Pressed twice, from two devices, or again after the answer was lost: there is one subscription, and every press is
 * answered with it. Nothing is charged here; the provider learns of the subscription once its person was told.
 */
export async function createSubscription(
  deps: Deps,
  actor: Actor,
  { sourceId }: { sourceId: string },
): Promise<CreateSubscriptionAnswer> {
  const { userId } = actor
  const current = await findSubscription(deps.database.db, userId, deps.gateway.name)
  if (current && isPremium(current.status) && current.status !== 'cancelled')
    return answerOf(deps, current, false)
  if (!(await tieUp(deps, current))) return refusal('provider_unavailable')
  const customer = await customerOf(deps, actor)
  if (!customer.ok) return refusal('provider_unavailable')
  const kept = await deps.gateway.keepCard({ userId, customerId: customer.customerId, sourceId })
  if (!kept.ok) return refusal(kept.code)
  const { subscription, isNew } = await startSubscription(deps, userId, kept.card)
  await tellProvider(deps, userId)
  return answerOf(deps, subscription, isNew)
}

/** Before another subscription begins, the provider has to know that the last one is over. */
async function tieUp(deps: Deps, last: Subscription | undefined): Promise<boolean> {
  if (last?.status !== 'ended') return true
  await armSubscription(deps, last.userId)
  await tellProvider(deps, last.userId)
  const now = await findSubscription(deps.database.db, last.userId, deps.gateway.name)
  const isKnown = !now || now.gatewaySubscriptionId !== null || now.firstChargeOn === null
  return isKnown && (now?.untold.length === 0 || now?.gatewaySubscriptionId === null)
}

async function answerOf(
  deps: Deps,
  subscription: Subscription,
  isNew: boolean,
): Promise<CreateSubscriptionAnswer> {
  const notices = await findNotices(deps.database.db, subscription.userId)
  const firstChargeOn =
    subscription.firstChargeOn ?? firstChargeNotice(notices, subscription)?.chargeOn ?? null
  const { sessionId, status } = subscription
  return { success: true, sessionId, status, isNew, firstChargeOn }
}
