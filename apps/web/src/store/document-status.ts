import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { Refusal } from './kv-transport.ts'
import type { LocalRecord } from './local-record.ts'

/** How far the changes made here have come. Except in `saving`, they are known to be stored in this browser. */
export type SyncStatus = 'saved' | 'saving' | 'offline' | 'signed-out' | 'refused'
export type DocumentStatus = 'loading' | SyncStatus

export type Connectivity = Readonly<{ isOnline: boolean; isServerReachable: boolean; isSignedIn: boolean }>

export function syncStatus({ pending }: LocalRecord, connectivity: Connectivity): SyncStatus {
  if (!pending) return 'saved'
  if (pending.refusal) return 'refused'
  return statusUnsent(connectivity)
}

export function statusUnsent({ isOnline, isServerReachable, isSignedIn }: Connectivity): SyncStatus {
  if (!isOnline || !isServerReachable) return 'offline'
  return isSignedIn ? 'saving' : 'signed-out'
}

export type RefusedDocument = Readonly<{ key: DocumentKey; refusal: Refusal }>
export type SyncSummary = Readonly<{ status: SyncStatus; refused: readonly RefusedDocument[] }>

const WORST_FIRST: readonly SyncStatus[] = ['refused', 'signed-out', 'offline', 'saving', 'saved']

export function worseOf(one: SyncStatus, other: SyncStatus): SyncStatus {
  return WORST_FIRST.find((status) => status === one || status === other) ?? 'saved'
}

/** The status of all documents and commands together is the worst of theirs. */
export function summarizeSync(
  records: readonly LocalRecord[],
  statusOf: (record: LocalRecord) => SyncStatus,
  ofCommands: SyncStatus,
): SyncSummary {
  const status = records.map(statusOf).reduce(worseOf, ofCommands)
  const refused = records.flatMap(({ key, pending }) =>
    pending?.refusal ? [{ key, refusal: pending.refusal }] : [],
  )
  return { status, refused }
}
