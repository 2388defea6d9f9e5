import { isSameJson } from '../json-equality.ts'
import { GENERAL_RULE } from '../merge/merge-rule.ts'
import { mergeValues } from '../merge/merge-values.ts'
import type { PantryItem } from './pantry.ts'
import { shiftQuantity } from './quantity-shift.ts'

/** One item of the pantry before and after an edit; null stands for no item. */
export type PantryChange = Readonly<{
  was: PantryItem | null
  now: PantryItem | null
  /** Its place in the list, unless it is the last. */
  at?: number | undefined
}>

/** The items that differ. */
export function pantryChanges(before: readonly PantryItem[], after: readonly PantryItem[]): PantryChange[] {
  const old = new Map(before.map((item) => [item.id, item]))
  const ids = new Set(after.map(({ id }) => id))
  const lastKept = after.findLastIndex(({ id }) => old.has(id))
  const removed = before.flatMap((was, at) => (ids.has(was.id) ? [] : [{ was, now: null, at }]))
  const changed = after.flatMap((now, at) => {
    const was = old.get(now.id) ?? null
    if (isSameJson(was, now)) return []
    return [{ was, now, ...(was || at < lastKept ? { at } : {}) }]
  })
  return [...removed, ...changed]
}

/**
 * Makes the same changes to the pantry as it is now. Of one item, edits of different fields both stay, the later counts for
 * the same field, amounts that can be compared add up, and an edit beats a deletion.
 */
export function withPantryChanges(
  pantry: readonly PantryItem[],
  changes: readonly PantryChange[],
  { isRepeat = false }: Readonly<{ isRepeat?: boolean | undefined }> = {},
): PantryItem[] {
  return withEach(pantry, changes, isRepeat ? changedAgain : changedItem)
}

/** Takes back changes that were made to exactly what they name. What others changed since stays. */
export function withoutPantryChanges(
  pantry: readonly PantryItem[],
  changes: readonly PantryChange[],
): PantryItem[] {
  return withEach(
    pantry,
    changes.map(({ was, now, at }) => ({ was: now, now: was, at })),
    restoredItem,
  )
}

type Found = PantryItem | null

function withEach(
  pantry: readonly PantryItem[],
  changes: readonly PantryChange[],
  itemNow: (found: Found, change: PantryChange) => Found,
): PantryItem[] {
  const items: Found[] = [...pantry]
  const places = new Map(pantry.map(({ id }, at) => [id, at]))
  const added = new Map<string, { item: Found; at: number }>()
  for (const change of changes) {
    const id = (change.now ?? change.was)?.id ?? ''
    const place = places.get(id)
    const found = place === undefined ? added.get(id)?.item : items[place]
    const item = itemNow(found ?? null, change)
    if (place !== undefined) items[place] = item
    else added.set(id, { item, at: change.at ?? Number.POSITIVE_INFINITY })
  }
  const kept = items.filter((item) => item !== null)
  // From the first place on, so that each finds those before it.
  for (const { item, at } of [...added.values()].toSorted((one, other) => one.at - other.at))
    if (item) kept.splice(at, 0, item)
  return kept
}

function changedItem(found: Found, { was, now }: PantryChange): Found {
  if (isSameJson(found, was)) return now
  if (!was) return found ?? now
  if (!now) return found && withAmountTaken(found, was)
  if (!found) return { ...now, quantity: shiftQuantity(null, amounts(was, now)) ?? now.quantity }
  // Safe: both sides are items.
  const merged = mergeValues(GENERAL_RULE, was, now, found) as PantryItem
  if (now.quantity === was.quantity || found.quantity === was.quantity) return merged
  const quantity = shiftQuantity(found.quantity, amounts(was, now))
  if (quantity === null && isSameButAmount(was, now)) return null
  return { ...merged, quantity: quantity ?? now.quantity }
}

/** Nothing may add up: some of the changes may have been made already. */
function changedAgain(found: Found, { was, now }: PantryChange): Found {
  if (isSameJson(found, was) || !found || !was) return now
  // Safe: both sides are items.
  return now ? (mergeValues(GENERAL_RULE, was, now, found) as PantryItem) : found
}

/** Of an item that changed before it was removed, what was added to it is left. */
function withAmountTaken(found: PantryItem, was: PantryItem): PantryItem {
  const left = isSameButAmount(found, was)
    ? shiftQuantity(found.quantity, { from: was.quantity, to: null })
    : found.quantity
  return { ...found, quantity: left ?? found.quantity }
}

/** `was` is what the change had made of it. */
function restoredItem(found: Found, { was, now }: PantryChange): Found {
  if (!was) return found ?? now
  if (!now || !found) return null
  // Safe: both sides are items.
  const merged = mergeValues(GENERAL_RULE, was, found, now) as PantryItem
  if (now.quantity === was.quantity || found.quantity === was.quantity) return merged
  const quantity = shiftQuantity(found.quantity, amounts(was, now))
  return quantity === null ? null : { ...merged, quantity: quantity ?? found.quantity }
}

function amounts(was: PantryItem, now: PantryItem) {
  return { from: was.quantity, to: now.quantity }
}

function isSameButAmount(one: PantryItem, other: PantryItem): boolean {
  return isSameJson({ ...one, quantity: '' }, { ...other, quantity: '' })
}
