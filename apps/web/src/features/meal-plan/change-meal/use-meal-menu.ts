import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { notify } from '../../../ui/notify.ts'
import type { Book } from '../stored-plan.ts'

type Change = (command: WeekCommand, text: string) => WeekFault | undefined

/** The menu of one meal, and the commands given from it or by dragging. */
export function useMealMenu({ plan }: Pick<Book, 'plan'>, change: Change) {
  const [menuAt, openMenu] = useState<SlotAddress>()

  function closeAndChange(command: WeekCommand, text: string): void {
    openMenu(undefined)
    if (change(command, text) !== undefined) notify.error(words.mealNotChanged)
  }

  return {
    menuAt,
    openMenu: (at: SlotAddress) => openMenu(at),
    closeMenu: () => openMenu(undefined),
    change: closeAndChange,
    move(from: SlotAddress, to: SlotAddress): void {
      const meal = plan && mealAt<WeekMeal>(plan, from)
      const there = plan && mealAt<WeekMeal>(plan, to)
      if (!meal) return
      const where = words.where(DAY_NAMES[to.day] ?? '', slotNameOfOne[to.slot])
      const text = there
        ? words.swappedMeals(meal.name, where, there.name)
        : words.movedMeal(meal.name, where)
      closeAndChange({ type: 'move', from, to }, text)
    },
  }
}
