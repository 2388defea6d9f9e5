import { type CommandCache, createCommandCache } from './command-cache.ts'
import { createDocumentStates, type DocumentStates } from './document-states.ts'
import { createRecordCache, type RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'
import { watchConnection } from './watch-connection.ts'
import { createWeekView, type ShownWeeks } from './week-view.ts'

export type StoreParts = StoreDeps &
  Readonly<{ records: RecordCache; commands: CommandCache; view: ShownWeeks; states: DocumentStates }>

/** The records and commands in this browser, what screens see of them, and a transport that keeps track of the connection. */
export function createStoreParts(deps: StoreDeps): StoreParts {
  const { transport, connection } = watchConnection(deps.transport, () => states.showAll())
  const states = createDocumentStates(
    () => ({ records, commands, view }),
    () => ({ ...connection(), isOnline: deps.isOnline() }),
    deps.clock,
  )
  const records: RecordCache = createRecordCache(deps.database, deps.channel, (key) => states.show(key))
  const commands: CommandCache = createCommandCache(deps, records, () => states.showCommands())
  const view: ShownWeeks = createWeekView(
    (key) => records.peek(key),
    () => commands.peek(),
  )
  return { ...deps, transport, records, commands, view, states }
}
