import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { createDocumentStore } from '../document-store.ts'
import type { DroppedCommand, RecipeProblem } from '../dropped-command.ts'
import type { Refusal } from '../kv-transport.ts'
import { createMemoryDatabase, type LocalDatabase } from '../local-database.ts'
import { createPageQueue } from '../run-alone.ts'
import type { TabChannel, TabMessage } from '../tab-channel.ts'
import type { ManualClock } from './manual-clock.ts'
import { createLine, type MemoryServer } from './memory-server.ts'

/** What all tabs of one browser share. */
export function createBrowser(database: LocalDatabase = createMemoryDatabase()) {
  const tabs = new Set<(message: TabMessage) => void>()
  const openChannel = (): TabChannel => {
    let own: ((message: TabMessage) => void) | undefined
    return {
      post: (message) => {
        for (const tab of tabs) if (tab !== own) tab(message)
      },
      onMessage: (listener) => {
        own = listener
        tabs.add(listener)
      },
      close: () => void (own && tabs.delete(own)),
    }
  }
  return { database, openChannel, runAlone: createPageQueue() }
}

export type Device = ReturnType<typeof openDevice>

let edits = 0

export function openDevice(server: MemoryServer, clock: ManualClock, browser = createBrowser()) {
  const line = createLine(server)
  const refusals: { key: DocumentKey; refusal: Refusal }[] = []
  const dropped: DroppedCommand[] = []
  const problems: RecipeProblem[] = []
  /** The copy that pages show. */
  const recipes = new Map<string, OwnRecipe>()
  const errors: unknown[] = []
  const network = { isOnline: true }
  const store = createDocumentStore({
    transport: line.transport,
    subscribeToChanges: line.subscribeToChanges,
    database: browser.database,
    channel: browser.openChannel(),
    runAlone: browser.runAlone,
    clock,
    newId: () => `edit-${edits++}`,
    isOnline: () => network.isOnline,
    onRefused: (key, refusal) => refusals.push({ key, refusal }),
    onDropped: (command) => dropped.push(command),
    keepRecipe: async (id, recipe) => void (recipe ? recipes.set(id, recipe) : recipes.delete(id)),
    onRecipeProblem: (problem) => problems.push(problem),
    report: (error) => errors.push(error),
  })
  return { store, line, network, refusals, dropped, problems, recipes, errors, browser }
}

/** Resolves once all pending in-memory work has run. */
export function flushTasks(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
