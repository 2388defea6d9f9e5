import { dayOf } from '@pennyplate/domain/calendar-day'
import { nextStatus } from '@pennyplate/domain/subscription/subscription'
import { isChargeUnderWay, settle } from '@pennyplate/domain/subscription/subscription-settle'
import type { Deps } from '../../deps.ts'
import { armSubscription } from './arm-subscription.ts'
import { changeSubscription } from './change-subscription.ts'
import { recordPayments } from './ledger.store.ts'
import { findSubscription } from './subscriptions.store.ts'

/**
 * Billing is a beta again: what the provider would go on charging ends there, and is a trial here, as any other of the
 * beta. Were billing to start once more, its person would be told anew first. Wherever this is cut off, it is done again.
 */
export async function stopCharges(deps: Deps, userId: string): Promise<void> {
  // One that was planned may be at the provider without our knowing its name: asking again tells it.
  await armSubscription(deps, userId)
  const found = await findSubscription(deps.database.db, userId, deps.gateway.name)
  const subscriptionId = found?.gatewaySubscriptionId
  if (!found || !subscriptionId || !nextStatus(found.status, 'made_free')) return
  const ended = await deps.gateway.cancel({ userId, subscriptionId })
  if (!ended.ok) {
    if (ended.reason === 'refused') deps.log.error('the payment provider does not end a subscription')
    return
  }
  const read = await deps.gateway.read({ userId, subscriptionId })
  if (!read.ok) return
  const { view } = read
  const today = dayOf(deps.now().toISOString())
  // A charge under way is waited for, so that its month counts.
  if (isChargeUnderWay(view, today)) return
  await changeSubscription(deps, userId, async (current, trx) => {
    const status = current && nextStatus(current.status, 'made_free')
    if (!status || current.revision !== found.revision) return undefined
    await recordPayments(trx, userId, current.gateway, view)
    return {
      ...current,
      status,
      generation: current.generation + 1,
      gatewaySubscriptionId: null,
      armTries: 0,
      firstChargeOn: null,
      paidThrough: settle(current, view, today).paidThrough,
      nextChargeOn: null,
      endsOn: null,
      pastDueSince: null,
      untold: [],
      settledAt: null,
    }
  })
}
