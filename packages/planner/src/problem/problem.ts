import type { MainStarch } from '@pennyplate/catalog/recipes/main-starch'
import type { HeldApart } from '@pennyplate/domain/diet/apart'
import type { WishNutrient } from '@pennyplate/domain/diet/health-wishes'
import type { Coverable } from '@pennyplate/domain/food/package'
import type { DinnerForm } from '@pennyplate/domain/recipe/dinner-form'
import type { Leftover, ServedAs, SideRole } from '@pennyplate/domain/recipe/plate'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { DishKin } from '../dish/dish-kin.ts'
import type { HeldByDish } from '../dish/dish-traits.ts'
import type { MealKind } from '../dish/meal-kind.ts'
import type { OffPattern } from '../dish/mediterranean.ts'
import type { Weights } from './weights.ts'

/** The optimizer's input: plain data that can be sent to a worker or stored. */

export type NutrientAmounts = Readonly<Record<WishNutrient, number>>

export interface ProblemFood {
  readonly id: string
  /** Sizes sold; a food without packages is free (tap water). */
  readonly packages: readonly Coverable[]
  /** Edible grams at home. */
  readonly stockG: number
  /** The part of the stock that expires this week. */
  readonly expiringG: number
  /** The last day of the week that it is good on, Sunday being 0; absent if nothing of it expires. */
  readonly goodUntil?: number | undefined
  /** Share of a leftover's price that still feeds a later week: 0 for lettuce, 0.5 for rice. */
  readonly keepShare: number
}

export interface RecipeNeed {
  /** Index into `foods`. */
  readonly food: number
  readonly gramsPerAdult: number
}

/** What a household thinks of a dish at one meal. */
export interface TasteAtMeal {
  /** 0 to 1: how much the household wants it. */
  readonly appeal: number
  /** Less familiar than the household wants more than a few times a week. */
  readonly isNew: boolean
  /** Less familiar than the household wants at all; offered because too few other dishes are left. */
  readonly isStrange: boolean
  /** Of a cuisine the household asked for, American, or neither; null if it asked for none. */
  readonly origin: 'asked' | 'usual' | 'other' | null
}

/** A candidate. Recipes that break a hard rule of the household are never part of a problem. */
export interface ProblemRecipe {
  readonly id: string
  /** Empty for sides. */
  readonly meals: readonly DishMeal[]
  readonly needs: readonly RecipeNeed[]
  /** Per adult portion. */
  readonly nutrition: NutrientAmounts
  readonly minutes: number
  /** Until it is on the table, cooked for one meal and for two; absent if that does not matter. */
  readonly tableMinutes?: Readonly<{ once: number; twice: number }>
  /** Of waits in which the kitchen can be left; absent if there are none. */
  readonly waitMinutes?: number
  readonly mainProtein: string | null
  /** No meat or fish. */
  readonly isMeatless: boolean
  /** Enough peanuts or nuts to taste. */
  readonly isNutty: boolean
  readonly cuisine: string | null
  /** By the meals it is offered for. A dish at another meal counts as liked well. */
  readonly tastes: Readonly<Partial<Record<DishMeal, TasteAtMeal>>>
  /** The household marked it as liked. */
  readonly isLiked: boolean
  /** 0 to 1: how recently it was eaten or rejected. */
  readonly recency: number
  /** Absent for most. */
  readonly kin?: DishKin | undefined
  /** What it is for dinner; a supper if missing, or if it is a favorite. */
  readonly atDinner?: DinnerForm
  readonly kinds?: readonly MealKind[]
  /** One of the dishes that look like this one on a plate; the same for all of them. Absent for most. */
  readonly twin?: string | undefined
  readonly mainStarch?: MainStarch | undefined
  /** What its name says is in it, so that it needs none beside: fruit on oatmeal, broccoli with the tofu. */
  readonly holds?: HeldByDish | undefined
  readonly batchCooks: boolean
  /** Days it keeps once cooked. */
  readonly keepsDays: number
  /** How many meals it takes to eat what is cooked at least; one if missing. */
  readonly leastMeals?: number
  /** Points of diet quality that a meal of it adds to one adult's week, or takes from it. Absent for nothing at all. */
  readonly dietPoints?: number
  readonly activeMinutes: number
  readonly usesSlowCooker: boolean
  /** How hot the oven is, in °F; absent if it is not used. */
  readonly ovenF?: number
  /** A roast, a bake or a dish of the slow cooker. */
  readonly isWeekendDish: boolean
  /** Pizza, fish or meatless. */
  readonly isFridayDish: boolean
  /** By meal: distance from the goals for single meals, as a share. Absent without such goals. */
  readonly mealMiss?: Readonly<Partial<Record<DishMeal, number>>>
  /** Absent where no pattern of the week is wished. */
  readonly offPattern?: readonly OffPattern[]
  /** Absent without limits for single meals. */
  readonly roomForASide?: RoomForASide
  /** How much work the dish leaves to the sides of a meal; absent for sides, and where a household takes any. */
  readonly workLeft?: number
  /** Absent where no vegetables are wished at a meal. */
  readonly vegetables?: VegetablesOnPlate
  /** Absent if nothing in it is kept apart from anything. */
  readonly apart?: HeldApart
  /** What goes with a main dish. Absent for sides, and for dishes that nobody has placed on a plate. */
  readonly plate?: ProblemPlate
  /** Absent for main dishes. */
  readonly side?: ProblemSide
  /** Only for what is in the freezer: the pantry item, its portions that one meal takes, and how many meals it has. */
  readonly freezer?: { readonly item: string; readonly portions: number; readonly meals: number }
}

export const MEAL_LIMITS = ['sodium', 'carbs'] as const
/** How much a side may have beside a dish, for the whole meal to keep the limits for single meals. */
export type RoomForASide = Readonly<Partial<Record<(typeof MEAL_LIMITS)[number], number>>>

export interface VegetablesOnPlate {
  /** Cups, of those that are not starchy. */
  readonly cups: number
  /** For a main dish: the cups wished at a meal, sides and all. */
  readonly wished: Readonly<Partial<Record<DishMeal, number>>>
}

/** What completes a main dish, and the ids of the sides it is usually served with. */
export interface ProblemPlate {
  readonly servedAs: ServedAs
  readonly wants: readonly SideRole[]
  readonly goesWith: readonly string[]
  /** Meals at which it is thin without a vegetable beside it. */
  readonly vegetableAt?: readonly DishMeal[]
  /** Ids of sides that are never served with it. */
  readonly refuses?: readonly string[]
  /** No other side is served with it. */
  readonly isSettled?: boolean
  /** What another meal can be made of. */
  readonly leaves?: readonly Leftover[]
}

export interface ProblemSide {
  /** The side's id, the same for every amount of it. */
  readonly id: string
  /** Null where nothing is served. */
  readonly role: SideRole | null
  readonly meals: readonly DishMeal[]
  /** Recipe servings for one adult. */
  readonly servings: number
  /** How often a week at most. */
  readonly atMost: number
  /** Dollars for one adult each time it is served: 0 for most. */
  readonly dislike: number
  /** Absent for none. */
  readonly workMinutes?: number
  /** It goes only with the dishes that name it. */
  readonly onlyNamed?: boolean
  /** It makes another meal of such leftovers. */
  readonly remakes?: Leftover
}

export interface Slot {
  /** 0 is Sunday. */
  readonly day: number
  readonly meal: DishMeal
  /** What is cooked for it is on the table in so many minutes; absent if they do not matter. */
  readonly withinMinutes?: number
}

export interface SidePlace {
  readonly main: number
  readonly roles: readonly SideRole[]
  /** Beside leftovers, where something may be made of them. */
  readonly again?: true
}

/** One dish cooked once. It fills one slot, or two when a dinner is eaten again. */
export interface PlannedCooking {
  readonly day: number
  readonly meal: DishMeal
  /** In the order of days. */
  readonly eaten: readonly Slot[]
  /** For a side: the cooking it is served with, and the roles that fit its place. */
  readonly beside?: SidePlace
  /** The id of the recipe that stays here: the household keeps this meal. */
  readonly kept?: string
}

export interface Problem {
  readonly foods: readonly ProblemFood[]
  readonly recipes: readonly ProblemRecipe[]
  readonly cookings: readonly PlannedCooking[]
  /** How many adult portions the household eats at one meal. */
  readonly adultEquivalents: number
  /** Nutrition the planned meals should give one adult per day. */
  readonly targets: NutrientAmounts
  readonly budgetCents: number | null
  /** The checkout total should reach 95 % of the budget. */
  readonly spendsWholeBudget: boolean
  /** How often one main dish may be cooked for each meal of the day. */
  readonly caps: Readonly<Record<DishMeal, number>>
  /** How often one recipe may be cooked for lunch and dinner together. */
  readonly mainCap: number
  /** How many meals may be of new dishes at no cost. */
  readonly newMeals: number
  /** How many leftovers a week may have, in whichever slots. Without them the slots of leftovers are fixed. */
  readonly leftovers?: MostLeftovers
  readonly weights: Weights
}

export interface MostLeftovers {
  readonly lunches: number
  readonly dinners: number
}

/** The recipe index of each cooking, in the order of `problem.cookings`. */
export type Assignment = readonly number[]

export function isSide(cooking: PlannedCooking): boolean {
  return cooking.beside !== undefined
}

/** Whether a main dish is to be found for it. */
export function isOpen({ beside, kept }: PlannedCooking): boolean {
  return beside === undefined && kept === undefined
}

/** The slots that are to be filled, in the order of days and meals. */
export function openSlots({ cookings }: Pick<Problem, 'cookings'>): Slot[] {
  return cookings
    .filter(isOpen)
    .flatMap(({ eaten }) => eaten)
    .toSorted((a, b) => a.day - b.day || DISH_MEALS.indexOf(a.meal) - DISH_MEALS.indexOf(b.meal))
}

/** Whether the recipe is a dish for this place of the week. */
export function fitsPlace(recipe: ProblemRecipe, cooking: PlannedCooking): boolean {
  const { meal, beside, kept } = cooking
  if (kept !== undefined) return recipe.id === kept
  if (!isInTime(recipe, cooking)) return false
  if (!beside)
    return (
      recipe.meals.includes(meal) &&
      recipe.keepsDays >= daysKept(cooking) &&
      cooking.eaten.length >= (recipe.leastMeals ?? 1)
    )
  if (!recipe.side) return false
  const { role, meals, remakes } = recipe.side
  if (remakes !== undefined && !beside.again) return false
  return role === null || (meals.includes(meal) && beside.roles.includes(role))
}

/** Whether it is on the table within the limit of the meal it is cooked for. */
export function isInTime({ tableMinutes }: ProblemRecipe, { eaten }: Pick<PlannedCooking, 'eaten'>): boolean {
  const most = eaten[0]?.withinMinutes
  if (most === undefined || tableMinutes === undefined) return true
  return (eaten.length > 1 ? tableMinutes.twice : tableMinutes.once) <= most
}

/** The days that have meals: all seven, or those left of a week that has begun. */
export function plannedDays({ cookings }: Pick<Problem, 'cookings'>): ReadonlySet<number> {
  return new Set(cookings.flatMap(({ eaten }) => eaten.map(({ day }) => day)))
}

/** Days from cooking to the last sitting. */
export function daysKept({ day, eaten }: PlannedCooking): number {
  return (eaten.at(-1)?.day ?? day) - day
}

/** Different amounts of one side are one dish. */
export function dishIdOf(recipe: ProblemRecipe): string {
  return recipe.side?.id ?? recipe.id
}

export const SPENT_SHARE_AT_LEAST = 0.95

/** Needs are whole decigrams, so that sums do not depend on order. */
export function needDecigrams(gramsPerAdult: number, adultEquivalents: number): number {
  return Math.round(gramsPerAdult * adultEquivalents * 10)
}
