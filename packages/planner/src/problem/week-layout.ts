import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { PrepStyle } from '../household/household-profile.ts'
import { isSide, openSlots, type PlannedCooking, type Problem, type Slot } from './problem.ts'
import { withSidePlaces } from './side-places.ts'

/** The dinner of a day is eaten again. */
export interface SecondSitting {
  readonly cookedOn: number
  readonly at: Slot
}

/** The slots of a week, or of what is left of it from a day on. */
export function weekSlots(
  meals: readonly DishMeal[],
  firstDay = 0,
  limitOf: (day: number, meal: DishMeal) => number = () => Number.POSITIVE_INFINITY,
): Slot[] {
  const days = Array.from({ length: DAYS_PER_PLAN - firstDay }, (_, after) => firstDay + after)
  return days.flatMap((day) =>
    DISH_MEALS.filter((meal) => meals.includes(meal)).map((meal) =>
      slotWithin(limitOf(day, meal), day, meal),
    ),
  )
}

export function slotWithin(minutes: number, day: number, meal: DishMeal): Slot {
  return Number.isFinite(minutes) ? { day, meal, withinMinutes: minutes } : { day, meal }
}

/** The cookings that fill these slots. */
export function layWeek(slots: readonly Slot[], leftovers: readonly SecondSitting[] = []): PlannedCooking[] {
  return slots
    .filter(({ day, meal }) => !leftovers.some(({ at }) => at.day === day && at.meal === meal))
    .map((slot) => {
      const { day, meal } = slot
      const again = leftovers.filter(({ cookedOn }) => meal === 'dinner' && cookedOn === day)
      return { day, meal, eaten: [slot, ...again.map(({ at }) => slots.find(isAt(at)) ?? at)] }
    })
}

function isAt({ day, meal }: Slot) {
  return (slot: Slot) => slot.day === day && slot.meal === meal
}

/** With Cook Once Daily, lunch is the leftovers of the dinner before, from the second day on. */
export function leftoversOf(style: PrepStyle, slots: readonly Slot[]): SecondSitting[] {
  if (style !== 'Cook Once Daily') return []
  return sittingsIn(slots, lunchAfter)
}

/** What every dinner can be eaten again at, where that is a slot too. */
export function sittingsIn(
  slots: readonly Slot[],
  after: (cookedOn: number) => SecondSitting,
): SecondSitting[] {
  const dinners = slots.filter(({ meal }) => meal === 'dinner')
  return dinners
    .map(({ day }) => after(day))
    .filter(({ at }) => slots.some(({ day, meal }) => day === at.day && meal === at.meal))
}

export function lunchAfter(cookedOn: number): SecondSitting {
  return { cookedOn, at: { day: cookedOn + 1, meal: 'lunch' } }
}

/** The leftovers of a week, in the order of days. */
export function leftoversIn({ cookings }: Problem): SecondSitting[] {
  return cookings.flatMap(({ day: cookedOn, eaten }) =>
    eaten.slice(1).map(({ day, meal }) => ({ cookedOn, at: { day, meal } })),
  )
}

/** The same week with these leftovers instead of its own; meals that are kept stay. */
export function withLeftovers(problem: Problem, leftovers: readonly SecondSitting[]): Problem {
  const kept = problem.cookings.filter((cooking) => cooking.kept !== undefined)
  const cookings = [...layWeek(openSlots(problem), leftovers), ...kept]
  return { ...problem, cookings: problem.cookings.some(isSide) ? withSidePlaces(cookings) : cookings }
}

export interface Caps {
  readonly caps: Readonly<Record<DishMeal, number>>
  readonly mainCap: number
}

const USUAL_CAPS: Caps = { caps: { breakfast: 3, lunch: 2, dinner: 1, snack: 4 }, mainCap: 3 }
/** A few dishes for several days each, but at least four dinners, three lunches and three breakfasts. */
const MEAL_PREP_CAPS: Caps = { caps: { breakfast: 3, lunch: 3, dinner: 2, snack: 7 }, mainCap: 3 }

export function capsFor(style: PrepStyle): Caps {
  return style === 'Weekly Meal Prep' ? MEAL_PREP_CAPS : USUAL_CAPS
}
