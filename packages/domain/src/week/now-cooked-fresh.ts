import type { KeptMeal } from './leftovers.ts'
import { everySlot, mealAt, type Plan, type SlotAddress } from './meal-plan.ts'

/** Meals that were leftovers and are cooked for themselves now. */
export function nowCookedFresh<M extends KeptMeal>(before: Plan<M>, now: Plan<M>): SlotAddress[] {
  return everySlot(before).filter((at) => {
    const [was, is] = [mealAt(before, at), mealAt(now, at)]
    return was?.leftoverOf !== undefined && is?.name === was.leftoverOf && !is.place
  })
}
