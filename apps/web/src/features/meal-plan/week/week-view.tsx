import { MEAL_SLOTS, type MealSlotName, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { mealsOver } from '@pennyplate/domain/week/meals-over'
import { openingDay } from '@pennyplate/domain/week/opening-day'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekDay, WeekMeal } from '@pennyplate/domain/week/week-plan'
import { type CSSProperties, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react'
import { firstPart } from '../../../lib/lazy-part.tsx'
import { useSurroundings } from '../../../lib/surroundings.ts'
import { WEEK_ID } from '../../../lib/week-id.ts'
import { shortDay } from '../../../messages/day-words.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { mealsIn } from '../stored-plan.ts'
import { chooseDay, chosenDay } from './chosen-day.ts'
import { DayChips } from './day-chips.tsx'
import styles from './week-view.module.css'

const MealKeys = firstPart(async () => (await import('./meal-keys.tsx')).MealKeys)
const DragWatcher = firstPart(async () => (await import('./drag-watcher.tsx')).DragWatcher)

type WeekViewProps = {
  /** Seven days; those not generated yet are undefined. */
  readonly days: readonly (WeekDay | undefined)[]
  /** The slots that days not generated yet will have. */
  readonly awaited?: readonly MealSlotName[]
  readonly dates: readonly string[]
  readonly today: string
  readonly renderMeal: (meal: WeekMeal, at: SlotAddress) => ReactNode
  /** For a place of the day without a meal; absent where nothing can be added. */
  readonly renderEmpty?: (at: SlotAddress) => ReactNode
  /** The note on a day, below its name. */
  readonly renderNote?: (day: number) => ReactNode
  /** Absent where meals cannot be moved. */
  readonly onMove?: (from: SlotAddress, to: SlotAddress) => void
  /** What to do on each evening for the next day, by day. */
  readonly evenings?: ReadonlyMap<number, readonly string[]>
}

/** Seven columns on a wide screen and on paper; one day at a time on a narrow screen. */
export function WeekView(props: WeekViewProps) {
  const { days, awaited = [], dates, today, renderMeal, renderEmpty, renderNote, onMove, evenings } = props
  const surroundings = useSurroundings()
  const area = useRef<HTMLElement>(null)
  const keysHint = useId()
  const [selected, setSelected] = useState(() => {
    // Also when the plan arrives that was being made, and on the way back from a recipe.
    const chosen = chosenDay(dates, today)
    return chosen < 0 ? openingDay(days, dates.indexOf(today), overAt(surroundings.now())) : chosen
  })
  const select = (day: number) => {
    chooseDay(dates[day] ?? '', today)
    setSelected(day)
  }
  // On a narrow screen the hidden days render after the visible one.
  const isWhole = useDeferredValue(true, !surroundings.isOneDayAtATime())
  const slots = MEAL_SLOTS.filter(
    (slot) =>
      (awaited.includes(slot) && days.includes(undefined)) ||
      days.some((day) => day && mealsIn(day, slot).length > 0),
  )
  return (
    <section
      ref={area}
      id={WEEK_ID}
      className={styles.area}
      aria-label={words.mealsOfWeek}
      aria-describedby={keysHint}
      tabIndex={-1}
    >
      <MealKeys area={area} hintId={keysHint} shownDay={selected} onShowDay={select} />
      {onMove && <DragWatcher area={area} onMove={onMove} />}
      <DayChips dates={dates} selected={selected} today={today} onSelect={select} />
      <div className={styles.week} style={rowCount(slots.length + (evenings?.size ? 1 : 0))}>
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
            <div className={styles.dayTop}>
              <h2 className={styles.dayHead} data-today={dates[index] === today || undefined}>
                <span className={styles.dayName}>{name}</span>
                <span className={styles.dayShort} aria-hidden="true">
                  {name.slice(0, 3)}
                </span>{' '}
                <span className={styles.date}>{shortDay(dates[index] ?? today)}</span>
              </h2>
              {renderNote?.(index)}
            </div>
            {(isWhole || index === selected) &&
              slots.map((slot) => (
                <SlotCell
                  key={slot}
                  slot={slot}
                  day={days[index]}
                  index={index}
                  renderMeal={renderMeal}
                  renderEmpty={renderEmpty}
                />
              ))}
            {evenings?.get(index) && (
              <ul className={styles.evening}>
                {evenings.get(index)?.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

function overAt(now: Date): MealSlotName[] {
  return mealsOver(now.getHours() * 60 + now.getMinutes())
}

type SlotCellProps = {
  readonly slot: MealSlotName
  readonly day: WeekDay | undefined
  readonly index: number
  readonly renderMeal: WeekViewProps['renderMeal']
  readonly renderEmpty: WeekViewProps['renderEmpty']
}

function SlotCell({ slot, day, index, renderMeal, renderEmpty }: SlotCellProps) {
  const meals = day ? mealsIn(day, slot) : []
  return (
    <div
      className={styles.place}
      data-drop-day={index}
      data-drop-slot={slot}
      data-drop-snacks={slot === 'snacks' ? meals.length : undefined}
    >
      <h3 className={styles.slotName}>{words.slots[slot]}</h3>
      {day === undefined && <p className={styles.coming}>{words.dayComing}</p>}
      {meals.map((meal, snack) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card stands for its position; two snacks may be the same meal
        <div key={snack} className={styles.card} data-meal-index={snack}>
          {renderMeal(meal, slot === 'snacks' ? { day: index, slot, index: snack } : { day: index, slot })}
        </div>
      ))}
      {day && meals.length === 0 && renderEmpty && (
        <div className={styles.empty}>{renderEmpty({ day: index, slot })}</div>
      )}
    </div>
  )
}

function rowCount(rows: number): CSSProperties {
  // React supports custom properties, but its type does not list them.
  return { '--rows': rows } as CSSProperties
}
