import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { withCommands } from './apply-commands.ts'
import type { CommandCache } from './command-cache.ts'
import type { CommandQueue } from './command-queue.ts'
import type { LocalRecord } from './local-record.ts'
import type { RecordCache } from './record-cache.ts'
import { WEEK_KEYS, type WeekValues } from './week-documents.ts'

/** Documents whose amounts commands add to and take from: what they did once must not be merged in once more. */
export const FOOD_KEYS = ['pantry', 'cookingHistory'] as const satisfies readonly DocumentKey[]

type Deps = Readonly<{ records: Pick<RecordCache, 'peek'>; commands: Pick<CommandCache, 'peek'> }>

/** What the commands that the record's unsent edit includes make of another version of its document. */
export function withIncluded(
  { records, commands }: Deps,
  { key, pending }: LocalRecord,
  queue: CommandQueue = commands.peek(),
): (value: unknown) => unknown {
  const food = FOOD_KEYS.find((known) => known === key)
  const included = queue.filter((entry) => pending?.after?.includes(entry.key))
  if (!food || included.length === 0) return (value) => value
  return (value) => {
    const stored = WEEK_KEYS.map((one) => [one, one === food ? value : records.peek(one).server.value])
    // Safe: it has every key.
    return withCommands(Object.fromEntries(stored) as WeekValues, included, () => [])[food]
  }
}
