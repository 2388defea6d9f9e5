import { PAST_DUE_DAYS } from '../bounds/limits.ts'
import { addDays, latestDay } from '../calendar-day.ts'
import { isPremium, nextStatus, type SubscriptionEvent, type SubscriptionStatus } from './subscription.ts'

/** One month's bill as the provider has it. An open one has not been tried yet. */
export type ProviderInvoice = Readonly<{
  paymentId: string
  amountCents: number
  state: 'open' | 'paid' | 'failed'
  paidAt: string | null
  dueOn: string
  periodFrom: string
  periodTo: string
}>

/** A refund of one invoice. */
export type ProviderRefund = Readonly<{
  refundId: string
  paymentId: string
  amountCents: number
  refundedAt: string
}>

export type ProviderView = Readonly<{
  invoices: readonly ProviderInvoice[]
  refunds: readonly ProviderRefund[]
  nextChargeOn: string | null
  /** The provider will never charge this subscription again. */
  isOver: boolean
}>

export type Standing = Readonly<{
  status: SubscriptionStatus
  paidThrough: string | null
  nextChargeOn: string | null
  pastDueSince: string | null
  /** The last day of premium, once that is certain. */
  endsOn: string | null
}>

/**
 * A subscription's standing after reading the provider's view, whatever was known before and in any
 * order. Idempotent.
 */
export function reconcile(
  standing: Standing,
  provider: Omit<ProviderView, 'refunds'>,
  today: string,
): Standing {
  const bills = provider.invoices
    .filter((invoice) => invoice.amountCents > 0)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const paidThrough = bills.reduce<string | null>(
    (latest, { state, periodTo }) =>
      state === 'paid' && (latest === null || periodTo > latest) ? periodTo : latest,
    standing.paidThrough,
  )
  const isPaidLate = paidThrough !== null && paidThrough !== standing.paidThrough && paidThrough >= today
  const known = isPaidLate ? move(standing, 'paid_late') : standing
  const seen = { ...known, paidThrough, nextChargeOn: provider.isOver ? null : provider.nextChargeOn }
  const last = bills.at(-1)
  const paid = last?.state === 'paid' ? move(seen, 'paid') : seen
  const billed = last?.state === 'failed' ? move(paid, 'payment_failed') : paid
  const dated = withDates(billed, today)
  return provider.isOver && dated.status !== 'cancelled' ? over(dated, 'gave_up', today) : dated
}

/** Whether a charge due by today is still pending. */
export function isChargeUnderWay({ invoices }: Pick<ProviderView, 'invoices'>, today: string): boolean {
  return invoices.some(({ state, dueOn }) => state === 'open' && dueOn <= today)
}

/** Changes caused by time alone: a cancelled month ends, a card that fails too long ends the subscription. */
export function expire(standing: Standing, today: string): Standing {
  const { status, endsOn, pastDueSince } = standing
  if (status === 'cancelled' && endsOn !== null && endsOn < today) return over(standing, 'period_over', today)
  if (status === 'past_due' && pastDueSince !== null && addDays(pastDueSince, PAST_DUE_DAYS) <= today)
    return over(standing, 'gave_up', today)
  return standing
}

function move(standing: Standing, event: SubscriptionEvent): Standing {
  return { ...standing, status: nextStatus(standing.status, event) ?? standing.status }
}

function withDates(standing: Standing, today: string): Standing {
  const { status, endsOn, paidThrough } = standing
  return {
    ...standing,
    nextChargeOn: isPremium(status) && status !== 'cancelled' ? standing.nextChargeOn : null,
    pastDueSince: status === 'past_due' ? (standing.pastDueSince ?? today) : null,
    endsOn: status === 'cancelled' && endsOn !== null ? latestDay(endsOn, paidThrough) : endsOn,
  }
}

function over(standing: Standing, event: SubscriptionEvent, today: string): Standing {
  const moved = move(standing, event)
  if (moved.status !== 'ended' || standing.status === 'ended') return standing
  return {
    ...moved,
    nextChargeOn: null,
    pastDueSince: null,
    endsOn: standing.endsOn ?? standing.paidThrough ?? today,
  }
}
