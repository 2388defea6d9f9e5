/** What may become of a subscription. The server moves it along these arrows and no others. */

export const SUBSCRIPTION_STATUSES = ['none', 'trial', 'active', 'past_due', 'cancelled', 'ended'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export type SubscriptionEvent =
  | 'started'
  | 'paid'
  | 'payment_failed'
  | 'cancelled'
  /** Taken up again before anything was ever paid. */
  | 'resumed_unpaid'
  | 'resumed_paid'
  /** What was paid for, or the trial, is over and nothing follows. */
  | 'period_over'
  /** The provider stopped trying to charge the card. */
  | 'gave_up'
  /** It had ended here when the provider charged it: what was paid for is had. */
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
  // Nothing is paid for that could still run out, so cancelling ends it at once.
  past_due: {
    paid: 'active',
    payment_failed: 'past_due',
    cancelled: 'ended',
    gave_up: 'ended',
    made_free: 'trial',
  },
  // A payment that was under way when it was cancelled changes nothing about the end.
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

/** Undefined where that cannot happen to such a subscription. */
export function nextStatus(
  status: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | undefined {
  return ARROWS[status][event]
}

/** Whether premium is in force: a card that failed is given time, a cancelled month runs to its end. */
export function isPremium(status: SubscriptionStatus): boolean {
  return status !== 'none' && status !== 'ended'
}

/** Whether the provider is to charge no further month. */
export function isStopped(status: SubscriptionStatus): boolean {
  return status === 'cancelled' || status === 'ended'
}

/** The stored value of the key subscriptionStatus, as other clients read it; null is no value. */
export function storedStatus(status: SubscriptionStatus): 'active' | 'ended' | null {
  if (status === 'none') return null
  return isPremium(status) ? 'active' : 'ended'
}
