import type { MealType } from '@pennyplate/domain/profile/profile-options'
import { weekStartIn } from '@pennyplate/domain/week/week-book'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { notify } from '../../../ui/notify.ts'
import type { StoredPlan } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import type { KeptWeek } from './generate-options.ts'
import { replanCommand, withKept } from './kept-week.ts'
import { missingMeals } from './week-faults.ts'

/** Gets the key that undoes it, if there was a plan to replace. */
export type OnReplaced = (key: string, replaced: 'rest' | 'same-week' | 'other-week') => void

type Taking = Pick<PlanBookStore, 'book' | 'issue'> & {
  readonly mealTypes: readonly MealType[]
  readonly onReplaced: OnReplaced
}

/** Makes what was planned the household's plan, with the meals that stay. */
export function takePlanned(
  planned: StoredPlan,
  { weekStart, keep }: { readonly weekStart: string; readonly keep?: KeptWeek | undefined },
  taking: Taking,
): void {
  if (keep?.spentCents === undefined) takeWeek(keep ? withKept(planned, keep) : planned, weekStart, taking)
  else takeRest(planned, keep, taking)
}

function takeWeek(
  plan: StoredPlan,
  weekStartDate: string,
  { book, issue, mealTypes, onReplaced }: Taking,
): void {
  const fault = missingMeals(plan, mealTypes)
  if (fault) {
    notify.error(words.generateFailed(fault))
    return
  }
  const issued = issue({ type: 'take', plan: { ...plan, weekStartDate } })
  const isSameWeek = book.plan && weekStartIn(book.plan) === weekStartDate
  if (issued.ok && book.plan) onReplaced(issued.key, isSameWeek ? 'same-week' : 'other-week')
}

function takeRest(planned: StoredPlan, keep: KeptWeek, { issue, onReplaced }: Taking): void {
  const command = replanCommand(planned, keep)
  const week = weekStartIn(keep.plan)
  const issued = command && issue({ ...command, ...(week === undefined ? {} : { week }) })
  if (issued?.ok) onReplaced(issued.key, 'rest')
  else notify.error(words.replanChanged)
}
