import type { Problem } from './problem.ts'
import type { NutrientBand } from './weights.ts'

const FULL_PRICE = {
  food: 1,
  taste: 0,
  strange: 0,
  recent: 0,
  repeat: 0,
  setup: 0,
  plate: 0,
  sideRepeat: 0,
  sideSetup: 0,
  sameSideSameDay: 0,
  expiring: 0,
} as const
const NO_VARIETY = {
  sameProteinNextDay: 0,
  sameStarchNear: 0,
  sameProteinSameDay: 0,
  sameDishSameDay: 0,
  sameDishNextDay: 0,
  cuisine: 0,
  mainProtein: 0,
  meatless: 0,
  servedAlike: 0,
  nutty: 0,
  newDish: 0,
  notAsked: 0,
  otherCuisine: 0,
} as const
const NO_EFFORT = {
  weekdayMinute: 0,
  breakfastMinute: 0,
  quickSunday: 0,
  plainSunday: 0,
  meatFriday: 0,
  notBatch: 0,
  notGoodAgain: 0,
  mealMiss: 0,
  dietPoint: 0,
} as const

/** The same problem scored by checkout total and nutrition floors alone. Hard rules and caps stay. */
export function cheapestProblem(problem: Problem): Problem {
  const floorOnly = (band: NutrientBand): NutrientBand => {
    const { goal: _, ...rest } = band
    return { ...rest, underDollars: 0, overDollars: 0 }
  }
  const { nutrition } = problem.weights
  return {
    ...problem,
    foods: problem.foods.map((food) => ({ ...food, keepShare: 0 })),
    budgetCents: null,
    spendsWholeBudget: false,
    weights: {
      ...problem.weights,
      ...FULL_PRICE,
      ...NO_VARIETY,
      ...NO_EFFORT,
      nutrition: {
        calories: floorOnly(nutrition.calories),
        protein: floorOnly(nutrition.protein),
        carbs: floorOnly(nutrition.carbs),
        fat: floorOnly(nutrition.fat),
        fiber: floorOnly(nutrition.fiber),
        addedSugar: floorOnly(nutrition.addedSugar),
        sodium: floorOnly(nutrition.sodium),
        cholesterol: floorOnly(nutrition.cholesterol),
        saturatedFat: floorOnly(nutrition.saturatedFat),
        netCarbs: floorOnly(nutrition.netCarbs),
      },
    },
  }
}
