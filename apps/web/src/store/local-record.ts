import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isSameJson } from '@pennyplate/domain/merge/json-equality'
import { mergeDocuments } from '@pennyplate/domain/merge/merge-documents'
import type { Refusal } from './kv-transport.ts'

/** What the server last said; an undefined value is a document that is not there. */
export type ServerCopy = Readonly<{ value: unknown; revision: number }>

/** A change the server has not confirmed yet. It always stands on top of the server copy beside it. */
export type PendingChange = Readonly<{
  /** Undefined deletes the document. */
  value: unknown
  /** Tells this change from a later one made while this one is on its way. */
  edit: string
  /** Not to be sent before this moment: the pause after typing, or the wait after a failure. */
  dueAt: number
  /** The server will not take it as it is; sending it again is pointless until it changes. */
  refusal?: Refusal
}>

/** Everything this browser knows of one document. Each function below answers the next state of it. */
export type LocalRecord = Readonly<{
  key: DocumentKey
  server: ServerCopy
  pending?: PendingChange
  /** What was sent on top of the server copy and may have been stored, for all we heard; the latest first. */
  unanswered?: readonly ServerCopy[]
}>

/** Only one of them can have been stored. Those that go past this were sent through a long outage, one edit each. */
const UNANSWERED_MAX = 8

export type Edit = Readonly<{ id: string; dueAt: number }>

export function emptyRecord(key: DocumentKey): LocalRecord {
  return { key, server: { value: undefined, revision: 0 } }
}

export function visibleValue(record: LocalRecord): unknown {
  return record.pending ? record.pending.value : record.server.value
}

export function edited(record: LocalRecord, value: unknown, edit: Edit): LocalRecord {
  // Deleting what was never seen is a change: it may be there on the server.
  const isSeen = value !== undefined || record.server.revision > 0
  if (isSeen && isSameJson(value, visibleValue(record))) return record
  return withPending(record, { value, edit: edit.id, dueAt: edit.dueAt })
}

/** A change goes on its way: kept first, since its answer may be lost or the page closed before it comes. */
export function sending(record: LocalRecord, { value }: PendingChange): LocalRecord {
  const sent = { value, revision: record.server.revision + 1 }
  const earlier = (record.unanswered ?? []).filter((other) => !isSameJson(other.value, value))
  return { ...record, unanswered: [sent, ...earlier].slice(0, UNANSWERED_MAX) }
}

/** The server stored what was sent. A change made meanwhile stays, and now stands on top of what was sent. */
export function acknowledged(record: LocalRecord, sent: PendingChange, revision: number): LocalRecord {
  if (revision < record.server.revision) return record
  const server = { value: sent.value, revision }
  if (!record.pending || record.pending.edit === sent.edit) return { key: record.key, server }
  return { key: record.key, server, pending: record.pending }
}

/** Another version arrived: what is unsent here is applied again on top of it. It may be our own, its answer lost. */
export function adopted(record: LocalRecord, server: ServerCopy): LocalRecord {
  const { key, pending } = record
  if (!pending) return { key, server }
  const value = mergeDocuments(key, {
    base: baseFor(record, server),
    mine: pending.value,
    theirs: server.value,
  })
  return isSameJson(value, server.value) ? { key, server } : { key, server, pending: { ...pending, value } }
}

/**
 * A write of ours that was stored is what the later edits stand on. Where another device wrote since, its version does not
 * say whether ours came before it, so the edits are merged from the last version known to be stored.
 */
function baseFor({ server, unanswered = [] }: LocalRecord, arrived: ServerCopy): unknown {
  const own = unanswered.find((sent) => isSameJson(sent, arrived))
  return own ? own.value : server.value
}

export function settled(record: LocalRecord, sent: PendingChange): LocalRecord {
  return record.pending?.edit === sent.edit ? discarded(record) : record
}

export function refused(record: LocalRecord, sent: PendingChange, refusal: Refusal): LocalRecord {
  return record.pending?.edit === sent.edit ? withPending(record, { ...record.pending, refusal }) : record
}

export function postponed(record: LocalRecord, dueAt: number): LocalRecord {
  return record.pending ? withPending(record, { ...record.pending, dueAt }) : record
}

export function discarded(record: LocalRecord): LocalRecord {
  const { key, server, unanswered } = record
  return unanswered ? { key, server, unanswered } : { key, server }
}

/** Takes a failed change out again without touching what others changed since: the merge run backwards. */
export function reverted(record: LocalRecord, from: unknown, to: unknown, edit: Edit): LocalRecord {
  const value = mergeDocuments(record.key, { base: from, mine: visibleValue(record), theirs: to })
  // Nothing is left to send; where there was no document before, to go back is not to delete one.
  if (isSameJson(value, record.server.value)) return discarded(record)
  return withPending(record, { value, edit: edit.id, dueAt: edit.dueAt })
}

function withPending(record: LocalRecord, pending: PendingChange): LocalRecord {
  return { ...record, pending }
}
