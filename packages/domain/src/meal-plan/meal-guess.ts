import { centsFromDollars, dollarsFromCents, roundCents } from '../money.ts'

/** What a meal is taken for of which nothing more is known than its name. */
export const MEAL_GUESS = { minutes: 20, calories: 400, protein: 25, carbs: 40, fat: 15 } as const

/** Three a day; snacks are paid from what the three leave. */
const MEALS_A_WEEK = 21

/** One meal's share of a week's budget, in dollars. */
export function mealShareDollars(weeklyBudget: number): number {
  return dollarsFromCents(roundCents(centsFromDollars(weeklyBudget) / MEALS_A_WEEK))
}
