import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { isSameJson } from '@pennyplate/domain/merge/json-equality'
import type { Refusal, Trouble, WriteAnswer } from './kv-transport.ts'
import {
  acknowledged,
  adopted,
  type Change,
  type LocalRecord,
  nextToSend,
  postponed,
  refused,
  sending,
  settled,
} from './local-record.ts'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'

export type SyncEnd =
  /** Nothing is left to send now; a change that was refused earlier may still stand there. */
  | Readonly<{ kind: 'settled' }>
  /** A change stands there that is not due yet. */
  | Readonly<{ kind: 'waiting'; dueAt: number }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Readonly<{ kind: 'unreachable' | 'failed'; dueAt: number }>
  | Readonly<{ kind: 'signed-out' }>

/** Each conflict means that another device got through, so a crowd thins out; past this many we let it pass first. */
const CONFLICTS_IN_A_ROW_MAX = 10

/** However long the server asks us to wait, the person at this screen is waiting too. */
export const WAIT_MAX_MS = 60_000

type SyncDeps = Pick<StoreDeps, 'transport' | 'clock' | 'runAlone'> & { records: RecordCache }

/**
 * Sends the change that stands on a document, if any. One tab at a time does this for a document, and everything that
 * moves its server copy happens inside that turn, so an answer is never mixed up with a later one.
 */
export function syncDocument(deps: SyncDeps, key: DocumentKey, isForced: boolean): Promise<SyncEnd> {
  return deps.runAlone(key, async () => {
    for (let round = 0; round < CONFLICTS_IN_A_ROW_MAX; round++) {
      const end = await sendOnce(deps, key, isForced)
      if (end) return end
    }
    return giveUpUntil(deps, key, deps.clock.now() + WRITE_RETRY_MS, 'failed')
  })
}

/** Answers nothing when there is reason to look again at once. */
async function sendOnce(deps: SyncDeps, key: DocumentKey, isForced: boolean): Promise<SyncEnd | undefined> {
  const { records, clock } = deps
  const record = await records.reload(key)
  const { pending, server } = record
  if (!pending) return { kind: 'settled' }
  // A deletion is sent even where nothing is known to be there: this browser may simply never have looked. Nor is a change
  // over while one before it may have been stored: to take it back, it has to be sent.
  if (!record.unanswered && pending.value !== undefined && isSameJson(pending.value, server.value)) {
    await records.change(key, (now) => settled(now, pending))
    return undefined
  }
  if (!isForced) {
    if (pending.refusal) return { kind: 'settled' }
    const waitMs = pending.dueAt - clock.now()
    // A clock that was set back must not hold a change for hours.
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
      return giveUpUntil(deps, key, clock.now() + retryDelayMs(answer), answer.kind)
  }
}

export function sendChange(
  { transport }: Pick<StoreDeps, 'transport'>,
  { key, server }: LocalRecord,
  { value, edit }: Change,
): Promise<WriteAnswer> {
  const on = { baseRevision: server.revision, write: edit }
  return value === undefined ? transport.remove(key, on) : transport.write(key, value, on)
}

function afterStored(record: LocalRecord): SyncEnd {
  return record.pending ? { kind: 'waiting', dueAt: record.pending.dueAt } : { kind: 'settled' }
}

function retryDelayMs(trouble: Trouble): number {
  const askedMs = trouble.kind === 'failed' ? (trouble.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(WRITE_RETRY_MS, askedMs), WAIT_MAX_MS)
}

/** The wait is kept in the record, so that the other tabs wait as well. */
async function giveUpUntil(
  { records }: SyncDeps,
  key: DocumentKey,
  dueAt: number,
  kind: 'unreachable' | 'failed',
): Promise<SyncEnd> {
  await records.change(key, (now) => postponed(now, dueAt))
  return { kind, dueAt }
}
