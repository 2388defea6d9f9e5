import { PRICE_CHANGE_NOTICE_DAYS } from '@pennyplate/domain/bounds/limits'
import { dayOf, firstDayAfter } from '@pennyplate/domain/calendar-day'
import { priceAppliesFrom } from '@pennyplate/domain/subscription/subscription-billing'
import type { Deps } from '../../deps.ts'
import { findNotices } from '../notices/notices.store.ts'
import { noticesOf, tell } from '../notices/tell.ts'
import { firstChargeNotice, subjectOf } from './billing.ts'
import { changeSubscription } from './change-subscription.ts'
import { tellProvider } from './tell-provider.ts'

/** A subscription at another price than today's moves to it: at once when it is lower, 30 days after it was told when it is higher. */
export async function changePrice(deps: Deps, userId: string): Promise<void> {
  const now = deps.now().toISOString()
  const priceCents = deps.premiumPriceCents
  await changeSubscription(deps, userId, async (current, trx) => {
    if (!current || current.priceCents === priceCents) return undefined
    const notices = await findNotices(trx, userId)
    const isArmed = current.gatewaySubscriptionId !== null
    const moved = { ...current, priceCents, untold: [...current.untold, 'price' as const] }
    if (priceCents < current.priceCents) return moved
    // Until the provider has it, it keeps the price that was told; nobody told yet is told today's.
    if (!isArmed) return firstChargeNotice(notices, current) ? undefined : { ...current, priceCents }
    const subject = subjectOf.priceChange(current, priceCents)
    const toldAt = noticesOf(notices, subject).find(({ state }) => state === 'told')?.toldAt
    if (toldAt && priceAppliesFrom(toldAt) <= dayOf(now)) return moved
    const appliesFrom = firstDayAfter(now, PRICE_CHANGE_NOTICE_DAYS)
    const oldPriceCents = current.priceCents
    const params = { kind: 'price_change', appliesFrom, priceCents, oldPriceCents } as const
    await tell(trx, userId, subject, { params, now })
    return undefined
  })
  await tellProvider(deps, userId)
}
