import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { withGoals } from '../../test/problem-with-goals.ts'
import { withSides } from '../../test/problem-with-sides.ts'
import { fitsPlace, type NutrientAmounts, type PlannedCooking, type Problem } from '../problem/problem.ts'
import { DEFAULT_WEIGHTS } from '../problem/weights.ts'
import { mealsOverCap, scorePlan } from '../score/score-plan.ts'
import { compile } from '../search/compile.ts'
import { load } from '../search/large-neighborhood.ts'
import { searchWeek } from '../search/search-week.ts'
import { WeekState } from '../search/week-state.ts'
import { proveTwoExchange } from './two-exchange.ts'

const households = [
  { recipes: 45, adultEquivalents: 1, seed: 1, stocked: true },
  { recipes: 45, adultEquivalents: 3.4, seed: 2, budgetCents: 9000 },
  { recipes: 45, adultEquivalents: 2, seed: 3, budgetCents: 12000, spendsWholeBudget: true },
  { recipes: 45, adultEquivalents: 2, seed: 4, style: 'Weekly Meal Prep' },
  { recipes: 45, adultEquivalents: 2, seed: 5, style: 'Cook Once Daily' },
  { recipes: 45, adultEquivalents: 2, seed: 6, leftovers: { lunches: 2, dinners: 1 } },
] as const

/** The best change of two dishes, found by pricing every one. */
function bestOfAllPairs(problem: Problem, state: WeekState): number {
  const fitting = problem.cookings.map((place) =>
    problem.recipes.flatMap((recipe, index) => (fitsPlace(recipe, place) ? [index] : [])),
  )
  let least = state.score
  for (let a = 0; a < problem.cookings.length; a++)
    for (let b = a + 1; b < problem.cookings.length; b++) {
      const oldA = state.remove(a)
      const oldB = state.remove(b)
      for (const r of fitting[a] ?? []) {
        if (state.insertDelta(a, r) === Number.POSITIVE_INFINITY) continue
        state.insert(a, r)
        for (const s of fitting[b] ?? []) least = Math.min(least, state.score + state.insertDelta(b, s))
        state.remove(a)
      }
      state.insert(a, oldA)
      state.insert(b, oldB)
    }
  return least
}

const [SOUP, ROAST, RICE_SALAD, FRIED_RICE] = [0, 1, 2, 3]

/** A lunch and a dinner at $2.00 each, or both from one bag of rice at $3.95 that either alone would need. */
function sharedPackage(layout: {
  readonly days: readonly [number, number]
  budgetCents: number | null
}): Problem {
  const [lunchDay, dinnerDay] = layout.days
  return {
    foods: [pack('beans', 200), pack('beef', 200), pack('rice', 395)],
    recipes: [dish('lunch', 0, 500), dish('dinner', 1, 500), dish('lunch', 2, 250), dish('dinner', 2, 250)],
    cookings: [cooking(lunchDay, 'lunch'), cooking(dinnerDay, 'dinner')],
    adultEquivalents: 1,
    targets: { ...NO_NUTRITION, calories: 2000 },
    budgetCents: layout.budgetCents,
    spendsWholeBudget: false,
    caps: { breakfast: 1, lunch: 1, dinner: 1, snack: 1 },
    mainCap: 2,
    newMeals: 0,
    weights: DEFAULT_WEIGHTS,
  }
}

const NO_NUTRITION: NutrientAmounts = {
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: 0,
  addedSugar: 0,
  sodium: 0,
  cholesterol: 0,
  saturatedFat: 0,
  netCarbs: 0,
}

function pack(id: string, priceCents: number) {
  return { id, packages: [{ edibleG: 500, priceCents }], stockG: 0, expiringG: 0, keepShare: 0 }
}

function dish(meal: 'lunch' | 'dinner', food: number, gramsPerAdult: number) {
  return {
    id: `${meal} of food ${food}`,
    meals: [meal],
    needs: [{ food, gramsPerAdult }],
    nutrition: { ...NO_NUTRITION, calories: 1000 },
    minutes: 20,
    mainProtein: null,
    isMeatless: false,
    isNutty: false,
    cuisine: null,
    tastes: {},
    isLiked: false,
    recency: 0,
    batchCooks: true,
    keepsDays: 3,
    activeMinutes: 10,
    usesSlowCooker: false,
    isWeekendDish: true,
    isFridayDish: true,
  }
}

function cooking(day: number, meal: 'lunch' | 'dinner'): PlannedCooking {
  return { day, meal, eaten: [{ day, meal }] }
}

describe('the two-exchange proof', () => {
  it.each([
    ...households.map((household) => ({ ...household, isGoal: false, sides: 0 })),
    ...households.slice(0, 2).map((household) => ({ ...household, isGoal: true, sides: 0 })),
    ...households.map((household) => ({ ...household, isGoal: false, sides: 10 })),
  ])('agrees with trying every pair for %j', ({ isGoal, sides, ...household }) => {
    const bare = generateProblem(household)
    const plain = sides > 0 ? withSides(bare, sides) : bare
    const problem = isGoal ? withGoals(plain) : plain
    const rough = searchWeek(problem, { seed: 1, iterations: 40 })
    const state = new WeekState(rough.compiled)
    load(state, rough.plan)
    const proof = proveTwoExchange(state, { looksAtMost: 1e9 })
    expect(proof.proven).toBe(true)
    expect(bestOfAllPairs(problem, state)).toBeGreaterThan(state.score - 1e-6)
    const reference = scorePlan(problem, [...state.plan])
    expect(reference.total).toBeCloseTo(state.score, 8)
    expect(mealsOverCap(problem, [...state.plan])).toBe(0)
    expect(state.score).toBeLessThanOrEqual(rough.score + 1e-9)
  })

  it.each([
    { pair: 'of one day', days: [0, 0], budgetCents: null },
    { pair: 'of a week that is over its budget either way', days: [0, 1], budgetCents: 300 },
  ] as const)('finds the pair $pair that pays off only through a shared package', (layout) => {
    const problem = sharedPackage(layout)
    const state = new WeekState(compile(problem))
    load(state, [SOUP, ROAST])
    const proof = proveTwoExchange(state, { looksAtMost: 1e9 })
    expect(proof.proven).toBe(true)
    expect([...state.plan]).toEqual([RICE_SALAD, FRIED_RICE])
    expect(scorePlan(problem, [...state.plan]).checkoutCents).toBe(395)
  })

  it('claims no proof when it ran out of looks', () => {
    const problem = generateProblem({ recipes: 45, adultEquivalents: 1, seed: 1 })
    const rough = searchWeek(problem, { seed: 1, iterations: 10 })
    const state = new WeekState(rough.compiled)
    load(state, rough.plan)
    expect(proveTwoExchange(state, { looksAtMost: 10 }).proven).toBe(false)
  })
})
