import { DAY_NAMES } from '@pennyplate/domain/week'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import styles from './day-chips.module.css'

type DayChipsProps = {
  readonly dates: readonly string[]
  readonly selected: number
  readonly today: string
  readonly onSelect: (day: number) => void
}

/** Which day a narrow screen shows. */
export function DayChips({ dates, selected, today, onSelect }: DayChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{words.chooseDay}</legend>
      {DAY_NAMES.map((name, day) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={day === selected}
          data-today={dates[day] === today || undefined}
          onClick={() => onSelect(day)}
        >
          <span className={styles.name}>{name.slice(0, 3)}</span>{' '}
          <span className={styles.number}>{Number(dates[day]?.slice(8, 10))}</span>
        </button>
      ))}
    </fieldset>
  )
}
