import type { ThawedDish } from '../pantry/frozen-portions.ts'
import type { MaybeBought } from './bought-week.ts'
import type { DayPlan, Plan } from './meal-plan.ts'
import type { WeekReport } from './week-report.ts'

/** Where a meal is eaten that nobody cooks. Its place in the week stays, and it needs no groceries. */
export const MEAL_PLACES = ['skip', 'out', 'leftover', 'school'] as const
export type MealPlace = (typeof MEAL_PLACES)[number]

/** What is served beside a main dish. */
export type WeekSide = Readonly<{
  recipeId?: string | undefined
  name: string
  /** The meal it makes of leftovers. */
  remakesAs?: string | undefined
}> &
  OtherFields

/** A meal as it is stored. Fields this version does not know are kept. */
export type WeekMeal = Readonly<{
  name: string
  dish?: string | undefined
  recipeId?: string | undefined
  estimatedCost?: number | undefined
  isCustom?: boolean | undefined
  sides?: readonly WeekSide[] | undefined
  place?: MealPlace | undefined
  /** What eating out costs, if somebody said so. It is no part of the groceries. */
  paidCents?: number | undefined
  /** Whether that comes out of the grocery budget. */
  isFromBudget?: boolean | undefined
  /** Stays when the rest of the week is planned again. */
  isLocked?: boolean | undefined
  /** How many people eat it, if not the whole household. */
  people?: number | undefined
  leftoverOf?: string | undefined
  sittings?: number | undefined
  keepsDays?: number | undefined
  /** What is left of it may be frozen. */
  freezes?: boolean | undefined
  /** It is not cooked but thawed: portions of a dish that an item of the pantry has. */
  fromFreezer?: ThawedDish | undefined
  /** Leftovers that went into the freezer. They were cooked, and are eaten another time. */
  isFrozen?: boolean | undefined
}> &
  OtherFields

/** A week as it is stored: seven days of meals, and what the planner said about exactly these meals. */
export type WeekPlan = Plan<WeekMeal> &
  MaybeBought &
  Readonly<{
    days: readonly WeekDay[]
    report?: WeekReport | undefined
    dayNotes?: Readonly<Record<string, string>> | undefined
  }> &
  OtherFields

type WeekDay = DayPlan<WeekMeal> & OtherFields
type OtherFields = Readonly<{ [field: string]: unknown }>

/** Of leftovers that went into the freezer. */
export const FROZEN_NAME = 'In the freezer'

/** Of a meal that was over when its week was planned. */
export const NOT_PLANNED_NAME = 'Nothing planned'

/** Such a meal. */
export const NOT_PLANNED = { name: NOT_PLANNED_NAME, place: 'skip', estimatedCost: 0 } as const

/** The names such meals are stored under. */
export const MEAL_PLACE_NAMES: Readonly<Record<MealPlace, string>> = {
  skip: 'Skipped',
  out: 'Eating out',
  leftover: 'Leftovers',
  school: 'School or work lunch',
}
