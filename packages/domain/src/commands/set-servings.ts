import { changeMeal } from '../week/change-meals.ts'
import { type AtMeal, atMeal } from './verb.ts'

/** Null for the household alone. */
export type SetServings = AtMeal & Readonly<{ type: 'setServings'; people: number | null }>

export const setServings = atMeal<SetServings>((book, { at, people }) =>
  changeMeal(book, at, ({ people: _, ...meal }) => (people === null ? meal : { ...meal, people })),
)
