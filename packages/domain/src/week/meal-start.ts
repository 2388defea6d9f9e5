import type { ThawedDish } from '../pantry/frozen-portions.ts'
import type { AHEAD } from '../recipe/plate.ts'
import { isReheated, REHEAT_MINUTES } from './leftovers.ts'
import { type DayPlan, MEAL_SLOTS, type Meal, type MealSlotName, type Plan } from './meal-plan.ts'

/** A meal with its times. Plans of earlier versions have only `cookingTime`, which may be text: "25 min". */
export type TimedMeal = Meal & {
  /** From start to plate, without waits in which the kitchen can be left. */
  readonly cookingTime?: number | string | undefined
  readonly activeMinutes?: number | undefined
  readonly waitingMinutes?: number | undefined
  /** Minutes of the waits that are further rounds of a vessel, if it is cooked for one meal, for two, and so on. */
  readonly roundMinutes?: readonly number[] | undefined
  readonly ahead?: MealAhead | undefined
  readonly place?: string | undefined
  readonly leftoverOf?: string | undefined
  readonly fromFreezer?: ThawedDish | undefined
  readonly sides?: readonly TimedSide[] | undefined
}

/** A pie that is made the day before asks for no time on the day. */
export type TimedSide = Omit<TimedMeal, 'sides'> & { readonly dayBefore?: boolean | undefined }

/** Work before the day of the meal. `food` is what is soaked or thawed. */
export type MealAhead = {
  readonly task: (typeof AHEAD)[number]
  readonly hours: number
  readonly food?: string | undefined
}

export type MealTime = {
  /** Null if unknown. */
  readonly activeMinutes: number | null
  /** From starting to serving, waits included. */
  readonly readyMinutes: number
}

/** Of a meal with its sides. Null if the main dish does not say. */
export function mealTime(meal: TimedMeal): MealTime | null {
  const main = dishTime(meal)
  const sides = (meal.sides ?? []).filter(({ dayBefore }) => !dayBefore)
  return main && plateTime([main, ...sides.flatMap((side) => dishTime(side) ?? [])])
}

/** Dishes cook side by side, so the longest counts; but hands do one thing after another. The main dish comes first. */
export function plateTime([main, ...others]: readonly [MealTime, ...MealTime[]]): MealTime {
  const readyMinutes = Math.max(main.readyMinutes, ...others.map((dish) => dish.readyMinutes))
  if (main.activeMinutes === null) return { activeMinutes: null, readyMinutes }
  const work = others.reduce((sum, dish) => sum + (dish.activeMinutes ?? 0), main.activeMinutes)
  return { activeMinutes: Math.min(work, readyMinutes), readyMinutes }
}

export function dishTime({
  cookingTime,
  activeMinutes,
  waitingMinutes = 0,
  leftoverOf,
  fromFreezer,
}: Omit<TimedMeal, 'sides'>): MealTime | null {
  if (isReheated({ leftoverOf, fromFreezer }))
    return { activeMinutes: REHEAT_MINUTES, readyMinutes: REHEAT_MINUTES }
  const minutes = leadingMinutes(cookingTime)
  return minutes === null
    ? null
    : { activeMinutes: activeMinutes ?? null, readyMinutes: minutes + waitingMinutes }
}

/** Null if unknown. */
export function leadingMinutes(cookingTime: number | string | undefined): number | null {
  const minutes = typeof cookingTime === 'number' ? cookingTime : Number.parseInt(cookingTime ?? '', 10)
  return Number.isFinite(minutes) ? minutes : null
}

/** When most US households eat, in minutes after midnight. */
export const MEAL_MINUTES: Readonly<Record<MealSlotName, number>> = {
  breakfast: 7 * 60 + 30,
  lunch: 12 * 60 + 30,
  dinner: 18 * 60 + 30,
  snacks: 15 * 60 + 30,
}
/** A dish that would have to start earlier is started the evening before. */
const EARLIEST_START_MINUTES = 6 * 60
/** Nobody starts at 4:07. */
const STEP_MINUTES = 5

/** Minutes after midnight; null for the evening before. */
export function startMinutes(readyMinutes: number, slot: MealSlotName): number | null {
  const start = STEP_MINUTES * Math.floor((MEAL_MINUTES[slot] - readyMinutes) / STEP_MINUTES)
  return start < EARLIEST_START_MINUTES ? null : start
}

export type EveningTask = {
  readonly task: MealAhead['task'] | 'start'
  readonly food: string | undefined
  readonly meal: string
  readonly slot: MealSlotName
  /** The day of the meal. */
  readonly day: number
  readonly readyMinutes: number
}

/** What to do on each evening of the week for the meals after it, by day; on -1 what is to be done before the week begins. */
export function eveningTasks<M extends TimedMeal>(
  plan: Pick<Plan<M>, 'days'>,
): ReadonlyMap<number, readonly EveningTask[]> {
  const evenings = new Map<number, EveningTask[]>()
  for (const [day, { meals }] of plan.days.entries())
    for (const slot of MEAL_SLOTS)
      for (const meal of slot === 'snacks' ? (meals.snacks ?? []) : [meals[slot]]) {
        if (!meal || meal.place !== undefined || isYesterdaysDinner(meal, slot, plan.days[day - 1])) continue
        for (const { evenings: before, ...task } of tasksOf(meal, slot)) {
          const evening = Math.max(-1, day - before)
          evenings.set(evening, [...(evenings.get(evening) ?? []), { meal: meal.name, ...task, slot, day }])
        }
      }
  return evenings
}

type TaskOfMeal = Pick<EveningTask, 'task' | 'food' | 'readyMinutes'> &
  Partial<Pick<EveningTask, 'meal'>> & { readonly evenings: number }

function tasksOf(meal: TimedMeal, slot: MealSlotName): TaskOfMeal[] {
  if (meal.leftoverOf !== undefined) return []
  // Overnight in the refrigerator is the safe way, and long enough for a few portions.
  if (meal.fromFreezer) return [{ task: 'thaw', food: meal.fromFreezer.of, readyMinutes: 0, evenings: 1 }]
  const { readyMinutes } = mealTime(meal) ?? { readyMinutes: 0 }
  const { ahead } = meal
  const early: TaskOfMeal[] =
    startMinutes(readyMinutes, slot) === null
      ? [{ task: 'start', food: undefined, readyMinutes, evenings: 1 }]
      : []
  const sides = (meal.sides ?? []).flatMap((side): TaskOfMeal[] => {
    const time = side.dayBefore ? dishTime(side) : null
    return time
      ? [{ task: 'start', food: undefined, readyMinutes: time.readyMinutes, meal: side.name, evenings: 1 }]
      : []
  })
  if (!ahead) return [...early, ...sides]
  const { task, food, hours } = ahead
  return [{ task, food, readyMinutes, evenings: eveningsBefore(hours) }, ...early, ...sides]
}

/** How many evenings before its meal such work begins. */
export function eveningsBefore(hours: number): number {
  return Math.max(1, Math.floor(hours / 24))
}

/** A lunch that is last night's dinner is already cooked. */
function isYesterdaysDinner<M extends Meal>(
  { name }: M,
  slot: MealSlotName,
  before: DayPlan<M> | undefined,
): boolean {
  return slot === 'lunch' && before?.meals.dinner?.name === name
}
