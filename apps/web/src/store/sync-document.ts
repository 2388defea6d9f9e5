import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { isSameJson } from '@pennyplate/domain/json-equality'
import type { CommandCache } from './command-cache.ts'
import type { CallFailure, Refusal, WriteAnswer } from './kv-transport.ts'
import {
  acknowledged,
  adopted,
  type DocumentEdit,
  type LocalRecord,
  nextToSend,
  type PendingEdit,
  postponed,
  refused,
  sending,
  settled,
} from './local-record.ts'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'

export type SyncOutcome =
  /** Nothing is left to send. An edit that was refused earlier may still be pending. */
  | Readonly<{ kind: 'settled' }>
  /** An edit is pending that is not due yet. */
  | Readonly<{ kind: 'waiting'; dueAt: number }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'unreachable' | 'failed'; dueAt: number }>
  | Readonly<{ kind: 'signed-out' }>

/** Each conflict means another device's write succeeded. After this many, wait for the others to finish. */
const CONFLICTS_IN_A_ROW_MAX = 10

/** The longest wait, even if the server asks for more: someone is waiting at this screen. */
export const WAIT_MAX_MS = 60_000

type SyncDeps = Pick<StoreDeps, 'transport' | 'clock' | 'runAlone'> & {
  records: RecordCache
  commands: Pick<CommandCache, 'peek'>
}

/**
 * Sends a document's pending edit, if any. Only one tab at a time syncs a document, and the server copy changes only inside
 * that turn, so responses are handled in order.
 */
export function syncDocument(deps: SyncDeps, key: DocumentKey, isForced: boolean): Promise<SyncOutcome> {
  return deps.runAlone(key, async () => {
    for (let round = 0; round < CONFLICTS_IN_A_ROW_MAX; round++) {
      const outcome = await sendOnce(deps, key, isForced)
      if (outcome) return outcome
    }
    return postponeUntil(deps, key, deps.clock.now() + WRITE_RETRY_MS, 'failed')
  })
}

/** Returns nothing if the caller should try again at once. */
async function sendOnce(
  deps: SyncDeps,
  key: DocumentKey,
  isForced: boolean,
): Promise<SyncOutcome | undefined> {
  const { records, clock } = deps
  const record = await records.reload(key)
  const { pending, server } = record
  if (!pending) return { kind: 'settled' }
  if (isAfterCommand(deps, pending)) return { kind: 'waiting', dueAt: clock.now() + WRITE_RETRY_MS }
  // A deletion is always sent: this browser may never have read the document. So is an edit that equals the server copy while
  // an earlier edit may have been stored, because it undoes that one.
  if (!record.unanswered && pending.value !== undefined && isSameJson(pending.value, server.value)) {
    await records.change(key, (now) => settled(now, pending))
    return undefined
  }
  if (!isForced) {
    if (pending.refusal) return { kind: 'settled' }
    const waitMs = pending.dueAt - clock.now()
    // If the clock was set back, dueAt may be hours away.
    if (waitMs > 0 && waitMs < WAIT_MAX_MS) return { kind: 'waiting', dueAt: pending.dueAt }
  }
  const sent = nextToSend(record, pending)
  await records.change(key, (now) => sending(now, sent))
  const answer = await sendChange(deps, record, sent)
  switch (answer.kind) {
    case 'stored':
      return afterStored(await records.change(key, (now) => acknowledged(now, sent, answer.revision)))
    case 'conflict':
      await records.change(key, (now) => adopted(now, answer))
      return undefined
    case 'refused':
      await records.change(key, (now) => refused(now, sent, answer.refusal))
      return sent === pending ? answer : undefined
    case 'signed-out':
      return answer
    default:
      return postponeUntil(deps, key, clock.now() + retryDelayMs(answer), answer.kind)
  }
}

/** Commands are sent first, and then the edits made on top of them. */
function isAfterCommand({ commands }: SyncDeps, { after = [] }: PendingEdit): boolean {
  return commands.peek().some(({ key }) => after.includes(key))
}

export function sendChange(
  { transport }: Pick<StoreDeps, 'transport'>,
  { key, server }: LocalRecord,
  { value, edit }: DocumentEdit,
): Promise<WriteAnswer> {
  const on = { baseRevision: server.revision, write: edit }
  return value === undefined ? transport.remove(key, on) : transport.write(key, value, on)
}

function afterStored(record: LocalRecord): SyncOutcome {
  return record.pending ? { kind: 'waiting', dueAt: record.pending.dueAt } : { kind: 'settled' }
}

/** The server may ask for a longer wait than ours. */
export function retryDelayMs(trouble: CallFailure): number {
  const askedMs = trouble.kind === 'failed' ? (trouble.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(WRITE_RETRY_MS, askedMs), WAIT_MAX_MS)
}

/** Stores the wait in the record, so that other tabs wait too. */
async function postponeUntil(
  { records }: SyncDeps,
  key: DocumentKey,
  dueAt: number,
  kind: 'unreachable' | 'failed',
): Promise<SyncOutcome> {
  await records.change(key, (now) => postponed(now, dueAt))
  return { kind, dueAt }
}
