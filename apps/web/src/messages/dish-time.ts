import { loweredFood } from '@pennyplate/domain/food/food-words'
import type { MealSlotName, Plan } from '@pennyplate/domain/week/meal-plan'
import {
  type EveningTask,
  eveningTasks,
  type MealAhead,
  type MealTime,
  mealTime,
  startMinutes,
  type TimedMeal,
} from '@pennyplate/domain/week/meal-start'
import type { Prepped } from '@pennyplate/domain/week/prep-batches'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'

/** How long dishes take, wherever a time is shown. */

export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`
}

/** Less waiting than this is not worth two figures. */
const TELLING_MINUTES = 5

/** "20 min active", "ready in 7 hr 20 min"; one figure where both are the same. */
export function timeFacts(time: MealTime | null): string[] {
  if (time === null) return []
  const { activeMinutes, readyMinutes } = time
  if (activeMinutes === null || readyMinutes - activeMinutes < TELLING_MINUTES)
    return [duration(readyMinutes)]
  return [`${duration(activeMinutes)} active`, `ready in ${duration(readyMinutes)}`]
}

/** None for what is made the evening before: it needs no start on its own day. */
export function startFact(
  time: MealTime | null,
  slot: MealSlotName | undefined,
  ahead: MealAhead | undefined,
): string[] {
  if (time === null || slot === undefined || ahead?.task === 'chill') return []
  const start = startMinutes(time.readyMinutes, slot)
  if (start !== null) return [`start by ${clock(start)}`]
  return [isThroughTheNight(time.readyMinutes) ? 'start the evening before' : 'make it the evening before']
}

/** What is done in fewer hours is ready long before morning, and is warmed. */
const NIGHT_MINUTES = 6 * 60

function isThroughTheNight(readyMinutes: number): boolean {
  return readyMinutes >= NIGHT_MINUTES
}

const AHEAD_FACTS: Readonly<Record<MealAhead['task'], string>> = {
  soak: 'soak ahead',
  thaw: 'thaw ahead',
  marinate: 'marinate ahead',
  chill: 'make it the evening before',
  rise: 'make the dough ahead',
}

/** A dish that cooks or waits this long by itself has to be started long before the meal. */
const HANDS_OFF_MINUTES = 45

/** A dish of the catalog in a week from before its waits were stored with it. */
type StoredMeal = Prepped<TimedMeal & { readonly recipeId?: string | undefined }>

function hasUnknownWaits({ recipeId, activeMinutes, waitingMinutes, ahead }: StoredMeal): boolean {
  const isUntold = activeMinutes === undefined && waitingMinutes === undefined && ahead === undefined
  return recipeId !== undefined && isUntold
}

/** The times of a meal of the week; when to start only if it is left alone for long. */
export function mealTimeFacts(meal: StoredMeal, slot?: MealSlotName): string[] {
  return wholeTimeFacts(meal, handsOffMinutes(meal) >= HANDS_OFF_MINUTES ? slot : undefined)
}

function handsOffMinutes(meal: StoredMeal): number {
  const { activeMinutes = null, readyMinutes = 0 } = mealTime(meal) ?? {}
  return activeMinutes === null ? (meal.waitingMinutes ?? 0) : readyMinutes - activeMinutes
}

export function wholeTimeFacts(meal: StoredMeal, slot: MealSlotName | undefined): string[] {
  const time = mealTime(meal)
  // It was cooked before: no wait, and nothing to start.
  if (meal.fromFreezer) return [...timeFacts(time), AHEAD_FACTS.thaw]
  if (meal.leftoverOf !== undefined) return timeFacts(time)
  if (meal.madeOn !== undefined)
    return [...timeFacts(time), `made ${DAY_NAMES[meal.madeOn]}`, ...aheadFact(meal.ahead)]
  if (hasUnknownWaits(meal)) return timeFacts(time).map((fact) => `${fact} plus any waiting`)
  return [
    ...timeFacts(time),
    ...batchFact(meal),
    ...startFact(time, slot, meal.ahead),
    ...aheadFact(meal.ahead),
  ]
}

function batchFact({ cookedForMeals = 1 }: StoredMeal): string[] {
  return cookedForMeals > 1 ? [`cooked for ${cookedForMeals} meals`] : []
}

export function aheadFact(ahead: MealAhead | undefined): string[] {
  return ahead ? [AHEAD_FACTS[ahead.task]] : []
}

/** What to do on each evening, by day. What comes before the week stands on its first day. */
export function eveningLines<M extends TimedMeal>(
  plan: Pick<Plan<M>, 'days'>,
): ReadonlyMap<number, readonly string[]> {
  const lines = new Map<number, readonly string[]>()
  for (const [evening, tasks] of eveningTasks<M>(plan)) {
    const day = Math.max(0, evening)
    const said = tasks.map((task) => eveningLine(task, evening < 0))
    // The same dish at two meals of a day is started once.
    lines.set(day, [...new Set([...(lines.get(day) ?? []), ...said])])
  }
  return lines
}

/** On the day of the evening; `isBeforeWeek` if the week has no such day. */
export function eveningLine(
  { task, food, meal, day, readyMinutes }: EveningTask,
  isBeforeWeek: boolean,
): string {
  const dish = `${DAY_NAMES[day]}’s ${loweredFood(meal)}`
  const what = food === undefined ? 'what it needs' : `the ${loweredFood(food)}`
  const work = {
    soak: `soak ${what} for ${dish}`,
    thaw: `move ${what} from the freezer to the refrigerator for ${dish}`,
    marinate: `marinate ${dish}`,
    chill: `make ${dish} ahead`,
    rise: `make the dough for ${dish}`,
    start: `${isThroughTheNight(readyMinutes) ? 'start' : 'make'} ${dish}, which takes ${duration(readyMinutes)}`,
  }
  return `${isBeforeWeek ? 'The evening before' : 'Tonight'}: ${work[task]}.`
}

export function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), Math.floor(minutes % 60)]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
