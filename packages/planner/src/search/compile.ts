import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { dishIdOf, isSide, needDecigrams, type Problem, SPENT_SHARE_AT_LEAST } from '../problem/problem.ts'
import { fixedKind, fixedTerms } from '../score/fixed-terms.ts'
import { neighborsOf } from '../score/neighbors.ts'
import { repeatDollars, sameDishFactor, setupDollars } from '../score/plate-dollars.ts'
import { lowestUnitDollars } from '../score/unit-dollars.ts'
import { MAX_GROUPS, type VarietyGroup, varietyGroupsOf } from '../score/variety-groups.ts'
import { compilePlates } from './compile-plates.ts'
import { type CoverSteps, coverSteps } from './cover-steps.ts'

/** The problem as flat arrays, for speed: the search reads them millions of times. */
export interface Compiled {
  readonly problem: Problem
  readonly cookings: number
  readonly recipes: number
  readonly foods: number
  readonly eq: number
  readonly weights: Problem['weights']
  readonly budgetCents: number
  readonly spendAtLeastCents: number
  /** The fixed charge for being over the budget, expressed as extra cents over it. */
  readonly overBudgetCents: number

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
  /** By meal and recipe, its variety class: recipes of a class share main protein, slow cooker and variety groups. */
  readonly classOf: Int32Array
  readonly classes: number
  /** `MAX_GROUPS` entries for each meal and recipe: its variety groups; -1 for none. */
  readonly groupOf: Int32Array
  readonly groupMeals: Int32Array
  readonly groupDollars: Float64Array

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
  /** How often a week may have a dish at all: the freezer has only so many. */
  readonly dishCap: Int32Array

  /** The cookings that are no sides and not kept. */
  readonly mains: Int32Array
  readonly isKept: Uint8Array
  readonly hasKept: boolean
  /** For sides: the cooking of the main dish; -1 for main dishes. */
  readonly mainOf: Int32Array
  /** The places beside each main dish. */
  readonly sideStart: Int32Array
  readonly sideAt: Int32Array
  /** Cookings with the same candidates have one place: the four meals, then the kinds of places for sides. */
  readonly placeOf: Int32Array
  readonly places: number
  /** By place: what may be cooked there. */
  readonly fitting: readonly Int32Array[]
  /**
   * Dollars for the household for one sitting of a side beside a main dish, as an index into `pairDollars`: by kind of place, side
   * and main dish, and the same by kind of place, main dish and side.
   */
  readonly pairByMain: Uint8Array
  readonly pairBySide: Uint8Array
  readonly pairDollars: Float64Array
  /** For sides: the kind of place; -1 for main dishes. */
  readonly sideKindOf: Int32Array
  /** The number of each side among the sides; -1 for main dishes. */
  readonly sideNumber: Int32Array
  readonly sides: number

  readonly mealOf: Int32Array
  readonly kindOf: Int32Array
  readonly portions: Int32Array
  readonly firstDay: Int32Array
  readonly secondDay: Int32Array
  readonly capOf: Int32Array
  /** By kind of cooking and recipe. */
  readonly fixed: Float64Array
  readonly neighborStart: Int32Array
  readonly neighborOf: Int32Array
  readonly neighborProtein: Float64Array
  readonly neighborStarch: Float64Array
  readonly neighborDish: Float64Array
  readonly neighborSlow: Float64Array

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

  /** Per nutrient: under, over and floor, each as an amount and dollars per unit. */
  readonly bands: Float64Array
  /** The recipes that may be cooked for each meal. */
  readonly candidates: Readonly<Record<DishMeal, Int32Array>>
}

export const BAND_FIELDS = 6

const known = new WeakMap<Problem, Compiled>()

/** A problem is searched several times and then proven, so its arrays are kept. */
export function compile(problem: Problem): Compiled {
  const kept = known.get(problem) ?? compileAll(problem)
  known.set(problem, kept)
  return kept
}

function compileAll(problem: Problem): Compiled {
  const { recipes, cookings, foods, weights, adultEquivalents: eq } = problem
  const budgetCents = problem.budgetCents ?? Number.POSITIVE_INFINITY
  const kinds = new Map<string, number>()
  const kindOf = Int32Array.from(cookings, (cooking) => {
    const key = fixedKind(cooking, problem)
    const kind = kinds.get(key) ?? kinds.size
    kinds.set(key, kind)
    return kind
  })
  const proteinIds = new Map<string, number>()
  const dishes = new Map<string, number>()
  for (const [index, recipe] of recipes.entries())
    if (!dishes.has(dishIdOf(recipe))) dishes.set(dishIdOf(recipe), index)
  const protein = Int32Array.from(recipes, (recipe) => numbered(proteinIds, recipe.mainProtein))
  const starchIds = new Map<string, number>()
  const starch = Int32Array.from(recipes, ({ mainStarch }) => numbered(starchIds, mainStarch ?? null))
  const usesSlowCooker = Uint8Array.from(recipes, (recipe) => (recipe.usesSlowCooker ? 1 : 0))
  const groups = compileGroups(problem)
  const forFoods = compileFoods(problem)
  const needs = compileNeeds(problem, forFoods)
  return {
    problem,
    cookings: cookings.length,
    recipes: recipes.length,
    foods: foods.length,
    eq,
    weights,
    budgetCents,
    spendAtLeastCents:
      problem.spendsWholeBudget && problem.budgetCents !== null ? SPENT_SHARE_AT_LEAST * budgetCents : 0,
    overBudgetCents: weights.budget > 0 ? (100 * weights.overBudget) / weights.budget : 0,
    ...needs,
    nutrition: Float64Array.from(
      recipes.flatMap((recipe) => WISH_NUTRIENTS.map((name) => recipe.nutrition[name])),
    ),
    mostNutrition: Float64Array.from(WISH_NUTRIENTS, (name) =>
      recipes.reduce((most, { nutrition }) => Math.max(most, nutrition[name]), 0),
    ),
    protein,
    proteins: proteinIds.size,
    starch,
    starches: starchIds.size,
    ...groups,
    usesSlowCooker,
    ...compileClasses(protein, usesSlowCooker, groups.groupOf),
    dishOf: Int32Array.from(recipes, (recipe) => dishes.get(dishIdOf(recipe)) ?? 0),
    setupDollars: Float64Array.from(recipes, (recipe) => setupDollars(problem, recipe)),
    repeatDollars: Float64Array.from(recipes, (recipe) => repeatDollars(problem, recipe)),
    mostSetup: recipes.reduce((most, recipe) => Math.max(most, setupDollars(problem, recipe)), 0),
    sameDishFactor: Float64Array.from(recipes, sameDishFactor),
    sideCap: Int32Array.from(recipes, ({ side }) => side?.atMost ?? -1),
    dishCap: Int32Array.from(recipes, ({ freezer }) => freezer?.meals ?? cookings.length),
    ...compilePlates(problem),
    mealOf: Int32Array.from(cookings, ({ meal }) => DISH_MEALS.indexOf(meal)),
    kindOf,
    portions: Int32Array.from(cookings, ({ eaten }) => eaten.length),
    firstDay: Int32Array.from(cookings, ({ eaten }) => eaten[0]?.day ?? 0),
    secondDay: Int32Array.from(cookings, ({ eaten }) => eaten[1]?.day ?? -1),
    capOf: Int32Array.from(cookings, ({ meal }) => problem.caps[meal]),
    fixed: compileFixed(problem, kindOf, kinds.size),
    ...compileNeighbors(problem),
    ...forFoods,
    bands: compileBands(problem),
    candidates: {
      breakfast: candidatesFor(problem, 'breakfast'),
      lunch: candidatesFor(problem, 'lunch'),
      dinner: candidatesFor(problem, 'dinner'),
      snack: candidatesFor(problem, 'snack'),
    },
  }
}

function compileBands({ targets, weights, adultEquivalents: eq }: Problem): Float64Array {
  return Float64Array.from(
    WISH_NUTRIENTS.flatMap((name) => {
      const target = targets[name]
      if (target <= 0) return [0, 0, Number.POSITIVE_INFINITY, 0, 0, 0]
      const band = weights.nutrition[name]
      const per = eq / target
      return [
        band.from * target,
        band.underDollars * per,
        band.to * target,
        band.overDollars * per,
        band.floor * target,
        band.floorDollars * per,
      ]
    }),
  )
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

function compileGroups(problem: Problem) {
  const { recipes } = problem
  const groups = new Map<string, VarietyGroup & { readonly id: number }>()
  const groupOf = new Int32Array(DISH_MEALS.length * recipes.length * MAX_GROUPS).fill(-1)
  for (const [meal, name] of DISH_MEALS.entries())
    for (const [recipe, each] of recipes.entries())
      for (const [place, group] of varietyGroupsOf(problem, each, name).entries()) {
        const known = groups.get(group.name) ?? { ...group, id: groups.size }
        groups.set(group.name, known)
        groupOf[(meal * recipes.length + recipe) * MAX_GROUPS + place] = known.id
      }
  return {
    groupOf,
    groupMeals: Int32Array.from(groups.values(), ({ meals }) => meals),
    groupDollars: Float64Array.from(groups.values(), ({ dollars }) => dollars),
  }
}

function compileClasses(protein: Int32Array, usesSlowCooker: Uint8Array, groupOf: Int32Array) {
  const ids = new Map<string, number>()
  const classOf = Int32Array.from({ length: DISH_MEALS.length * protein.length }, (_, at) => {
    const recipe = at % protein.length
    const groups = groupOf.subarray(at * MAX_GROUPS, (at + 1) * MAX_GROUPS)
    return numbered(ids, [protein[recipe], usesSlowCooker[recipe], ...groups].join(' '))
  })
  return { classOf, classes: ids.size }
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

function compileFixed(problem: Problem, kindOf: Int32Array, kinds: number): Float64Array {
  const fixed = new Float64Array(kinds * problem.recipes.length)
  for (let kind = 0; kind < kinds; kind++) {
    const cooking = problem.cookings[kindOf.indexOf(kind)]
    if (!cooking) continue
    for (const [index, recipe] of problem.recipes.entries()) {
      if (isSide(cooking) !== (recipe.side !== undefined)) continue
      const terms = fixedTerms(problem, recipe, cooking)
      fixed[kind * problem.recipes.length + index] =
        terms.taste + terms.recent + terms.effort + terms.rhythm + terms.wishes + terms.late
    }
  }
  return fixed
}

function compileNeighbors(problem: Problem) {
  const pairs = neighborsOf(problem)
  const both = problem.cookings.map((_, cooking) =>
    pairs.flatMap((pair) => {
      if (pair.a === cooking) return [{ other: pair.b, pair }]
      return pair.b === cooking ? [{ other: pair.a, pair }] : []
    }),
  )
  const flat = both.flat()
  let place = 0
  const starts = both.map((own) => {
    const start = place
    place += own.length
    return start
  })
  return {
    neighborStart: Int32Array.from([...starts, place]),
    neighborOf: Int32Array.from(flat, ({ other }) => other),
    neighborProtein: Float64Array.from(flat, ({ pair }) => pair.sameProtein),
    neighborStarch: Float64Array.from(flat, ({ pair }) => pair.sameStarch),
    neighborDish: Float64Array.from(flat, ({ pair }) => pair.sameDish),
    neighborSlow: Float64Array.from(flat, ({ pair }) => pair.bothSlow),
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
