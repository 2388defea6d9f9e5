import type { CommandQueue } from './command-queue.ts'
import { createMemoryDatabase, type LocalDatabase } from './local-database.ts'
import type { LocalRecord } from './local-record.ts'

/**
 * The database may fail to open (private window) or to write (full disk). The records are then kept in memory, so editing and
 * syncing go on. Closing the page before a sync would lose changes, so `onUnavailable` should warn about it. Work that ends
 * after the database was closed cannot write any more, which is no fault of the browser.
 */
export function withMemoryFallback(
  open: () => Promise<LocalDatabase>,
  onUnavailable: (error: unknown) => void,
): LocalDatabase {
  const lastSeen = new Map<string, LocalRecord>()
  let lastCommands: CommandQueue = []
  const remember = (records: readonly LocalRecord[]) => {
    for (const record of records) lastSeen.set(record.key, record)
  }
  const rememberCommands = (commands: CommandQueue) => {
    lastCommands = commands
    return commands
  }
  let isClosed = false
  let current = open().catch(fallBack)

  function fallBack(error: unknown): LocalDatabase {
    if (!isClosed) onUnavailable(error)
    return createMemoryDatabase([...lastSeen.values()], lastCommands)
  }

  async function attempt<T>(task: (database: LocalDatabase) => Promise<T>): Promise<T> {
    const tried = current
    try {
      return await task(await tried)
    } catch (error) {
      // If several tasks fail together, only the first replaces the database.
      if (tried === current) current = Promise.resolve(fallBack(error))
      return task(await current)
    }
  }

  return {
    readAll: () =>
      attempt(async (database) => {
        const records = await database.readAll()
        remember(records)
        return records
      }),
    read: (key) => attempt((database) => database.read(key)),
    change: (key, transition) =>
      attempt(async (database) => {
        const next = await database.change(key, transition)
        remember([next])
        return next
      }),
    readCommands: () => attempt(async (database) => rememberCommands(await database.readCommands())),
    changeCommands: (transition) =>
      attempt(async (database) => rememberCommands(await database.changeCommands(transition))),
    changeTogether: (change) =>
      attempt(async (database) => {
        const result = await database.changeTogether(change)
        remember(result.records)
        rememberCommands(result.commands)
        return result
      }),
    clear: () =>
      attempt((database) => {
        lastSeen.clear()
        rememberCommands([])
        return database.clear()
      }),
    close: () => {
      isClosed = true
      void current.then((database) => database.close())
    },
  }
}
