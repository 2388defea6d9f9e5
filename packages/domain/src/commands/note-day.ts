import { followed } from '../week/accepted-week.ts'
import { withDayNote } from '../week/day-notes.ts'
import { withWeek } from '../week/week-book.ts'
import { done, fault, inWeek } from '../week/week-steps.ts'
import { type OfWeek, ofOneWeek } from './verb.ts'

/** An empty text removes the note. */
export type NoteDay = OfWeek & Readonly<{ type: 'noteDay'; day: number; text: string }>

/** Says nothing about the food, so total, proof and list stay. */
export const noteDay = ofOneWeek<NoteDay>((book, command) =>
  inWeek(book, command.week, (week) => {
    const { day, text } = command
    if (!week.plan.days[day]) return fault('no_such_slot')
    const plan = withDayNote(week.plan, day, text)
    return done(withWeek(book, week.weekStart, { plan, accepted: followed(week, plan) }))
  }),
)
