import { dayOf } from '@pennyplate/domain/calendar-day'
import { isStopped } from '@pennyplate/domain/subscription/subscription'
import {
  expire,
  isChargeUnderWay,
  type ProviderView,
  type Standing,
  settle,
} from '@pennyplate/domain/subscription/subscription-settle'
import type { Trx } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { tell } from '../notices/tell.ts'
import { changeSubscription } from './change-subscription.ts'
import { recordPayments } from './ledger.store.ts'
import { findSubscription, type NewSubscription, type Subscription } from './subscriptions.store.ts'
import { tellProvider } from './tell-provider.ts'

/**
 * Looks at what the provider has and brings status and ledger to it. It does not matter what was heard before, how often
 * or in which order. Answers false when the provider could not be asked.
 */
export async function settleSubscription(deps: Deps, userId: string): Promise<boolean> {
  await tellProvider(deps, userId)
  const found = await findSubscription(deps.database.db, userId, deps.gateway.name)
  if (!found?.gatewaySubscriptionId) return true
  const read = await deps.gateway.read({ userId, subscriptionId: found.gatewaySubscriptionId })
  if (!read.ok && read.reason === 'unavailable') return false
  if (!read.ok) {
    deps.log.error('the payment provider does not know a subscription')
    await changeSubscription(deps, userId, (current) =>
      current?.revision === found.revision ? { ...current, settledAt: deps.now().toISOString() } : undefined,
    )
    return true
  }
  await changeSubscription(deps, userId, async (current, trx) => {
    if (!current) return undefined
    await recordPayments(trx, userId, current.gateway, read.view)
    // Somebody was faster: what was read may be older than what is written. It is looked at again.
    if (current.revision !== found.revision) return undefined
    const now = deps.now().toISOString()
    const standing = settle(current, read.view, dayOf(now))
    if (standing.status === 'past_due') await tellOfFailure(trx, current, read.view, now)
    const mayChange = current.untold.includes('ending') || isChargeUnderWay(read.view, dayOf(now))
    return { ...current, ...standing, settledAt: isStopped(standing.status) && mayChange ? null : now }
  })
  return true
}

/** What needs no look at the provider: time that has run out. */
export async function expireSubscription(deps: Deps, userId: string): Promise<void> {
  await changeSubscription(deps, userId, (current) => {
    if (!current) return undefined
    const standing = expire(current, dayOf(deps.now().toISOString()))
    return standing.status === current.status ? undefined : ended(current, standing)
  })
  await tellProvider(deps, userId)
}

function ended(current: Subscription, standing: Standing): NewSubscription {
  return { ...current, ...standing, untold: [...current.untold, 'ending'], settledAt: null }
}

/** Once for each bill that failed, not for each day it fails again. */
async function tellOfFailure(trx: Trx, current: Subscription, view: ProviderView, now: string) {
  const failed = view.invoices.filter(({ state }) => state === 'failed')
  const last = failed.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)).at(-1)
  if (!last) return
  const subject = `payment_failed:${current.generation}:${last.paymentId}`
  await tell(trx, current.userId, subject, { params: { kind: 'payment_failed' }, now })
}
