import { type DocumentKey, isShownKey } from '@pennyplate/contract/documents/document-keys'
import { VALUE_BYTES_MAX } from '@pennyplate/domain/bounds/limits'
import { isSameJson } from '@pennyplate/domain/json-equality'
import {
  currentWeek,
  WEEKS_KEPT,
  type WeekBook,
  type WeekEntry,
  weekAt,
} from '@pennyplate/domain/week/week-book'
import { summaryOf } from '@pennyplate/domain/week/week-overview'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import type { DocumentChange } from '../documents/change-broadcast.ts'
import { writeDocument } from '../documents/documents.store.ts'
import { AppError } from '../http/errors.ts'
import { hasOwnWeeks, hideWeek, type Screens, showWeek, type Viewer } from './shown-week.store.ts'
import { IN_WEEKS, type ViewKey } from './view-keys.ts'
import { deleteWeek, findWeeks, forgetOldestWeeks, saveWeek } from './weeks.store.ts'

type Writing = {
  readonly updatedAt: string
  /** Where the week comes on screen, if it is another one now. */
  readonly screens: Screens
  /** Gets a new revision even if its value is the same. */
  readonly written: { readonly key: ViewKey; readonly isThere: boolean; readonly writes?: string } | undefined
}

/** Stores what changed between two books, and tells which documents that changed. */
export async function writeBook(
  trx: Trx,
  viewer: Viewer,
  [before, after]: readonly [WeekBook, WeekBook],
  { updatedAt, screens, written }: Writing,
): Promise<DocumentChange[]> {
  const { householdId } = viewer
  for (const entry of after.weeks) {
    const old = weekAt(before, entry.weekStart)
    if (old !== entry) await writeEntry(trx, householdId, old, entry, updatedAt)
  }
  for (const { weekStart } of before.weeks)
    if (!weekAt(after, weekStart)) await deleteWeek(trx, householdId, weekStart)
  if (after.current === null && before.current !== null) await hideWeek(trx, viewer, before.current)
  if (after.current !== null && before.current !== after.current)
    await showWeek(trx, viewer, { week: after.current, screens, today: updatedAt.slice(0, 10) })
  await forgetOldestWeeks(trx, householdId, { kept: WEEKS_KEPT, shown: after.current })

  const changes: DocumentChange[] = []
  const note = async (key: DocumentKey, value: string | null, more: { writes?: string } = {}) => {
    const sizeBytes = value === null || value === IN_WEEKS ? 0 : Buffer.byteLength(value)
    if (sizeBytes > VALUE_BYTES_MAX) throw new AppError('value_too_large')
    const revision = await writeDocument(trx, householdId, { key, value, sizeBytes, updatedAt, ...more })
    // A device that shows another week still has one.
    const isGone = value === null && !(isShownKey(key) && (await hasOwnWeeks(trx, householdId)))
    changes.push(isGone ? { key, revision, deleted: true } : { key, revision })
  }
  for (const [key, isThere] of viewsThatChanged(before, after))
    if (key !== written?.key) await note(key, isThere ? IN_WEEKS : null)
  if (written)
    await note(
      written.key,
      written.isThere ? IN_WEEKS : null,
      written.writes ? { writes: written.writes } : {},
    )
  if (before.pantry !== after.pantry) await note('pantry', JSON.stringify(after.pantry))
  if (before.cooked !== after.cooked) await note('cookingHistory', JSON.stringify(after.cooked))
  return changes
}

/** Only the parts that changed are written, so that the others keep the form they were stored in. */
async function writeEntry(
  trx: Trx,
  householdId: HouseholdId,
  before: WeekEntry | undefined,
  after: WeekEntry,
  updatedAt: string,
): Promise<void> {
  const [stored] = before ? await findWeeks(trx, householdId, [after.weekStart]) : []
  const part = (key: 'plan' | 'shoppingList' | 'accepted') => {
    if (before && stored && before[key] === after[key]) return stored[key]
    return after[key] === null ? null : JSON.stringify(after[key])
  }
  const week = {
    weekStart: after.weekStart,
    plan: part('plan'),
    shoppingList: part('shoppingList'),
    accepted: part('accepted'),
  }
  await saveWeek(trx, householdId, { ...week, summary: JSON.stringify(summaryOf(after)) }, updatedAt)
}

function viewsThatChanged(before: WeekBook, after: WeekBook): Map<ViewKey, boolean> {
  const [old, now] = [currentWeek(before), currentWeek(after)]
  const changed = new Map<ViewKey, boolean>()
  const isSame = (a: unknown, b: unknown) => a === b || isSameJson(a ?? null, b ?? null)
  const starts = [...new Set([...before.weeks, ...after.weeks].map(({ weekStart }) => weekStart))]
  const isChangedIn = (part: 'plan' | 'shoppingList' | 'accepted') =>
    starts.some((start) => !isSame(weekAt(before, start)?.[part], weekAt(after, start)?.[part]))
  // Another device may show another of the weeks.
  if (isChangedIn('plan') || !isSame(old?.plan, now?.plan)) changed.set('currentMealPlan', Boolean(now?.plan))
  if (isChangedIn('shoppingList') || !isSame(old?.shoppingList, now?.shoppingList))
    changed.set('currentShoppingList', Boolean(now?.shoppingList))
  if (isChangedIn('accepted')) changed.set('mealPlanHistory', true)
  return changed
}
