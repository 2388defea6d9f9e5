import { sectionsIn } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isListOutdated, withRevisedList } from '@pennyplate/domain/week/accepted-week'
import { mealsKey } from '@pennyplate/domain/week/meals-key'
import { peopleAtHome } from '@pennyplate/domain/week/people-at-meal'
import { isWeekAccepted, type WeekBook, weekAt } from '@pennyplate/domain/week/week-book'
import type { WeekFacts } from '@pennyplate/domain/week/week-commands'
import { firstDayOf } from '@pennyplate/domain/week/week-days'
import type { Deps } from '../../deps.ts'
import type { AskedBy } from '../../engines/asked.ts'
import type { Household } from '../../engines/household.ts'
import type { ListToRevise } from '../../engines/tasks/list/revise-list.ts'
import { weeksChanged } from './judge-week.ts'

type Asking = {
  readonly deps: Pick<Deps, 'engine'>
  readonly household: Household | undefined
  readonly facts: WeekFacts
  readonly by: AskedBy
}

/** More meals than any week has. */
const COOKED_READ = 200

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

/** Brings their lists up to date. Without a profile they stay marked as outdated. */
export async function reviseLists(
  { deps, household, facts, by }: Asking,
  before: WeekBook,
  after: WeekBook,
): Promise<WeekBook> {
  let book = after
  for (const weekStart of household ? weeksToRevise(before, after) : []) {
    const [was, is] = [weekAt(before, weekStart), weekAt(after, weekStart)]
    if (!household || !was?.plan || !is?.plan) continue
    // The engine only reads the plans and the list, which are read-only here and were parsed when they were stored.
    const request = {
      before: was.plan,
      after: is.plan,
      list: was.shoppingList && sectionsIn(was.shoppingList),
      checked: facts.checked ?? [],
    } as ListToRevise
    const today = firstDayOf(weekStart, facts.today)
    const revised = await deps.engine.reviseList(
      { household, today, request: { ...request, cooked: before.cooked.slice(-COOKED_READ) } },
      by,
    )
    const list = revised && (was.shoppingList ? revised : { ...revised, createdAt: facts.now })
    book = withRevisedList(book, [was, weekStart], list, peopleAtHome(household.profile))
  }
  return book
}
