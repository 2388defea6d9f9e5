import { mealsKey } from '../week/meals-key.ts'
import { withOwnReport } from '../week/own-report.ts'
import { weekAt, weekStartIn, withWeek } from '../week/week-book.ts'
import { weekStartOf } from '../week/week-days.ts'
import { spentOn } from '../week/week-groceries.ts'
import type { WeekPlan } from '../week/week-plan.ts'
import { done } from '../week/week-steps.ts'
import { ofWeeks } from './verb.ts'

/** A plan from anywhere becomes the current one. */
export type Put = Readonly<{ type: 'put'; plan: WeekPlan }>

export const put = ofWeeks<Put>(
  ({ plan }, { today }) => [weekStartIn(plan) ?? weekStartOf(today)],
  (book, { plan }, { today }) => {
    const weekStart = weekStartIn(plan) ?? book.current ?? weekStartOf(today)
    const before = weekAt(book, weekStart)
    const isSameMeals = before?.plan ? mealsKey(before.plan) === mealsKey(plan) : false
    const shoppingList = isSameMeals ? (before?.shoppingList ?? null) : null
    const spent = isSameMeals ? {} : spentOn(before)
    const change = { plan: { ...spent, ...withOwnReport(plan, before?.plan ?? null) }, shoppingList }
    return done({ ...withWeek(book, weekStart, change), current: weekStart })
  },
)
