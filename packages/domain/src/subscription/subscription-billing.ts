import { BILLING_NOTICE_DAYS, PRICE_CHANGE_NOTICE_DAYS, TRIAL_DAYS } from '../bounds/limits.ts'
import { addDays, addMonths, firstDayAfter, latestDay } from '../calendar-day.ts'

/** When a card may be charged. Days here are the first day the provider may charge. */

export type Billing = Readonly<{ mode: 'beta' } | { mode: 'live'; startsOn: string }>

/** The price in a notice, and when its mail was delivered. */
export type NotifiedPrice = Readonly<{ notifiedAt: string; priceCents: number }>

/**
 * The first charge of a subscription: after its trial, not before billing starts, and a whole week after the person was
 * told of it. What was paid before a time without charges is used up first. Null while nothing is charged.
 */
export function firstChargeDay(
  billing: Billing,
  {
    startedAt,
    notifiedAt,
    paidThrough = null,
  }: { startedAt: string; notifiedAt: string; paidThrough?: string | null },
): string | null {
  if (billing.mode === 'beta') return null
  return latestDay(
    firstDayAfter(startedAt, TRIAL_DAYS),
    billing.startsOn,
    firstDayAfter(notifiedAt, BILLING_NOTICE_DAYS),
    paidThrough && addDays(paidThrough, 1),
  )
}

/** Whether the first charge may have that amount on that day, given the delivered notices. */
export function mayChargeFirst(
  billing: Billing,
  charge: { day: string; amountCents: number },
  notified: readonly NotifiedPrice[],
): boolean {
  if (billing.mode === 'beta' || charge.day < billing.startsOn) return false
  return notified.some(
    ({ notifiedAt, priceCents }) =>
      priceCents >= charge.amountCents && firstDayAfter(notifiedAt, BILLING_NOTICE_DAYS) <= charge.day,
  )
}

/** A new price applies to renewals from this day on. */
export function priceAppliesFrom(notifiedAt: string): string {
  return firstDayAfter(notifiedAt, PRICE_CHANGE_NOTICE_DAYS)
}

/** The day of the nth renewal, counted from the first charge, so that January 31 stays the 31st in March. */
export function renewalDay(firstChargeOn: string, months: number): string {
  return addMonths(firstChargeOn, months)
}
