import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { type AimResult, type EatenPlate, judgeWeekAim } from '@pennyplate/domain/diet/judge-week-aims'
import type { WeekAimId } from '@pennyplate/domain/diet/week-aims'
import { eatenOf } from '@pennyplate/domain/recipe/not-eaten'
import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { wishedAims } from '../household/wished-aims.ts'
import type { BuiltProblem } from '../problem/build-problem.ts'
import type { Assignment } from '../problem/problem.ts'
import { placeDishes } from './place-dishes.ts'

interface PlacedPlate extends EatenPlate {
  readonly day: number
  readonly slot: MealSlotName
}

export interface AimReport extends AimResult<PlacedPlate> {
  readonly aim: WeekAimId
}

/** What the week aims for beyond foods and figures, and where it misses that. */
export function reportAims(built: BuiltProblem, plan: Assignment): AimReport[] {
  const aims = wishedAims(built.rules)
  if (aims.length === 0) return []
  const dishes = placeDishes(built, plan).toSorted(
    (a, b) => a.day - b.day || MEAL_SLOTS.indexOf(a.slot) - MEAL_SLOTS.indexOf(b.slot),
  )
  const plates = dishes.map(
    ({ day, slot, form, servingsPerAdult, sides }): PlacedPlate => ({
      day,
      slot,
      meal: dishMealOf(slot),
      isFried: form.recipe.plate?.servedAs === 'fried',
      dishes: [{ form, servingsPerAdult }, ...sides].map((dish) => foodsIn(dish.form, dish.servingsPerAdult)),
    }),
  )
  return aims.map((aim) => ({ aim, ...judgeWeekAim(aim, plates) }))
}

function foodsIn({ ingredients, recipe }: RecipeForm, servings: number): EatenPlate['dishes'][number] {
  return ingredients.map(({ food, grams, notEaten }) => ({
    food,
    grams: (grams / recipe.servings) * servings,
    eaten: eatenOf(food, grams, notEaten),
  }))
}
