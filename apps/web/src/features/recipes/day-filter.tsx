import { DAY_NAMES } from '@pennyplate/domain/week'
import { recipeMessages as words } from '../../messages/recipes.ts'
import styles from './day-filter.module.css'

type DayFilterProps = {
  /** Null is the whole week. */
  readonly chosen: number | null
  /** Which day of the week today is; -1 in another week. */
  readonly today: number
  readonly onChoose: (day: number | null) => void
}

export function DayFilter({ chosen, today, onChoose }: DayFilterProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{words.chooseDay}</legend>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {words.allDays}
      </button>
      {DAY_NAMES.map((name, day) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === day}
          data-today={day === today || undefined}
          onClick={() => onChoose(day)}
        >
          {name.slice(0, 3)}
          {day === today && <span className={styles.spoken}> {words.today}</span>}
        </button>
      ))}
    </fieldset>
  )
}
