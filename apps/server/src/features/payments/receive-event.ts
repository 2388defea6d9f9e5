import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { settleSubscription } from './settle-subscription.ts'
import { findOwnerOfSubscription } from './subscriptions.store.ts'

/** The provider tries for a day; what is older is somebody playing an old call back. */
const EVENT_AGE_MS_MAX = 3 * DAY_MS

/**
 * A call from the provider only says where to look: its content is never believed, so neither a lost, a doubled nor a
 * late one can do harm. Answers once the looking is done; until then the provider calls again.
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
  const owner =
    event.subscriptionId && (await findOwnerOfSubscription(db, deps.gateway.name, event.subscriptionId))
  // Somebody else's, or of an account that is gone: nothing to look at.
  if (owner && !(await settleSubscription(deps, owner))) throw new AppError('unavailable')
  const settledAt = now.toISOString()
  await db
    .insertInto('gateway_events')
    .values({ event_id: event.eventId, received_at: settledAt, settled_at: settledAt })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ settled_at: settledAt }))
    .execute()
  await db
    .deleteFrom('gateway_events')
    .where('received_at', '<', new Date(now.getTime() - 2 * EVENT_AGE_MS_MAX).toISOString())
    .execute()
}
