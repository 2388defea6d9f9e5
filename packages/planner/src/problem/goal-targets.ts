import { WISH_NUTRIENTS, type WishNutrient } from '@pennyplate/domain/diet/health-wishes'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { goalFor, type HealthGoal } from '../household/health-goals.ts'
import { DEFAULT_TARGETS } from '../household/household-profile.ts'
import { plannedShare } from '../household/household-size.ts'
import { MEAL_LIMITS, type NutrientAmounts, type RoomForASide } from './problem.ts'
import { GOAL_MARGIN, type NutrientBand, type Weights } from './weights.ts'

/** Cost of missing a goal by 100 % of the target. Missing it by 10 % still outweighs a good dinner. */
const GOAL_DOLLARS = 300

/** Fixed part of the miss of a meal outside its range, however small the distance. */
const MISSED_AT_ALL = 0.1

/** The day's targets, replaced where a wish asks for something else. */
export function goalTargets(
  targets: NutrientAmounts,
  goals: readonly HealthGoal[],
  meals: readonly DishMeal[],
): NutrientAmounts {
  const held = Object.fromEntries(
    WISH_NUTRIENTS.map((nutrient) => [nutrient, goalTarget(targets[nutrient], goalFor(goals, nutrient))]),
  ) as NutrientAmounts // every nutrient is a key of it
  const carbs = carbsOfMeals(goals, meals)
  return carbs === null || goalFor(goals, 'carbs') ? held : { ...held, carbs }
}

/** Raises the weights of nutrients with a goal. */
export function goalWeights(
  weights: Weights,
  held: NutrientAmounts,
  goals: readonly HealthGoal[],
  meals: readonly DishMeal[],
): Weights {
  const isLowCarb = goals.some(
    ({ nutrient, because }) =>
      nutrient === 'netCarbs' || (nutrient === 'carbs' && !because.includes('tracked')),
  )
  const bandOf = (nutrient: WishNutrient): NutrientBand => {
    const band = weights.nutrition[nutrient]
    const goal = goalFor(goals, nutrient)
    if (goal) return goalBand(band, goal, held[nutrient])
    if (!isLowCarb) return band
    // Calories missing from carbohydrate have to come from fat.
    if (nutrient === 'carbs') return { ...band, from: 0, underDollars: 0, to: 1 }
    return nutrient === 'fat' ? { ...band, overDollars: 0 } : band
  }
  const nutrition = Object.fromEntries(
    WISH_NUTRIENTS.map((nutrient) => [nutrient, bandOf(nutrient)]),
  ) as Weights['nutrition'] // every nutrient is a key of it
  return {
    ...weights,
    nutrition: { ...nutrition, protein: nourishing(nutrition.protein, held.protein, meals) },
  }
}

/** What goals for single meals say of a dish; nothing without such goals. */
export function atOneMeal(nutrition: NutrientAmounts, goals: readonly HealthGoal[]) {
  const mealMiss = mealMisses(nutrition, goals)
  const room = roomForASide(nutrition, goals)
  return { ...(mealMiss ? { mealMiss } : {}), ...(room ? { roomForASide: room } : {}) }
}

/** By meal, how far the dish is from the goals for single meals, as a share of the goal; undefined without such goals. */
function mealMisses(
  nutrition: NutrientAmounts,
  goals: readonly HealthGoal[],
): Partial<Record<DishMeal, number>> | undefined {
  const meal = missOf(nutrition, goals, 'meal')
  const snack = missOf(nutrition, goals, 'snack')
  return meal + snack > 0 ? { breakfast: meal, lunch: meal, dinner: meal, snack } : undefined
}

/** A third side has at most this: 110 mg of sodium is a glass of milk or a cookie. In steps, because dishes with the same room are rated once. */
const ROOM = {
  sodium: { third: 110, step: 25 },
  carbs: { third: 0, step: 2 },
} as const

/**
 * How much each of two sides may have if the whole meal is to keep its limits, with a third that has little; undefined without
 * such limits.
 */
function roomForASide(nutrition: NutrientAmounts, goals: readonly HealthGoal[]): RoomForASide | undefined {
  const room: { -readonly [nutrient in keyof RoomForASide]: number } = {}
  for (const nutrient of MEAL_LIMITS) {
    const limit = goalFor(goals, nutrient, 'meal')?.band.atMost
    const { third, step } = ROOM[nutrient]
    if (limit !== undefined)
      room[nutrient] = step * Math.max(0, Math.floor((limit - nutrition[nutrient] - third) / 2 / step))
  }
  return Object.keys(room).length > 0 ? room : undefined
}

function missOf(nutrition: NutrientAmounts, goals: readonly HealthGoal[], per: HealthGoal['per']): number {
  return goals
    .filter((goal) => goal.per === per)
    .reduce((sum, { nutrient, band, atMost, atLeast }) => {
      const amount = nutrition[nutrient]
      const away = Math.max(0, band.atLeast - amount, amount - band.atMost)
      return away > 0 ? sum + MISSED_AT_ALL + away / (atMost ?? atLeast ?? 1) : sum
    }, 0)
}

function goalTarget(target: number, goal: HealthGoal | undefined): number {
  if (!goal) return target
  const { atLeast, atMost, because } = goal
  if (!because.includes('tracked')) return atMost ?? atLeast ?? target
  if (atMost !== null && target > atMost) return atMost
  return atLeast !== null && target < atLeast ? atLeast : target
}

function goalBand(band: NutrientBand, { band: range, because }: HealthGoal, target: number): NutrientBand {
  const isLimit = Number.isFinite(range.atMost)
  const under =
    range.atLeast > 0
      ? { from: range.atLeast / target + GOAL_MARGIN, underDollars: GOAL_DOLLARS }
      : because.includes('tracked')
        ? {}
        : { from: 0, underDollars: 0 }
  const over = isLimit ? { to: range.atMost / target - GOAL_MARGIN, overDollars: GOAL_DOLLARS } : {}
  const goal = { from: range.atLeast / target, to: range.atMost / target }
  return { ...band, ...under, ...over, goal }
}

/** The protein floor is what people need. A higher target is a goal: missing it is reported and does not make the week infeasible. */
function nourishing(band: NutrientBand, target: number, meals: readonly DishMeal[]): NutrientBand {
  const needed = DEFAULT_TARGETS.dailyProtein * plannedShare(meals)
  return target > needed ? { ...band, floor: (band.floor * needed) / target } : band
}

function carbsOfMeals(goals: readonly HealthGoal[], meals: readonly DishMeal[]): number | null {
  const meal = goalFor(goals, 'carbs', 'meal')?.atMost ?? null
  if (meal === null) return null
  const snack = goalFor(goals, 'carbs', 'snack')?.atMost ?? meal
  return meals.reduce((sum, one) => sum + (one === 'snack' ? snack : meal), 0)
}
