import { createDocumentStates, type DocumentStates } from './document-states.ts'
import { createRecordCache, type RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'
import { watchConnection } from './watch-connection.ts'

export type StoreParts = StoreDeps & Readonly<{ records: RecordCache; states: DocumentStates }>

/** The records in this browser, what screens see of them, and a transport that keeps track of the connection. */
export function createStoreParts(deps: StoreDeps): StoreParts {
  const { transport, connection } = watchConnection(deps.transport, () => states.showAll())
  const states = createDocumentStates(
    () => records,
    () => ({ ...connection(), isOnline: deps.isOnline() }),
    deps.clock,
  )
  const records: RecordCache = createRecordCache(deps.database, deps.channel, states.show)
  return { ...deps, transport, records, states }
}
