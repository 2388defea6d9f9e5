import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { findHouseholdOfSubscription } from '../../payments/subscriptions.store.ts'
import { reconcileSubscription } from './reconcile-subscription.ts'

/** The provider retries for a day. Anything much older is a replay. */
const EVENT_AGE_MS_MAX = 3 * DAY_MS

/**
 * A webhook call only says which subscription to look at. We never use its content, so lost, repeated and late calls do
 * no harm. Returns once the subscription is reconciled; if that fails, the provider calls again.
 */
export async function receiveEvent(
  deps: Deps,
  call: { signature: string | undefined; body: string },
): Promise<void> {
  const event = deps.gateway.readEvent(call)
  if (!event) throw new AppError('forbidden')
  const now = deps.now()
  if (!(now.getTime() - Date.parse(event.sentAt) < EVENT_AGE_MS_MAX)) throw new AppError('forbidden')
  const { db } = deps.database
  const known = await db
    .selectFrom('gateway_events')
    .select('settled_at')
    .where('event_id', '=', event.eventId)
    .executeTakeFirst()
  if (known?.settled_at) return
  const household =
    event.subscriptionId && (await findHouseholdOfSubscription(db, deps.gateway.name, event.subscriptionId))
  // No household: a subscription of another merchant, or of a deleted household.
  if (household && !(await reconcileSubscription(deps, household))) throw new AppError('unavailable')
  const reconciledAt = now.toISOString()
  await db
    .insertInto('gateway_events')
    .values({ event_id: event.eventId, received_at: reconciledAt, settled_at: reconciledAt })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ settled_at: reconciledAt }))
    .execute()
  await db
    .deleteFrom('gateway_events')
    .where('received_at', '<', new Date(now.getTime() - 2 * EVENT_AGE_MS_MAX).toISOString())
    .execute()
}
