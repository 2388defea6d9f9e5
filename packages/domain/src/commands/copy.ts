import { withChangedMeals } from '../week/change-meals.ts'
import { mealAt, withMeals } from '../week/meal-plan.ts'
import { weekAt } from '../week/week-book.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { type BetweenMeals, betweenMeals } from './verb.ts'

export type Copy = BetweenMeals & Readonly<{ type: 'copy' }>

export const copy = betweenMeals<Copy>((book, { from, to }) =>
  inWeek(book, to.week, (week) => {
    const source = weekAt(book, from.week ?? book.current)
    const meals = source?.weekStart === book.current ? source?.plan : (source?.accepted?.plan ?? source?.plan)
    const meal = meals && mealAt(meals, from)
    if (!meal) return fault('no_such_meal')
    if (!week.plan.days[to.day]) return fault('no_such_slot')
    return done(withChangedMeals(book, week, [to], withMeals(week.plan, [to], meal)))
  }),
)
