import { addDays } from '@pennyplate/domain/calendar-day'
import { type MealSlotName, mealAt } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES, weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { withLeftoversSaid } from '../../messages/leftovers-follow.ts'
import { slotNameOfOne } from '../../messages/meal-slots.ts'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import type { UndoOffer } from '../../ui/undo-bar.tsx'

export type WeekToFill = Readonly<{
  /** The days that are not over, by their index. */
  days: readonly number[]
  /** What is planned in a slot. */
  planned: (day: number, slot: MealSlotName) => string | undefined
  /** Whether the list will follow the change. */
  hasList: boolean
}>

/** Puts a meal into any slot of the week on screen, and offers Undo. */
export function usePutIntoWeek() {
  const store = useDocumentStore()
  const plan = useDocument('currentMealPlan').value
  const list = useDocument('currentShoppingList').value
  const [offer, setOffer] = useState<UndoOffer<string>>()

  function put(meal: WeekMeal, day: number, slot: MealSlotName): void {
    const index = slot === 'snacks' ? plan?.days[day]?.meals.snacks?.length : undefined
    const at = { day, slot, ...(index === undefined ? {} : { index }) }
    const issued = store.issue({ type: 'replace', at, meal, reasons: [], mayAdd: true, usualSides: true })
    const place = [meal.name, DAY_NAMES[day] ?? '', slotNameOfOne[slot]] as const
    if (issued.ok) {
      const text = withLeftoversSaid(words.putDone(...place), plan ?? null, at)
      setOffer({ text, undo: issued.key })
      return
    }
    notify.error(issued.fault === 'same_meal' ? words.putSame(...place) : words.putFailed)
  }

  return {
    week: plan ? weekToFill(plan, list !== undefined && list !== null) : null,
    put,
    offer,
    undo(): void {
      if (offer) store.issue({ type: 'undo', of: offer.undo })
      setOffer(undefined)
      notify.success(words.undone)
    },
    dismiss: () => setOffer(undefined),
  }
}

function weekToFill(plan: WeekPlan, hasList: boolean): WeekToFill {
  const today = toLocalDay(new Date())
  const start = weekStartOf(plan.weekStartDate ?? today)
  const every = plan.days.map((_, day) => day)
  const left = every.filter((day) => addDays(start, day) >= today)
  return {
    // A week that is over can still be corrected.
    days: left.length > 0 ? left : every,
    planned: (day, slot) => (slot === 'snacks' ? undefined : mealAt<WeekMeal>(plan, { day, slot })?.name),
    hasList,
  }
}
