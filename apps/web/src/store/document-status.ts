import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { type CommandQueue, isStuck } from './command-queue.ts'
import type { Refusal } from './kv-transport.ts'
import type { LocalRecord } from './local-record.ts'

/** How far the changes made here have come. Except in `saving`, they are known to be stored in this browser. */
export type SyncStatus = 'saved' | 'saving' | 'offline' | 'signed-out' | 'stuck' | 'refused'
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
export type SyncSummary = Readonly<{
  status: SyncStatus
  refused: readonly RefusedDocument[]
  /** Commands that a person must decide about. */
  stuck: CommandQueue
  /** Changes that are in this browser only. */
  unsent: number
}>

const WORST_FIRST: readonly SyncStatus[] = ['refused', 'stuck', 'signed-out', 'offline', 'saving', 'saved']

export function worseOf(one: SyncStatus, other: SyncStatus): SyncStatus {
  return WORST_FIRST.find((status) => status === one || status === other) ?? 'saved'
}

/** The status of all documents and commands together is the worst of theirs. */
export function summarizeSync(
  records: readonly LocalRecord[],
  statusOf: (record: LocalRecord) => SyncStatus,
  commands: CommandQueue,
  ofCommands: SyncStatus,
): SyncSummary {
  const status = records.map(statusOf).reduce(worseOf, ofCommands)
  const stuck = commands.filter(isStuck)
  const unsent = commands.length + records.filter(({ pending }) => pending).length
  const refused = records.flatMap(({ key, pending }) =>
    pending?.refusal ? [{ key, refusal: pending.refusal }] : [],
  )
  return { status, refused, stuck, unsent }
}
