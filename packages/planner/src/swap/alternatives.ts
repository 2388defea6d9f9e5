import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { ALWAYS_ENOUGH_G } from '@pennyplate/domain/food/staples'
import type { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import type { Assignment, Problem } from '../problem/problem.ts'
import { plannedNeeds } from '../score/score-plan.ts'
import { lowestUnitDollars } from '../score/unit-dollars.ts'
import { compile } from '../search/compile.ts'
import { load } from '../search/large-neighborhood.ts'
import { DishFinder } from '../search/refill.ts'
import { WeekState } from '../search/week-state.ts'
import { besideOf, isNoSide, mayStandTogether, plateOf, remadeOf, sidesWanted } from './plates.ts'

export type SwapReason =
  /** The food is already bought for other dishes of the week, at home, or at home and expiring. */
  | { readonly code: 'uses-bought'; readonly foodId: string }
  | { readonly code: 'uses-pantry'; readonly foodId: string }
  | { readonly code: 'uses-expiring'; readonly foodId: string }
  | { readonly code: 'cheaper' }
  | { readonly code: 'quicker' }
  | { readonly code: 'liked' }
  | { readonly code: 'new-this-week' }

export interface Alternative {
  readonly recipe: number
  readonly plan: Assignment
  /** Differences of the whole week. Lower scores are better. */
  readonly delta: {
    readonly scoreDollars: number
    readonly checkoutCents: number
    readonly calories: number
    readonly protein: number
    readonly minutes: number
  }
  readonly reasons: readonly SwapReason[]
  /** The part of its food, by value, that is at home or left in packages bought for other dishes: 0 to 1. */
  readonly openShare: number
}

export interface AlternativesWanted {
  /** Cookings that all get the new dish: one, or every cooking of the old dish. */
  readonly cookings: readonly number[]
  /** Main dishes otherwise get the sides that suit them best. */
  readonly keepsSides?: boolean
  /** They get the sides they are usually served with instead. */
  readonly hasUsualSides?: boolean
  readonly exclude?: readonly number[]
  /** Nothing but these, each with no more than the sides it asks for. */
  readonly only?: readonly number[]
  /** Otherwise a plan within the budget stays within it. */
  readonly mayExceedBudget?: boolean
  readonly limit?: number
}

const DEFAULT_LIMIT = 12
const REASONS_AT_MOST = 3

/** Other dishes for a slot, each with its best sides, best first, within the caps. */
export function alternatives(problem: Problem, plan: Assignment, wanted: AlternativesWanted): Alternative[] {
  const compiled = compile(problem)
  const state = new WeekState(compiled)
  load(state, plan)
  const [first] = wanted.cookings
  const old = first === undefined ? undefined : plan[first]
  if (first === undefined || old === undefined) return []
  const ownSides = wanted.keepsSides ? [] : wanted.cookings.flatMap((main) => besideOf(problem, main))
  // What was made of the old dish's leftovers goes without a successor: the new one is eaten again as it is.
  const remade = wanted.cookings
    .flatMap((main) => remadeOf(problem, plan, main))
    .filter((place) => !ownSides.includes(place))
  const sides = [...ownSides, ...remade]
  const before = { score: state.score, checkoutCents: state.checkoutCents }
  for (const cooking of [...wanted.cookings, ...sides]) state.remove(cooking)
  const finder = new DishFinder(state)
  const withoutCents = state.checkoutCents
  const isBound = !wanted.mayExceedBudget && before.checkoutCents <= compiled.budgetCents
  const found: { recipe: number; plan: number[]; score: number; checkoutCents: number }[] = []
  const excluded = new Set([old, ...(wanted.exclude ?? [])])
  const isNothing = (side: number) => isNoSide(problem, side)
  // Sides that are only in the stored week, in portions of its own, are excluded like its dishes.
  const sidesAt = sides.map((side): readonly [number, Int32Array] => {
    const fitting = compiled.fitting[compiled.placeOf[side] ?? 0] ?? new Int32Array(0)
    const isGone = remade.includes(side)
    return [side, fitting.filter((one) => isNothing(one) || !(isGone || excluded.has(one)))]
  })
  for (const recipe of compiled.fitting[compiled.placeOf[first] ?? 0] ?? []) {
    if (excluded.has(recipe) || wanted.only?.includes(recipe) === false) continue
    const placed: number[] = []
    for (const cooking of wanted.cookings) {
      if (state.insertDelta(cooking, recipe) === Number.POSITIVE_INFINITY) break
      state.insert(cooking, recipe)
      placed.push(cooking)
    }
    for (const [side, fitting] of placed.length === wanted.cookings.length ? sidesAt : []) {
      const best = finder.bestFor(side, sidesWanted(problem, wanted, [recipe, side], fitting))
      if (best < 0) break
      state.insert(side, best)
      placed.push(side)
    }
    const isWhole = placed.length === wanted.cookings.length + sides.length
    const fits = isWhole && wanted.cookings.every((main) => mayStandTogether(problem, state.plan, main))
    if (fits && (!isBound || state.checkoutCents <= compiled.budgetCents))
      found.push({ recipe, plan: [...state.plan], score: state.score, checkoutCents: state.checkoutCents })
    for (const cooking of placed) state.remove(cooking)
  }
  found.sort((a, b) => a.score - b.score || a.recipe - b.recipe)
  const rest = needsWithout(problem, plan, [...wanted.cookings, ...sides])
  const was = plateOf(problem, plan, first)
  return found
    .slice(0, wanted.limit ?? DEFAULT_LIMIT)
    .map(({ recipe, plan: changed, score, checkoutCents }) => {
      const is = plateOf(problem, changed, first)
      const delta = {
        scoreDollars: score - before.score,
        checkoutCents: checkoutCents - before.checkoutCents,
        calories: is.calories - was.calories,
        protein: is.protein - was.protein,
        minutes: is.minutes - was.minutes,
      }
      return {
        recipe,
        plan: changed,
        delta,
        reasons: reasonsFor(problem, plan, rest, recipe, delta),
        openShare: openShareOf(
          problem,
          changed,
          [...wanted.cookings, ...sides],
          checkoutCents - withoutCents,
        ),
      }
    })
}

/** What is not paid for at checkout is there already. */
function openShareOf(
  { recipes, cookings, foods, adultEquivalents }: Problem,
  plan: Assignment,
  added: readonly number[],
  addedCents: number,
): number {
  const dollars = added.reduce((sum, at) => {
    const perAdult = (recipes[plan[at] ?? -1]?.needs ?? []).reduce((total, { food, gramsPerAdult }) => {
      const found = foods[food]
      // Salt and oil are always there, so they speak for no dish.
      return found && found.stockG < ALWAYS_ENOUGH_G
        ? total + gramsPerAdult * lowestUnitDollars(found)
        : total
    }, 0)
    return sum + perAdult * adultEquivalents * (cookings[at]?.eaten.length ?? 1)
  }, 0)
  return dollars <= 0 ? 0 : Math.max(0, 1 - addedCents / 100 / dollars)
}

function reasonsFor(
  problem: Problem,
  plan: Assignment,
  /** What the other dishes need of each food, in decigrams. */
  rest: readonly number[],
  recipe: number,
  delta: Alternative['delta'],
): SwapReason[] {
  const dish = problem.recipes[recipe]
  if (!dish) return []
  const foods = dish.needs
    .flatMap(({ food, gramsPerAdult }) => {
      const found = problem.foods[food]
      return found ? [{ found, food, value: gramsPerAdult * lowestUnitDollars(found) }] : []
    })
    .sort((a, b) => b.value - a.value)
  const byFood = foods.flatMap(({ found, food }): SwapReason[] => {
    if (found.expiringG * 10 > (rest[food] ?? 0)) return [{ code: 'uses-expiring', foodId: found.id }]
    // Salt and oil are always there, so they speak for no dish.
    if (found.stockG >= ALWAYS_ENOUGH_G) return []
    if (found.stockG * 10 > (rest[food] ?? 0)) return [{ code: 'uses-pantry', foodId: found.id }]
    return (rest[food] ?? 0) > 0 ? [{ code: 'uses-bought', foodId: found.id }] : []
  })
  const urgent = byFood.filter(({ code }) => code === 'uses-expiring')
  const others = byFood.filter(({ code }) => code !== 'uses-expiring')
  return [
    ...urgent,
    ...(delta.checkoutCents < 0 ? [{ code: 'cheaper' } as const] : []),
    ...(delta.minutes < 0 ? [{ code: 'quicker' } as const] : []),
    ...(dish.isLiked ? [{ code: 'liked' } as const] : []),
    ...others,
    ...(plan.includes(recipe) ? [] : [{ code: 'new-this-week' } as const]),
  ].slice(0, REASONS_AT_MOST)
}

function needsWithout(problem: Problem, plan: Assignment, cookings: readonly number[]): number[] {
  const kept = problem.cookings.map((_, index) => index).filter((index) => !cookings.includes(index))
  return plannedNeeds(
    { ...problem, cookings: kept.flatMap((index) => problem.cookings[index] ?? []) },
    kept.map((index) => plan[index] ?? -1),
  )
}

/** The cooking that fills a slot; a leftover lunch belongs to the dinner before it. */
export function cookingAt(problem: Problem, day: number, meal: (typeof DISH_MEALS)[number]): number | null {
  if (day < 0 || day >= DAYS_PER_PLAN) return null
  const found = problem.cookings.findIndex(
    ({ eaten, beside }) => !beside && eaten.some((slot) => slot.day === day && slot.meal === meal),
  )
  return found < 0 ? null : found
}

/** The other cookings of the same dish for the same meal. */
export function sameDishElsewhere(problem: Problem, plan: Assignment, cooking: number): number[] {
  return problem.cookings.flatMap(({ meal }, index) =>
    index !== cooking &&
    !problem.cookings[index]?.beside &&
    plan[index] === plan[cooking] &&
    meal === problem.cookings[cooking]?.meal
      ? [index]
      : [],
  )
}
