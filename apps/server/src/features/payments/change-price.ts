import { PRICE_CHANGE_NOTICE_DAYS } from '@pennyplate/domain/bounds/limits'
import { dayOf, firstDayAfter } from '@pennyplate/domain/calendar-day'
import { priceAppliesFrom } from '@pennyplate/domain/subscription/subscription-billing'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { findHouseholdNotices } from '../../notices/notices.store.ts'
import { noticesOf, queueHouseholdNotice } from '../../notices/queue-notice.ts'
import { firstChargeNotice, subjectOf } from './billing.ts'
import { changeSubscription } from './change-subscription.ts'
import { sendProviderUpdates } from './send-provider-updates.ts'

/** Moves a subscription to today's price: at once if it is lower, 30 days after the notice if it is higher. */
export async function changePrice(deps: Deps, householdId: HouseholdId): Promise<void> {
  const now = deps.now().toISOString()
  const priceCents = deps.premiumPriceCents
  await changeSubscription(deps, householdId, async (current, trx) => {
    if (!current || current.priceCents === priceCents) return undefined
    const notices = await findHouseholdNotices(trx, householdId)
    const isScheduled = current.gatewaySubscriptionId !== null
    const moved = {
      ...current,
      priceCents,
      pendingProviderUpdates: [...current.pendingProviderUpdates, 'price' as const],
    }
    if (priceCents < current.priceCents) return moved
    // Before the provider has it, a subscription keeps the price in its notice. Without a notice it takes today's.
    if (!isScheduled) return firstChargeNotice(notices, current) ? undefined : { ...current, priceCents }
    const subject = subjectOf.priceChange(current, priceCents)
    const notifiedAt = noticesOf(notices, subject).find(({ state }) => state === 'told')?.notifiedAt
    if (notifiedAt && priceAppliesFrom(notifiedAt) <= dayOf(now)) return moved
    const appliesFrom = firstDayAfter(now, PRICE_CHANGE_NOTICE_DAYS)
    const oldPriceCents = current.priceCents
    const params = { kind: 'price_change', appliesFrom, priceCents, oldPriceCents } as const
    await queueHouseholdNotice(trx, householdId, subject, { params, now })
    return undefined
  })
  await sendProviderUpdates(deps, householdId)
}
