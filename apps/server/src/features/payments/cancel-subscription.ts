import { TRIAL_DAYS } from '@pennyplate/domain/bounds/limits'
import { addDays, dayOf, firstDayAfter, latestDay } from '@pennyplate/domain/calendar-day'
import { isStopped, nextStatus } from '@pennyplate/domain/subscription/subscription'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import type { NewSubscription, Subscription } from '../../payments/subscriptions.store.ts'
import { changeSubscription } from './change-subscription.ts'
import { sendProviderUpdates } from './send-provider-updates.ts'

/** Stops further charges; the paid month, or the trial, runs to its end. Returns false if there is nothing to cancel. */
export async function cancelSubscription(deps: Deps, householdId: HouseholdId): Promise<boolean> {
  const after = await changeSubscription(deps, householdId, (current) =>
    current ? cancelled(current, dayOf(deps.now().toISOString())) : undefined,
  )
  await sendProviderUpdates(deps, householdId)
  return after !== undefined && isStopped(after.status)
}

function cancelled(current: Subscription, today: string): NewSubscription | undefined {
  const status = nextStatus(current.status, 'cancelled')
  if (!status) return undefined
  return {
    ...current,
    status,
    endsOn: status === 'ended' ? (current.paidThrough ?? today) : latestDay(today, lastDay(current)),
    nextChargeOn: null,
    pastDueSince: null,
    pendingProviderUpdates: [...current.pendingProviderUpdates, 'ending'],
    reconciledAt: null,
  }
}

function lastDay({ paidThrough, firstChargeOn, startedAt }: Subscription): string {
  return paidThrough ?? addDays(firstChargeOn ?? firstDayAfter(startedAt, TRIAL_DAYS), -1)
}
