import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { Clock } from './clock.ts'
import type { ChangeFeed, KvTransport, Refusal } from './kv-transport.ts'
import type { LocalDatabase } from './local-database.ts'
import type { RunAlone } from './run-alone.ts'
import type { TabChannel } from './tab-channel.ts'

/** Everything impure the store stands on. */
export type StoreDeps = Readonly<{
  transport: KvTransport
  feed: ChangeFeed
  database: LocalDatabase
  channel: TabChannel
  runAlone: RunAlone
  clock: Clock
  newId: () => string
  isOnline: () => boolean
  /** The server refused a change that was kept here for it (400, 413). */
  onRefused: (key: DocumentKey, refusal: Refusal) => void
  /** Sync errors are logged only. */
  report: (error: unknown) => void
}>
