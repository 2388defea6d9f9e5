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
export type LocalRecord = Readonly<{ key: DocumentKey; server: ServerCopy; pending?: PendingChange }>

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

/** The server stored what was sent. A change made meanwhile stays, and now stands on top of what was sent. */
export function acknowledged(record: LocalRecord, sent: PendingChange, revision: number): LocalRecord {
  if (revision < record.server.revision) return record
  const server = { value: sent.value, revision }
  return record.pending?.edit === sent.edit ? { key: record.key, server } : { ...record, server }
}

/** Somebody else's version arrived: what is unsent here is applied again on top of it. */
export function adopted(record: LocalRecord, server: ServerCopy): LocalRecord {
  const { key, pending } = record
  if (!pending) return { key, server }
  const value = mergeDocuments(key, { base: record.server.value, mine: pending.value, theirs: server.value })
  return isSameJson(value, server.value) ? { key, server } : { key, server, pending: { ...pending, value } }
}

export function settled(record: LocalRecord, sent: PendingChange): LocalRecord {
  return record.pending?.edit === sent.edit ? { key: record.key, server: record.server } : record
}

export function refused(record: LocalRecord, sent: PendingChange, refusal: Refusal): LocalRecord {
  return record.pending?.edit === sent.edit ? withPending(record, { ...record.pending, refusal }) : record
}

export function postponed(record: LocalRecord, dueAt: number): LocalRecord {
  return record.pending ? withPending(record, { ...record.pending, dueAt }) : record
}

export function discarded(record: LocalRecord): LocalRecord {
  return { key: record.key, server: record.server }
}

/** Takes a failed change out again without touching what others changed since: the merge run backwards. */
export function reverted(record: LocalRecord, from: unknown, to: unknown, edit: Edit): LocalRecord {
  const value = mergeDocuments(record.key, { base: from, mine: visibleValue(record), theirs: to })
  // Nothing is left to send; where there was no document before, to go back is not to delete one.
  if (isSameJson(value, record.server.value)) return discarded(record)
  return withPending(record, { value, edit: edit.id, dueAt: edit.dueAt })
}

function withPending({ key, server }: LocalRecord, pending: PendingChange): LocalRecord {
  return { key, server, pending }
}
