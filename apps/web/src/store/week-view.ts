import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { withCommands } from './apply-commands.ts'
import type { CommandQueue } from './command-queue.ts'
import { type LocalRecord, visibleValue } from './local-record.ts'
import { isWeekKey, WEEK_KEYS, type WeekKey, type WeekValues } from './week-documents.ts'

export type ShownWeeks = ReturnType<typeof createWeekView>

/** What screens see of the documents: the records of this browser with its unanswered commands done. */
export function createWeekView(peek: (key: DocumentKey) => LocalRecord, queue: () => CommandQueue) {
  let cached: Readonly<{ from: readonly unknown[]; values: WeekValues }> | undefined

  function compute(recordOf: (key: WeekKey) => LocalRecord): WeekValues {
    // Safe: it has every key.
    const stored = Object.fromEntries(
      WEEK_KEYS.map((key) => [key, visibleValue(recordOf(key))]),
    ) as WeekValues
    return withCommands(stored, queue(), (key) => recordOf(key).pending?.after ?? [])
  }

  function values(): WeekValues {
    const from = [queue(), ...WEEK_KEYS.map(peek)]
    if (!cached?.from.every((part, index) => part === from[index])) cached = { from, values: compute(peek) }
    return cached.values
  }

  return {
    values,
    /** What a screen would show if this were the record of its key. */
    visible(record: LocalRecord): unknown {
      const { key } = record
      if (!isWeekKey(key) || queue().length === 0) return visibleValue(record)
      if (record === peek(key)) return values()[key]
      return compute((other) => (other === key ? record : peek(other)))[key]
    },
  }
}
