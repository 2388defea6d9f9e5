import { dayOf } from '@pennyplate/domain/calendar-day'
import type { MiddlewareHandler } from 'hono'
import type { UserId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { errorFields } from '../../log.ts'

type MaybeSignedIn = { Variables: { actor?: Actor } }

const REMEMBERED_MAX = 50_000

/** Records once a day per user that the account is in use. If that fails, the request still succeeds, and the next one tries again. */
export function noteActivity(deps: Pick<Deps, 'database' | 'now' | 'log'>): MiddlewareHandler<MaybeSignedIn> {
  const noted = new Map<string, string>()
  return async (c, next) => {
    await next()
    const userId = c.var.actor?.userId
    const today = dayOf(deps.now().toISOString())
    if (userId === undefined || noted.get(userId) === today || c.res.status >= 400) return
    if (noted.size >= REMEMBERED_MAX) noted.clear()
    noted.set(userId, today)
    try {
      await recordActivity(deps.database.db, userId, today)
    } catch (error) {
      noted.delete(userId)
      deps.log.warn('activity could not be recorded', errorFields(error))
    }
  }
}

async function recordActivity(db: Db, userId: UserId, today: string): Promise<void> {
  // Selected from `user`, so that a request that just deleted the account records nothing.
  await db
    .insertInto('account_activity')
    .columns(['user_id', 'last_active_on'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .select(['user.id', eb.val(today).as('last_active_on')])
        .where('user.id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_active_on: today }))
    .execute()
}
