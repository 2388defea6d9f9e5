import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { WeekBook } from '@pennyplate/domain/week/week-book'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db, Trx } from '../../database/schema.ts'
import { findRevisions } from '../../documents/documents.store.ts'
import { findValue } from '../../documents/stored-value.ts'
import { loadBook } from '../../weeks/load-book.ts'
import type { Viewer } from '../../weeks/shown-week.store.ts'

/** What a command depends on: its weeks and food, and what their prices depend on. */
const BASIS = [
  'currentMealPlan',
  'currentShoppingList',
  'mealPlanHistory',
  'pantry',
  'cookingHistory',
  'profile',
] as const satisfies DocumentKey[]

export type Snapshot = {
  readonly book: WeekBook
  /** Of `currentMealPlan`. */
  readonly revision: number
  /** The same as long as nothing of the basis was written. */
  readonly basis: string
}

/** Read again until nothing was written in between. */
export async function readSnapshot(
  db: Db | Trx,
  viewer: Viewer,
  starts: readonly string[],
): Promise<Snapshot> {
  for (;;) {
    const snapshot = await readOnce(db, viewer, starts)
    if ((await readBasis(db, viewer.householdId)) === snapshot.basis) return snapshot
  }
}

async function readOnce(db: Db | Trx, viewer: Viewer, starts: readonly string[]): Promise<Snapshot> {
  const revisions = await findRevisions(db, viewer.householdId)
  const book = await loadBook(db, viewer, starts)
  return {
    book: {
      ...book,
      pantry: (await findValue(db, viewer, 'pantry')) ?? book.pantry,
      cooked: (await findValue(db, viewer, 'cookingHistory')) ?? book.cooked,
    },
    revision: revisions.get('currentMealPlan') ?? 0,
    basis: basisOf(revisions),
  }
}

export async function readBasis(db: Db | Trx, householdId: HouseholdId): Promise<string> {
  return basisOf(await findRevisions(db, householdId))
}

function basisOf(revisions: ReadonlyMap<string, number>): string {
  return BASIS.map((key) => revisions.get(key) ?? 0).join(' ')
}
