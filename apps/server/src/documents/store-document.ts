import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import {
  type AcceptedWeek,
  type WeekBook,
  type WeekList,
  weekStartIn,
} from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import {
  withHistoryDocument,
  withListDocument,
  withPlanDocument,
} from '@pennyplate/domain/week/write-week-documents'
import type { Trx } from '../database/schema.ts'
import { loadBook } from '../weeks/load-book.ts'
import { readAccepted } from '../weeks/read-stored-week.ts'
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
  // The list's schema returned this text.
  return withListDocument(book, value === null ? null : (JSON.parse(value) as WeekList), today)
}

// The plan's schema returned this text.
const planIn = (text: string) => JSON.parse(text) as WeekPlan

function historyIn(text: string): AcceptedWeek[] {
  const saved: readonly unknown[] = JSON.parse(text)
  return saved.map(readAccepted)
}
