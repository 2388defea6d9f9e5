import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { ErrorDetail } from '../lib/api-error.ts'

/** The server's final no: the same change sent again would be refused again. */
export type Refusal = Readonly<{ status: 400 | 413; code: string; details: readonly ErrorDetail[] }>

/** Why a call brought nothing usable. */
export type Trouble =
  | Readonly<{ kind: 'unreachable' }>
  | Readonly<{ kind: 'signed-out' }>
  | Readonly<{ kind: 'failed'; status: number; retryAfterMs: number | undefined }>

export type ServerVersion = Readonly<{
  /** Undefined is a document that is not there. */
  value: unknown
  revision: number
  /** The last write of each browser that this version stands on, by the name it was sent with. */
  writes: readonly string[]
}>

export type ReadAnswer =
  | (Readonly<{ kind: 'found' }> & ServerVersion)
  | Readonly<{ kind: 'absent' }>
  | Trouble

export type WriteAnswer =
  | Readonly<{ kind: 'stored'; revision: number }>
  /** Somebody else was first; their version comes along, undefined when they deleted it. */
  | (Readonly<{ kind: 'conflict' }> & ServerVersion)
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  | Trouble

export type StoredEntry = Readonly<{ key: DocumentKey }> & ServerVersion
export type ReadAllAnswer = Readonly<{ kind: 'found'; entries: readonly StoredEntry[] }> | Trouble

/** The version that a write was made on, and the name it is known by where its answer is lost. */
export type WriteBase = Readonly<{ baseRevision: number; write: string }>

/** The household's documents on the server, seen from one signed-in browser. No call ever throws. */
export type KvTransport = Readonly<{
  read: (key: DocumentKey) => Promise<ReadAnswer>
  readAll: () => Promise<ReadAllAnswer>
  write: (key: DocumentKey, value: unknown, on: WriteBase) => Promise<WriteAnswer>
  remove: (key: DocumentKey, on: WriteBase) => Promise<WriteAnswer>
  removeAll: () => Promise<Readonly<{ kind: 'stored' }> | Trouble>
}>

export type ChangeEvent = Readonly<{ key: DocumentKey; revision: number; isDeleted: boolean }>

/** News from the server while it can be reached. Answers how to stop listening. */
export type ChangeFeed = (hear: {
  onChange: (change: ChangeEvent) => void
  /** Changes may have been missed. */
  onResync: () => void
}) => () => void
