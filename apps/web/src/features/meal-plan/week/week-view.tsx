import { MEAL_SLOTS, type MealSlotName, type SlotAddress } from '@pennyplate/domain/meal-plan/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/meal-plan/week'
import { type CSSProperties, type ReactNode, useDeferredValue, useState } from 'react'
import { shortDay } from '../../../messages/day-words.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { mealsIn, type StoredDay, type StoredMeal } from '../stored-plan.ts'
import { DayChips } from './day-chips.tsx'
import styles from './week-view.module.css'

type WeekViewProps = {
  /** Seven; the ones that are still on their way are undefined. */
  readonly days: readonly (StoredDay | undefined)[]
  /** What those that are on their way will bring. */
  readonly awaited?: readonly MealSlotName[]
  readonly dates: readonly string[]
  readonly today: string
  readonly renderMeal: (meal: StoredMeal, at: SlotAddress) => ReactNode
}

/** Seven columns where there is room, else one day at a time; on paper always the seven columns. */
export function WeekView({ days, awaited = [], dates, today, renderMeal }: WeekViewProps) {
  const [selected, setSelected] = useState(Math.max(0, dates.indexOf(today)))
  const isWhole = useDeferredValue(true, !isOneDayAtATime())
  const slots = MEAL_SLOTS.filter(
    (slot) =>
      (awaited.includes(slot) && days.includes(undefined)) ||
      days.some((day) => day && mealsIn(day, slot).length > 0),
  )
  return (
    <>
      <DayChips dates={dates} selected={selected} today={today} onSelect={setSelected} />
      <div className={styles.week} style={rowCount(slots.length)}>
        <div className={styles.rowNames} aria-hidden="true">
          {slots.map((slot) => (
            <span key={slot}>{words.slots[slot]}</span>
          ))}
        </div>
        {DAY_NAMES.map((name, index) => (
          <section
            key={name}
            className={styles.day}
            aria-label={name}
            data-selected={index === selected || undefined}
          >
            <h2 className={styles.dayHead} data-today={dates[index] === today || undefined}>
              <span className={styles.dayName}>{name}</span>
              <span className={styles.dayShort} aria-hidden="true">
                {name.slice(0, 3)}
              </span>{' '}
              <span className={styles.date}>{shortDay(dates[index] ?? today)}</span>
            </h2>
            {(isWhole || index === selected) &&
              slots.map((slot) => (
                <Place key={slot} slot={slot} day={days[index]} index={index} renderMeal={renderMeal} />
              ))}
          </section>
        ))}
      </div>
    </>
  )
}

/** As in week-view.module.css: the days that are not seen are drawn after the one that is. */
function isOneDayAtATime(): boolean {
  return matchMedia('(width < 68.75em)').matches
}

type PlaceProps = {
  readonly slot: MealSlotName
  readonly day: StoredDay | undefined
  readonly index: number
  readonly renderMeal: WeekViewProps['renderMeal']
}

function Place({ slot, day, index, renderMeal }: PlaceProps) {
  const meals = day ? mealsIn(day, slot) : []
  return (
    <div className={styles.place}>
      <h3 className={styles.slotName}>{words.slots[slot]}</h3>
      {day === undefined && <p className={styles.coming}>{words.dayComing}</p>}
      {meals.map((meal, snack) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a card stands for; two snacks may be the same meal
        <div key={snack} className={styles.card}>
          {renderMeal(meal, slot === 'snacks' ? { day: index, slot, index: snack } : { day: index, slot })}
        </div>
      ))}
    </div>
  )
}

function rowCount(rows: number): CSSProperties {
  // React passes custom properties on, only its type does not know them.
  return { '--rows': rows } as CSSProperties
}
