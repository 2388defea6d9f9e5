/** The allowed status changes of a subscription. */

export const SUBSCRIPTION_STATUSES = ['none', 'trial', 'active', 'past_due', 'cancelled', 'ended'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export type SubscriptionEvent =
  | 'started'
  | 'paid'
  | 'payment_failed'
  | 'cancelled'
  /** Resumed before anything was paid. */
  | 'resumed_unpaid'
  | 'resumed_paid'
  /** The paid period or trial is over and nothing follows. */
  | 'period_over'
  /** The provider stopped trying to charge the card. */
  | 'gave_up'
  /** The provider charged it after it ended here: the paid period is granted. */
  | 'paid_late'
  /** Billing is a beta again: nothing is charged, and nobody loses premium. */
  | 'made_free'

type Arrows = Readonly<Partial<Record<SubscriptionEvent, SubscriptionStatus>>>

const ARROWS: Readonly<Record<SubscriptionStatus, Arrows>> = {
  none: { started: 'trial' },
  trial: {
    paid: 'active',
    payment_failed: 'past_due',
    cancelled: 'cancelled',
    gave_up: 'ended',
    made_free: 'trial',
  },
  active: {
    paid: 'active',
    payment_failed: 'past_due',
    cancelled: 'cancelled',
    period_over: 'ended',
    gave_up: 'ended',
    made_free: 'trial',
  },
  // There is no paid period left to run, so cancelling ends it at once.
  past_due: {
    paid: 'active',
    payment_failed: 'past_due',
    cancelled: 'ended',
    gave_up: 'ended',
    made_free: 'trial',
  },
  // A payment in progress during the cancellation does not change the end.
  cancelled: {
    paid: 'cancelled',
    payment_failed: 'cancelled',
    resumed_unpaid: 'trial',
    resumed_paid: 'active',
    period_over: 'ended',
    gave_up: 'ended',
  },
  ended: { started: 'trial', paid_late: 'cancelled' },
}

/** Undefined when the event is not allowed in that status. */
export function nextStatus(
  status: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | undefined {
  return ARROWS[status][event]
}

/** Whether premium is active: a failed card has a grace period, a cancelled month runs to its end. */
export function isPremium(status: SubscriptionStatus): boolean {
  return status !== 'none' && status !== 'ended'
}

/** Whether the provider must not charge again. */
export function isStopped(status: SubscriptionStatus): boolean {
  return status === 'cancelled' || status === 'ended'
}

/** The stored value of the key subscriptionStatus, as other clients read it; null is no value. */
export function storedStatus(status: SubscriptionStatus): 'active' | 'ended' | null {
  if (status === 'none') return null
  return isPremium(status) ? 'active' : 'ended'
}
