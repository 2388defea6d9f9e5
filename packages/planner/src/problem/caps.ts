import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { MEAL_REPEATS_MAX } from '@pennyplate/domain/week/meal-slot'
import { isInTime, isOpen, type PlannedCooking, type Problem } from './problem.ts'
import type { Caps } from './week-layout.ts'

export function mealsWithoutRecipes(problem: Problem): DishMeal[] {
  return DISH_MEALS.filter((meal) => tiersOf(problem, meal).some(({ recipes }) => recipes === 0))
}

/** Raises caps where there are too few recipes to fill the week; returns the same problem if none is raised. */
export function raiseCapsToFit(problem: Problem): Problem {
  const least = (meal: DishMeal) =>
    Math.max(
      0,
      ...tiersOf(problem, meal).map(({ cookings, recipes }) => Math.ceil(cookings / Math.max(1, recipes))),
    )
  const caps = byMeal((meal) => Math.max(problem.caps[meal], least(meal)))
  const mainCap = canFillMains(problem, caps) ? problem.mainCap : caps.lunch + caps.dinner
  const isSame = DISH_MEALS.every((meal) => caps[meal] === problem.caps[meal]) && mainCap === problem.mainCap
  return isSame ? problem : { ...problem, caps, mainCap }
}

/** With less room than this the search may use up at lunch what the dinners need. */
const ROOM_TO_CHOOSE = 1.25

/** Whether lunches and dinners can be filled within the cap that they share. */
function canFillMains(problem: Problem, caps: Caps['caps']): boolean {
  const atMost = (meal: DishMeal, meals: readonly DishMeal[]) => (meals.includes(meal) ? caps[meal] : 0)
  const room = problem.recipes.reduce(
    (sum, { meals }) => sum + Math.min(problem.mainCap, atMost('lunch', meals) + atMost('dinner', meals)),
    0,
  )
  const fits = (meal: DishMeal) =>
    tiersOf(problem, meal).every(
      ({ cookings, recipes }) => recipes * Math.min(problem.mainCap, caps[meal]) >= cookings,
    )
  return (
    fits('lunch') &&
    fits('dinner') &&
    room >= ROOM_TO_CHOOSE * (cookingsOf(problem, 'lunch') + cookingsOf(problem, 'dinner'))
  )
}

/** Allows twice the usual repeats, for a tight budget. */
export function doubleCaps(problem: Problem): Problem {
  const { caps } = problem
  return withCaps(problem, (meal) => Math.min(2 * caps[meal], MEAL_REPEATS_MAX[meal]))
}

/** Allows as many repeats as any budget may bring. */
export function liftCaps(problem: Problem): Problem {
  return withCaps(problem, (meal) => MEAL_REPEATS_MAX[meal])
}

function withCaps(problem: Problem, capOf: (meal: DishMeal) => number): Problem {
  return { ...problem, caps: byMeal((meal) => Math.max(problem.caps[meal], capOf(meal))) }
}

function byMeal(capOf: (meal: DishMeal) => number): Caps['caps'] {
  return {
    breakfast: capOf('breakfast'),
    lunch: capOf('lunch'),
    dinner: capOf('dinner'),
    snack: capOf('snack'),
  }
}

function cookingsOf(problem: Problem, meal: DishMeal): number {
  return openCookings(problem, meal).length
}

function openCookings({ cookings }: Problem, meal: DishMeal): PlannedCooking[] {
  return cookings.filter((cooking) => cooking.meal === meal && isOpen(cooking))
}

/**
 * For each limit of a meal's time, how many cookings have it or a shorter one, and how many dishes are done within it. A dish
 * that takes two meals to finish fits only some of the cookings, so it is not counted.
 */
function tiersOf(problem: Problem, meal: DishMeal) {
  const open = openCookings(problem, meal)
  const limitOf = ({ eaten }: PlannedCooking) => eaten[0]?.withinMinutes ?? Number.POSITIVE_INFINITY
  const dishes = problem.recipes.filter(
    ({ meals, leastMeals = 1 }) => meals.includes(meal) && leastMeals === 1,
  )
  return [...new Set(open.map(limitOf))].map((limit) => ({
    cookings: open.filter((cooking) => limitOf(cooking) <= limit).length,
    recipes: dishes.filter((dish) => isInTime(dish, { eaten: [{ day: 0, meal, withinMinutes: limit }] }))
      .length,
  }))
}
