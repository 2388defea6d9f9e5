import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { dishIdOf, isSide, needDecigrams, type PlannedCooking, type Problem } from '../problem/problem.ts'
import { fixedTerms } from '../score/fixed-terms.ts'
import { repeatDollars, sameDishFactor, setupDollars } from '../score/plate-dollars.ts'
import { lowestUnitDollars } from '../score/unit-dollars.ts'
import { type CoverSteps, coverSteps } from './cover-steps.ts'

/** What does not depend on the days of the week that dishes are cooked and eaten on. */
export interface RecipeArrays {
  readonly needStart: Int32Array
  readonly needFood: Int32Array
  readonly needDg: Int32Array
  /** The recipes that need each food. */
  readonly userStart: Int32Array
  readonly userRecipe: Int32Array
  readonly nutrition: Float64Array
  /** By nutrient: the highest amount in any recipe. */
  readonly mostNutrition: Float64Array
  /** Index of the main protein; -1 for none. Two recipes without one do not count as alike. */
  readonly protein: Int32Array
  readonly proteins: number
  /** Index of what it is mostly made of besides; -1 for nothing of the kind. */
  readonly starch: Int32Array
  readonly starches: number
  readonly usesSlowCooker: Uint8Array
  /** The first recipe of the same dish: amounts of one side are one dish. */
  readonly dishOf: Int32Array
  /** Dollars for cooking the dish at all, and for each time after the first. */
  readonly setupDollars: Float64Array
  readonly repeatDollars: Float64Array
  /** The most a pair of cookings of one dish saves on setup. */
  readonly mostSetup: number
  readonly sameDishFactor: Float64Array
  /** How often a week a side is served at most; -1 for main dishes. */
  readonly sideCap: Int32Array
  readonly stepStart: Int32Array
  readonly stepDg: Float64Array
  readonly stepCents: Int32Array
  readonly stockDg: Int32Array
  readonly expiringDg: Int32Array
  /** Dollars per cent at checkout, per decigram bought, and per decigram that expires. */
  readonly payPerCent: Float64Array
  readonly usePerDg: Float64Array
  readonly spoilPerDg: Float64Array
  /** By food: dollars for its cheapest purchase; 0 if some is at home. */
  readonly openDollars: Float64Array
  /** By recipe: `usePerDg` of the foods not at home, for one portion. */
  readonly unstockedUse: Float64Array
  /** The recipes that may be cooked for each meal. */
  readonly candidates: Readonly<Record<DishMeal, Int32Array>>
}

interface Shared {
  readonly arrays: RecipeArrays
  /** By recipe: the fixed dollars of a kind of cooking, of which one is given. */
  readonly fixedOf: (kind: string, cooking: PlannedCooking) => Float64Array
}

const known = new WeakMap<Problem['recipes'], { readonly of: Problem; readonly shared: Shared }[]>()

/** A household's week is compiled with leftovers on several days, and for several budgets, so its arrays are kept. */
export function compileRecipes(problem: Problem): Shared {
  const kept = known.get(problem.recipes) ?? []
  known.set(problem.recipes, kept)
  const found = kept.find(({ of }) => isSame(of, problem))
  if (found) return found.shared
  const shared = { arrays: arraysOf(problem), fixedOf: fixedBy(problem) }
  kept.push({ of: problem, shared })
  return shared
}

function isSame(one: Problem, other: Problem): boolean {
  return (
    one.foods === other.foods &&
    one.weights === other.weights &&
    one.adultEquivalents === other.adultEquivalents &&
    [false, true].every((isBeside) => sittingsOf(one, isBeside) === sittingsOf(other, isBeside))
  )
}

function arraysOf(problem: Problem): RecipeArrays {
  const { recipes } = problem
  const proteins = new Map<string, number>()
  const starches = new Map<string, number>()
  const dishes = new Map<string, number>()
  for (const [index, recipe] of recipes.entries())
    if (!dishes.has(dishIdOf(recipe))) dishes.set(dishIdOf(recipe), index)
  const protein = Int32Array.from(recipes, ({ mainProtein }) => numbered(proteins, mainProtein))
  const starch = Int32Array.from(recipes, ({ mainStarch }) => numbered(starches, mainStarch ?? null))
  const forFoods = compileFoods(problem)
  return {
    ...compileNeeds(problem, forFoods),
    ...forFoods,
    nutrition: Float64Array.from(
      recipes.flatMap((recipe) => WISH_NUTRIENTS.map((name) => recipe.nutrition[name])),
    ),
    mostNutrition: Float64Array.from(WISH_NUTRIENTS, (name) =>
      recipes.reduce((most, { nutrition }) => Math.max(most, nutrition[name]), 0),
    ),
    protein,
    proteins: proteins.size,
    starch,
    starches: starches.size,
    usesSlowCooker: Uint8Array.from(recipes, (recipe) => (recipe.usesSlowCooker ? 1 : 0)),
    dishOf: Int32Array.from(recipes, (recipe) => dishes.get(dishIdOf(recipe)) ?? 0),
    setupDollars: Float64Array.from(recipes, (recipe) => setupDollars(problem, recipe)),
    repeatDollars: Float64Array.from(recipes, (recipe) => repeatDollars(problem, recipe)),
    mostSetup: recipes.reduce((most, recipe) => Math.max(most, setupDollars(problem, recipe)), 0),
    sameDishFactor: Float64Array.from(recipes, sameDishFactor),
    sideCap: Int32Array.from(recipes, ({ side }) => side?.atMost ?? -1),
    candidates: {
      breakfast: candidatesFor(problem, 'breakfast'),
      lunch: candidatesFor(problem, 'lunch'),
      dinner: candidatesFor(problem, 'dinner'),
      snack: candidatesFor(problem, 'snack'),
    },
  }
}

function fixedBy(problem: Problem): Shared['fixedOf'] {
  const rows = new Map<string, Float64Array>()
  return (kind, cooking) => {
    const row = rows.get(kind) ?? fixedRow(problem, cooking)
    rows.set(kind, row)
    return row
  }
}

function fixedRow(problem: Problem, cooking: PlannedCooking): Float64Array {
  return Float64Array.from(problem.recipes, (recipe) => {
    if (isSide(cooking) !== (recipe.side !== undefined)) return 0
    const { taste, recent, effort, rhythm, wishes, diet, late } = fixedTerms(problem, recipe, cooking)
    return taste + recent + effort + rhythm + wishes + diet + late
  })
}

function candidatesFor(problem: Problem, meal: DishMeal): Int32Array {
  return Int32Array.from(
    problem.recipes.flatMap((recipe, index) => (recipe.meals.includes(meal) ? [index] : [])),
  )
}

function numbered(ids: Map<string, number>, name: string | null): number {
  if (name === null) return -1
  const id = ids.get(name) ?? ids.size
  ids.set(name, id)
  return id
}

function compileNeeds(
  { recipes, foods, adultEquivalents }: Problem,
  { stockDg, stepStart, stepCents, usePerDg, payPerCent }: ReturnType<typeof compileFoods>,
) {
  /** Expensive packages first, so that pricing a dish can stop early. */
  const firstCents = (food: number) => stepCents[(stepStart[food] ?? 0) + 1] ?? 0

  const all: { food: number; dg: number }[] = []
  const starts = recipes.map((recipe) => {
    const start = all.length
    const merged = new Map<number, number>()
    for (const { food, gramsPerAdult } of recipe.needs)
      merged.set(food, (merged.get(food) ?? 0) + needDecigrams(gramsPerAdult, adultEquivalents))
    const own = [...merged].sort(([a], [b]) => firstCents(b) - firstCents(a) || a - b)
    for (const [food, dg] of own) all.push({ food, dg })
    return start
  })
  return {
    unstockedUse: Float64Array.from(starts, (start, recipe) =>
      all
        .slice(start, starts[recipe + 1] ?? all.length)
        .reduce((sum, { food, dg }) => sum + ((stockDg[food] ?? 0) > 0 ? 0 : (usePerDg[food] ?? 0) * dg), 0),
    ),
    ...compileUsers(foods.length, starts, all),
    openDollars: Float64Array.from({ length: foods.length }, (_, food) =>
      (stockDg[food] ?? 0) > 0 ? 0 : (payPerCent[food] ?? 0) * firstCents(food),
    ),
    needStart: Int32Array.from([...starts, all.length]),
    needFood: Int32Array.from(all, (need) => need.food),
    needDg: Int32Array.from(all, (need) => need.dg),
  }
}

function compileUsers(foods: number, starts: readonly number[], all: readonly { readonly food: number }[]) {
  const users: number[][] = Array.from({ length: foods }, () => [])
  for (const [recipe, start] of starts.entries())
    for (let at = start; at < (starts[recipe + 1] ?? all.length); at++)
      users[all[at]?.food ?? 0]?.push(recipe)
  let place = 0
  return {
    userStart: Int32Array.from([0, ...users.map((own) => (place += own.length))]),
    userRecipe: Int32Array.from(users.flat()),
  }
}

function compileFoods(problem: Problem) {
  const { foods, weights } = problem
  const stockDg = Int32Array.from(foods, (food) => Math.round(food.stockG * 10))
  const steps = stepsOf(problem, stockDg)
  let place = 0
  const starts = steps.map(({ grams }) => {
    const start = place
    place += grams.length + 1
    return start
  })
  const unitPerDg = foods.map((food) => lowestUnitDollars(food) / 10)
  return {
    stepStart: Int32Array.from([...starts, place]),
    // A last step holds any amount, for free foods and for rounding of grams times ten.
    stepDg: Float64Array.from(
      steps.flatMap(({ grams }) => [...grams.map((amount) => amount * 10), Number.POSITIVE_INFINITY]),
    ),
    stepCents: Int32Array.from(steps.flatMap(({ cents }) => [...cents, cents.at(-1) ?? 0])),
    stockDg,
    expiringDg: Int32Array.from(foods, (food) => Math.round(food.expiringG * 10)),
    payPerCent: Float64Array.from(foods, (food) => (weights.food * (1 - food.keepShare)) / 100),
    usePerDg: Float64Array.from(
      foods,
      (food, index) => weights.food * food.keepShare * (unitPerDg[index] ?? 0),
    ),
    spoilPerDg: Float64Array.from(unitPerDg, (unit) => weights.expiring * unit),
  }
}

const knownSteps = new WeakMap<Problem['foods'], WeakMap<Problem['recipes'], Map<string, CoverSteps[]>>>()

/** The same for leftovers on any days and for all weights, so they are kept. */
function stepsOf(problem: Problem, stockDg: Int32Array): readonly CoverSteps[] {
  const { foods, recipes, adultEquivalents } = problem
  const ofFoods = knownSteps.get(foods) ?? new WeakMap<Problem['recipes'], Map<string, CoverSteps[]>>()
  knownSteps.set(foods, ofFoods)
  const kept = ofFoods.get(recipes) ?? new Map<string, CoverSteps[]>()
  ofFoods.set(recipes, kept)
  const key = `${adultEquivalents} ${sittingsOf(problem, false)} ${sittingsOf(problem, true)}`
  const known = kept.get(key)
  if (known) return known
  const most = mostNeededDg(problem)
  const steps = foods.map((food, index) =>
    coverSteps(food.packages, Math.max(0, (most[index] ?? 0) - (stockDg[index] ?? 0)) / 10),
  )
  kept.set(key, steps)
  return steps
}

function sittingsOf({ cookings }: Problem, isBeside: boolean): number {
  return cookings
    .filter((cooking) => isSide(cooking) === isBeside)
    .reduce((total, { eaten }) => total + eaten.length, 0)
}

/** An upper limit for any plan: the main dish and the side that need most of the food, at every meal. */
function mostNeededDg(problem: Problem): number[] {
  const main = mostByAny(problem, false)
  const side = mostByAny(problem, true)
  return main.map((dg, food) => dg + (side[food] ?? 0))
}

function mostByAny(problem: Problem, isBeside: boolean): number[] {
  const sittings = sittingsOf(problem, isBeside)
  const most = problem.foods.map(() => 0)
  for (const recipe of problem.recipes) {
    if ((recipe.side !== undefined) !== isBeside) continue
    const own = new Map<number, number>()
    for (const { food, gramsPerAdult } of recipe.needs)
      own.set(food, (own.get(food) ?? 0) + needDecigrams(gramsPerAdult, problem.adultEquivalents))
    for (const [food, dg] of own) most[food] = Math.max(most[food] ?? 0, dg * sittings)
  }
  return most
}
