import { copied, MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/meal-plan/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/meal-plan/week'
import { useState } from 'react'
import { toLocalDay } from '../../../lib/local-day.ts'
import { type Book, mealsIn, type StoredList, type StoredMeal, type StoredPlan } from '../stored-plan.ts'
import { usePlanBook } from '../use-plan-book.ts'
import { datesOf } from '../week-dates.ts'

/** Today in the current plan, for whoever has a meal to put there; null without a plan for this week. */
export function usePutToday() {
  const { book, take, restore } = usePlanBook()
  const [saved, setSaved] = useState<Readonly<{ meal: string; slot: MealSlotName; before: Book }>>()
  const today = toLocalDay(new Date())
  const { plan } = book
  const day = plan ? datesOf(plan.weekStartDate, today).indexOf(today) : -1
  const meals = plan?.days[day]
  if (!plan || !meals) return null
  const planned = MEAL_SLOTS.flatMap((slot) => {
    const meal = slot === 'snacks' ? undefined : mealsIn(meals, slot)[0]
    return meal ? [[slot, meal.name]] : []
  })
  return {
    day: DAY_NAMES[day] ?? '',
    planned: Object.fromEntries(planned) as Partial<Record<MealSlotName, string>>,
    hasList: book.shoppingList !== null,
    /** What was put there last, with the way back. */
    saved: saved && {
      meal: saved.meal,
      slot: saved.slot,
      undo() {
        void restore(saved.before)
        setSaved(undefined)
      },
    },
    /** A snack is one more; any other meal takes the place of what is there. False when the plan is another by now. */
    async put(slot: MealSlotName, meal: StoredMeal): Promise<boolean> {
      const index = slot === 'snacks' ? mealsIn(meals, 'snacks').length : undefined
      const fault = await take(copied<StoredMeal, StoredPlan, StoredList>(book, { day, slot, index }, meal))
      if (!fault) setSaved({ meal: meal.name, slot, before: book })
      return fault === undefined
    },
  }
}
