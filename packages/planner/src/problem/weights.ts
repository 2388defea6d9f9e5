import type { WishNutrient } from '@pennyplate/domain/diet/health-wishes'
import type { PrepStyle, SkillLevel } from '../household/household-profile.ts'

/** `from` and `to` are shares of the target; the dollars are for missing the band by 100 % of the target. */
export interface NutrientBand {
  readonly from: number
  readonly to: number
  readonly underDollars: number
  readonly overDollars: number
  /** The lowest acceptable share of the target; 0 for none. */
  readonly floor: number
  readonly floorDollars: number
  /** What the household asked for, in shares of the target: days outside it are reported. */
  readonly goal?: Readonly<{ from: number; to: number }>
}

/** The search aims this far inside a goal's band, so that rounding does not push a day out of it. */
export const GOAL_MARGIN = 0.015

/** In dollars per adult equivalent unless noted. `docs/planner.md` explains each. */
export interface Weights {
  readonly nutrition: Readonly<Record<WishNutrient, NutrientBand>>
  /** For a meal with no appeal at all. */
  readonly taste: number
  /** For a meal of a dish less familiar than the household wants at all. */
  readonly strange: number
  /** For each meal of a new dish above `Problem.newMeals`. */
  readonly newDish: number
  /** For each main meal above two fifths of them that is of no cuisine the household asked for. */
  readonly notAsked: number
  /** For each main meal above one of a cuisine that is neither American nor asked for. */
  readonly otherCuisine: number
  /** For a weekday breakfast of more active minutes than `easyBreakfastMinutes`, and for each of them; per household. */
  readonly slowBreakfast: number
  readonly breakfastMinute: number
  readonly easyBreakfastMinutes: number
  /** For a quick Sunday breakfast, a Sunday dinner that is no roast or bake, a Friday dinner with meat. */
  readonly quickSunday: number
  readonly plainSunday: number
  readonly meatFriday: number
  /** For a meal that misses its goals by 100 %. */
  readonly mealMiss: number
  /** For each point of diet quality that a week is better. */
  readonly dietPoint: number
  /** For a dish eaten last week or just rejected. */
  readonly recent: number
  /** For each time after the first that a recipe is cooked. */
  readonly repeat: number
  /** For each distinct recipe that is cooked. */
  readonly setup: number
  /** Multiplies what a plate costs whose sides do not suit it, or that lacks one. */
  readonly plate: number
  /** Multiplies what the same side costs once more. */
  readonly sideRepeat: number
  /** For each distinct side. */
  readonly sideSetup: number
  /** Multiplies what the same side twice a day costs. */
  readonly sameSideSameDay: number
  /** Multiplies what the same vegetable at dinners of consecutive days costs. */
  readonly sameVegetableNextDay: number
  /** For dinners on consecutive days with the same main protein. */
  readonly sameProteinNextDay: number
  /** For two lunches or dinners of one day or of consecutive days that are mostly of the same starch. */
  readonly sameStarchNear: number
  /** For lunch and dinner of one day with the same main protein. */
  readonly sameProteinSameDay: number
  /** For the same dish at two meals of a day, not both of them main meals, and at main meals of consecutive days. */
  readonly sameDishSameDay: number
  readonly sameDishNextDay: number
  /** For each main meal of one cuisine above `cuisineMeals`. */
  readonly cuisine: number
  readonly cuisineMeals: number
  /** For each main meal of one main protein, or of none, above `mainProteinMeals`. */
  readonly mainProtein: number
  readonly mainProteinMeals: number
  /** For each main meal without meat or fish above half of them. */
  readonly meatless: number
  /** For each main meal served in one way above what most people want in a week. */
  readonly servedAlike: number
  /** For each dinner that is no supper above two of seven, and for each snack among them above one. */
  readonly noSupper: number
  /** Multiplies what most people want of meals that are alike, where a dish is cooked for several days. */
  readonly alikeMeals: number
  /** For each meal of peanuts or nuts above `nuttyMeals`, breakfasts and snacks too. */
  readonly nutty: number
  readonly nuttyMeals: number
  /** For each minute above `easyMinutes` on a weekday; per household. */
  readonly weekdayMinute: number
  readonly easyMinutes: number
  /** For a dish that does not keep, when everything is cooked ahead. */
  readonly notBatch: number
  /** For leftovers of a dish that is best fresh. */
  readonly notGoodAgain: number
  /** Multiplies the value of food at home that expires uneaten this week. */
  readonly expiring: number
  /** Multiplies the cost of food. */
  readonly food: number
  /** For each dollar outside the budget, and for being over it at all; per household. */
  readonly budget: number
  readonly overBudget: number
}

const FAR_ABOVE = 1e6

function band(from: number, to: number, underDollars: number, overDollars: number, floor = 0): NutrientBand {
  return { from, to, underDollars, overDollars, floor, floorDollars: floor > 0 ? 1000 : 0 }
}

/** Weekday cooking minutes that cost nothing, by skill. */
const EASY_MINUTES: Readonly<Record<SkillLevel, number>> = { Beginner: 20, Intermediate: 30, Advanced: 40 }

export const DEFAULT_WEIGHTS: Weights = {
  nutrition: {
    calories: band(0.95, 1.05, 40, 40, 0.9),
    protein: band(0.95, 1.6, 8, 1, 0.9),
    carbs: band(0.8, 1.15, 2, 2),
    fat: band(0.8, 1.15, 2, 2),
    fiber: band(0.95, FAR_ABOVE, 1.5, 0),
    addedSugar: band(0, 1.1, 0, 1),
    sodium: band(0, 1.05, 0, 1.5),
    cholesterol: band(0, 1.1, 0, 0.8),
    // Only wishes set a target for these.
    saturatedFat: band(0, 1.1, 0, 1),
    netCarbs: band(0, 1, 0, 1),
  },
  taste: 4,
  strange: 5,
  newDish: 8,
  notAsked: 12,
  otherCuisine: 5,
  slowBreakfast: 8,
  breakfastMinute: 0.1,
  easyBreakfastMinutes: 15,
  quickSunday: 0.3,
  plainSunday: 0.5,
  meatFriday: 0.4,
  mealMiss: 120,
  dietPoint: 0.6,
  recent: 2.5,
  repeat: 3,
  setup: 0,
  plate: 1,
  sideRepeat: 1,
  sideSetup: 0,
  sameSideSameDay: 1,
  sameVegetableNextDay: 0.4,
  sameProteinNextDay: 1.5,
  sameStarchNear: 0.6,
  sameProteinSameDay: 1,
  sameDishSameDay: 3,
  sameDishNextDay: 3,
  cuisine: 0.75,
  cuisineMeals: 5,
  mainProtein: 1.5,
  mainProteinMeals: 3,
  meatless: 1.5,
  servedAlike: 3,
  noSupper: 3,
  alikeMeals: 1,
  nutty: 1.5,
  nuttyMeals: 3,
  weekdayMinute: 0.02,
  easyMinutes: EASY_MINUTES.Intermediate,
  notBatch: 0,
  notGoodAgain: 6,
  expiring: 1,
  food: 1,
  budget: 20,
  overBudget: 10,
}

/** Food weight when the household wants to spend its budget: money then counts little against quality. */
const FOOD_WHEN_SPENDING = 0.15

/**
 * Big batches use their packages up, so at the full price a week of them would leave a quarter of its budget. The money goes to
 * what people look forward to instead.
 */
const PREPARED_FOOD = 0.3

export function weightsFor(
  style: PrepStyle,
  spendsWholeBudget: boolean,
  skill: SkillLevel = 'Intermediate',
): Weights {
  const everyStyle = {
    ...DEFAULT_WEIGHTS,
    ...(spendsWholeBudget ? { food: FOOD_WHEN_SPENDING } : {}),
    easyMinutes: EASY_MINUTES[skill],
  }
  if (style !== 'Weekly Meal Prep') return everyStyle
  return {
    ...everyStyle,
    food: PREPARED_FOOD * everyStyle.food,
    repeat: 0.75,
    setup: 1.5,
    sideRepeat: 0,
    sideSetup: 0.2,
    sameProteinNextDay: 0,
    sameStarchNear: 0,
    sameProteinSameDay: 0,
    sameDishNextDay: 0,
    sameVegetableNextDay: 0.2,
    cuisine: 0,
    mainProteinMeals: 5,
    alikeMeals: 2,
    nutty: 0,
    weekdayMinute: 0,
    slowBreakfast: 0,
    breakfastMinute: 0,
    quickSunday: 0,
    plainSunday: 0,
    meatFriday: 0,
    notBatch: 1,
  }
}
