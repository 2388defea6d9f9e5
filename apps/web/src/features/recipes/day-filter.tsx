import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { Chip } from '../../ui/chip.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import styles from './day-filter.module.css'

type DayFilterProps = {
  /** Null for the whole week. */
  readonly chosen: number | null
  /** Today's index in the week; -1 if it is not in this week. */
  readonly today: number
  readonly onChoose: (day: number | null) => void
}

export function DayFilter({ chosen, today, onChoose }: DayFilterProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>
        <Spoken>{words.chooseDay}</Spoken>
      </legend>
      <Chip isPressed={chosen === null} onPress={() => onChoose(null)}>
        {words.allDays}
      </Chip>
      {DAY_NAMES.map((name, day) => (
        <Chip key={name} isPressed={chosen === day} isMarked={day === today} onPress={() => onChoose(day)}>
          {name.slice(0, 3)}
          {day === today && <Spoken> {words.today}</Spoken>}
        </Chip>
      ))}
    </fieldset>
  )
}
