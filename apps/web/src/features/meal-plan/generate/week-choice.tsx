import { addDays } from '@pennyplate/domain/calendar-day'
import { DAY_NAMES, dayIndexOf, weekStartOf } from '@pennyplate/domain/week/week-days'
import { weekRange } from '../../../messages/day-words.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { Segments } from '../../../ui/segments.tsx'
import { mealsGoneIn } from './meals-gone.ts'
import styles from './week-choice.module.css'

type WeekChoiceProps = {
  readonly today: string
  readonly weekStart: string
  readonly onChange: (weekStart: string) => void
}

/** Chooses this week or the next one. */
export function WeekChoice({ today, weekStart, onChange }: WeekChoiceProps) {
  const thisWeek = weekStartOf(today)
  const weeks = [
    { value: thisWeek, name: words.thisWeek },
    { value: addDays(thisWeek, 7), name: words.nextWeekChoice },
  ]
  const hasBegun = weekStart < today
  const gone = mealsGoneIn(weekStart, new Date()).filter((slot) => slot !== 'snacks')
  return (
    <div className={styles.choice}>
      <Segments
        legend={words.weekToPlan}
        options={weeks.map(({ value, name }) => ({
          value,
          // Keep the dates on one line when the label wraps.
          label: `${name}, ${words.weekDates(...weekRange(value)).replaceAll(' ', '\u00a0')}`,
        }))}
        value={weekStart}
        onChange={onChange}
      />
      {gone.length > 0 && (
        <p className={styles.note}>
          {words.mealsOver(gone.map((slot) => slotNameOfOne[slot].toLowerCase()))}
        </p>
      )}
      {hasBegun && <p className={styles.note}>{words.daysOver(DAY_NAMES[dayIndexOf(today)] ?? '')}</p>}
    </div>
  )
}
