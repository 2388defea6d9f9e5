import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import {
  everySlot,
  isSameSlot,
  mealAt,
  type SlotAddress,
  withMeals,
} from '@pennyplate/domain/meal-plan/meal-plan'
import { centsFromDollars } from '@pennyplate/domain/money'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { alternatives } from '@pennyplate/planner/swap/alternatives'
import type { PlanningContext } from '../context/planning-context.ts'
import { writeMeal } from '../dish/write-meal.ts'
import { listFor } from '../list/build-shopping-list.ts'
import { cheapestDishes } from '../week/cheapest-dishes.ts'
import { readWeek } from '../week/read-week.ts'
import { weekAsProblem } from '../week/week-as-problem.ts'

/** All places of the week that have one meal: one of them alone saves little where they share a package. */
type Places = { readonly meal: PlannedMeal; readonly at: readonly SlotAddress[] }

/** Somebody waits for the week; the dearest dishes of a kind are never the way out. */
const DISHES_TRIED = 60
/** Over all exchanged places, once more, where the first round was not enough. */
const ROUNDS = 3

/**
 * The week with its dearest meals exchanged for dishes of ours until the till asks no more than the budget, and every meal
 * put back that it then has room for. Where no exchange brings it down that far the week stays as it was.
 */
export function fitBudget(week: PlannedWeek, context: PlanningContext, built: BuiltProblem): PlannedWeek {
  const budgetCents = centsFromDollars(context.profile.weeklyBudget)
  const overBy = (one: PlannedWeek) => listFor(context, one).report.totalCents - budgetCents
  if (overBy(week) <= 0) return week
  const small = cheapestDishes(built, readWeek(week, context), DISH_MEALS, DISHES_TRIED)
  const dearest = dearestFirst(week)
  const exchanged: Places[] = []
  let now = week
  for (let round = 0; round < ROUNDS; round++)
    for (const places of dearest) {
      const over = overBy(now)
      if (over <= 0) return putBack(now, exchanged, overBy)
      const other = exchange(now, places, over, small, context)
      if (!other) continue
      now = other
      if (!exchanged.includes(places)) exchanged.push(places)
    }
  return overBy(now) <= 0 ? putBack(now, exchanged, overBy) : week
}

function dearestFirst(week: PlannedWeek): Places[] {
  const placed = everySlot<PlannedMeal>(week).flatMap((at) => {
    const meal = mealAt<PlannedMeal>(week, at)
    return meal ? [{ at, meal }] : []
  })
  return [...Map.groupBy(placed, ({ at, meal }) => JSON.stringify([at.slot, meal.name])).values()]
    .flatMap((group): Places[] => {
      const [first] = group
      return first ? [{ meal: first.meal, at: group.map(({ at }) => at) }] : []
    })
    .toSorted((a, b) => costOf(b) - costOf(a) || (a.meal.name < b.meal.name ? -1 : 1))
}

function costOf({ meal, at }: Places): number {
  return meal.estimatedCost * at.length
}

/** The best dish that brings the week within the budget at once, else the one that leaves the smallest bill. */
function exchange(
  week: PlannedWeek,
  { at }: Places,
  overCents: number,
  small: BuiltProblem,
  context: PlanningContext,
): PlannedWeek | null {
  const eaten = readWeek(week, context)
  const { problem, plan } = weekAsProblem(small, eaten, context)
  const cookings = eaten.flatMap((one, index) =>
    at.some((place) => isSameSlot(place, one.at)) ? [index] : [],
  )
  const own = small.problem.recipes.length
  const found = alternatives({ ...problem, budgetCents: null, spendsWholeBudget: false }, plan, {
    cookings,
    // What the week has beyond the household's own choice of dishes.
    exclude: [...problem.recipes.keys()].slice(own),
    limit: own,
  })
  const cheapest = found.toSorted((a, b) => a.delta.tillCents - b.delta.tillCents || a.recipe - b.recipe)[0]
  const best = found.find(({ delta }) => delta.tillCents <= -overCents) ?? cheapest
  const form = best && small.forms[best.recipe]
  return form ? withMeals(week, at, writeMeal(form, small.servingsPerAdult, context)) : null
}

/** The cheapest first, so that as many as possible of the meals stay that were asked for. */
function putBack(
  week: PlannedWeek,
  exchanged: readonly Places[],
  overBy: (week: PlannedWeek) => number,
): PlannedWeek {
  return exchanged
    .toSorted((a, b) => costOf(a) - costOf(b))
    .reduce((now, { at, meal }) => {
      const before = withMeals(now, at, meal)
      return overBy(before) <= 0 ? before : now
    }, week)
}
