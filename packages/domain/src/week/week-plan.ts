import type { FoodGroups } from '../food/food-groups.ts'
import type { PortionNutrition } from '../food/nutrition.ts'
import type { ThawedDish } from '../pantry/frozen-portions.ts'
import type { Substitution } from '../recipe/substitution.ts'
import type { MaybeBought } from './bought-week.ts'
import type { DayPlan } from './meal-plan.ts'
import type { MealAhead } from './meal-start.ts'
import type { WeekReport } from './week-report.ts'

/** Where a meal is eaten that nobody cooks. Its place in the week stays, and it needs no groceries. */
export const MEAL_PLACES = ['skip', 'out', 'leftover', 'school'] as const
export type MealPlace = (typeof MEAL_PLACES)[number]

/** What is said of an adult's portion of a dish: dollars, minutes, figures. Earlier weeks may say the minutes in words. */
type DishFacts = Readonly<{
  recipeId?: string | undefined
  estimatedCost?: number | undefined
  cookingTime?: number | string | undefined
  activeMinutes?: number | undefined
  waitingMinutes?: number | undefined
  roundMinutes?: readonly number[] | undefined
  nutrition?: PortionNutrition | undefined
  foodGroups?: FoodGroups | undefined
}>

/** What is served beside a main dish. */
export type WeekSide = DishFacts &
  Readonly<{
    name: string
    /** The meal it makes of leftovers: "Chicken quesadillas". */
    remakesAs?: string | undefined
    /** It is made the day before. */
    dayBefore?: boolean | undefined
  }> &
  OtherFields

/** A meal as it is stored. Fields this version does not know are kept. */
export type WeekMeal = DishFacts &
  Readonly<{
    name: string
    /** The dish's own name, used for likes and history, when a variant has another name. */
    dish?: string | undefined
    /** Earlier names of the dish, so that a like or a cooked entry of that name is found. */
    formerNames?: readonly string[] | undefined
    difficulty?: string | undefined
    ahead?: MealAhead | undefined
    madeWith?: readonly Substitution[] | undefined
    isCustom?: boolean | undefined
    /** Somebody wants it to be its name alone: neither list nor recipe reads anything from it. */
    isNameOnly?: boolean | undefined
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
    /** The name of the meal it is left over from. */
    leftoverOf?: string | undefined
    /** How many meals it is cooked for, if more than one. */
    sittings?: number | undefined
    /** Days it keeps once cooked. */
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
export type WeekPlan = MaybeBought &
  Readonly<{
    days: readonly WeekDay[]
    weekStartDate?: string | undefined
    report?: WeekReport | undefined
    /** The household's notes on its days, by the day's index. They are never shared. */
    dayNotes?: Readonly<Record<string, string>> | undefined
  }> &
  OtherFields

export type WeekDay = DayPlan<WeekMeal> & OtherFields
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
