import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isSameJson } from '@pennyplate/domain/merge/json-equality'
import { mergeDocuments } from '@pennyplate/domain/merge/merge-documents'
import type { Refusal, ServerVersion } from './kv-transport.ts'

/** What the server last said; an undefined value is a document that is not there. */
type ServerCopy = Readonly<{ value: unknown; revision: number }>

/** What somebody made of a document. */
export type Change = Readonly<{
  /** Undefined deletes the document. */
  value: unknown
  /** Tells this change from a later one made while this one is on its way; the server keeps it as the name of the write. */
  edit: string
}>

/** A change the server has not confirmed yet. It always stands on top of the server copy beside it. */
export type PendingChange = Change &
  Readonly<{
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
  unanswered?: readonly Change[]
}>

/** Only one of them can have been stored. So many are sent through a long outage, one edit each. */
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

/** What goes on its way now. Where as much as can be kept is unanswered, the last of it goes once more, to be answered. */
export function nextToSend({ unanswered = [] }: LocalRecord, pending: PendingChange): Change {
  const last = unanswered[0]
  return last && unanswered.length >= UNANSWERED_MAX ? last : pending
}

/** A change goes on its way: kept first, since its answer may be lost or the page closed before it comes. */
export function sending(record: LocalRecord, { value, edit }: Change): LocalRecord {
  return { ...record, unanswered: [{ value, edit }, ...unansweredBut(record, edit)] }
}

/** The server stored what was sent. A change made meanwhile stays, and now stands on top of what was sent. */
export function acknowledged(record: LocalRecord, sent: Change, revision: number): LocalRecord {
  if (revision < record.server.revision) return record
  const server = { value: sent.value, revision }
  if (!record.pending || record.pending.edit === sent.edit) return { key: record.key, server }
  return { key: record.key, server, pending: record.pending }
}

/** Another version arrived: what is unsent here is applied again on top of it. It may be our own, its answer lost. */
export function adopted(
  record: LocalRecord,
  { value: theirs, revision, writes }: ServerVersion,
): LocalRecord {
  const { key, pending } = record
  const server = { value: theirs, revision }
  if (!pending) return { key, server }
  const value = mergeDocuments(key, {
    base: baseFor(record, writes),
    mine: pending.value,
    theirs,
  })
  return isSameJson(value, theirs) ? { key, server } : { key, server, pending: { ...pending, value } }
}

/** A change stands here of which an earlier state may have been stored. */
export function isUncertain({ pending, unanswered }: LocalRecord): boolean {
  return pending !== undefined && unanswered !== undefined
}

/** A write of ours that the other version stands on is what the later edits were made from. */
function baseFor({ server, unanswered = [] }: LocalRecord, writes: readonly string[]): unknown {
  const stored = unanswered.find(({ edit }) => writes.includes(edit))
  return stored ? stored.value : server.value
}

export function settled(record: LocalRecord, sent: Change): LocalRecord {
  return record.pending?.edit === sent.edit ? discarded(record) : record
}

/** What is refused was never stored. */
export function refused(before: LocalRecord, sent: Change, refusal: Refusal): LocalRecord {
  const { unanswered: _, ...answered } = before
  const unanswered = unansweredBut(before, sent.edit)
  const record = unanswered.length > 0 ? { ...answered, unanswered } : answered
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

function unansweredBut({ unanswered = [] }: LocalRecord, edit: string): readonly Change[] {
  return unanswered.filter((sent) => sent.edit !== edit)
}

function withPending(record: LocalRecord, pending: PendingChange): LocalRecord {
  return { ...record, pending }
}
