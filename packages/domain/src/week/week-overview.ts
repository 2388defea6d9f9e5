import { addDays } from '../calendar-day.ts'
import { isWeekAccepted } from './bought-week.ts'
import { noteOn } from './day-notes.ts'
import { type WeekBook, type WeekEntry, weekAt } from './week-book.ts'
import { WEEKS_AHEAD, weekStartOf } from './week-days.ts'
import { weekGroceriesCents } from './week-groceries.ts'
import { NOT_PLANNED_NAME, type WeekMeal } from './week-plan.ts'

export const WEEK_STATES = ['empty', 'draft', 'accepted', 'bought'] as const
export type WeekStage = (typeof WEEK_STATES)[number]

/** A week in a few words, as a calendar shows it. */
export type WeekSummary = Readonly<{
  weekStart: string
  state: WeekStage
  /** What its groceries cost; null if it is not known. */
  totalCents: number | null
  /** Sunday first. */
  days: readonly Readonly<{ dinner: string | null; meals: number; note: string }>[]
}>

export function summaryOf(week: WeekEntry): WeekSummary {
  const { weekStart, accepted } = week
  const plan = week.plan ?? accepted?.plan ?? null
  return {
    weekStart,
    state: stateOf(week),
    totalCents: groceriesOf(week) ?? plan?.report?.totalCents ?? null,
    days: (plan?.days ?? []).map(({ meals }, day) => ({
      dinner: dinnerOf(meals.dinner ?? meals.lunch ?? meals.breakfast),
      meals: [meals.breakfast, meals.lunch, meals.dinner, ...(meals.snacks ?? [])].filter(Boolean).length,
      note: plan ? noteOn(plan, day) : '',
    })),
  }
}

/** Of a week whose plan was deleted, what was spent on it. */
function groceriesOf({ plan, shoppingList, accepted }: WeekEntry): number | null | undefined {
  return plan ? weekGroceriesCents({ plan, shoppingList }) : accepted?.plan.boughtCents
}

function dinnerOf(meal: WeekMeal | null | undefined): string | null {
  return !meal || meal.name === NOT_PLANNED_NAME ? null : meal.name
}

/** A saved week whose plan is gone was accepted once. */
function stateOf(week: WeekEntry): WeekStage {
  const { plan, shoppingList, accepted } = week
  if (!plan) return accepted ? 'bought' : 'empty'
  if (!isWeekAccepted(week)) return 'draft'
  return shoppingList === null ? 'bought' : 'accepted'
}

/** This week and the next ones, planned or not. */
export function weeksAhead(weeks: readonly WeekSummary[], today: string): WeekSummary[] {
  return Array.from({ length: WEEKS_AHEAD }, (_, ahead) => {
    const weekStart = addDays(weekStartOf(today), 7 * ahead)
    const known = weeks.find((week) => week.weekStart === weekStart)
    return known ?? { weekStart, state: 'empty', totalCents: null, days: [] }
  })
}

/** The Sundays of a month's weeks; of those that belong to two months, both have them. */
export function sundaysOfMonth(month: string): string[] {
  const first = weekStartOf(`${month}-01`)
  const starts = Array.from({ length: 6 }, (_, week) => addDays(first, 7 * week))
  return starts.filter((start) => start.slice(0, 7) === month || addDays(start, 6).slice(0, 7) === month)
}

/** The month before or after. */
export function monthBy(month: string, step: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + step, 1)).toISOString().slice(0, 7)
}

/** Every week of the book that has anything in it, newest first. */
export function overviewOf(book: WeekBook): { current: string | null; weeks: WeekSummary[] } {
  const shown = weekAt(book, book.current)?.plan ? book.current : null
  return { current: shown, weeks: book.weeks.map(summaryOf) }
}
