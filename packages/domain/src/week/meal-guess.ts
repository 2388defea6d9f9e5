import { centsFromDollars, dollarsFromCents, roundCents } from '../money.ts'

/** Estimates for a meal known only by name. */
export const MEAL_GUESS = { minutes: 20, calories: 400, protein: 25, carbs: 40, fat: 15 } as const

/** Three meals a day; snacks come out of what is left. */
const MEALS_A_WEEK = 21

/** One meal's share of a week's budget, in dollars, for the whole household. */
export function mealShareDollars(weeklyBudget: number): number {
  return personShareDollars({ weeklyBudget, adults: 1, kids: 0 })
}

/** The same for one person, which is how the cost of a meal is stored. */
export function personShareDollars({
  weeklyBudget,
  adults,
  kids,
}: Readonly<{ weeklyBudget: number; adults: number; kids: number }>): number {
  const people = Math.max(1, adults + kids)
  return dollarsFromCents(roundCents(centsFromDollars(weeklyBudget) / MEALS_A_WEEK / people))
}
