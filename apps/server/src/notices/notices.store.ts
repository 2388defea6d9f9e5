import { z } from 'zod'
import type { HouseholdId, UserId } from '../database/ids.ts'
import type { NoticeTable } from '../database/payments-schema.ts'
import type { Db, Trx } from '../database/schema.ts'
import { readStoredJson } from '../json.ts'

/** Notices sent by mail. The primary key (user, id) prevents sending one twice. */
const noticeParams = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('billing_starts'), startsOn: z.string(), priceCents: z.int() }),
  z.object({ kind: z.literal('first_charge'), chargeOn: z.string(), priceCents: z.int() }),
  z.object({
    kind: z.literal('price_change'),
    appliesFrom: z.string(),
    priceCents: z.int(),
    oldPriceCents: z.int(),
  }),
  z.object({ kind: z.literal('payment_failed') }),
  z.object({ kind: z.literal('inactive'), deleteOn: z.string() }),
])
export type NoticeParams = z.infer<typeof noticeParams>

/**
 * waiting: to be sent. claimed: a server is sending it. told: delivered. unsure: the server died or lost the connection
 * while sending, so it may or may not have arrived; it is not sent again, and its user does not count as notified.
 */
const noticeState = z.enum(['waiting', 'claimed', 'told', 'unsure'])
export type NoticeState = z.infer<typeof noticeState>

export type StoredNotice = {
  userId: UserId
  /** Whose subscription it is about; empty if it is about the account. */
  householdId: HouseholdId | ''
  id: string
  params: NoticeParams
  state: NoticeState
  tries: number
  notifiedAt: string | null
}

/** Who gets the mail, and whose subscription it is about; no household if it is about the account. */
export type Recipient = Pick<StoredNotice, 'userId' | 'householdId'>

export async function insertNotices(
  trx: Db | Trx,
  recipients: readonly Recipient[],
  notice: { id: string; params: NoticeParams; now: string },
): Promise<void> {
  if (recipients.length === 0) return
  await trx
    .insertInto('notices')
    .values(
      recipients.map(({ userId, householdId }) => ({
        user_id: userId,
        household_id: householdId,
        id: notice.id,
        kind: notice.params.kind,
        params_json: JSON.stringify(notice.params),
        state: 'waiting',
        created_at: notice.now,
        try_at: notice.now,
        tries: 0,
        told_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'household_id', 'id']).doNothing())
    .execute()
}

/** The notices about a household's subscription, to whichever member they went. */
export async function findHouseholdNotices(db: Db | Trx, householdId: HouseholdId): Promise<StoredNotice[]> {
  const rows = await oldestFirst(db).where('household_id', '=', householdId).execute()
  return rows.map(fromRow)
}

/** The notices about an account itself. */
export async function findAccountNotices(db: Db | Trx, userId: UserId): Promise<StoredNotice[]> {
  const rows = await oldestFirst(db).where('user_id', '=', userId).where('household_id', '=', '').execute()
  return rows.map(fromRow)
}

function oldestFirst(db: Db | Trx) {
  return db.selectFrom('notices').selectAll().orderBy('created_at').orderBy('id')
}

export async function findWaitingNotices(db: Db, now: string, limit: number) {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('user', 'user.id', 'notices.user_id')
    .selectAll('notices')
    .select('user.email')
    .where('state', '=', 'waiting')
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...fromRow(row), email: row.email }))
}

/** Changes the state if it is still `from`. Returns true for only one of several concurrent callers. */
export async function moveNotice(
  db: Db,
  { userId, householdId, id }: Pick<StoredNotice, 'userId' | 'householdId' | 'id'>,
  from: NoticeState,
  to: { state: NoticeState; tryAt?: string; tries?: number; notifiedAt?: string },
): Promise<boolean> {
  const result = await db
    .updateTable('notices')
    .set({
      state: to.state,
      ...(to.tryAt === undefined ? {} : { try_at: to.tryAt }),
      ...(to.tries === undefined ? {} : { tries: to.tries }),
      ...(to.notifiedAt === undefined ? {} : { told_at: to.notifiedAt }),
    })
    .where('user_id', '=', userId)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Gives up notices that a server was sending when it died. */
export async function giveUpClaims(db: Db, claimedBefore: string): Promise<void> {
  await db
    .updateTable('notices')
    .set({ state: 'unsure' })
    .where('state', '=', 'claimed')
    .where('try_at', '<', claimedBefore)
    .execute()
}

function fromRow(row: NoticeTable): StoredNotice {
  return {
    userId: row.user_id,
    householdId: row.household_id,
    id: row.id,
    params: readStoredJson(noticeParams, row.params_json),
    state: noticeState.parse(row.state),
    tries: row.tries,
    notifiedAt: row.told_at,
  }
}
