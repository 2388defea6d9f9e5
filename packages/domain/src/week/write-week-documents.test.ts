import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentsOf, EMPTY_BOOK, type WeekBook, weekAt, weeksOf } from './week-book.ts'
import { DAY_NAMES } from './week-days.ts'
import type { WeekPlan } from './week-plan.ts'
import { withHistoryDocument, withListDocument, withPlanDocument } from './write-week-documents.ts'

const TODAY = '2026-11-24'
const LIST = { sections: [] }
const weekOf = (dinner: string, weekStartDate?: string): WeekPlan => ({
  ...(weekStartDate ? { weekStartDate } : {}),
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: dinner } } })),
})
const saved = (dinner: string, weekStartDate: string) => ({
  plan: weekOf(dinner, weekStartDate),
  dateAccepted: `${weekStartDate}T08:00:00Z`,
  weekStartDate,
})

describe('the documents of the key-value API', () => {
  it.each([
    [
      'plan, then list',
      (book: WeekBook) => withListDocument(withPlanDocument(book, weekOf('Chili'), TODAY), LIST, TODAY),
    ],
    [
      'list, then plan',
      (book: WeekBook) => withPlanDocument(withListDocument(book, LIST, TODAY), weekOf('Chili'), TODAY),
    ],
    [
      'list, then the plan of another week',
      (book: WeekBook) =>
        withPlanDocument(withListDocument(book, LIST, TODAY), weekOf('Chili', '2026-12-06'), TODAY),
    ],
  ])('are read as they were written: %s', (_, write) => {
    const { plan, shoppingList } = documentsOf(write(EMPTY_BOOK))
    expect(plan?.days).toEqual(weekOf('Chili').days)
    expect(shoppingList).toEqual(LIST)
  })

  it('are deleted one by one', () => {
    const book = withListDocument(withPlanDocument(EMPTY_BOOK, weekOf('Chili'), TODAY), LIST, TODAY)
    expect(documentsOf(withPlanDocument(book, null, TODAY))).toMatchObject({ plan: null, shoppingList: LIST })
    expect(documentsOf(withListDocument(book, null, TODAY))).toMatchObject({ shoppingList: null })
    expect(documentsOf(withListDocument(book, null, TODAY)).plan).not.toBeNull()
  })

  it('have the saved weeks newest first, and keep the week on screen', () => {
    const history = [saved('Soup', '2026-11-15'), saved('Stew', '2026-11-08')]
    const book = withHistoryDocument(
      withPlanDocument(EMPTY_BOOK, weekOf('Chili', '2026-11-22'), TODAY),
      history,
    )
    expect(documentsOf(book)).toMatchObject({ history, plan: weekOf('Chili', '2026-11-22') })
    expect(documentsOf(withHistoryDocument(book, []))).toMatchObject({
      history: [],
      plan: { days: weekOf('Chili').days },
    })
    expect(withHistoryDocument(book, []).weeks).toHaveLength(1)
  })

  it('leave what the others show, whatever is written and deleted before', () => {
    const weeks = ['2026-11-15', '2026-11-22', undefined]
    const plan = fc
      .tuple(fc.constantFrom('Chili', 'Soup'), fc.constantFrom(...weeks))
      .map(([dinner, week]) => weekOf(dinner, week))
    const history = fc
      .subarray([saved('Stew', '2026-11-22'), saved('Tacos', '2026-11-15')])
      .map((value) => ({ key: 'history' as const, value }))
    const write = fc.oneof(
      fc.option(plan).map((value) => ({ key: 'plan' as const, value })),
      fc.option(fc.constant(LIST)).map((value) => ({ key: 'shoppingList' as const, value })),
      history,
    )
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
        writes.reduce<WeekBook>((book, { key, value }) => {
          const next =
            key === 'plan'
              ? withPlanDocument(book, value, TODAY)
              : key === 'shoppingList'
                ? withListDocument(book, value, TODAY)
                : withHistoryDocument(book, value)
          expect(documentsOf(next)).toEqual({ ...documentsOf(book), [key]: value })
          return next
        }, EMPTY_BOOK)
      }),
    )
  })

  it('tell all weeks that they know', () => {
    const documents = {
      plan: weekOf('Chili', '2026-11-22'),
      shoppingList: LIST,
      history: [saved('Soup', '2026-11-15')],
    }
    const book = { ...EMPTY_BOOK, ...weeksOf(documents, TODAY) }
    expect(documentsOf(book)).toEqual(documents)
    expect(weekAt(book, '2026-11-15')?.plan).toEqual(weekOf('Soup', '2026-11-15'))
  })
})
