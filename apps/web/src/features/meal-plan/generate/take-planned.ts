import type { StoredPlanAnswer } from '@pennyplate/contract/ai/stored-plan'
import { takePlanned } from '@pennyplate/domain/commands/planned-week'
import type { MealType } from '@pennyplate/domain/profile/profile-options'
import { weekStartIn } from '@pennyplate/domain/week/week-book'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import type { ServerChanges } from '../../../store/server-changes.ts'
import { notify } from '../../../ui/notify.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import type { KeptWeek } from './generate-options.ts'
import { keptOf } from './kept-week.ts'
import { missingMeals } from './week-faults.ts'

/** Gets the key that undoes it, if there was a plan to replace. */
export type OnReplaced = (key: string, replaced: 'rest' | 'same-week' | 'other-week') => void

type Taking = Pick<PlanBookStore, 'book' | 'issue'> & {
  readonly adopt: ServerChanges['adopt']
  readonly mealTypes: readonly MealType[]
  readonly onReplaced: OnReplaced
}
type Planned = { readonly plan: WeekPlan; readonly stored?: StoredPlanAnswer | undefined }

/**
 * Makes what was planned the household's plan, with the meals that stay: the server has stored it, or else it is stored from
 * here. 'overtaken': somebody else changed the week meanwhile, so nothing was stored.
 */
export async function takePlannedWeek(
  { plan, stored }: Planned,
  { weekStart, keep }: { readonly weekStart: string; readonly keep?: KeptWeek | undefined },
  { book, issue, adopt, mealTypes, onReplaced }: Taking,
): Promise<'taken' | 'overtaken'> {
  const isRest = keep?.spentCents !== undefined
  const replaced = isRest
    ? 'rest'
    : book.plan && weekStartIn(book.plan) === weekStart
      ? 'same-week'
      : 'other-week'
  const command = takePlanned(plan, weekStart, keep && keptOf(keep))
  if (stored && 'key' in stored) {
    // Whatever fails here: the week is stored, and its event brings it too.
    await adopt(stored, command).catch(globalThis.reportError)
    if (book.plan) onReplaced(stored.key, replaced)
    return 'taken'
  }
  if (stored?.refused === 'conflict') return 'overtaken'
  const fault = isRest ? undefined : missingMeals(plan, mealTypes)
  if (fault) {
    notify.error(words.generateFailed(fault))
    return 'taken'
  }
  const issued = command && issue(command)
  if (issued?.ok && book.plan) onReplaced(issued.key, replaced)
  else if (!issued?.ok && isRest) notify.error(words.replanChanged)
  return 'taken'
}
