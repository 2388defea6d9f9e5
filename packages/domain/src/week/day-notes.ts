import { DAYS_PER_PLAN } from '../bounds/limits.ts'
import type { WeekPlan } from './week-plan.ts'

/** A household's notes on the days of a week, by the day's index. They are about the dates, not about the meals. */
export type DayNotes = Readonly<Record<string, string>>

export const NOTE_ON_DAY_CHARS_MAX = 140

export function noteOn({ dayNotes }: Pick<WeekPlan, 'dayNotes'>, day: number): string {
  return dayNotes?.[day] ?? ''
}

/** An empty text removes the note. */
export function withDayNote(plan: WeekPlan, day: number, text: string): WeekPlan {
  const { [day]: _, ...others } = plan.dayNotes ?? {}
  const note = text.trim().slice(0, NOTE_ON_DAY_CHARS_MAX)
  return withDayNotes(plan, note === '' ? others : { ...others, [day]: note })
}

export function withDayNotes(plan: WeekPlan, dayNotes: DayNotes | undefined): WeekPlan {
  const { dayNotes: _, ...rest } = plan
  return dayNotes === undefined || Object.keys(dayNotes).length === 0 ? rest : { ...rest, dayNotes }
}

/** Notes that a command changed, as they were before it; those that changed since stay. */
export function notesBack(now: WeekPlan, was: WeekPlan, became: WeekPlan): WeekPlan {
  return Array.from({ length: DAYS_PER_PLAN }, (_, day) => day).reduce((plan, day) => {
    const isToRestore = noteOn(was, day) !== noteOn(became, day) && noteOn(now, day) === noteOn(became, day)
    return isToRestore ? withDayNote(plan, day, noteOn(was, day)) : plan
  }, now)
}
