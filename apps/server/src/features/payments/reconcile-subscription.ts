import { dayOf } from '@pennyplate/domain/calendar-day'
import { isStopped } from '@pennyplate/domain/subscription/subscription'
import {
  expire,
  isChargeUnderWay,
  type ProviderView,
  reconcile,
  type Standing,
} from '@pennyplate/domain/subscription/subscription-reconcile'
import type { HouseholdId } from '../../database/ids.ts'
import type { Trx } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { queueHouseholdNotice } from '../../notices/queue-notice.ts'
import {
  findSubscription,
  type NewSubscription,
  type Subscription,
} from '../../payments/subscriptions.store.ts'
import { changeSubscription } from './change-subscription.ts'
import { recordPayments } from './ledger.store.ts'
import { sendProviderUpdates } from './send-provider-updates.ts'

/**
 * Reads the subscription at the provider and updates our status and ledger to match. Safe to repeat, in any order.
 * Returns false if the provider is unavailable.
 */
export async function reconcileSubscription(deps: Deps, householdId: HouseholdId): Promise<boolean> {
  await sendProviderUpdates(deps, householdId)
  const found = await findSubscription(deps.database.db, householdId, deps.gateway.name)
  if (!found?.gatewaySubscriptionId) return true
  const read = await deps.gateway.read({ householdId, subscriptionId: found.gatewaySubscriptionId })
  if (!read.ok && read.reason === 'unavailable') return false
  if (!read.ok) {
    deps.log.error('the payment provider does not know a subscription')
    await changeSubscription(deps, householdId, (current) =>
      current?.revision === found.revision
        ? { ...current, reconciledAt: deps.now().toISOString() }
        : undefined,
    )
    return true
  }
  await changeSubscription(deps, householdId, async (current, trx) => {
    if (!current) return undefined
    await recordPayments(trx, householdId, current.gateway, read.view)
    // Changed meanwhile, so what we read may be outdated. It stays due and is read again.
    if (current.revision !== found.revision) return undefined
    const now = deps.now().toISOString()
    const standing = reconcile(current, read.view, dayOf(now))
    if (standing.status === 'past_due') await notifyPaymentFailed(trx, current, read.view, now)
    const mayChange =
      current.pendingProviderUpdates.includes('ending') || isChargeUnderWay(read.view, dayOf(now))
    return { ...current, ...standing, reconciledAt: isStopped(standing.status) && mayChange ? null : now }
  })
  return true
}

/** Ends a subscription whose time has run out; needs no call to the provider first. */
export async function expireSubscription(deps: Deps, householdId: HouseholdId): Promise<void> {
  await changeSubscription(deps, householdId, (current) => {
    if (!current) return undefined
    const standing = expire(current, dayOf(deps.now().toISOString()))
    return standing.status === current.status ? undefined : ended(current, standing)
  })
  await sendProviderUpdates(deps, householdId)
}

function ended(current: Subscription, standing: Standing): NewSubscription {
  return {
    ...current,
    ...standing,
    pendingProviderUpdates: [...current.pendingProviderUpdates, 'ending'],
    reconciledAt: null,
  }
}

/** One notice per failed invoice, not per failed attempt. */
async function notifyPaymentFailed(trx: Trx, current: Subscription, view: ProviderView, now: string) {
  const failed = view.invoices.filter(({ state }) => state === 'failed')
  const last = failed.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)).at(-1)
  if (!last) return
  const subject = `payment_failed:${current.generation}:${last.paymentId}`
  await queueHouseholdNotice(trx, current.householdId, subject, { params: { kind: 'payment_failed' }, now })
}
