import { type CommandQueue, isRecipe, type QueuedCommand } from './command-queue.ts'
import type { JointChange } from './local-database.ts'
import { withRecipe } from './recipe-queue.ts'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'

export type CommandCache = ReturnType<typeof createCommandCache>

/** The commands this tab shows as done. Reads are synchronous; writes go through to the database all tabs share. */
export function createCommandCache(
  { database, channel }: Pick<StoreDeps, 'database' | 'channel'>,
  records: RecordCache,
  onShown: () => void,
) {
  let shown: CommandQueue = []
  let writes = 0
  const unpersisted = new Map<string, QueuedCommand>()

  function show(queue: CommandQueue): void {
    if (queue.length === 0 && shown.length === 0) return
    shown = queue
    onShown()
  }

  /** Of several writes in progress only the last is shown, since it includes the others. */
  async function write(task: () => Promise<CommandQueue>): Promise<CommandQueue> {
    writes++
    let queue: CommandQueue | undefined
    try {
      queue = await task()
      return queue
    } finally {
      writes--
      if (queue && writes === 0) show(queue)
      channel.post({ kind: 'commands' })
    }
  }

  return {
    peek: () => shown,
    unpersisted: () => [...unpersisted.values()],
    isWriting: () => writes > 0,
    write,
    change: (transition: (queue: CommandQueue) => CommandQueue) =>
      write(() => database.changeCommands(transition)),
    /** Shows, then writes. */
    async add(entry: QueuedCommand): Promise<void> {
      unpersisted.set(entry.key, entry)
      const added = (queue: CommandQueue) => (isRecipe(entry) ? withRecipe(queue, entry) : [...queue, entry])
      const written = write(() => database.changeCommands(added))
      show(added(shown))
      await written.finally(() => unpersisted.delete(entry.key))
    },
    /** Changes records and the queue in one transaction. The queue is shown with the records, never before or after. */
    async settle({ records: transitions, commands: transition }: JointChange): Promise<void> {
      await write(async () => {
        let queue = shown
        await records.changeTogether([...transitions.keys()], async () => {
          const result = await database.changeTogether({ records: transitions, commands: transition })
          shown = transition(shown)
          queue = result.commands
          return result.records
        })
        return queue
      })
      onShown()
    },
    async reload(): Promise<CommandQueue> {
      const queue = await database.readCommands()
      if (writes === 0) show(queue)
      return queue
    },
    forget: () => show([]),
  }
}
