import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Spoken } from '../../../ui/spoken.tsx'
import styles from './day-chips.module.css'

type DayChipsProps = {
  readonly dates: readonly string[]
  readonly selected: number
  readonly today: string
  readonly onSelect: (day: number) => void
}

/** Chooses the day that a narrow screen shows. */
export function DayChips({ dates, selected, today, onSelect }: DayChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>
        <Spoken>{words.chooseDay}</Spoken>
      </legend>
      {DAY_NAMES.map((name, day) => (
        <Chip
          key={name}
          isPressed={day === selected}
          isMarked={dates[day] === today}
          onPress={() => onSelect(day)}
        >
          <span className={styles.day} data-drop-day={day}>
            <span className={styles.name}>{name.slice(0, 3)}</span>{' '}
            <span className={styles.number}>{Number(dates[day]?.slice(8, 10))}</span>
          </span>
        </Chip>
      ))}
    </fieldset>
  )
}
