import { SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekSide } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import { toLocalDay } from '../../../lib/local-day.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { plateMessages as words } from '../../../messages/plates.ts'
import { notify } from '../../../ui/notify.ts'
import { type FoundSides, requestSides } from '../plan-calls.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { planningDay } from '../week-dates.ts'
import type { MealChanges } from './use-change-meal.ts'

/** What can be done to the sides of one meal. A side is told by its place. */
export type SideChanges = Readonly<{
  /** In place of a side, or as one more. */
  findOthers: (side: number | undefined, signal: AbortSignal) => Promise<FoundSides>
  swap: (side: number, by: WeekSide) => void
  /** Absent if the plate is full, or nobody cooks it. */
  add: ((side: WeekSide) => void) | undefined
  drop: (side: number) => void
}>

/** Changes one side of a meal with one command each, which can be undone like any other change of the week. */
export function sideChanges(
  { book, issue }: PlanBookStore,
  at: SlotAddress,
  { offerUndo, findBought }: Pick<MealChanges, 'offerUndo' | 'findBought'>,
): SideChanges {
  const { plan } = book
  const meal = plan && mealAt<WeekMeal>(plan, at)
  const [, ...sides] = meal ? dishesOf(meal) : []

  function put(changed: readonly WeekSide[], text: string): void {
    const issued = issue({ type: 'swapSide', at, sides: changed })
    if (issued.ok) offerUndo({ undo: [issued.key], text })
    else notify.error(words.changeFailed(mealPlanMessages.stateChanged))
  }

  return {
    async findOthers(side, signal) {
      if (!plan) return { choices: [], unsuitable: [] }
      const today = planningDay(plan, toLocalDay(new Date()))
      return requestSides({ plan, at, side, today, bought: await findBought(), signal })
    },
    swap(side, by) {
      const before = sides[side]
      if (meal && before) put(sides.with(side, by), words.swapped(meal.name, before.name, by.name))
    },
    add:
      meal && !meal.place && sides.length < SIDES_PER_MEAL
        ? (side) => put([...sides, side], words.added(meal.name, side.name))
        : undefined,
    drop(side) {
      const before = sides[side]
      if (meal && before) put(sides.toSpliced(side, 1), words.dropped(meal.name, before.name))
    },
  }
}
