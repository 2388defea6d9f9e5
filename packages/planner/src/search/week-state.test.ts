import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { withGoals } from '../../test/problem-with-goals.ts'
import { withSides } from '../../test/problem-with-sides.ts'
import { liftCaps } from '../problem/caps.ts'
import { dishIdOf, fitsPlace, type Problem } from '../problem/problem.ts'
import { scorePlan } from '../score/score-plan.ts'
import { compile } from './compile.ts'
import { type Random, seededRandom } from './random.ts'
import { descend } from './refill.ts'
import { swapDays } from './swap-days.ts'
import { WeekState } from './week-state.ts'

const households = [
  { recipes: 60, adultEquivalents: 1, seed: 1, stocked: true },
  { recipes: 60, adultEquivalents: 2.55, seed: 2, budgetCents: 5000 },
  { recipes: 60, adultEquivalents: 4, seed: 3, stocked: true, budgetCents: 30000, spendsWholeBudget: true },
  { recipes: 60, adultEquivalents: 3, seed: 4, style: 'Cook Once Daily', stocked: true },
  { recipes: 60, adultEquivalents: 2, seed: 5, style: 'Weekly Meal Prep', meals: ['lunch', 'dinner'] },
  { recipes: 60, adultEquivalents: 2, seed: 6, leftovers: { lunches: 2, dinners: 1 } },
  { recipes: 60, adultEquivalents: 2, seed: 7, leftovers: { lunches: 2, dinners: 1 }, weekdayMinutes: 30 },
] as const

const unlimited = (problem: Problem): Problem => ({
  ...problem,
  foods: problem.foods.map((food, index) => (food.expiringG > 0 ? { ...food, goodUntil: index % 7 } : food)),
  recipes: problem.recipes.map((recipe, index) => ({
    ...recipe,
    isNutty: index % 2 === 0,
    usesSlowCooker: index % 3 === 0,
    mainStarch: (['rice', 'tortilla', undefined] as const)[index % 3],
    tastes: Object.fromEntries(
      DISH_MEALS.map((meal, place) => [
        meal,
        {
          appeal: ((index + place) % 5) / 5,
          isNew: (index + place) % 4 === 0,
          isStrange: (index + place) % 7 === 0,
          origin: (['asked', 'usual', 'other', null] as const)[(index + place) % 4] ?? null,
        },
      ]),
    ),
    ...(recipe.side ? { side: { ...recipe.side, atMost: 99 } } : {}),
  })),
  caps: { breakfast: 99, lunch: 99, dinner: 99, snack: 99 },
  mainCap: 99,
})

function randomRecipe(problem: Problem, cooking: number, random: Random): number {
  const place = problem.cookings[cooking]
  const fitting = problem.recipes.flatMap((recipe, index) =>
    place && fitsPlace(recipe, place) ? [index] : [],
  )
  return fitting[random.below(fitting.length)] ?? 0
}

describe('the fast scorer', () => {
  it.each([
    ...households.map((household) => ({ ...household, isGoal: false, hasSides: false })),
    ...households.map((household) => ({ ...household, isGoal: true, hasSides: false })),
    ...households.map((household) => ({ ...household, isGoal: false, hasSides: true })),
  ])('agrees with the reference on random edits of %j', ({ isGoal, hasSides, ...household }) => {
    const bare = generateProblem(household)
    const plain = unlimited(hasSides ? withSides(bare) : bare)
    const problem = isGoal ? withGoals(plain) : plain
    const compiled = compile(problem)
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed)
        const state = new WeekState(compiled)
        for (let cooking = 0; cooking < compiled.cookings; cooking++)
          state.insert(cooking, randomRecipe(problem, cooking, random))
        for (let edit = 0; edit < 6; edit++) {
          const cooking = random.below(compiled.cookings)
          const recipe = randomRecipe(problem, cooking, random)
          state.remove(cooking)
          const promised = state.score + state.insertDelta(cooking, recipe)
          state.insert(cooking, recipe)
          const reference = scorePlan(problem, [...state.plan])
          expect(Math.abs(state.score - reference.total)).toBeLessThan(1e-9 * Math.max(1, reference.total))
          expect(Math.abs(promised - reference.total)).toBeLessThan(1e-9 * Math.max(1, reference.total))
          expect(state.checkoutCents).toBe(reference.checkoutCents)
        }
        const before = state.score
        state.resync()
        expect(state.score).toBeCloseTo(before, 8)
      }),
      { numRuns: 8, seed: 20251101 },
    )
  })

  it('a place that nothing fits stays empty and costs the same, however often it is looked at', () => {
    const problem = generateProblem(households[0])
    const compiled = compile(problem)
    const random = seededRandom(1)
    const state = new WeekState(compiled)
    const empty = compiled.cookings - 1
    for (let cooking = 0; cooking < empty; cooking++)
      state.insert(cooking, randomRecipe(problem, cooking, random))
    const before = state.score
    const nothing = Array.from({ length: compiled.cookings }, () => new Int32Array(0))
    let looks = 0
    descend(state, nothing, () => ++looks > 1000)
    expect(looks).toBeLessThan(100)
    expect(state.score).toBeCloseTo(before, 8)
    state.resync()
    expect(state.score).toBeCloseTo(before, 8)
    expect(state.plan[empty]).toBe(-1)
  })

  it('prices a dish at a meal it is not for, every day of the week', () => {
    const generated = unlimited(generateProblem(households[1]))
    const [oats, ...others] = generated.recipes.toSorted((a, b) => a.id.localeCompare(b.id))
    if (!oats) throw new Error('no recipes')
    // A big need in small packages: step tables sized for its own meal alone would be too short.
    const needs = [{ food: 0, gramsPerAdult: 900 }]
    const problem = { ...generated, recipes: [{ ...oats, needs, meals: ['snack' as const] }, ...others] }
    const state = new WeekState(compile(problem))
    for (let cooking = 0; cooking < problem.cookings.length; cooking++) {
      const promised = state.score + state.insertDelta(cooking, 0)
      state.insert(cooking, 0)
      expect(state.score).toBeCloseTo(promised, 6)
    }
    const reference = scorePlan(problem, [...state.plan])
    expect(state.checkoutCents).toBe(reference.checkoutCents)
    expect(state.score).toBeCloseTo(reference.total, 6)
  })

  it('swaps whole plates to other days as the reference scores them', () => {
    const problem = unlimited(withSides(generateProblem(households[1])))
    const random = seededRandom(3)
    const state = new WeekState(compile(problem))
    for (let cooking = 0; cooking < problem.cookings.length; cooking++)
      state.insert(cooking, randomRecipe(problem, cooking, random))
    const before = [...state.plan]
    for (let swap = 0; swap < 200; swap++) swapDays(state, random, 1e6)
    expect([...state.plan]).not.toEqual(before)
    expect(state.score).toBeCloseTo(scorePlan(problem, [...state.plan]).total, 7)
  })

  it('refuses a side that is served as often as it may be, in any amount', () => {
    const problem = withSides(generateProblem(households[0]))
    const state = new WeekState(compile(problem))
    const [side, other] = problem.recipes.flatMap((recipe, index) =>
      dishIdOf(recipe) === 'side-0' ? [index] : [],
    )
    const places = problem.cookings.flatMap((place, index) => {
      const recipe = problem.recipes[side ?? -1]
      return recipe && place.beside && fitsPlace(recipe, place) ? [index] : []
    })
    const atMost = problem.recipes[side ?? -1]?.side?.atMost ?? 0
    for (const place of places.slice(0, atMost)) state.insert(place, side ?? -1)
    for (const recipe of [side, other])
      expect(state.insertDelta(places[atMost] ?? -1, recipe ?? -1)).toBe(Number.POSITIVE_INFINITY)
  })

  it('refuses a recipe at its cap', () => {
    const problem = generateProblem({ recipes: 60, adultEquivalents: 2, seed: 9 })
    const state = new WeekState(compile(problem))
    const dinners = problem.cookings.flatMap(({ meal }, index) => (meal === 'dinner' ? [index] : []))
    const recipe = problem.recipes.findIndex(({ meals }) => meals.includes('dinner'))
    state.insert(dinners[0] ?? 0, recipe)
    expect(state.insertDelta(dinners[1] ?? 0, recipe)).toBe(Number.POSITIVE_INFINITY)
  })

  it('refuses a main that lunches and dinners already have as often as any week may', () => {
    const problem = liftCaps(generateProblem({ recipes: 60, adultEquivalents: 2, seed: 9 }))
    const state = new WeekState(compile(problem))
    const slots = (meal: DishMeal) =>
      problem.cookings.flatMap((cooking, index) => (cooking.meal === meal ? [index] : []))
    const [lunches, dinners] = [slots('lunch'), slots('dinner')]
    const recipe = problem.recipes.findIndex(
      ({ meals }) => meals.includes('lunch') && meals.includes('dinner'),
    )
    for (const cooking of [lunches[0], lunches[1], dinners[4]]) state.insert(cooking ?? 0, recipe)
    expect(state.insertDelta(lunches[3] ?? 0, recipe)).toBe(Number.POSITIVE_INFINITY)
    expect(state.insertDelta(dinners[6] ?? 0, recipe)).toBe(Number.POSITIVE_INFINITY)
    state.remove(dinners[4] ?? 0)
    expect(state.insertDelta(lunches[3] ?? 0, recipe)).toBeLessThan(Number.POSITIVE_INFINITY)
  })

  it('numbers the meals as the problem does', () => {
    const compiled = compile(generateProblem({ recipes: 60, adultEquivalents: 2, seed: 9 }))
    expect(compiled.problem.cookings.map(({ meal }) => DISH_MEALS.indexOf(meal))).toEqual([
      ...compiled.mealOf,
    ])
  })
})
