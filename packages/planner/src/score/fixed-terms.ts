import { BEST_FRESH } from '../dish/dish-traits.ts'
import type { PlannedCooking, Problem, ProblemRecipe, ProblemSide } from '../problem/problem.ts'
import { lowestUnitDollars } from './unit-dollars.ts'

export interface FixedTerms {
  readonly taste: number
  readonly recent: number
  readonly effort: number
  readonly rhythm: number
  readonly wishes: number
  readonly diet: number
  /** Food at home that the dish would use after its date. */
  readonly late: number
}

/** The terms of a dish in a slot that do not depend on the rest of the plan. */
export function fixedTerms(problem: Problem, recipe: ProblemRecipe, cooking: PlannedCooking): FixedTerms {
  const { adultEquivalents: eq, weights } = problem
  if (recipe.side)
    return {
      ...sideTerms(problem, recipe, recipe.side, cooking),
      diet: dietDollars(problem, recipe, cooking),
      late: lateDollars(problem, recipe, cooking),
    }
  const sittings = cooking.eaten.length
  const taste = recipe.tastes[cooking.meal]
  const lateMinutes = isWorkingDay(cooking) ? Math.max(0, recipe.minutes - weights.easyMinutes) : 0
  const strange = taste?.isStrange ? weights.strange : 0
  return {
    taste: (weights.taste * (1 - (taste?.appeal ?? 1)) + strange) * eq * sittings,
    recent: weights.recent * eq * recipe.recency,
    effort:
      weights.weekdayMinute * lateMinutes +
      (recipe.batchCooks ? 0 : weights.notBatch * eq) +
      (isGoodAgain(recipe) ? 0 : weights.notGoodAgain * (sittings - 1) * eq),
    rhythm: rhythmDollars(problem, recipe, cooking),
    wishes: weights.mealMiss * eq * sittings * (recipe.mealMiss?.[cooking.meal] ?? 0),
    diet: dietDollars(problem, recipe, cooking),
    late: lateDollars(problem, recipe, cooking),
  }
}

function isGoodAgain({ batchCooks, plate }: ProblemRecipe): boolean {
  return batchCooks && !(plate && BEST_FRESH.includes(plate.servedAs))
}

/** Small terms for the rhythm of a week; cookings with the same key have the same. */
function rhythmDollars(
  { adultEquivalents: eq, weights }: Problem,
  recipe: ProblemRecipe,
  cooking: PlannedCooking,
): number {
  const { meal } = cooking
  if (meal === 'breakfast') {
    const above = recipe.activeMinutes - weights.easyBreakfastMinutes
    if (isWorkingDay(cooking)) return above > 0 ? weights.slowBreakfast + weights.breakfastMinute * above : 0
    return cooking.day === SUNDAY && above <= 0 ? weights.quickSunday * eq : 0
  }
  if (meal !== 'dinner') return 0
  if (cooking.day === SUNDAY) return recipe.isWeekendDish ? 0 : weights.plainSunday * eq
  return cooking.day === FRIDAY && !recipe.isFridayDish ? weights.meatFriday * eq : 0
}

const SUNDAY = 0
const FRIDAY = 5

export function isWorkingDay({ day }: PlannedCooking): boolean {
  return day > SUNDAY && day <= FRIDAY
}

/** Cookings of one kind have the same fixed terms. */
export function fixedKind(cooking: PlannedCooking, { foods }: Pick<Problem, 'foods'>): string {
  const day = cooking.day === SUNDAY || cooking.day === FRIDAY ? cooking.day : isWorkingDay(cooking)
  const dates = new Set(foods.flatMap(({ goodUntil }) => goodUntil ?? []))
  const past = [...dates].filter((goodUntil) => goodUntil < cooking.day).length
  return `${cooking.meal} ${day} ${cooking.eaten.length} ${cooking.beside !== undefined} ${past}`
}

/** Food at home that is used after its date counts as lost, like what is not eaten at all. */
function lateDollars(
  { foods, weights, adultEquivalents }: Problem,
  recipe: ProblemRecipe,
  cooking: PlannedCooking,
): number {
  let dollars = 0
  for (const { food: index, gramsPerAdult } of recipe.needs) {
    const food = foods[index]
    if (food?.goodUntil === undefined || cooking.day <= food.goodUntil) continue
    const lateG = Math.min(food.expiringG, gramsPerAdult * adultEquivalents * cooking.eaten.length)
    dollars += lateG * lowestUnitDollars(food)
  }
  return weights.expiring * dollars
}

/** Sides are made while the main dish cooks, so only one that takes longer than an easy dish costs time. */
function sideTerms(
  { adultEquivalents: eq, weights }: Problem,
  { minutes }: ProblemRecipe,
  { dislike }: ProblemSide,
  cooking: PlannedCooking,
): Omit<FixedTerms, 'late' | 'diet'> {
  const lateMinutes = isWorkingDay(cooking) ? Math.max(0, minutes - weights.easyMinutes) : 0
  return {
    taste: weights.plate * dislike * eq * cooking.eaten.length,
    recent: 0,
    effort: weights.weekdayMinute * lateMinutes,
    rhythm: 0,
    wishes: 0,
  }
}

/** Less than nothing for a dish that makes the week better. */
function dietDollars(
  { adultEquivalents, weights }: Problem,
  { dietPoints = 0 }: ProblemRecipe,
  { eaten }: PlannedCooking,
): number {
  return -weights.dietPoint * dietPoints * adultEquivalents * eaten.length
}
