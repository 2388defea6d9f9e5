import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isSameJson } from '@pennyplate/domain/json-equality'
import { mergeDocuments } from '@pennyplate/domain/merge/merge-documents'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { withStoredTicks } from '@pennyplate/domain/shopping/shopping-list-ticks'
import type { Refusal, ServerVersion } from './kv-transport.ts'
import { parseDocument } from './parse-document.ts'
import { isOutdatedList, isShoppingList } from './week-documents.ts'

/** What the server last sent. An undefined value means the document does not exist. */
type ServerCopy = Readonly<{ value: unknown; revision: number }>

/** A value for a document, and the id of the edit that made it. */
export type DocumentEdit = Readonly<{
  /** Undefined deletes the document. */
  value: unknown
  /** Tells this edit from a later one made while this one is being sent. The server stores it as the id of the write. */
  edit: string
}>

/** An edit the server has not confirmed yet. It is always based on the server copy in the same record. */
export type PendingEdit = DocumentEdit &
  Readonly<{
    /** Not sent before this time: after an edit we wait for the next one, after a failure for the server. */
    dueAt: number
    /** The commands, not answered yet, that it was made on top of. Its value includes them, and it is sent after them. */
    after?: readonly string[]
    /** The server refused it. Sending it again is pointless until it changes. */
    refusal?: Refusal
  }>

/** Everything this browser knows about one document. The functions below return its next state. */
export type LocalRecord = Readonly<{
  key: DocumentKey
  server: ServerCopy
  pending?: PendingEdit
  /** Edits sent on top of the server copy without a response, so the server may have stored them. Latest first. */
  unanswered?: readonly DocumentEdit[]
}>

/** At most one of them was stored. In a long outage, each new edit adds one. */
const UNANSWERED_MAX = 8

export type EditStamp = Readonly<{
  id: string
  dueAt: number
  /** The value was made from what was shown, which may include commands that are not in the record. */
  shown?: unknown
  after?: readonly string[]
}>

export function emptyRecord(key: DocumentKey): LocalRecord {
  return { key, server: { value: undefined, revision: 0 } }
}

export function visibleValue(record: LocalRecord): unknown {
  return record.pending ? record.pending.value : record.server.value
}

export function edited(record: LocalRecord, value: unknown, edit: EditStamp): LocalRecord {
  const { id, dueAt, after = [], shown = visibleValue(record) } = edit
  // Deleting a document this browser never read is a change: it may exist on the server.
  const isSeen = value !== undefined || record.server.revision > 0
  if (isSeen && isSameJson(value, shown)) return record
  return withPending(record, {
    value: withoutCommands(record, value),
    edit: id,
    dueAt,
    ...(after.length > 0 ? { after } : {}),
  })
}

/** A list on screen shows what commands on their way do to it: they mark it as outdated, and check lines off. That is theirs. */
function withoutCommands({ key, server }: LocalRecord, value: unknown): unknown {
  if (key !== 'currentShoppingList' || !isShoppingList(value)) return value
  const ticked = withServerTicks(value, server.value)
  if (isOutdatedList(server.value)) return ticked
  const { isOutdated: _, ...list } = ticked
  return list
}

function withServerTicks(list: ShoppingList, server: unknown): ShoppingList {
  return isShoppingList(server) ? withStoredTicks(list, server) : list
}

/** A record stored by an earlier version. */
export function parsedRecord({ key, server, pending, unanswered }: LocalRecord): LocalRecord {
  const parsed = <T extends Readonly<{ value: unknown }>>(part: T): T => ({
    ...part,
    value: parseDocument(key, part.value),
  })
  return {
    key,
    server: parsed(server),
    ...(pending ? { pending: parsed(pending) } : {}),
    ...(unanswered ? { unanswered: unanswered.map(parsed) } : {}),
  }
}

/** What to send now. Once UNANSWERED_MAX edits have no response, the latest of them is sent again until it gets one. */
export function nextToSend({ unanswered = [] }: LocalRecord, pending: PendingEdit): DocumentEdit {
  const last = unanswered[0]
  return last && unanswered.length >= UNANSWERED_MAX ? last : pending
}

/** Recorded before sending, because the response may be lost or the page closed before it arrives. */
export function sending(record: LocalRecord, { value, edit }: DocumentEdit): LocalRecord {
  return { ...record, unanswered: [{ value, edit }, ...unansweredBut(record, edit)] }
}

/** The server stored what was sent. An edit made meanwhile stays pending, now based on what was sent. */
export function acknowledged(record: LocalRecord, sent: DocumentEdit, revision: number): LocalRecord {
  if (revision < record.server.revision) return record
  const server = { value: sent.value, revision }
  if (!record.pending || record.pending.edit === sent.edit) return { key: record.key, server }
  return { key: record.key, server, pending: record.pending }
}

/** Another version arrived. The pending edit is merged on top of it. It may be our own write, its response lost. */
export function adopted(
  record: LocalRecord,
  { value: theirs, revision, writes }: ServerVersion,
): LocalRecord {
  const { key, pending } = record
  const server = { value: theirs, revision }
  if (!pending) return { key, server }
  const merged = mergeDocuments(key, { base: baseFor(record, writes), mine: pending.value, theirs })
  const isList = key === 'currentShoppingList' && isShoppingList(merged)
  const value = isList ? withServerTicks(merged, theirs) : merged
  return isSameJson(value, theirs) ? { key, server } : { key, server, pending: { ...pending, value } }
}

/** An edit is pending, and an earlier one may have been stored. */
export function hasUnanswered({ pending, unanswered }: LocalRecord): boolean {
  return pending !== undefined && unanswered !== undefined
}

/** If the other version includes one of our writes, later edits were based on that write. */
function baseFor({ server, unanswered = [] }: LocalRecord, writes: readonly string[]): unknown {
  const stored = unanswered.find(({ edit }) => writes.includes(edit))
  return stored ? stored.value : server.value
}

export function settled(record: LocalRecord, sent: DocumentEdit): LocalRecord {
  return record.pending?.edit === sent.edit ? discarded(record) : record
}

/** A refused edit was not stored. */
export function refused(before: LocalRecord, sent: DocumentEdit, refusal: Refusal): LocalRecord {
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

/** Undoes a failed edit and keeps what others changed since, by merging backwards. */
export function reverted(record: LocalRecord, from: unknown, to: unknown, edit: EditStamp): LocalRecord {
  const value = mergeDocuments(record.key, { base: from, mine: visibleValue(record), theirs: to })
  // Nothing is left to send. If there was no document before, going back must not send a deletion.
  if (isSameJson(value, record.server.value)) return discarded(record)
  return withPending(record, { value, edit: edit.id, dueAt: edit.dueAt })
}

function unansweredBut({ unanswered = [] }: LocalRecord, edit: string): readonly DocumentEdit[] {
  return unanswered.filter((sent) => sent.edit !== edit)
}

function withPending(record: LocalRecord, pending: PendingEdit): LocalRecord {
  return { ...record, pending }
}
