import { addDays } from '@pennyplate/domain/calendar-day'
import { isSameJson } from '@pennyplate/domain/json-equality'
import { isListOutdated, withMealsInForm, withRevisedList } from '@pennyplate/domain/week/accepted-week'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { leftoverSource } from '@pennyplate/domain/week/leftovers'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { mealsKey } from '@pennyplate/domain/week/meals-key'
import { peopleAtHome } from '@pennyplate/domain/week/people-at-meal'
import { type WeekBook, weekAt } from '@pennyplate/domain/week/week-book'
import { firstDayOf, weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Deps } from '../../deps.ts'
import { pantryForEngine } from '../../documents/read-household.ts'
import type { AskedBy } from '../../engines/asked.ts'
import type { Household } from '../../engines/household.ts'
import type { FormedMeal } from '../../engines/tasks/week/meals-in-form.ts'
import { weekWithList } from '../../weeks/week-with-list.ts'
import type { Goal } from './find-goal.ts'
import { weeksChanged } from './judge-week.ts'

type Asking = {
  readonly deps: Pick<Deps, 'engine'>
  readonly household: Household | undefined
  readonly facts: WeekFacts
  readonly by: AskedBy
  readonly goal: Goal
}

/** Accepted weeks whose meals changed and that stay accepted. */
export function weeksToRevise(before: WeekBook, after: WeekBook): string[] {
  return weeksChanged(before, after).filter((weekStart) => {
    const [was, is] = [weekAt(before, weekStart), weekAt(after, weekStart)]
    if (!was?.plan || !is?.plan || !isWeekAccepted(was) || !isWeekAccepted(is)) return false
    if (isListOutdated(is.shoppingList) || mealsKey(was.plan) !== mealsKey(is.plan)) return true
    // Buying changes the list too, which must not come back because its total is unknown.
    return is.plan.report?.totalCents === null && was.shoppingList === is.shoppingList
  })
}

/** The open list of the next week, once food of this week went into the pantry or came back from it. */
function weekThatShares({ goal, facts }: Asking, before: WeekBook, after: WeekBook): string[] {
  const { type } = goal.kind === 'undo' ? goal.applied.command : goal.command
  const next = addDays(weekStartOf(facts.today), 7)
  const was = weekAt(before, next)?.shoppingList ?? null
  const isOpen = was !== null && !isListOutdated(was) && weekAt(after, next)?.shoppingList === was
  return type === 'buy' && isOpen ? [next] : []
}

/** What a command itself changed stays as it made it, with what is left of it, so that it can be taken back. */
function isUntouched(before: WeekPlan, after: WeekPlan) {
  const isSame = (at: SlotAddress) => isSameJson(mealAt(before, at) ?? null, mealAt(after, at) ?? null)
  return ({ at }: FormedMeal) => {
    const source = leftoverSource<WeekMeal>(after, at)
    return isSame(at) && (source === undefined || isSame(source))
  }
}

/** Brings their lists up to date, and their meals into the form the lists buy for. Without a profile they stay outdated. */
export async function reviseLists(asking: Asking, before: WeekBook, after: WeekBook): Promise<WeekBook> {
  const { deps, facts, by, goal } = asking
  const household = asking.household && { ...asking.household, pantry: pantryForEngine(after.pantry) }
  const pantryBefore = before.pantry === after.pantry ? undefined : pantryForEngine(before.pantry)
  let book = after
  const isUndo = goal.kind === 'undo'
  const weeks = [...weeksToRevise(before, after), ...weekThatShares(asking, before, after)]
  for (const weekStart of household ? weeks : []) {
    const [was, is] = [weekAt(before, weekStart), weekAt(after, weekStart)]
    const week = was && weekWithList(was, facts.checked ?? [], before)
    if (!household || !week || !is?.plan) continue
    const request = { ...week, after: is.plan, pantryBefore }
    const today = firstDayOf(weekStart, facts.today)
    const revised = await deps.engine.reviseList({ household, today, request }, by)
    const list = revised && (was.shoppingList ? revised : { ...revised, createdAt: facts.now })
    book = withRevisedList(book, [was, weekStart], list, peopleAtHome(household.profile))
    const formed = await deps.engine.mealsInForm(
      { household, today, request: { plan: request.after, cooked: book.cooked } },
      by,
    )
    book = withMealsInForm(
      book,
      weekStart,
      isUndo ? formed : formed.filter(isUntouched(week.before, request.after)),
    )
  }
  return book
}
