import type { MealSlotName } from './meal-plan.ts'
import {
  dishTime,
  eveningsBefore,
  MEAL_MINUTES,
  type MealAhead,
  startMinutes,
  type TimedMeal,
} from './meal-start.ts'

export interface TimetableStep {
  /** `make` is for the day before, `eat` is the meal. */
  readonly task: MealAhead['task'] | 'make' | 'start' | 'eat'
  /** Of `thaw` and `soak` the food. */
  readonly of: string
  /** How many evenings before the meal; 0 on its day. */
  readonly evenings: number
  /** After midnight; null in the evening. */
  readonly minutes: number | null
}

/** So many sides make a meal whose dishes do not start by themselves at the right time. */
const SIDES_OF_A_MENU = 3

/** What to do for a menu, from the first evening to the hour of the meal. Empty for an ordinary plate. */
export function mealTimetable(meal: TimedMeal, slot: MealSlotName): TimetableStep[] {
  const { ahead, sides = [] } = meal
  if (sides.length < SIDES_OF_A_MENU || meal.leftoverOf !== undefined || meal.place !== undefined) return []
  const early = ahead
    ? [
        {
          task: ahead.task,
          of: ahead.food ?? meal.name,
          evenings: eveningsBefore(ahead.hours),
          minutes: null,
        },
      ]
    : []
  const made = sides
    .filter(({ dayBefore }) => dayBefore)
    .map(({ name }) => ({ task: 'make' as const, of: name, evenings: 1, minutes: null }))
  const cooked = [meal, ...sides.filter(({ dayBefore }) => !dayBefore)].flatMap((dish) => {
    const time = dishTime(dish)
    if (!time) return []
    const minutes = startMinutes(time.readyMinutes, slot)
    return [{ task: 'start' as const, of: dish.name, evenings: minutes === null ? 1 : 0, minutes }]
  })
  const steps = [...early, ...made, ...cooked].toSorted(
    (a, b) => b.evenings - a.evenings || (a.minutes ?? 0) - (b.minutes ?? 0),
  )
  return [...steps, { task: 'eat', of: meal.name, evenings: 0, minutes: MEAL_MINUTES[slot] }]
}
