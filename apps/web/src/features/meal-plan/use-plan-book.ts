import type { PlanStep } from '@pennyplate/domain/meal-plan/meal-plan'
import { ApiError } from '../../lib/api-error.ts'
import { toLocalDay } from '../../lib/local-day.ts'
import { useDocument } from '../../store/use-document.ts'
import { requestCheck } from './plan-calls.ts'
import { withTotal } from './report/stored-report.ts'
import { type Book, type StoredPlan, savedWeeks } from './stored-plan.ts'
import { planningDay } from './week-dates.ts'

export type PlanBookStore = ReturnType<typeof usePlanBook>

/** The documents a plan's life is played out in, as one book; a step is written as the documents it changed. */
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
    /** Answers the fault of a step that may not be taken, and changes nothing then. */
    async take(step: PlanStep<Book>) {
      if (!step.ok) return step.fault
      await write(step.book)
      return undefined
    },
    /** Back to how things were, for Undo. */
    restore: (before: Book) => write(before),
    /** The same week with more known of it; a week that was changed or deleted meanwhile stays as it is. */
    saveProof: (proven: StoredPlan) =>
      plan.update((now) => (now && isSameWeek(now, proven) ? { ...now, report: proven.report } : now)),
    /** Asks the referee what the changed week costs; an answer that comes after the next change is dropped. */
    async refreshTotal(changed: StoredPlan): Promise<void> {
      try {
        const { totalCents } = await requestCheck(changed, planningDay(changed, toLocalDay(new Date())))
        if (totalCents === null) return
        await plan.update((now) => (now && isSameWeek(now, changed) ? withTotal(now, totalCents) : now))
      } catch (error) {
        // The bill shown is then the one the change was offered with.
        if (!(error instanceof ApiError)) throw error
      }
    },
  }
}

function isSameWeek(a: StoredPlan, b: StoredPlan): boolean {
  return JSON.stringify(a.days) === JSON.stringify(b.days)
}
