import { findBillingOwner } from '../accounts/households.store.ts'
import type { HouseholdId, UserId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import {
  findAccountNotices,
  findHouseholdNotices,
  insertNotices,
  type NoticeParams,
  type Recipient,
  type StoredNotice,
} from './notices.store.ts'

type NewNotice = { params: NoticeParams; now: string }

/** Queues a notice about a household's subscription, to its owner. */
export async function queueHouseholdNotice(
  trx: Trx,
  householdId: HouseholdId,
  subject: string,
  notice: NewNotice,
): Promise<void> {
  const owner = await findBillingOwner(trx, householdId)
  if (!owner) return
  const earlier = noticesOf(await findHouseholdNotices(trx, householdId), subject)
  await queueNotice(trx, { userId: owner.userId, householdId }, subject, earlier, notice)
}

/** Queues a notice about the account itself. */
export async function queueAccountNotice(
  trx: Trx,
  userId: UserId,
  subject: string,
  notice: NewNotice,
): Promise<void> {
  const earlier = noticesOf(await findAccountNotices(trx, userId), subject)
  await queueNotice(trx, { userId, householdId: '' }, subject, earlier, notice)
}

/**
 * Queues a notice unless one with this subject is waiting or delivered. If it is unsure whether the last one arrived, the
 * next gets a higher number and its own dates.
 */
async function queueNotice(
  trx: Trx,
  recipient: Recipient,
  subject: string,
  earlier: readonly StoredNotice[],
  { params, now }: NewNotice,
): Promise<void> {
  if (earlier.some(({ state }) => state !== 'unsure')) return
  await insertNotices(trx, [recipient], { id: `${subject}#${earlier.length + 1}`, params, now })
}

export function noticesOf(notices: readonly StoredNotice[], subject: string): StoredNotice[] {
  return notices.filter(({ id }) => id.startsWith(`${subject}#`))
}
