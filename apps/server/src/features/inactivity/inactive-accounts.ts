import { inactivityStep } from '@pennyplate/domain/account/account-inactivity'
import { INACTIVE_MONTHS_BEFORE_DELETION, INACTIVE_WARNING_DAYS } from '@pennyplate/domain/bounds/limits'
import { addMonths, dayOf, firstDayAfter } from '@pennyplate/domain/calendar-day'
import { eraseTraces } from '../../accounts/erase-traces.ts'
import { findMemberships } from '../../accounts/households.store.ts'
import { removeAccount } from '../../accounts/remove-account.ts'
import { toUserId, type UserId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { errorFields } from '../../log.ts'
import { findAccountNotices } from '../../notices/notices.store.ts'
import { noticesOf, queueAccountNotice } from '../../notices/queue-notice.ts'
import { findSubscription } from '../../payments/subscriptions.store.ts'

const BATCH = 200

/** Warns users who have not used their account for a year, and deletes it a month after the warning was delivered. */
export async function removeInactiveAccounts(deps: Deps): Promise<void> {
  await startRecords(deps)
  const { db } = deps.database
  const usedUntil = addMonths(dayOf(deps.now().toISOString()), -INACTIVE_MONTHS_BEFORE_DELETION)
  // Sorts before every user.
  let after = toUserId('')
  let wereDeleted = false
  for (;;) {
    const unused = await db
      .selectFrom('account_activity')
      .selectAll()
      .where('last_active_on', '<=', usedUntil)
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(BATCH)
      .execute()
    for (const account of unused)
      try {
        if (await warnOrDelete(deps, account.user_id, account.last_active_on)) wereDeleted = true
      } catch (error) {
        deps.log.error('an inactive account could not be processed', errorFields(error))
      }
    const last = unused.at(-1)
    if (!last || unused.length < BATCH) break
    after = last.user_id
  }
  if (wereDeleted) await eraseTraces(deps)
}

/** True when the account was deleted. */
async function warnOrDelete(deps: Deps, userId: UserId, lastActiveOn: string): Promise<boolean> {
  const { db } = deps.database
  const now = deps.now().toISOString()
  const subject = `inactive:${lastActiveOn}`
  const warnings = noticesOf(await findAccountNotices(db, userId), subject)
  const warnedAt = warnings.find(({ state }) => state === 'told')?.notifiedAt ?? null
  const isPaying = await paysForAHousehold(deps, userId)
  const step = inactivityStep({ lastActiveOn, warnedAt, isPaying }, now)
  if (step === 'warn') {
    const deleteOn = firstDayAfter(now, INACTIVE_WARNING_DAYS)
    await db
      .transaction()
      .execute((trx) =>
        queueAccountNotice(trx, userId, subject, { params: { kind: 'inactive', deleteOn }, now }),
      )
  }
  if (step !== 'delete') return false
  return db.transaction().execute(async (trx) => {
    const still = await trx
      .selectFrom('account_activity')
      .select('last_active_on')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    // Keep it if it was just used.
    if (still?.last_active_on !== lastActiveOn) return false
    await removeAccount(deps, trx, userId)
    return true
  })
}

async function paysForAHousehold({ database: { db }, gateway }: Deps, userId: UserId): Promise<boolean> {
  for (const { householdId, role } of await findMemberships(db, userId)) {
    if (role !== 'owner') continue
    const subscription = await findSubscription(db, householdId, gateway.name)
    if (subscription?.gatewaySubscriptionId != null && subscription.status !== 'ended') return true
  }
  return false
}

/** Accounts that were never used count from the day they were created. */
async function startRecords(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (;;) {
    const unknown = await db
      .selectFrom('user')
      .leftJoin('account_activity', 'account_activity.user_id', 'user.id')
      .select(['user.id', 'user.createdAt'])
      .where('account_activity.user_id', 'is', null)
      .limit(BATCH)
      .execute()
    if (unknown.length > 0)
      await db
        .insertInto('account_activity')
        .values(
          unknown.map(({ id, createdAt }) => ({
            user_id: id,
            last_active_on: dayOf(new Date(createdAt).toISOString()),
          })),
        )
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
    if (unknown.length < BATCH) return
  }
}
