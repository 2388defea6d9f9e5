import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'
import type { Book } from './stored-plan.ts'

export type PlanBookStore = ReturnType<typeof usePlanBook>

/** The week on screen, its list and the saved weeks, and the commands that change them. */
export function usePlanBook() {
  const store = useDocumentStore()
  const plan = useDocument('currentMealPlan')
  const list = useDocument('currentShoppingList')
  const history = useDocument('mealPlanHistory')
  const book: Book = {
    plan: plan.value ?? null,
    shoppingList: list.value ?? null,
    history: history.value ?? [],
  }
  return {
    book,
    isLoading: [plan, list, history].some(({ status }) => status === 'loading'),
    /** How far the changes of the week have come. */
    status: plan.status,
    /** Shown at once and sent when the server can be reached. The result's key undoes it. */
    issue: store.issue,
    undo: (key: string) => store.issue({ type: 'undo', of: key }),
    /** For what only the server can work out; throws if it does not. */
    issueNow: (command: WeekCommand) => store.issueNow(command),
  }
}
