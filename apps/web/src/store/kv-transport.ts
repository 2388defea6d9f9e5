import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { FailureDetail } from '@pennyplate/contract/failure-answer'

/** The server refused the change for good: sending it again would not help. */
export type Refusal = Readonly<{ status: 400 | 413; code: string; details: readonly FailureDetail[] }>

/** Why a call returned nothing usable. */
export type CallFailure =
  | Readonly<{ kind: 'unreachable' }>
  | Readonly<{ kind: 'signed-out' }>
  | Readonly<{ kind: 'failed'; status: number; retryAfterMs: number | undefined }>

export type ServerVersion = Readonly<{
  /** Undefined if the document does not exist. */
  value: unknown
  revision: number
  /** The ids of the latest writes this version includes, one per browser. */
  writes: readonly string[]
}>

export type ReadAnswer =
  | (Readonly<{ kind: 'found' }> & ServerVersion)
  | Readonly<{ kind: 'absent' }>
  | CallFailure

export type WriteAnswer =
  | Readonly<{ kind: 'stored'; revision: number }>
  /** Another device wrote first. Its version comes with the answer; the value is undefined after a deletion. */
  | (Readonly<{ kind: 'conflict' }> & ServerVersion)
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | CallFailure

export type StoredEntry = Readonly<{ key: DocumentKey }> & ServerVersion
export type ReadAllAnswer = Readonly<{ kind: 'found'; entries: readonly StoredEntry[] }> | CallFailure

/** The revision a write is based on, and its id, by which this browser finds it again if the response is lost. */
export type WriteBase = Readonly<{ baseRevision: number; write: string }>

/** One household's documents on the server. Failed calls return a CallFailure. */
export type KvTransport = Readonly<{
  read: (key: DocumentKey) => Promise<ReadAnswer>
  readAll: () => Promise<ReadAllAnswer>
  write: (key: DocumentKey, value: unknown, on: WriteBase) => Promise<WriteAnswer>
  remove: (key: DocumentKey, on: WriteBase) => Promise<WriteAnswer>
  removeAll: () => Promise<Readonly<{ kind: 'stored' }> | CallFailure>
}>

export type ChangeEvent = Readonly<{ key: DocumentKey; revision: number; isDeleted: boolean }>

/** Listens for changes on the server. Returns a function that stops it. */
export type SubscribeToChanges = (listener: {
  onChange: (change: ChangeEvent) => void
  /** Events may have been missed. */
  onResync: () => void
}) => () => void
