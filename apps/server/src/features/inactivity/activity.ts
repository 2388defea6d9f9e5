import { dayOf } from '@pennyplate/domain/calendar-day'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'

type MaybeSignedIn = { Variables: { actor?: Actor } }

const REMEMBERED_MAX = 50_000

/** Records once a day per user that the account is in use. */
export function noteActivity(deps: Pick<Deps, 'database' | 'now'>): MiddlewareHandler<MaybeSignedIn> {
  const noted = new Map<string, string>()
  return async (c, next) => {
    await next()
    const userId = c.var.actor?.userId
    const today = dayOf(deps.now().toISOString())
    if (userId === undefined || noted.get(userId) === today || c.res.status >= 400) return
    if (noted.size >= REMEMBERED_MAX) noted.clear()
    noted.set(userId, today)
    const { db } = deps.database
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
}
