import type { Trx } from '../database/schema.ts'
import { findNotices, insertNotices, type NoticeParams, type StoredNotice } from './notices.store.ts'

/**
 * Queues a notice unless one with this subject is waiting or delivered. If it is unsure whether the last one arrived, the
 * next gets a higher number and its own dates.
 */
export async function queueNotice(
  trx: Trx,
  userId: string,
  subject: string,
  { params, now }: { params: NoticeParams; now: string },
): Promise<void> {
  const earlier = noticesOf(await findNotices(trx, userId), subject)
  if (earlier.some(({ state }) => state !== 'unsure')) return
  await insertNotices(trx, [userId], { id: `${subject}#${earlier.length + 1}`, params, now })
}

export function noticesOf(notices: readonly StoredNotice[], subject: string): StoredNotice[] {
  return notices.filter(({ id }) => id.startsWith(`${subject}#`))
}
