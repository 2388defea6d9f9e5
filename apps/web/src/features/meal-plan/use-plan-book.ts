import type { PlanStep } from '@pennyplate/domain/week/meal-plan'
import { ApiError } from '../../lib/api-error.ts'
import { toLocalDay } from '../../lib/local-day.ts'
import { useDocument } from '../../store/use-document.ts'
import { requestCheck } from './plan-calls.ts'
import { withTotal } from './report/stored-report.ts'
import { type Book, type StoredPlan, savedWeeks } from './stored-plan.ts'
import { planningDay } from './week-dates.ts'

export type PlanBookStore = ReturnType<typeof usePlanBook>

/** The documents of a plan as one book: plan, shopping list, saved weeks and recipes. Writes only the documents that changed. */
export function usePlanBook() {
  const plan = useDocument('currentMealPlan')
  const list = useDocument('currentShoppingList')
  const history = useDocument('mealPlanHistory')
  const recipes = useDocument('recipesCache')
  const documents = [plan, list, history, recipes]

  const book: Book = {
    plan: plan.value ?? null,
    shoppingList: list.value ?? null,
    history: savedWeeks(history.value),
    recipes: recipes.value ?? {},
  }

  async function write(next: Book): Promise<void> {
    const writes: Promise<void>[] = []
    if (next.plan !== book.plan) writes.push(next.plan ? plan.save(next.plan) : plan.remove())
    if (next.shoppingList !== book.shoppingList)
      writes.push(next.shoppingList ? list.save(next.shoppingList) : list.remove())
    if (next.history !== book.history) writes.push(history.save([...next.history]))
    if (next.recipes !== book.recipes && recipes.value !== undefined) writes.push(recipes.remove())
    await Promise.all(writes)
  }

  return {
    book,
    isLoading: documents.some(({ status }) => status === 'loading'),
    /** Saves the result of a step, or returns its fault and changes nothing. */
    async take(step: PlanStep<Book>) {
      if (!step.ok) return step.fault
      await write(step.book)
      return undefined
    },
    /** For Undo. */
    restore: (before: Book) => write(before),
    /** Adds the proof to the stored week, unless it was changed or deleted in the meantime. */
    saveProof: (proven: StoredPlan) =>
      plan.update((now) => (now && isSameWeek(now, proven) ? { ...now, report: proven.report } : now)),
    /** Asks the referee for the total of the changed week; drops the answer if the week changed again. */
    async refreshTotal(changed: StoredPlan): Promise<void> {
      try {
        const { totalCents } = await requestCheck(changed, planningDay(changed, toLocalDay(new Date())))
        if (totalCents === null) return
        await plan.update((now) => (now && isSameWeek(now, changed) ? withTotal(now, totalCents) : now))
      } catch (error) {
        // Keep the total that the change was offered with.
        if (!(error instanceof ApiError)) throw error
      }
    },
  }
}

function isSameWeek(a: StoredPlan, b: StoredPlan): boolean {
  return JSON.stringify(a.days) === JSON.stringify(b.days)
}
