import { changeMeal, mealElsewhere } from '../week/change-meals.ts'
import { type AtMeal, atMeal } from './verb.ts'

export type EatOut = AtMeal &
  Readonly<{
    type: 'eatOut'
    cents?: number | undefined
    /** The cost comes out of the grocery budget. */
    fromBudget?: boolean | undefined
  }>

export const eatOut = atMeal<EatOut>((book, command) =>
  changeMeal(book, command.at, () => mealElsewhere('out', command)),
)
