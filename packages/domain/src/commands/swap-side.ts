import { changeMeal } from '../week/change-meals.ts'
import { withOtherSides } from '../week/leftovers.ts'
import type { WeekMeal, WeekSide } from '../week/week-plan.ts'
import { type AtMeal, atMeal } from './verb.ts'

export type SwapSide = AtMeal & Readonly<{ type: 'swapSide'; sides: readonly WeekSide[] }>

export const swapSide = atMeal<SwapSide>((book, { at, sides }) =>
  changeMeal(book, at, (meal) => withOtherSides<WeekMeal>(meal, sides)),
)
