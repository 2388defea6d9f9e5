import { dayOf } from '@pennyplate/domain/calendar-day'
import { nextStatus } from '@pennyplate/domain/subscription/subscription'
import { isChargeUnderWay, reconcile } from '@pennyplate/domain/subscription/subscription-reconcile'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { findSubscription } from '../../payments/subscriptions.store.ts'
import { changeSubscription } from './change-subscription.ts'
import { recordPayments } from './ledger.store.ts'
import { scheduleWithProvider } from './schedule-with-provider.ts'

/**
 * For when billing returns to beta: cancels the subscription at the provider and makes it a trial here. If billing goes
 * live again, its user is notified again first. If this is interrupted, the next run repeats it.
 */
export async function stopCharges(deps: Deps, householdId: HouseholdId): Promise<void> {
  // If the answer to an earlier call was lost, this returns the subscription's id.
  await scheduleWithProvider(deps, householdId)
  const found = await findSubscription(deps.database.db, householdId, deps.gateway.name)
  const subscriptionId = found?.gatewaySubscriptionId
  if (!found || !subscriptionId || !nextStatus(found.status, 'made_free')) return
  const ended = await deps.gateway.cancel({ householdId, subscriptionId })
  if (!ended.ok) {
    if (ended.reason === 'refused') deps.log.error('the payment provider refused to cancel a subscription')
    return
  }
  const read = await deps.gateway.read({ householdId, subscriptionId })
  if (!read.ok) return
  const { view } = read
  const today = dayOf(deps.now().toISOString())
  // Wait for a charge in progress, so that its month counts.
  if (isChargeUnderWay(view, today)) return
  await changeSubscription(deps, householdId, async (current, trx) => {
    const status = current && nextStatus(current.status, 'made_free')
    if (!status || current.revision !== found.revision) return undefined
    await recordPayments(trx, householdId, current.gateway, view)
    return {
      ...current,
      status,
      generation: current.generation + 1,
      gatewaySubscriptionId: null,
      scheduleTries: 0,
      firstChargeOn: null,
      paidThrough: reconcile(current, view, today).paidThrough,
      nextChargeOn: null,
      endsOn: null,
      pastDueSince: null,
      pendingProviderUpdates: [],
      reconciledAt: null,
    }
  })
}
