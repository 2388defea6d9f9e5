import { loweredFood } from '@pennyplate/domain/food/food-words'
import type { TimetableStep } from '@pennyplate/domain/week/meal-timetable'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { clock } from './dish-time.ts'

export const timetableMessages = { title: 'What to do when' } as const

/** "Monday evening: move the whole turkey from the freezer to the refrigerator." */
export function timetableLine({ task, of, evenings, minutes }: TimetableStep, day: number): string {
  const name = loweredFood(of)
  const work: Readonly<Record<TimetableStep['task'], string>> = {
    thaw: `if it is frozen, move the ${name} to the refrigerator`,
    soak: `soak the ${name}`,
    marinate: `marinate the ${name}`,
    chill: `make the ${name}`,
    rise: `make the dough for the ${name}`,
    make: `make the ${name}`,
    start: `start the ${name}`,
    eat: 'eat',
  }
  const when = DAY_NAMES[(((day - evenings) % 7) + 7) % 7] ?? ''
  return `${when} ${minutes === null ? 'evening' : clock(minutes)}: ${work[task]}.`
}
