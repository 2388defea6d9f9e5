import { changeMeal, mealElsewhere } from '../week/change-meals.ts'
import type { MealPlace } from '../week/week-plan.ts'
import { type AtMeal, atMeal } from './verb.ts'

/** Leftovers, or a lunch that school or work serves. */
export type SetPlace = AtMeal & Readonly<{ type: 'setPlace'; place: MealPlace }>

export const setPlace = atMeal<SetPlace>((book, { at, place }) =>
  changeMeal(book, at, () => mealElsewhere(place)),
)
