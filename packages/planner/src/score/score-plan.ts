import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { cheapestCover } from '@pennyplate/domain/food/package'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import {
  type Assignment,
  dishIdOf,
  isSide,
  needDecigrams,
  type PlannedCooking,
  type Problem,
  type ProblemFood,
  type ProblemRecipe,
  plannedDays,
  SPENT_SHARE_AT_LEAST,
} from '../problem/problem.ts'
import { fixedTerms } from './fixed-terms.ts'
import { FORBIDDEN_DOLLARS, neighborsOf, neverBeside } from './neighbors.ts'
import { plateDollars, repeatDollars, sameDishFactor, setupDollars } from './plate-dollars.ts'
import { lowestUnitDollars } from './unit-dollars.ts'
import { isMainMeal, type VarietyGroup, varietyGroupsOf } from './variety-groups.ts'

/** Dollars, each zero or more; the planner minimizes the sum. */
export interface ScoreTerms {
  /** The checkout total, less leftovers that keep for later weeks. */
  readonly food: number
  /** Value of food at home that expires uneaten this week. */
  readonly expiring: number
  readonly nutrition: number
  readonly taste: number
  readonly recent: number
  readonly effort: number
  /** Quick weekday breakfasts, a weekend that cooks, a Friday without meat. */
  readonly rhythm: number
  /** Meals that miss the goals for single meals. */
  readonly wishes: number
  /** Below zero for a week that is better for people than most. */
  readonly diet: number
  readonly repeat: number
  readonly setup: number
  readonly variety: number
  /** Sides that do not suit their dish, and sides that are missing. */
  readonly plate: number
  readonly budget: number
  /** Zero in any plan the planner returns. */
  readonly caps: number
}

export interface Score {
  readonly terms: ScoreTerms
  readonly total: number
  readonly checkoutCents: number
}

const OVER_CAP_DOLLARS = 1000

/** Defines the score. Slow and simple; the search's fast scorer must agree with it. */
export function scorePlan(problem: Problem, plan: Assignment): Score {
  const { adultEquivalents: eq, weights } = problem
  const cooked = problem.cookings.map((cooking, index) => ({
    cooking,
    recipe: recipeAt(problem, plan, index),
  }))
  const fixed = cooked.map(({ cooking, recipe }) => fixedTerms(problem, recipe, cooking))
  const needs = plannedNeeds(problem, plan)
  const bills = problem.foods.map((food, index) => foodBill(food, needs[index] ?? 0))
  const checkoutCents = sum(bills.map((bill) => bill.cents))
  const dishes = [...Map.groupBy(cooked, ({ recipe }) => dishIdOf(recipe)).values()].flatMap((times) =>
    times[0] ? [{ recipe: times[0].recipe, times: times.length }] : [],
  )

  const terms: ScoreTerms = {
    food: weights.food * sum(bills.map((bill) => bill.food)),
    expiring: weights.expiring * sum(bills.map((bill) => bill.expiring)) + sum(fixed.map((one) => one.late)),
    nutrition: sum(plannedNutrition(problem, plan).map(({ amounts }) => nutritionDollars(problem, amounts))),
    taste: sum(fixed.map((one) => one.taste)),
    recent: sum(fixed.map((one) => one.recent)),
    effort: sum(fixed.map((one) => one.effort)),
    rhythm: sum(fixed.map((one) => one.rhythm)),
    wishes: sum(fixed.map((one) => one.wishes)),
    diet: sum(fixed.map((one) => one.diet)),
    repeat: sum(dishes.map(({ recipe, times }) => repeatDollars(problem, recipe) * (times - 1))),
    setup: sum(dishes.map(({ recipe }) => setupDollars(problem, recipe))),
    variety: varietyDollars(problem, plan),
    plate: weights.plate * eq * sum(cooked.map((_, index) => sideDollars(problem, plan, index))),
    budget: budgetDollars(problem, checkoutCents),
    caps: OVER_CAP_DOLLARS * mealsOverCap(problem, plan) + FORBIDDEN_DOLLARS * neverBeside(problem, plan),
  }
  return { terms, total: sum(Object.values(terms)), checkoutCents }
}

/** Decigrams of each food that the plan eats. */
export function plannedNeeds(problem: Problem, plan: Assignment): number[] {
  const needs = problem.foods.map(() => 0)
  for (const [index, cooking] of problem.cookings.entries())
    for (const { food, gramsPerAdult } of recipeAt(problem, plan, index).needs)
      needs[food] =
        (needs[food] ?? 0) + needDecigrams(gramsPerAdult, problem.adultEquivalents) * cooking.eaten.length
  return needs
}

/** What one adult eats on each day, in the order of WISH_NUTRIENTS. */
export function dailyNutrition(problem: Problem, plan: Assignment): number[][] {
  const days = Array.from({ length: DAYS_PER_PLAN }, () => WISH_NUTRIENTS.map(() => 0))
  for (const [index, cooking] of problem.cookings.entries()) {
    const { nutrition } = recipeAt(problem, plan, index)
    for (const { day } of cooking.eaten)
      for (const [place, nutrient] of WISH_NUTRIENTS.entries()) {
        const amounts = days[day]
        if (amounts) amounts[place] = (amounts[place] ?? 0) + nutrition[nutrient]
      }
  }
  return days
}

/** The same for the days that have meals. */
export function plannedNutrition(problem: Problem, plan: Assignment) {
  const planned = plannedDays(problem)
  return dailyNutrition(problem, plan).flatMap((amounts, day) => (planned.has(day) ? [{ day, amounts }] : []))
}

export function recipeAt(problem: Problem, plan: Assignment, cooking: number): ProblemRecipe {
  const recipe = problem.recipes[plan[cooking] ?? -1]
  if (!recipe) throw new RangeError(`cooking ${cooking} has no recipe`)
  return recipe
}

function foodBill(food: ProblemFood, needDg: number) {
  const stockDg = Math.round(food.stockG * 10)
  const boughtDg = Math.max(0, needDg - stockDg)
  const unit = lowestUnitDollars(food)
  const cents = food.packages.length === 0 ? 0 : (cheapestCover(boughtDg / 10, food.packages)?.costCents ?? 0)
  return {
    cents,
    food: (1 - food.keepShare) * (cents / 100) + food.keepShare * unit * (boughtDg / 10),
    expiring: (Math.max(0, Math.round(food.expiringG * 10) - needDg) / 10) * unit,
  }
}

function sideDollars(problem: Problem, plan: Assignment, index: number): number {
  const place = problem.cookings[index]
  if (!place?.beside) return 0
  const main = recipeAt(problem, plan, place.beside.main)
  return plateDollars(main, recipeAt(problem, plan, index), place) * place.eaten.length
}

function nutritionDollars(problem: Problem, day: readonly number[]): number {
  return sum(
    WISH_NUTRIENTS.map((nutrient, place) => {
      const target = problem.targets[nutrient]
      if (target <= 0) return 0
      const share = (day[place] ?? 0) / target
      const band = problem.weights.nutrition[nutrient]
      return (
        problem.adultEquivalents *
        (band.underDollars * Math.max(0, band.from - share) +
          band.overDollars * Math.max(0, share - band.to) +
          band.floorDollars * Math.max(0, band.floor - share))
      )
    }),
  )
}

function varietyDollars(problem: Problem, plan: Assignment): number {
  const alike = neighborsOf(problem).map(({ a, b, sameProtein, sameStarch, sameDish, bothSlow }) => {
    const first = recipeAt(problem, plan, a)
    const second = recipeAt(problem, plan, b)
    const protein = first.mainProtein !== null && first.mainProtein === second.mainProtein ? sameProtein : 0
    const starch = first.mainStarch !== undefined && first.mainStarch === second.mainStarch ? sameStarch : 0
    const slow = first.usesSlowCooker && second.usesSlowCooker ? bothSlow : 0
    const dish = dishIdOf(first) === dishIdOf(second) ? sameDish * sameDishFactor(first) : 0
    return protein + starch + slow + dish
  })
  const groups = new Map<string, VarietyGroup & { count: number }>()
  for (const [index, cooking] of problem.cookings.entries())
    for (const group of varietyGroupsOf(problem, recipeAt(problem, plan, index), cooking.meal))
      groups.set(group.name, { ...group, count: (groups.get(group.name)?.count ?? 0) + 1 })
  const grouped = [...groups.values()].map(
    ({ count, meals, dollars }) => dollars * Math.max(0, count - meals),
  )
  return sum(alike) + sum(grouped)
}

function budgetDollars(problem: Problem, checkoutCents: number): number {
  if (problem.budgetCents === null) return 0
  const over = Math.max(0, checkoutCents - problem.budgetCents)
  const under = problem.spendsWholeBudget
    ? Math.max(0, SPENT_SHARE_AT_LEAST * problem.budgetCents - checkoutCents)
    : 0
  const { budget, overBudget } = problem.weights
  return (budget * (over + under)) / 100 + (over > 0 ? overBudget : 0)
}

/** How many cookings exceed the caps. */
export function mealsOverCap(problem: Problem, plan: Assignment): number {
  const over = (cap: number, isCounted: (cooking: PlannedCooking) => boolean) => {
    const uses = new Map<number, number>()
    for (const [index, cooking] of problem.cookings.entries())
      if (isCounted(cooking)) uses.set(plan[index] ?? -1, (uses.get(plan[index] ?? -1) ?? 0) + 1)
    return sum([...uses.values()].map((count) => Math.max(0, count - cap)))
  }
  const ofMeals = DISH_MEALS.map((meal) =>
    over(problem.caps[meal], (cooking) => cooking.meal === meal && !isSide(cooking)),
  )
  const sides = problem.cookings.flatMap(
    (cooking, index) => (isSide(cooking) && problem.recipes[plan[index] ?? -1]?.side) || [],
  )
  const served = [...Map.groupBy(sides, ({ id }) => id).values()]
  const ofSides = served.map((times) => Math.max(0, times.length - (times[0]?.atMost ?? 0)))
  const thawed = Map.groupBy(
    plan.filter((recipe) => problem.recipes[recipe]?.freezer),
    (recipe) => recipe,
  )
  const ofFreezer = [...thawed].map(([recipe, times]) =>
    Math.max(0, times.length - (problem.recipes[recipe]?.freezer?.meals ?? 0)),
  )
  return sum(ofMeals) + sum(ofSides) + sum(ofFreezer) + over(problem.mainCap, isMainMeal)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
