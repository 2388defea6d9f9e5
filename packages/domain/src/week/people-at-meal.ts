import { isOwnRecipeId } from '../own-recipe/own-recipe.ts'
import type { CompleteProfile } from '../profile/profile.ts'
import { mealsPerRecipe } from '../recipe/meal-prep.ts'
import { leftoversFrom } from './leftovers.ts'
import { isSameSlot, mealAt, type Plan, type SlotAddress } from './meal-plan.ts'
import { batchesOf, type prepDays } from './prep-batches.ts'
import { hasDish } from './week-plate.ts'

export type PeopleAtHome = Readonly<Pick<CompleteProfile, 'adults' | 'kids' | 'kidAges'>>
type Dish = Readonly<{ recipeId?: string | undefined }>

/** Younger children are not served what a recipe of the household makes. */
const SERVED_FROM_AGE = 2

export function peopleAtHome({ adults, kids, kidAges }: PeopleAtHome): PeopleAtHome {
  return { adults, kids, kidAges: [...kidAges] }
}

/** Everybody who usually sits at the table. */
export function householdPeople({ adults, kids }: Pick<PeopleAtHome, 'adults' | 'kids'>): number {
  return Math.max(1, adults + kids)
}

/** How many servings of a dish so many people are cooked for. */
export function servingsFor(dish: Dish, people: number, { kidAges }: Pick<PeopleAtHome, 'kidAges'>): number {
  if (dish.recipeId === undefined || !isOwnRecipeId(dish.recipeId)) return people
  return Math.max(1, people - kidAges.filter((age) => age < SERVED_FROM_AGE).length)
}

/** How much of what is usually cooked of a dish the people of a meal get: 9/4 where nine eat instead of four. */
export function shareOfPeople(dish: Dish, people: number | undefined, household: PeopleAtHome): number {
  if (people === undefined) return 1
  return servingsFor(dish, people, household) / servingsFor(dish, householdPeople(household), household)
}

type EatenMeal = Parameters<typeof prepDays>[1] & Readonly<{ people?: number | undefined }>

/**
 * How much of a dish is cooked in a place of the week, of what its recipe has for as many meals: for the people of the meals that
 * it is cooked for. Outside a week, for those of the meal.
 */
export function timesCooked<M extends EatenMeal>(
  plan: Plan<M> | undefined,
  at: SlotAddress | undefined,
  meal: M,
  dish: Dish & Readonly<{ name: string }>,
  household: PeopleAtHome & Pick<CompleteProfile, 'prepStyle'>,
): number {
  const meals = plan && at ? mealsOfCooking(plan, at, meal, dish, household) : [meal]
  const shares = meals.map(({ people }) => shareOfPeople(dish, people, household))
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Who eats what is cooked for a meal: then, and of what is left later. */
export function eatersOf<M extends EatenMeal>(
  plan: Plan<M>,
  at: SlotAddress,
  household: Pick<CompleteProfile, 'adults' | 'kids'>,
): readonly Readonly<{ at: SlotAddress; people: number }>[] {
  return [at, ...leftoversFrom(plan, at)].map((slot) => ({
    at: slot,
    people: mealAt(plan, slot)?.people ?? householdPeople(household),
  }))
}

/** For how many meals of the week a dish is cooked at once. */
export function mealsCookedWith<M extends EatenMeal>(
  plan: Plan<M>,
  at: SlotAddress,
  household: Pick<CompleteProfile, 'prepStyle'>,
): number {
  const meal = mealAt(plan, at)
  return meal ? mealsOfCooking(plan, at, meal, meal, household).length : 1
}

function mealsOfCooking<M extends EatenMeal>(
  plan: Plan<M>,
  at: SlotAddress,
  meal: M,
  { name }: Readonly<{ name: string }>,
  { prepStyle }: Pick<CompleteProfile, 'prepStyle'>,
): readonly M[] {
  const isMain = name === meal.name
  const batch = batchesOf(plan, meal.name).find((slots) => slots.some((slot) => isSameSlot(slot, at)))
  const isBatch = mealsPerRecipe({ prepStyle }) > 1 && batch !== undefined
  const others = isBatch ? batch : isMain ? leftoversFrom(plan, at) : []
  const found = others.filter((slot) => !isSameSlot(slot, at)).flatMap((slot) => mealAt(plan, slot) ?? [])
  return [meal, ...(isBatch ? found.filter((one) => hasDish(one, name)) : found)]
}
