import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { CommandQueue } from './command-queue.ts'
import type { LocalRecord } from './local-record.ts'
import { emptyRecord } from './local-record.ts'

export type Transition = (record: LocalRecord) => LocalRecord
type QueueTransition = (queue: CommandQueue) => CommandQueue

/** Changes of several records and of the queue of commands that belong together. */
export type JointChange = Readonly<{
  records: ReadonlyMap<DocumentKey, Transition>
  commands: QueueTransition
}>
type JointResult = Readonly<{ records: readonly LocalRecord[]; commands: CommandQueue }>

/** One user's records and commands in this browser, shared by all tabs. Each change reads and writes in one transaction. */
export type LocalDatabase = Readonly<{
  readAll: () => Promise<readonly LocalRecord[]>
  read: (key: DocumentKey) => Promise<LocalRecord>
  change: (key: DocumentKey, transition: Transition) => Promise<LocalRecord>
  readCommands: () => Promise<CommandQueue>
  changeCommands: (transition: QueueTransition) => Promise<CommandQueue>
  changeTogether: (change: JointChange) => Promise<JointResult>
  clear: () => Promise<void>
  close: () => void
}>

/** Lost when the page closes. */
export function createMemoryDatabase(
  initial: readonly LocalRecord[] = [],
  initialCommands: CommandQueue = [],
): LocalDatabase {
  const records = new Map(initial.map((record) => [record.key, record]))
  let commands = initialCommands
  const read = (key: DocumentKey) => records.get(key) ?? emptyRecord(key)
  const change = (key: DocumentKey, transition: Transition) => {
    const next = transition(read(key))
    records.set(key, next)
    return next
  }
  return {
    readAll: async () => [...records.values()],
    read: async (key) => read(key),
    change: async (key, transition) => change(key, transition),
    readCommands: async () => commands,
    changeCommands: async (transition) => {
      commands = transition(commands)
      return commands
    },
    changeTogether: async (joint) => {
      const changed = [...joint.records].map(([key, transition]) => change(key, transition))
      commands = joint.commands(commands)
      return { records: changed, commands }
    },
    clear: async () => {
      records.clear()
      commands = []
    },
    close: () => {},
  }
}
