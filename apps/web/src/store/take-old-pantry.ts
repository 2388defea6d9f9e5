import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { type PantryChange, pantryChanges } from '@pennyplate/domain/pantry/pantry-changes'
import { toLocalDay } from '../lib/local-day.ts'
import { withCommands } from './apply-commands.ts'
import type { CommandQueue, QueuedWeekCommand } from './command-queue.ts'
import { type DocumentEdit, discarded, type LocalRecord } from './local-record.ts'
import type { StoreParts } from './store-parts.ts'
import { WEEK_KEYS, type WeekValues } from './week-documents.ts'

/**
 * Earlier versions saved the pantry as a whole. What they left unsent in this browser becomes commands, in one transaction and
 * before anything is sent or read, also offline. What the server refused stays for the person to decide.
 */
export async function takeOldPantry(parts: StoreParts): Promise<void> {
  const { commands, records, clock, newId } = parts
  const now = new Date(clock.now())
  const facts = { today: toLocalDay(now), now: now.toISOString() }
  const keys = { repeat: newId(), edit: newId() }
  const entry = (kind: keyof typeof keys, changes: readonly PantryChange[]): QueuedWeekCommand[] => {
    const command = { type: 'editPantry', changes, ...(kind === 'repeat' ? { isRepeat: true } : {}) } as const
    return changes.length > 0 ? [{ key: keys[kind], command, facts }] : []
  }
  let old: LocalRecord | undefined
  const take = (record: LocalRecord): LocalRecord => {
    const isTaken = record.pending !== undefined && !record.pending.refusal
    old = isTaken ? record : undefined
    return isTaken ? { key: record.key, server: discarded(record).server } : record
  }
  const added = (queue: CommandQueue): CommandQueue => {
    if (!old?.pending) return queue
    const { server, pending, unanswered = [] } = old
    const after = pending.after ?? []
    const last = queue.findLastIndex(({ key }) => after.includes(key))
    const stored = WEEK_KEYS.map((key) => [key, records.peek(key).server.value])
    const sent = unanswered.length > 0 ? unanswered[0]?.value : server.value
    // Safe: it has every key.
    const values = { ...Object.fromEntries(stored), pantry: sent } as WeekValues
    const included = queue.filter(({ key }) => after.includes(key))
    const { pantry: shown } = withCommands(values, included, () => [])
    return [
      ...entry('repeat', unanswered.length > 0 ? changesSent(itemsIn(server.value), unanswered) : []),
      ...queue.slice(0, last + 1),
      ...entry('edit', pantryChanges(itemsIn(shown), itemsIn(pending.value))),
      ...queue.slice(last + 1),
    ]
  }
  await commands.settle({ records: new Map([['pantry', take]]), commands: added })
}

/** At most one of the values was stored, the latest of which comes first. What an earlier one added may have to go again. */
function changesSent(before: readonly PantryItem[], sent: readonly DocumentEdit[]): PantryChange[] {
  const [latest = [], ...earlier] = sent.map(({ value }) => itemsIn(value))
  const known = new Set([...before, ...latest].map(({ id }) => id))
  const gone = new Map(earlier.flat().flatMap((item) => (known.has(item.id) ? [] : [[item.id, item]])))
  return [...pantryChanges(before, latest), ...[...gone.values()].map((was) => ({ was, now: null }))]
}

/** Safe: the value was saved through this type, or checked by the server. */
function itemsIn(value: unknown): readonly PantryItem[] {
  return Array.isArray(value) ? (value as PantryItem[]) : []
}
