import { BILLING_NOTICE_DAYS, PRICE_CHANGE_NOTICE_DAYS, TRIAL_DAYS } from '../bounds/limits.ts'
import { addDays, addMonths, firstDayAfter, latestDay } from '../calendar-day.ts'

/** When money may be taken. A day in here is the first on which the provider may charge the card. */

export type Billing = Readonly<{ mode: 'beta' } | { mode: 'live'; startsOn: string }>

/** That somebody was told a price, and when the telling was done: a mail counts once it was delivered. */
export type ToldPrice = Readonly<{ toldAt: string; priceCents: number }>

/**
 * The first charge of a subscription: after its trial, not before billing starts, and a whole week after the person was
 * told of it. What was paid before a time without charges is used up first. Null while nothing is charged.
 */
export function firstChargeDay(
  billing: Billing,
  {
    startedAt,
    toldAt,
    paidThrough = null,
  }: { startedAt: string; toldAt: string; paidThrough?: string | null },
): string | null {
  if (billing.mode === 'beta') return null
  return latestDay(
    firstDayAfter(startedAt, TRIAL_DAYS),
    billing.startsOn,
    firstDayAfter(toldAt, BILLING_NOTICE_DAYS),
    paidThrough && addDays(paidThrough, 1),
  )
}

/** Whether that amount may be charged for the first time on that day, after what the person was told. */
export function mayChargeFirst(
  billing: Billing,
  charge: { day: string; amountCents: number },
  told: readonly ToldPrice[],
): boolean {
  if (billing.mode === 'beta' || charge.day < billing.startsOn) return false
  return told.some(
    ({ toldAt, priceCents }) =>
      priceCents >= charge.amountCents && firstDayAfter(toldAt, BILLING_NOTICE_DAYS) <= charge.day,
  )
}

/** A price that was told applies to renewals from this day on. */
export function priceAppliesFrom(toldAt: string): string {
  return firstDayAfter(toldAt, PRICE_CHANGE_NOTICE_DAYS)
}

/** The day of the nth renewal. Always reckoned from the first charge, so that January 31 stays the 31st in March. */
export function renewalDay(firstChargeOn: string, months: number): string {
  return addMonths(firstChargeOn, months)
}
