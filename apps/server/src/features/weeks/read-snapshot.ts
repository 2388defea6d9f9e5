import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { WeekBook } from '@pennyplate/domain/week/week-book'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db, Trx } from '../../database/schema.ts'
import { findRevisions } from '../../documents/documents.store.ts'
import { findValue } from '../../documents/stored-value.ts'
import { loadBook } from '../../weeks/load-book.ts'

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
  householdId: HouseholdId,
  starts: readonly string[],
): Promise<Snapshot> {
  for (;;) {
    const snapshot = await readOnce(db, householdId, starts)
    if ((await readBasis(db, householdId)) === snapshot.basis) return snapshot
  }
}

async function readOnce(
  db: Db | Trx,
  householdId: HouseholdId,
  starts: readonly string[],
): Promise<Snapshot> {
  const revisions = await findRevisions(db, householdId)
  const book = await loadBook(db, householdId, starts)
  return {
    book: {
      ...book,
      pantry: (await findValue(db, householdId, 'pantry')) ?? book.pantry,
      cooked: (await findValue(db, householdId, 'cookingHistory')) ?? book.cooked,
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
