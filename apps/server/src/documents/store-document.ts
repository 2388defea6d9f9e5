import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { mealPlanDocument, mealPlanHistoryDocument } from '@pennyplate/contract/documents/meal-plan'
import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import { type AcceptedWeek, type WeekBook, weekStartIn } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import {
  withHistoryDocument,
  withListDocument,
  withPlanDocument,
} from '@pennyplate/domain/week/write-week-documents'
import type { Trx } from '../database/schema.ts'
import { readStoredJson } from '../json.ts'
import { loadBook } from '../weeks/load-book.ts'
import type { Viewer } from '../weeks/shown-week.store.ts'
import { isViewKey, type ViewKey } from '../weeks/view-keys.ts'
import { writeBook } from '../weeks/write-book.ts'
import type { DocumentChange } from './change-broadcast.ts'
import { writeDocument } from './documents.store.ts'

type NewValue = {
  readonly key: DocumentKey
  /** JSON as its schema returned it, or null to delete the document. */
  readonly value: string | null
  readonly updatedAt: string
  readonly writes?: string
}

/** Writes one document, into the weeks if it is a view of them. Returns the documents that changed, this one last. */
export async function storeDocument(
  trx: Trx,
  viewer: Viewer,
  { key, value, updatedAt, writes }: NewValue,
): Promise<DocumentChange[]> {
  const named = writes === undefined ? {} : { writes }
  if (isViewKey(key)) {
    const today = updatedAt.slice(0, 10)
    const book = await loadBook(trx, viewer, weeksOfWrite(key, value, today))
    const written = { key, isThere: value !== null, ...named }
    const books = [book, withValue(book, key, value, today)] as const
    return writeBook(trx, viewer, books, { updatedAt, screens: 'all', written })
  }
  const sizeBytes = value === null ? 0 : Buffer.byteLength(value)
  const revision = await writeDocument(trx, viewer.householdId, {
    key,
    value,
    sizeBytes,
    updatedAt,
    ...named,
  })
  return [value === null ? { key, revision, deleted: true } : { key, revision }]
}

function weeksOfWrite(key: ViewKey, value: string | null, today: string): readonly string[] | 'all' {
  if (key === 'mealPlanHistory') return 'all'
  const start = key === 'currentMealPlan' && value !== null ? weekStartIn(planIn(value)) : undefined
  return [start ?? weekStartOf(today)]
}

function withValue(book: WeekBook, key: ViewKey, value: string | null, today: string): WeekBook {
  if (key === 'currentMealPlan') return withPlanDocument(book, value === null ? null : planIn(value), today)
  if (key === 'mealPlanHistory') return withHistoryDocument(book, value === null ? [] : historyIn(value))
  return withListDocument(book, value === null ? null : readStoredJson(shoppingListDocument, value), today)
}

const planIn = (text: string): WeekPlan => readStoredJson(mealPlanDocument, text)

function historyIn(text: string): AcceptedWeek[] {
  return readStoredJson(mealPlanHistoryDocument, text)
}
