import { addDays } from '@pennyplate/domain/calendar-day'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Life } from './life.ts'
import type { Said } from './paper/household.ts'
import type { Meal } from './paper/meal-needs.ts'
import type { Item } from './paper/stock.ts'

type Cooked = Readonly<{ meal: string; mealType: string; plannedFor?: string }>

export const linesOf = (list: ShoppingList | undefined) =>
  (list?.sections ?? []).flatMap(({ items }) => items)
export const centsOf = (dollars = 0) => Math.round(dollars * 100)

/** What the server has, as plain documents. */
export async function readDocuments({ read }: Life) {
  const [said, plan, list, pantry, cooked, history] = [
    await read<Said>('profile'),
    await read<WeekPlan & { boughtAt?: string; report?: { totalCents: number | null } }>('currentMealPlan'),
    await read<ShoppingList>('currentShoppingList'),
    await read<readonly Item[]>('pantry'),
    await read<readonly Cooked[]>('cookingHistory'),
    await read<readonly { weekStartDate: string; plan: WeekPlan }[]>('mealPlanHistory'),
  ]
  if (!said) throw new Error('a household that is lived in has a profile')
  return { said, plan, list, pantry: pantry ?? [], cooked: cooked ?? [], history: history ?? [] }
}

export type Documents = Awaited<ReturnType<typeof readDocuments>>

/** Every meal of the week, and whether its food is eaten up by now. */
export function mealsOf({ said, plan, cooked }: Documents) {
  if (!plan) return []
  const start = plan.weekStartDate ?? ''
  const isBatch = said.prepStyle !== 'Cook Every Meal'
  return everySlot(plan).flatMap((at) => {
    const meal = mealAt(plan, at) as Meal | undefined
    const day = addDays(start, at.day)
    const isCooked = cooked.some(
      ({ meal: name, mealType, plannedFor = '' }) =>
        plannedFor >= start &&
        (meal?.leftoverOf === name ||
          (name === meal?.name && (isBatch || (plannedFor === day && mealType === at.slot)))),
    )
    return meal ? [{ at, meal, day, isCooked }] : []
  })
}
