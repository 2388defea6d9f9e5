import { addDays } from '@pennyplate/domain/calendar-day'
import { nextStatus } from '@pennyplate/domain/subscription/subscription'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import type { NewSubscription, Subscription } from '../../payments/subscriptions.store.ts'
import { changeSubscription } from './change-subscription.ts'
import { sendProviderUpdates } from './send-provider-updates.ts'

/** Continues a cancelled subscription that has not ended yet. Returns false if there is none. */
export async function resumeSubscription(deps: Deps, householdId: HouseholdId): Promise<boolean> {
  const after = await changeSubscription(deps, householdId, (current) =>
    current?.status === 'cancelled' ? resumed(current) : undefined,
  )
  await sendProviderUpdates(deps, householdId)
  return after !== undefined && ['trial', 'active'].includes(after.status)
}

export function resumed(current: Subscription): NewSubscription {
  // If the provider has no subscription, as after a return to the beta, it becomes a trial that starts there anew.
  const isPaid = current.paidThrough !== null && current.gatewaySubscriptionId !== null
  const status = nextStatus(current.status, isPaid ? 'resumed_paid' : 'resumed_unpaid') ?? current.status
  const nextChargeOn = isPaid && current.paidThrough ? addDays(current.paidThrough, 1) : current.firstChargeOn
  return {
    ...current,
    status,
    endsOn: null,
    nextChargeOn,
    pendingProviderUpdates: [...current.pendingProviderUpdates, 'ending'],
  }
}
