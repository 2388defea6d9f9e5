import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { mealTimetable } from '@pennyplate/domain/week/meal-timetable'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { timetableLine, timetableMessages as words } from '../../messages/meal-timetable.ts'
import styles from './meal-timetable.module.css'

type MealTimetableProps = {
  readonly meal: WeekMeal
  readonly at: Pick<SlotAddress, 'day' | 'slot'>
}

/** What to do for a menu and when, folded away; nothing for an ordinary plate. */
export function MealTimetable({ meal, at: { day, slot } }: MealTimetableProps) {
  const steps = mealTimetable(meal, slot)
  if (steps.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>{words.title}</summary>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.task} ${step.of}`}>{timetableLine(step, day)}</li>
        ))}
      </ul>
    </details>
  )
}
