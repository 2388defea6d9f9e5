import type { QuickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { useId, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { quickMealMessages as words } from '../../messages/quick-meal.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import styles from './quick-meal.module.css'
import { mealForPlan, slotsOf } from './quick-meal-calls.ts'

export type TodaysPlan = Readonly<{
  /** The name of today's weekday. */
  day: string
  /** Today's planned meals by slot. */
  planned: Readonly<Partial<Record<MealSlotName, string>>>
  /** Returns false if the plan has changed in the meantime. */
  put: (slot: MealSlotName, meal: ReturnType<typeof mealForPlan>) => boolean
  saved: Readonly<{ meal: string; slot: MealSlotName; undo: () => void }> | undefined
}>

type SaveToPlanProps = {
  readonly quickMeal: QuickMealAnswer
  /** Null if there is no plan for this week. */
  readonly today: TodaysPlan | null
}

export function SaveToPlan({ quickMeal, today }: SaveToPlanProps) {
  const group = useId()
  const slots = slotsOf(quickMeal.mealTypes)
  const [isOpen, setIsOpen] = useState(false)
  const [slot, setSlot] = useState(slots.at(-1) ?? 'dinner')

  if (!today)
    return (
      <div className={styles.save}>
        <p className={styles.soft}>{words.noPlan}</p>
        <ButtonLink to={paths.dashboard}>{words.noPlanAction}</ButtonLink>
      </div>
    )

  const { saved } = today

  function save(plan: TodaysPlan): void {
    setIsOpen(false)
    const isSaved = plan.put(slot, mealForPlan(quickMeal))
    if (!isSaved) notify.error(words.saveFailed)
  }

  return (
    <div className={styles.save}>
      <Button onClick={() => setIsOpen(true)}>{words.save}</Button>
      <div role="status">
        {saved && (
          <p className={styles.saved}>
            <span>{words.saved(saved.meal, words.slots[saved.slot])}</span>
            <Button
              look="quiet"
              onClick={() => {
                saved.undo()
                notify.success(words.undone)
              }}
            >
              {words.undo}
            </Button>
          </p>
        )}
      </div>
      <ConfirmDialog
        opened={isOpen}
        title={words.saveTitle}
        confirmLabel={words.save}
        onConfirm={() => save(today)}
        onCancel={() => setIsOpen(false)}
      >
        <fieldset className={styles.places}>
          <legend>{words.saveWhere(today.day)}</legend>
          {MEAL_SLOTS.map((name) => (
            <label key={name} className={styles.place}>
              <input type="radio" name={group} checked={slot === name} onChange={() => setSlot(name)} />
              <span>
                {words.slots[name]}
                {today.planned[name] !== undefined && (
                  <span className={styles.soft}> {words.instead(today.planned[name])}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      </ConfirmDialog>
    </div>
  )
}
