import type { ThawedDish } from '../pantry/frozen-portions.ts'
import {
  everySlot,
  isSameSlot,
  MEAL_SLOTS,
  type Meal,
  mealAt,
  type Plan,
  type SlotAddress,
  withMeals,
} from './meal-plan.ts'

/** A meal that may be left over, or be what is left of another. */
export type KeptMeal = Meal & {
  readonly dish?: string | undefined
  readonly place?: string | undefined
  /** The name of the meal it is left over from: it was cooked then, and is only reheated. */
  readonly leftoverOf?: string | undefined
  /** How many meals it is cooked for, if more than one. */
  readonly sittings?: number | undefined
  /** Days it keeps in the refrigerator once cooked. */
  readonly keepsDays?: number | undefined
  readonly fromFreezer?: ThawedDish | undefined
  readonly sides?: readonly KeptSide[] | undefined
}

interface KeptSide {
  readonly name: string
  /** It makes this meal of the leftovers: "Chicken quesadillas". */
  readonly remakesAs?: string | undefined
}

/** It was cooked before and is only reheated: leftovers, or portions from the freezer. */
export function isReheated({
  leftoverOf,
  fromFreezer,
}: Pick<KeptMeal, 'leftoverOf' | 'fromFreezer'>): boolean {
  return leftoverOf !== undefined || fromFreezer !== undefined
}

/** Minutes to reheat what is left. */
export const REHEAT_MINUTES = 5

const NAME_BEFORE = 'Leftovers: '

/** The same meal, eaten again later, or what its sides make of it. */
export function asLeftover<M extends KeptMeal>(meal: M): M {
  const { sittings: _, ...once } = meal
  const { name, dish = name } = meal
  // Safe: every field of a kept meal may have these values.
  return { ...once, name: remakeIn(meal) ?? `${NAME_BEFORE}${name}`, dish, leftoverOf: name } as M
}

/** What leftovers are remade as; undefined if they are eaten as they were. */
export function remakeIn({ sides = [] }: Pick<KeptMeal, 'sides'>): string | undefined {
  return sides.flatMap(({ remakesAs }) => remakesAs ?? [])[0]
}

/** Without what made another meal of it. */
export function withoutRemake<M extends Pick<KeptMeal, 'sides'>>(meal: M): M {
  if (remakeIn(meal) === undefined) return meal
  return { ...meal, sides: meal.sides?.filter(({ remakesAs }) => remakesAs === undefined) }
}

/** A leftover with other sides is named by what they make of it. */
export function withOtherSides<M extends KeptMeal>(meal: M, sides: M['sides']): M {
  const { leftoverOf } = meal
  const changed = { ...meal, sides }
  if (leftoverOf === undefined || remakeIn(meal) === remakeIn(changed)) return changed
  return { ...changed, name: remakeIn(changed) ?? `${NAME_BEFORE}${leftoverOf}` }
}

/** What was left over, cooked for itself. */
export function cookedFresh<M extends KeptMeal>(meal: M): M {
  if (meal.place) return elsewhere(meal)
  const { leftoverOf: name = meal.name, dish, ...rest } = withoutRemake(meal)
  // Safe, as a meal need not have the fields left out.
  return { ...rest, name, ...(dish === undefined || dish === name ? {} : { dish }) } as unknown as M
}

/** What went into the freezer stays there. Its place of the week no longer says what it was. */
function elsewhere<M extends KeptMeal>({ name, place }: M): M {
  // Safe: a place needs no other fields.
  return { name, place, estimatedCost: 0 } as unknown as M
}

/** Where a leftover was cooked: the latest meal of that name before it that keeps so long. */
export function leftoverSource<M extends KeptMeal>(plan: Plan<M>, at: SlotAddress): SlotAddress | undefined {
  const { leftoverOf } = mealAt(plan, at) ?? {}
  if (leftoverOf === undefined) return undefined
  return everySlot(plan)
    .filter((slot) => isBefore(slot, at))
    .findLast((slot) => {
      const meal = mealAt(plan, slot)
      const isCooked = meal?.name === leftoverOf && !meal.place && !meal.fromFreezer
      return isCooked && (meal.keepsDays ?? 0) >= at.day - slot.day
    })
}

/** The leftovers of the meal in a slot. */
export function leftoversFrom<M extends KeptMeal>(plan: Plan<M>, at: SlotAddress): SlotAddress[] {
  return everySlot(plan).filter((slot) => {
    const source = leftoverSource(plan, slot)
    return source !== undefined && source.day === at.day && source.slot === at.slot
  })
}

function isBefore(one: SlotAddress, other: SlotAddress): boolean {
  const order = MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot)
  return one.day < other.day || (one.day === other.day && order < 0)
}

/** Every leftover has its source, and every source says for how many meals it is cooked; a leftover that lost it is cooked fresh. */
export function settleLeftovers<M extends KeptMeal, P extends Plan<M>>(plan: P): P {
  const [lost] = everySlot(plan)
    .filter((at) => mealAt<M>(plan, at)?.leftoverOf !== undefined && !leftoverSource<M>(plan, at))
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  // The first is cooked fresh, and may leave what comes after it.
  if (lost)
    return settleLeftovers<M, P>(
      changeEach<M, P>(plan, (meal, at) => (isSameSlot(at, lost) ? cookedFresh(meal) : meal)),
    )
  return changeEach<M, P>(plan, (meal, at) => {
    const sittings = meal.leftoverOf === undefined ? 1 + leftoversFrom<M>(plan, at).length : 1
    if (sittings === (meal.sittings ?? 1)) return meal
    const { sittings: _, ...once } = meal
    // Safe, as a meal need not say it.
    return (sittings > 1 ? { ...once, sittings } : once) as M
  })
}

/** The same plan if no meal changed. */
function changeEach<M extends KeptMeal, P extends Plan<M>>(
  plan: P,
  change: (meal: M, at: SlotAddress) => M,
): P {
  return everySlot(plan).reduce((changed, at) => {
    const before = mealAt<M>(changed, at)
    const after = before && change(before, at)
    return after === undefined || after === before ? changed : withMeals<M, P>(changed, [at], after)
  }, plan)
}
