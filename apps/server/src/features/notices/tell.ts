import type { Trx } from '../../database/schema.ts'
import { findNotices, insertNotices, type Notice, type NoticeParams } from './notices.store.ts'

/**
 * Sees to it that somebody is told something. Where it is uncertain whether the last mail arrived, another one follows,
 * with dates of its own; that is why a subject has numbered notices.
 */
export async function tell(
  trx: Trx,
  userId: string,
  subject: string,
  { params, now }: { params: NoticeParams; now: string },
): Promise<void> {
  const told = noticesOf(await findNotices(trx, userId), subject)
  if (told.some(({ state }) => state !== 'unsure')) return
  await insertNotices(trx, [userId], { id: `${subject}#${told.length + 1}`, params, now })
}

export function noticesOf(notices: readonly Notice[], subject: string): Notice[] {
  return notices.filter(({ id }) => id.startsWith(`${subject}#`))
}
