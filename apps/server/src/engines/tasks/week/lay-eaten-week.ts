import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { PlannedCooking, ProblemRecipe, Slot } from '@pennyplate/planner/problem/problem'
import { sidePlacesOf } from '@pennyplate/planner/problem/side-places'
import { slotWithin } from '@pennyplate/planner/problem/week-layout'
import type { EatenMeal } from './read-week.ts'

type Recipes = {
  readonly recipes: readonly ProblemRecipe[]
  /** The recipes of an empty place for a side, and of a meal we cannot weigh. */
  readonly nothing: number
  readonly unknown: number
}

/** The cookings of a stored week and what is cooked in each; `indexes` are the recipes of the meals and sides, -1 if unknown. */
export function layEatenWeek(
  eaten: readonly EatenMeal[],
  indexes: readonly number[],
  { recipes, nothing, unknown }: Recipes,
  limitOf: (day: number, meal: DishMeal) => number,
) {
  const plates = platesOf(eaten, indexes)
  const mains = plates.filter(({ index, from }) => from === index)
  const laid = mains.map(({ at, index }): PlannedCooking => {
    const slots = plates.filter(({ from }) => from === index).map((plate) => slotOf(plate.at))
    const within = slots.map(({ day, meal }) => slotWithin(limitOf(day, meal), day, meal))
    return { ...slotOf(at), eaten: within }
  })
  const places = laid.flatMap(sidePlacesOf)
  const served = plates.flatMap(({ at, index, from }, order) => {
    const { day, meal } = slotOf(at)
    const main = mains.findIndex((one) => one.index === from)
    const own = places.filter(
      (place) => place.beside?.main === main && place.day === day && place.meal === meal,
    )
    const end = plates[order + 1]?.index ?? eaten.length
    const sides = indexes.slice(index + 1, end).filter((side) => side >= 0)
    return placeSides(own, sides, recipes)
  })
  return {
    cookings: [...laid, ...served.map(({ place }) => place)],
    plan: [
      ...mains.map(({ index }) => knownOr(indexes[index], unknown)),
      ...served.map(({ recipe }) => recipe ?? nothing),
    ],
    /** The cooking of a meal; -1 for leftovers. */
    cookingOf: (index: number) => mains.findIndex((main) => main.index === index),
  }
}

/** The main dishes, each with the meal it was cooked for: itself, or the one it is left over from. */
function platesOf(eaten: readonly EatenMeal[], indexes: readonly number[]) {
  const mains = eaten.flatMap(({ at, isSide, source }, index) => (isSide ? [] : [{ at, index, source }]))
  return mains.map(({ at, index, source }) => {
    const cooked = source && mains.find((one) => isSameSlot(one.at, source))
    // Leftovers for other people than the meal are another recipe of the problem.
    return { at, index, from: cooked && indexes[cooked.index] === indexes[index] ? cooked.index : index }
  })
}

function knownOr(index: number | undefined, otherwise: number): number {
  return index === undefined || index < 0 ? otherwise : index
}

function slotOf({ day, slot }: SlotAddress): Slot {
  return { day, meal: dishMealOf(slot) }
}

/** Each place with its side, if it has one; a side that fits no free place gets one that nothing else fits. */
function placeSides(
  places: readonly PlannedCooking[],
  sides: readonly number[],
  recipes: readonly ProblemRecipe[],
) {
  const free = places.map((place): { place: PlannedCooking; recipe: number | null } => ({
    place,
    recipe: null,
  }))
  const [first] = places
  for (const recipe of sides) {
    const role = recipes[recipe]?.side?.role
    const fitting = free.find((one) => one.recipe === null && role && one.place.beside?.roles.includes(role))
    if (fitting) fitting.recipe = recipe
    else if (first?.beside) free.push({ place: { ...first, beside: { ...first.beside, roles: [] } }, recipe })
  }
  return free
}
