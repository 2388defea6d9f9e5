import { addDays, addMonths } from '@pennyplate/domain/calendar-day'
import type {
  ProviderInvoice,
  ProviderRefund,
  ProviderView,
} from '@pennyplate/domain/subscription/subscription-reconcile'
import type { z } from 'zod'
import type { planAnswer, SquareInvoice, SquareSubscription } from './square-shapes.ts'

export type SquarePlan = { trialDays: number; priceCents: number }

const DAYS_OF_CADENCE: Readonly<Record<string, number>> = {
  DAILY: 1,
  WEEKLY: 7,
  EVERY_TWO_WEEKS: 14,
  THIRTY_DAYS: 30,
}
const OVER = new Set(['CANCELED', 'DEACTIVATED', 'COMPLETED'])
const PAID = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])
const NO_BILL = new Set(['DRAFT', 'CANCELED'])

/** The plan's free days and monthly price; undefined if it is not a free period followed by a monthly price. */
export function readPlan({ object }: z.infer<typeof planAnswer>): SquarePlan | undefined {
  const phases = object.subscription_plan_variation_data.phases.toSorted((a, b) => a.ordinal - b.ordinal)
  let trialDays = 0
  for (const { cadence, periods, pricing } of phases) {
    const cents = pricing?.price_money?.amount ?? 0
    if (cents > 0) return cadence === 'MONTHLY' ? { trialDays, priceCents: cents } : undefined
    const days = DAYS_OF_CADENCE[cadence]
    if (days === undefined) return undefined
    trialDays += days * (periods ?? 1)
  }
  return undefined
}

export function readView(
  subscription: SquareSubscription,
  { invoices, refunds }: { invoices: readonly SquareInvoice[]; refunds: readonly ProviderRefund[] },
  { trialDays, today }: { trialDays: number; today: string },
): ProviderView {
  const { charged_through_date: chargedThrough, canceled_date: cancelled } = subscription
  const isOver = OVER.has(subscription.status)
  const next = chargedThrough ? addDays(chargedThrough, 1) : addDays(subscription.start_date, trialDays)
  return {
    invoices: invoices.flatMap((invoice) => readInvoice(invoice, today) ?? []),
    refunds,
    nextChargeOn: isOver || cancelled ? null : next,
    isOver,
  }
}

function readInvoice(invoice: SquareInvoice, today: string): ProviderInvoice | undefined {
  const [request] = invoice.payment_requests ?? []
  if (!request || NO_BILL.has(invoice.status)) return undefined
  const dueOn = request.due_date
  const isPaid = PAID.has(invoice.status)
  // Square charges on the due date, so an invoice has failed only if it is still open the next day.
  const hasFailed = invoice.status === 'FAILED' || dueOn < today
  return {
    paymentId: invoice.id,
    amountCents: request.computed_amount_money?.amount ?? 0,
    state: isPaid ? 'paid' : hasFailed ? 'failed' : 'open',
    paidAt: isPaid ? (invoice.updated_at ?? `${dueOn}T00:00:00.000Z`) : null,
    dueOn,
    periodFrom: dueOn,
    periodTo: addDays(addMonths(dueOn, 1), -1),
  }
}
