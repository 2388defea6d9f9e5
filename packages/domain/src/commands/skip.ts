import { changeMeal, mealElsewhere } from '../week/change-meals.ts'
import { type AtMeal, atMeal } from './verb.ts'

export type Skip = AtMeal & Readonly<{ type: 'skip' }>

export const skip = atMeal<Skip>((book, { at }) => changeMeal(book, at, () => mealElsewhere('skip')))
