import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { Db } from '../database/schema.ts'

export const ACCOUNT_HEADER = 'X-Pennyplate-Account'

/** Links in mails work for an hour. A month leaves the operator enough time to forward the others. */
const KEPT_MS = 30 * DAY_MS
/** More than the headers of our mails. */
const HEAD_BYTES = 4096

export function outboxOf(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Deletes mails of deleted accounts and mails older than a month. */
export async function sweepOutbox({
  db,
  dataDir,
  now,
}: {
  db: Db
  dataDir: string
  now: Date
}): Promise<void> {
  const folder = outboxOf(dataDir)
  const names = (await readdir(folder).catch(ignoreMissing))?.filter((name) => name.endsWith('.eml')) ?? []
  if (names.length === 0) return
  const users = await db.selectFrom('user').select(['id', 'email']).execute()
  const ids = new Set<string>(users.map(({ id }) => id))
  const addresses = new Set(users.map(({ email }) => email.toLowerCase()))
  for (const name of names) {
    const file = join(folder, name)
    const head = await headOf(file).catch(ignoreMissing)
    if (!head) continue
    const isWanted = head.accountId ? ids.has(head.accountId) : addresses.has(head.to)
    if (!isWanted || now.getTime() - head.writtenAt > KEPT_MS) await rm(file, { force: true })
  }
}

async function headOf(path: string): Promise<{ accountId: string; to: string; writtenAt: number }> {
  const { mtimeMs } = await stat(path)
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/)[0] ?? ''
    const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
    // Mails from earlier versions have no account header. Copied files may have another time than their mail.
    const writtenAt = Date.parse(field('Date')) || mtimeMs
    return { accountId: field(ACCOUNT_HEADER), to: field('To').toLowerCase(), writtenAt }
  } finally {
    await file.close()
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
