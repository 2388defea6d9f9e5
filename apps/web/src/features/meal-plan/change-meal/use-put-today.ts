import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { toLocalDay } from '../../../lib/local-day.ts'
import { mealsIn } from '../stored-plan.ts'
import { usePlanBook } from '../use-plan-book.ts'
import { datesOf } from '../week-dates.ts'

/** Puts a meal into today's slots of the current plan; null if there is no plan for this week. */
export function usePutToday() {
  const { book, issue, undo } = usePlanBook()
  const [saved, setSaved] = useState<Readonly<{ meal: string; slot: MealSlotName; undo: string }>>()
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
    /** The meal saved last, and its undo. */
    saved: saved && {
      meal: saved.meal,
      slot: saved.slot,
      undo() {
        undo(saved.undo)
        setSaved(undefined)
      },
    },
    /** Adds a snack, or replaces the meal of any other slot. Returns false if the plan has changed in the meantime. */
    put(slot: MealSlotName, meal: WeekMeal): boolean {
      const index = slot === 'snacks' ? mealsIn(meals, 'snacks').length : undefined
      const issued = issue({ type: 'replace', at: { day, slot, index }, meal, reasons: [], mayAdd: true })
      if (issued.ok) setSaved({ meal: meal.name, slot, undo: issued.key })
      return issued.ok || issued.fault === 'same_meal'
    },
  }
}
