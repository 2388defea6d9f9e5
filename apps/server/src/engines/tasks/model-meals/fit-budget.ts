import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import { centsFromDollars } from '@pennyplate/domain/money'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { everySlot, isSameSlot, mealAt, type SlotAddress, withMeals } from '@pennyplate/domain/week/meal-plan'
import { placedSides } from '@pennyplate/planner/plan/place-dishes'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { alternatives } from '@pennyplate/planner/swap/alternatives'
import type { PlanningContext } from '../context/planning-context.ts'
import { writePlate } from '../dish/write-meal.ts'
import { listFor } from '../list/build-shopping-list.ts'
import { cheapestDishes } from '../week/cheapest-dishes.ts'
import { readWeek } from '../week/read-week.ts'
import { weekAsProblem } from '../week/week-as-problem.ts'

/** A meal and all its slots. Replacing one slot alone saves little when the slots share a package. */
type RepeatedMeal = { readonly meal: PlannedMeal; readonly at: readonly SlotAddress[] }

/** Only the cheapest dishes are tried, because a person is waiting for the week. */
const DISHES_TRIED = 60
/** Passes over the week's meals. */
const ROUNDS = 3

/**
 * Replaces the week's costliest meals with catalog dishes until the checkout total is within the budget, then restores
 * every meal that still fits. Returns the week unchanged if no replacement brings it within the budget.
 */
export function fitBudget(week: PlannedWeek, context: PlanningContext, built: BuiltProblem): PlannedWeek {
  const budgetCents = centsFromDollars(context.profile.weeklyBudget)
  const overBy = (one: PlannedWeek) => listFor(context, one).report.totalCents - budgetCents
  if (overBy(week) <= 0) return week
  const small = cheapestDishes(built, readWeek(week, context), DISH_MEALS, DISHES_TRIED)
  const costliest = costliestFirst(week)
  const replaced: RepeatedMeal[] = []
  let now = week
  for (let round = 0; round < ROUNDS; round++)
    for (const repeated of costliest) {
      const over = overBy(now)
      if (over <= 0) return restoreMeals(now, replaced, overBy)
      const other = replaceMeal(now, repeated, over, small, context)
      if (!other) continue
      now = other
      if (!replaced.includes(repeated)) replaced.push(repeated)
    }
  return overBy(now) <= 0 ? restoreMeals(now, replaced, overBy) : week
}

function costliestFirst(week: PlannedWeek): RepeatedMeal[] {
  const placed = everySlot<PlannedMeal>(week).flatMap((at) => {
    const meal = mealAt<PlannedMeal>(week, at)
    return meal ? [{ at, meal }] : []
  })
  return [...Map.groupBy(placed, ({ at, meal }) => JSON.stringify([at.slot, meal.name])).values()]
    .flatMap((group): RepeatedMeal[] => {
      const [first] = group
      return first ? [{ meal: first.meal, at: group.map(({ at }) => at) }] : []
    })
    .toSorted((a, b) => costOf(b) - costOf(a) || (a.meal.name < b.meal.name ? -1 : 1))
}

function costOf({ meal, at }: RepeatedMeal): number {
  return meal.estimatedCost * at.length
}

/** With the best dish that brings the week within the budget, or else the dish with the lowest checkout total. */
function replaceMeal(
  week: PlannedWeek,
  { at }: RepeatedMeal,
  overCents: number,
  small: BuiltProblem,
  context: PlanningContext,
): PlannedWeek | null {
  const eaten = readWeek(week, context)
  const { problem, plan, cookingOf } = weekAsProblem(small, eaten, context)
  const cookings = eaten.flatMap((one, index) =>
    !one.isSide && at.some((place) => isSameSlot(place, one.at)) ? [cookingOf(index)] : [],
  )
  const own = small.problem.recipes.length
  const found = alternatives({ ...problem, budgetCents: null, spendsWholeBudget: false }, plan, {
    cookings,
    // Dishes that are in the week but not in the household's problem.
    exclude: [...problem.recipes.keys()].slice(own),
    limit: own,
  })
  const cheapest = found.toSorted(
    (a, b) => a.delta.checkoutCents - b.delta.checkoutCents || a.recipe - b.recipe,
  )[0]
  const best = found.find(({ delta }) => delta.checkoutCents <= -overCents) ?? cheapest
  const form = best && small.forms[best.recipe]
  if (!best || !form) return null
  const servingsPerAdult = small.servingsPerAdult(form.recipe)
  const sides = placedSides({ ...small, problem }, best.plan, cookings[0] ?? -1)
  return withMeals(week, at, writePlate({ form, servingsPerAdult, sides }, context))
}

/** Cheapest first, to restore as many of the model's meals as possible. */
function restoreMeals(
  week: PlannedWeek,
  replaced: readonly RepeatedMeal[],
  overBy: (week: PlannedWeek) => number,
): PlannedWeek {
  return replaced
    .toSorted((a, b) => costOf(a) - costOf(b))
    .reduce((now, { at, meal }) => {
      const before = withMeals(now, at, meal)
      return overBy(before) <= 0 ? before : now
    }, week)
}
