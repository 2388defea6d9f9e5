import { MEAL_SLOTS, type MealSlotName, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { mealMenuMessages as words } from '../../../messages/meal-menu.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Spoken } from '../../../ui/spoken.tsx'
import { mealsIn } from '../stored-plan.ts'
import styles from './meal-menu.module.css'

type MovePickerProps = {
  readonly at: SlotAddress
  readonly meal: WeekMeal
  readonly plan: WeekPlan
  readonly onMove: (from: SlotAddress, to: SlotAddress) => void
  readonly onBack: () => void
}

/** The days of the week, for one kind of meal at a time. */
export function MovePicker({ at, meal, plan, onMove, onBack }: MovePickerProps) {
  const [slot, setSlot] = useState<MealSlotName>(at.slot)
  return (
    <>
      <p className={styles.where}>{words.moveText(meal.name)}</p>
      <Segments
        legend={words.moveMeal}
        options={MEAL_SLOTS.map((value) => ({ value, label: slotNameOfOne[value] }))}
        value={slot}
        onChange={setSlot}
      />
      <ul className={styles.items}>
        {plan.days.map((day, index) => {
          const name = DAY_NAMES[index] ?? ''
          const to = placeFor(at, { day: index, slot }, mealsIn(day, slot).length)
          const there = mealAt<WeekMeal>(plan, to)?.name
          const isHere = index === at.day && slot === at.slot
          return (
            <li key={day.day}>
              <button type="button" className={styles.item} disabled={isHere} onClick={() => onMove(at, to)}>
                <span className={styles.day}>{name}</span>
                {!isHere && <Spoken>{words.spokenPlace(slotNameOfOne[slot], there !== undefined)} </Spoken>}
                <span className={styles.there}>{isHere ? words.here : (there ?? words.free)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <DialogActions>
        <Button onClick={onBack}>{words.back}</Button>
      </DialogActions>
    </>
  )
}

/** A snack joins the other snacks of a day; any other meal changes places with the one that is there. */
function placeFor(from: SlotAddress, to: SlotAddress, snacks: number): SlotAddress {
  if (to.slot !== 'snacks') return to
  return { ...to, index: from.day === to.day && from.slot === 'snacks' ? (from.index ?? 0) : snacks }
}
