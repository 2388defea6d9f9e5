import { type FoodGroups, groupsIn } from '../food/food-groups.ts'

type Dish = Readonly<{ foodGroups?: FoodGroups | undefined }>
type Meal = Dish & Readonly<{ sides?: readonly Dish[] | undefined }>

/** What one adult's week holds, on an average day that has meals. */
export interface WeekGroups {
  readonly vegetableCups: number
  readonly fruitCups: number
  /** Whole grain of all grain; null without any. */
  readonly wholeShare: number | null
  readonly fishMeals: number
  /** Meals with a dish of which nobody has looked up what it holds. The figures are of the others. */
  readonly unknownMeals: number
  readonly meals: number
}

/** Less fish than this is a sauce or a garnish. */
const FISH_OZ = 1

/** Null if not a single meal is known, as in weeks of earlier versions. */
export function weekGroups(days: readonly (readonly Meal[])[]): WeekGroups | null {
  const meals = days.flat()
  const known = meals.flatMap((meal) => plateGroups(meal) ?? [])
  const daysKnown = days.filter((day) => day.some((meal) => plateGroups(meal))).length
  if (daysKnown === 0) return null
  const sum = summed(known)
  const grains = sum.wholeGrains + sum.refinedGrains
  return {
    vegetableCups: sum.vegetables / daysKnown,
    fruitCups: sum.fruit / daysKnown,
    wholeShare: grains === 0 ? null : sum.wholeGrains / grains,
    fishMeals: known.filter(({ seafood }) => seafood >= FISH_OZ).length,
    unknownMeals: meals.length - known.length,
    meals: meals.length,
  }
}

function plateGroups({ foodGroups, sides = [] }: Meal): FoodGroups | null {
  const dishes = [{ foodGroups }, ...sides].flatMap((dish) => dish.foodGroups ?? [])
  return dishes.length === 1 + sides.length ? summed(dishes) : null
}

function summed(all: readonly FoodGroups[]): FoodGroups {
  return groupsIn((group) => all.reduce((sum, one) => sum + one[group], 0))
}
