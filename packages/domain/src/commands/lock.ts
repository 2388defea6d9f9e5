import { followed } from '../week/accepted-week.ts'
import { mealAt, withMeals } from '../week/meal-plan.ts'
import { withWeek } from '../week/week-book.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { type AtMeal, atMeal } from './verb.ts'

export type Lock = AtMeal & Readonly<{ type: 'lock'; isLocked?: boolean | undefined }>

/** Says nothing about the food, so total, proof and list stay. */
export const lock = atMeal<Lock>((book, { at, isLocked = true }) =>
  inWeek(book, at.week, (week) => {
    const meal = mealAt(week.plan, at)
    if (!meal) return fault('no_such_meal')
    const { isLocked: _, ...open } = meal
    const plan = withMeals(week.plan, [at], isLocked ? { ...open, isLocked } : open)
    return done(withWeek(book, week.weekStart, { plan, accepted: followed(week, plan) }))
  }),
)
