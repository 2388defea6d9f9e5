import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { type Problem, SPENT_SHARE_AT_LEAST } from '../problem/problem.ts'
import { fixedKind } from '../score/fixed-terms.ts'
import { neighborsOf } from '../score/neighbors.ts'
import { compileGroups, type GroupArrays } from './compile-groups.ts'
import { compilePlates } from './compile-plates.ts'
import { compileRecipes, type RecipeArrays } from './compile-recipes.ts'
import { joined } from './joined-rows.ts'

/** The problem as flat arrays, for speed: the search reads them millions of times. */
export interface Compiled extends RecipeArrays, GroupArrays {
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
  readonly pairByMain: Uint8Array | Uint16Array
  readonly pairBySide: Uint8Array | Uint16Array
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
  /** Per nutrient: under, over and floor, each as an amount and dollars per unit. */
  readonly bands: Float64Array
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
  const kindNames = cookings.map((cooking) => fixedKind(cooking, problem))
  const kinds = new Map(cookings.map((cooking, index) => [kindNames[index] ?? '', cooking]))
  const kindNumbers = new Map([...kinds.keys()].map((kind, number) => [kind, number]))
  const shared = compileRecipes(problem)
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
    ...shared.arrays,
    ...compileGroups(problem),
    dishCap: Int32Array.from(recipes, ({ freezer }) => freezer?.meals ?? cookings.length),
    ...compilePlates(problem),
    mealOf: Int32Array.from(cookings, ({ meal }) => DISH_MEALS.indexOf(meal)),
    kindOf: Int32Array.from(kindNames, (kind) => kindNumbers.get(kind) ?? 0),
    portions: Int32Array.from(cookings, ({ eaten }) => eaten.length),
    firstDay: Int32Array.from(cookings, ({ eaten }) => eaten[0]?.day ?? 0),
    secondDay: Int32Array.from(cookings, ({ eaten }) => eaten[1]?.day ?? -1),
    capOf: Int32Array.from(cookings, ({ meal }) => problem.caps[meal]),
    fixed: joined(
      Float64Array,
      [...kinds].map(([kind, cooking]) => shared.fixedOf(kind, cooking)),
    ),
    ...compileNeighbors(problem),
    bands: compileBands(problem),
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
