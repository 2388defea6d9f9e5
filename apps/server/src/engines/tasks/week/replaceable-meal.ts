import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { tableLimit } from '@pennyplate/domain/recipe/table-time'
import { isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import type { PlannedCooking, Problem } from '@pennyplate/planner/problem/problem'
import { sidePlacesOf } from '@pennyplate/planner/problem/side-places'
import { slotWithin } from '@pennyplate/planner/problem/week-layout'
import type { PlanningContext } from '../context/planning-context.ts'
import type { FoundDish } from '../dish/find-dish.ts'
import { type EatenMeal, readWeek } from './read-week.ts'
import { weekAsProblem } from './week-as-problem.ts'

export type Replacing = Pick<ReplaceRequest, 'plan' | 'day' | 'mealType' | 'index' | 'exclude' | 'mayChange'>
export type ReplaceableMeal = ReturnType<typeof replaceableMeal>

/** The week of a request as a problem, and the cooking whose dish is to be another. `offered` are dishes that were asked about. */
export function replaceableMeal(
  request: Replacing,
  context: PlanningContext,
  built: BuiltProblem,
  offered: readonly FoundDish[] = [],
) {
  const at = { day: request.day, slot: request.mealType, index: request.index }
  const current = mealAt<WeekMeal>(request.plan, at)
  const isHere = ({ at: place }: EatenMeal) =>
    place.day === at.day && place.slot === at.slot && (place.index ?? 0) === at.index
  // Leftovers that are replaced are a meal of their own.
  const eaten = readWeek(request.plan, context).map((one) =>
    isHere(one) ? { ...one, source: undefined } : one,
  )
  const offers = { dishes: offered, meal: dishMealOf(at.slot), sittings: current?.sittings }
  const open = { day: at.day, meal: offers.meal }
  const { problem, plan, cookingOf, offeredAt } = weekAsProblem(built, eaten, context, offers, open)
  const here = eaten.findIndex(isHere)
  const cookingAt = (index: number) => (index === here ? -1 : cookingOf(index))
  const refused = new Set(
    [...request.exclude.map((name) => ({ name })), ...(current ? [current] : [])].map((meal) =>
      dishKeyOf(context.catalog.recipes, meal),
    ),
  )
  const rejected = built.forms.flatMap(({ recipe }, index) => (refused.has(recipe.id) ? [index] : []))
  return {
    ...(here >= 0
      ? { problem, plan, cooking: cookingOf(here) }
      : { ...withEmptyPlace(problem, plan, at, context), cooking: problem.cookings.length }),
    meal: dishMealOf(at.slot),
    open: changeableAlong(request.mayChange ?? [], eaten, cookingAt, problem),
    // Dishes that are in the week but not in the household's problem are not offered.
    exclude: [...rejected, ...[...problem.recipes.keys()].slice(built.problem.recipes.length)],
    offered: new Map(offeredAt.map((recipe, index) => [recipe, offered[index]])),
    /** The dishes of the meal that goes. */
    before: here < 0 ? [] : eaten.filter(isHere).map(({ dish }) => dish),
  }
}

/** Meals that may change along, by cooking: known dishes, cooked for one meal in usual portions, that nobody chose by hand. */
function changeableAlong(
  asked: NonNullable<ReplaceRequest['mayChange']>,
  eaten: readonly EatenMeal[],
  cookingAt: (index: number) => number,
  { cookings }: Problem,
): ReadonlyMap<number, EatenMeal> {
  const slots = asked.map(({ day, mealType, index }) => ({ day, slot: mealType, index }))
  const open = eaten.flatMap((one, index): [number, EatenMeal][] => {
    const { at, meal, dish, isSide } = one
    const cooking = cookingAt(index)
    const isOwnChoice = meal.isLocked || meal.isCustom || meal.fromFreezer || meal.people !== undefined
    if (isSide || !dish || isOwnChoice || cooking < 0 || cookings[cooking]?.eaten.length !== 1) return []
    return slots.some((slot) => isSameSlot(slot, at)) ? [[cooking, one]] : []
  })
  return new Map(open)
}

/** The last recipe of the problem is an empty one, for meals we cannot weigh and for an empty slot. The one before it is no side. */
function withEmptyPlace(
  problem: Problem,
  plan: readonly number[],
  { day, slot }: SlotAddress,
  { profile }: PlanningContext,
) {
  const meal = dishMealOf(slot)
  const within = slotWithin(tableLimit(profile, day, meal), day, meal)
  const place: PlannedCooking = { day, meal, eaten: [within] }
  const sides = sidePlacesOf(place, problem.cookings.length)
  const [nothing, unknown] = [problem.recipes.length - 2, problem.recipes.length - 1]
  return {
    problem: { ...problem, cookings: [...problem.cookings, place, ...sides] },
    plan: [...plan, unknown, ...sides.map(() => nothing)],
  }
}
