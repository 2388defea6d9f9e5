import { budgetToFindAgain } from '@pennyplate/domain/week/budget-to-find-again'
import type { Assignment, Problem } from '../problem/problem.ts'
import { goalMisses } from '../score/goal-misses.ts'
import type { SearchResult } from '../search/search-week.ts'
import type { SearchRun } from './plan-run.ts'
import type { ForMore, ForTargets } from './problem-outcome.ts'
import { withoutBudget } from './search-within-budget.ts'

/** An offer of more variety costs at most this multiple of the budget, and adds at least so many dishes. */
const MAX_BUDGET_RATIO = 1.25
const MIN_MORE_DISHES = 2

/** The cheapest week slightly over the budget that has more different dishes. */
export function offerMoreVariety(
  weeks: readonly SearchResult[],
  problem: Problem,
  now: Assignment,
): ForMore | null {
  const { budgetCents } = problem
  if (budgetCents === null) return null
  const dishesNow = mainDishes(problem, now)
  const richer = weeks
    .map(({ plan, checkoutCents }) => ({ checkoutCents, dishes: mainDishes(problem, plan) }))
    .filter(
      ({ checkoutCents }) => checkoutCents > budgetCents && checkoutCents <= MAX_BUDGET_RATIO * budgetCents,
    )
    .filter(({ dishes }) => dishes >= dishesNow + MIN_MORE_DISHES)
    .sort((a, b) => a.checkoutCents - b.checkoutCents)[0]
  if (!richer) return null
  return { budgetCents: budgetToFindAgain(richer.checkoutCents), dishes: richer.dishes, dishesNow }
}

function mainDishes({ cookings }: Problem, plan: Assignment): number {
  return new Set(plan.filter((_, index) => !cookings[index]?.beside)).size
}

/** Searches without a budget to find out whether money is why days miss their goals. */
export function offerFewerMisses(run: SearchRun, problem: Problem, plan: Assignment): ForTargets | null {
  const missesNow = goalMisses(problem, plan)
  if (missesNow === 0 || problem.budgetCents === null) return null
  const free = run.search(withoutBudget(problem), 'budget', 1, plan)
  const misses = goalMisses(problem, free.plan)
  if (misses >= missesNow || free.checkoutCents <= problem.budgetCents) return null
  return { budgetCents: budgetToFindAgain(free.checkoutCents), misses, missesNow }
}
