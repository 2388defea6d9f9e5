import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { Refusal } from './kv-transport.ts'
import type { LocalRecord } from './local-record.ts'

/** How far the changes made here have come. In every status but `saving` they are known to be kept in this browser. */
export type SyncStatus = 'saved' | 'saving' | 'offline' | 'signed-out' | 'refused'
export type DocumentStatus = 'loading' | SyncStatus

export type Surroundings = Readonly<{ isOnline: boolean; isServerReachable: boolean; isSignedIn: boolean }>

export function syncStatus({ pending }: LocalRecord, around: Surroundings): SyncStatus {
  if (!pending) return 'saved'
  if (pending.refusal) return 'refused'
  if (!around.isOnline || !around.isServerReachable) return 'offline'
  return around.isSignedIn ? 'saving' : 'signed-out'
}

export type RefusedDocument = Readonly<{ key: DocumentKey; refusal: Refusal }>
export type SyncSummary = Readonly<{ status: SyncStatus; refused: readonly RefusedDocument[] }>

const WORST_FIRST: readonly SyncStatus[] = ['refused', 'signed-out', 'offline', 'saving', 'saved']

/** One word for all documents: that of the one that is worst off. */
export function summarizeSync(
  records: readonly LocalRecord[],
  statusOf: (record: LocalRecord) => SyncStatus,
): SyncSummary {
  const statuses = new Set(records.map(statusOf))
  const refused = records.flatMap(({ key, pending }) =>
    pending?.refusal ? [{ key, refusal: pending.refusal }] : [],
  )
  return { status: WORST_FIRST.find((status) => statuses.has(status)) ?? 'saved', refused }
}
