import { type FreezerPortions, portionsOf, type ThawedDish } from '../pantry/frozen-portions.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { everySlot, type Meal, mealAt, type Plan, type SlotAddress, withMeals } from './meal-plan.ts'

type Thawed = Meal & { readonly dish?: string | undefined; readonly fromFreezer?: ThawedDish | undefined }

const NAME_BEFORE = 'From the freezer: '

/** The same meal, of portions that are in the freezer. */
export function asThawed<M extends Thawed>(meal: M, { item, portions }: FreezerPortions): M {
  const { name, dish = name } = meal
  return { ...meal, name: `${NAME_BEFORE}${name}`, dish, fromFreezer: { item, portions, of: name } }
}

/** For another household or another week: its dishes are cooked. */
export function withoutFreezer<M extends Meal, P extends Plan<M>>(plan: P): P {
  return everySlot(plan).reduce((changed, at) => {
    const meal = mealAt<M & Thawed>(changed as Plan<M & Thawed>, at)
    if (!meal?.fromFreezer) return changed
    const { fromFreezer, dish, ...rest } = meal
    const name = fromFreezer.of
    const cooked = { ...rest, name, ...(dish === undefined || dish === name ? {} : { dish }) }
    // Safe: a meal need not have the fields left out.
    return withMeals<M, P>(changed, [at], cooked as unknown as M)
  }, plan)
}

/** What meals of a week are to take from the freezer. */
export function freezerPortionsAt<M extends Thawed>(
  plan: Plan<M>,
  slots: readonly SlotAddress[],
): FreezerPortions[] {
  return slots.flatMap((at) => mealAt<M>(plan, at)?.fromFreezer ?? [])
}

/** The meals, in the order of the slots, that take more than is in the freezer. */
export function missingPortions<M extends Thawed>(
  plan: Plan<M>,
  slots: readonly SlotAddress[],
  pantry: readonly Pick<PantryItem, 'id' | 'quantity'>[],
): SlotAddress[] {
  const left = new Map(pantry.map((item) => [item.id, portionsOf(item)]))
  return slots.filter((at) => {
    const { fromFreezer } = mealAt<M>(plan, at) ?? {}
    if (!fromFreezer) return false
    const after = (left.get(fromFreezer.item) ?? 0) - fromFreezer.portions
    left.set(fromFreezer.item, after)
    return after < 0
  })
}
