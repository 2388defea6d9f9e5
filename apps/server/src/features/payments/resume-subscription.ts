import { addDays } from '@pennyplate/domain/calendar-day'
import { nextStatus } from '@pennyplate/domain/subscription/subscription'
import type { Deps } from '../../deps.ts'
import { changeSubscription } from './change-subscription.ts'
import type { NewSubscription, Subscription } from './subscriptions.store.ts'
import { tellProvider } from './tell-provider.ts'

/** A subscription that was cancelled and has not run out goes on. Answers whether there is such a one. */
export async function resumeSubscription(deps: Deps, userId: string): Promise<boolean> {
  const after = await changeSubscription(deps, userId, (current) =>
    current?.status === 'cancelled' ? resumed(current) : undefined,
  )
  await tellProvider(deps, userId)
  return after !== undefined && ['trial', 'active'].includes(after.status)
}

export function resumed(current: Subscription): NewSubscription {
  // Where the provider has none, as after a return to the beta, it starts there anew.
  const isPaid = current.paidThrough !== null && current.gatewaySubscriptionId !== null
  const status = nextStatus(current.status, isPaid ? 'resumed_paid' : 'resumed_unpaid') ?? current.status
  const nextChargeOn = isPaid && current.paidThrough ? addDays(current.paidThrough, 1) : current.firstChargeOn
  return { ...current, status, endsOn: null, nextChargeOn, untold: [...current.untold, 'ending'] }
}
