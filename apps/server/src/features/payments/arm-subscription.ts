import { addDays, dayOf, latestDay } from '@pennyplate/domain/calendar-day'
import { firstChargeDay, mayChargeFirst } from '@pennyplate/domain/subscription/subscription-billing'
import type { Deps } from '../../deps.ts'
import { findNotices } from '../notices/notices.store.ts'
import { billingOf, firstChargeNotice } from './billing.ts'
import { changeSubscription } from './change-subscription.ts'
import { customerOf } from './customer-of.ts'
import { findSubscription, type Subscription } from './subscriptions.store.ts'
import { tellProvider } from './tell-provider.ts'

/** How far a refusal moves the first charge: the provider's calendar may be a day or two from ours. */
const REFUSED_DAYS_MAX = 3

/**
 * Hands a trial over to the provider, with the day of its first charge. Only now can anything ever be charged, and only
 * for somebody whose notice was delivered: the first charge lies a whole week after it.
 */
export async function armSubscription(deps: Deps, userId: string): Promise<void> {
  const { db } = deps.database
  const found = await findSubscription(db, userId, deps.gateway.name)
  if (!found || found.gatewaySubscriptionId !== null) return
  // One that was planned may be at the provider already, unknown to us: it is asked for again, to be ended there.
  if (found.status !== 'trial' && found.firstChargeOn === null) return
  const firstChargeOn = found.firstChargeOn ?? (await allowedFirstCharge(deps, found))
  if (firstChargeOn === undefined) return
  // The day is written down before anything is asked, so that asking again after a crash asks for the same.
  const planned = await changeSubscription(deps, userId, (current) =>
    current?.revision === found.revision && current.firstChargeOn === null
      ? { ...current, firstChargeOn }
      : undefined,
  )
  const user = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
  if (!planned || planned.firstChargeOn !== firstChargeOn || !user) return
  const customer = await customerOf(deps, { userId, email: user.email })
  if (!customer.ok) return
  const started = await deps.gateway.startSubscription({
    userId,
    customerId: customer.customerId,
    cardId: planned.card.id,
    priceCents: planned.priceCents,
    firstChargeOn,
    idempotencyKey: `${userId}:${planned.generation}:${planned.armTries}`,
  })
  if (!started.ok && started.reason === 'unavailable') return
  await changeSubscription(deps, userId, (current) => {
    if (!current || current.generation !== planned.generation) return undefined
    // Refused, perhaps because the day had passed while nobody could ask: it is planned anew, later, under a new key.
    if (!started.ok)
      return {
        ...current,
        firstChargeOn: null,
        armTries: current.armTries + 1,
        settledAt: deps.now().toISOString(),
      }
    const { subscriptionId } = started
    // Whatever changed while the provider was asked is told right after.
    const isAsAsked = current.status === 'trial' && current.revision === planned.revision
    const untold = isAsAsked ? [] : (['card', 'ending'] as const)
    return {
      ...current,
      gatewaySubscriptionId: subscriptionId,
      nextChargeOn: current.status === 'trial' ? firstChargeOn : null,
      untold: [...untold],
    }
  })
  await tellProvider(deps, userId)
}

async function allowedFirstCharge(deps: Deps, subscription: Subscription): Promise<string | undefined> {
  const { userId, startedAt, paidThrough, priceCents, armTries } = subscription
  const billing = billingOf(deps)
  const notice = firstChargeNotice(await findNotices(deps.database.db, userId), subscription)
  if (!notice?.toldAt) return undefined
  const now = deps.now().toISOString()
  const day = firstChargeDay(billing, { startedAt, paidThrough, toldAt: now })
  if (day === null) return undefined
  const firstChargeOn = latestDay(
    addDays(day, Math.min(armTries, REFUSED_DAYS_MAX)),
    notice.chargeOn,
    dayOf(now),
  )
  const told = [{ toldAt: notice.toldAt, priceCents: notice.priceCents }]
  return mayChargeFirst(billing, { day: firstChargeOn, amountCents: priceCents }, told)
    ? firstChargeOn
    : undefined
}
