import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import type { Clock } from './clock.ts'
import type { DroppedCommand, RecipeProblem } from './dropped-command.ts'
import type { KvTransport, Refusal, SubscribeToChanges } from './kv-transport.ts'
import type { LocalDatabase } from './local-database.ts'
import type { RunAlone } from './run-alone.ts'
import type { TabChannel } from './tab-channel.ts'

/** The store's access to the network, the browser and time. */
export type StoreDeps = Readonly<{
  transport: KvTransport
  subscribeToChanges: SubscribeToChanges
  database: LocalDatabase
  channel: TabChannel
  runAlone: RunAlone
  clock: Clock
  newId: () => string
  isOnline: () => boolean
  /** The server refused a change (400 or 413). The change is kept in this browser. */
  onRefused: (key: DocumentKey, refusal: Refusal) => void
  /** A command was not done, as the week had changed or the server refused it. Nothing of it is kept. */
  onDropped: (dropped: DroppedCommand) => void
  /** What the server has of an own recipe by now, null if nothing, for the copy that pages show. */
  keepRecipe: (id: string, recipe: OwnRecipe | null) => Promise<void>
  onRecipeProblem: (problem: RecipeProblem) => void
  /** Unexpected errors of background work, which no caller can catch. */
  report: (error: unknown) => void
}>
