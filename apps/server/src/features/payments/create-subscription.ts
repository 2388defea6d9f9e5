import type { CreateSubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { isPremium } from '@pennyplate/domain/subscription/subscription'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { findHouseholdNotices } from '../../notices/notices.store.ts'
import { findSubscription, type Subscription } from '../../payments/subscriptions.store.ts'
import { firstChargeNotice } from './billing.ts'
import { customerOf } from './customer-of.ts'
import { refusal } from './refusal-messages.ts'
import { scheduleWithProvider } from './schedule-with-provider.ts'
import { sendProviderUpdates } from './send-provider-updates.ts'
import { startSubscription } from './start-subscription.ts'

/**
 * Pressing twice, on two devices, or again after a lost answer still makes one subscription, which every request
 * returns. Nothing is charged here: the provider gets the subscription only after the notice was delivered.
 */
export async function createSubscription(
  deps: Deps,
  actor: Actor,
  { sourceId }: { sourceId: string },
): Promise<CreateSubscriptionAnswer> {
  const { householdId } = actor
  const current = await findSubscription(deps.database.db, householdId, deps.gateway.name)
  if (current && isPremium(current.status) && current.status !== 'cancelled')
    return answerOf(deps, current, false)
  if (!(await closePrevious(deps, current))) return refusal('provider_unavailable')
  const customer = await customerOf(deps, actor)
  if (!customer.ok) return refusal('provider_unavailable')
  const kept = await deps.gateway.keepCard({ householdId, customerId: customer.customerId, sourceId })
  if (!kept.ok) return refusal(kept.code)
  const { subscription, isNew } = await startSubscription(deps, householdId, kept.card)
  await sendProviderUpdates(deps, householdId)
  return answerOf(deps, subscription, isNew)
}

/** Makes sure the provider knows that the previous subscription has ended. False while it cannot be reached. */
async function closePrevious(deps: Deps, last: Subscription | undefined): Promise<boolean> {
  if (last?.status !== 'ended') return true
  await scheduleWithProvider(deps, last.householdId)
  await sendProviderUpdates(deps, last.householdId)
  const now = await findSubscription(deps.database.db, last.householdId, deps.gateway.name)
  const isKnown = !now || now.gatewaySubscriptionId !== null || now.firstChargeOn === null
  return isKnown && (now?.pendingProviderUpdates.length === 0 || now?.gatewaySubscriptionId === null)
}

async function answerOf(
  deps: Deps,
  subscription: Subscription,
  isNew: boolean,
): Promise<CreateSubscriptionAnswer> {
  const notices = await findHouseholdNotices(deps.database.db, subscription.householdId)
  const firstChargeOn =
    subscription.firstChargeOn ?? firstChargeNotice(notices, subscription)?.chargeOn ?? null
  const { sessionId, status } = subscription
  return { success: true, sessionId, status, isNew, firstChargeOn }
}
