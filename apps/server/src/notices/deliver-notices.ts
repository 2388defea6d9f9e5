import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { noticeMail } from '../mail/billing-mails.ts'
import { findWaitingNotices, giveUpClaims, moveNotice, type StoredNotice } from './notices.store.ts'

const BATCH = 100
const MINUTE_MS = 60_000
/** Much longer than a delivery takes. */
const CLAIM_MS = 15 * MINUTE_MS
const RETRY_MS_MAX = 24 * 60 * MINUTE_MS

/**
 * Sends the waiting notices. A notice is claimed before its mail is sent, and is retried only if the mail certainly did
 * not go out. If the server dies in between, it becomes `unsure`, and code that needs a delivered notice creates another.
 */
export async function deliverNotices(deps: Deps): Promise<void> {
  const { db } = deps.database
  await giveUpClaims(db, inMs(deps, -CLAIM_MS))
  for (;;) {
    const waiting = await findWaitingNotices(db, deps.now().toISOString(), BATCH)
    for (const notice of waiting) await deliver(deps, notice)
    if (waiting.length < BATCH) return
  }
}

async function deliver(deps: Deps, notice: StoredNotice & { email: string }): Promise<void> {
  const { db } = deps.database
  const claimed = { state: 'claimed', tryAt: deps.now().toISOString() } as const
  if (!(await moveNotice(db, notice, 'waiting', claimed))) return
  const mail = {
    ...noticeMail(notice.email, notice.params, deps.config.baseUrl),
    messageId: messageIdOf(notice, deps.config.baseUrl),
    accountId: notice.userId,
  }
  const outcome = await deps.mailer.deliver(mail)
  if (outcome === 'delivered')
    await moveNotice(db, notice, 'claimed', { state: 'told', notifiedAt: deps.now().toISOString() })
  else if (outcome === 'unsure') await moveNotice(db, notice, 'claimed', { state: 'unsure' })
  else {
    const tries = notice.tries + 1
    const wait = Math.min(RETRY_MS_MAX, MINUTE_MS * 2 ** tries)
    await moveNotice(db, notice, 'claimed', { state: 'waiting', tries, tryAt: inMs(deps, wait) })
  }
}

function messageIdOf({ userId, householdId, id }: StoredNotice, baseUrl: string): string {
  const name = createHash('sha256').update(`${userId} ${householdId} ${id}`).digest('hex').slice(0, 32)
  return `<${name}@${new URL(baseUrl).hostname}>`
}

function inMs(deps: Deps, ms: number): string {
  return new Date(deps.now().getTime() + ms).toISOString()
}
