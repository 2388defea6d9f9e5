import { judgedIngredients, type RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { fitRecipe } from '@pennyplate/domain/recipe/recipe-fit'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { randomHousehold } from '../../test/random-household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import type { PlanningRequest } from '../problem/build-problem.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { dailyNutrition } from '../score/score-plan.ts'
import { type HouseholdOutcome, planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
type Dish = RecipeForm['recipe']
/** Proofs are slow and may change the week: a few in every run, all in the long one. */
const PROVEN = rounds(2, 25)
const FAMILY = { adults: 2, kids: 2, kidAges: [7, 10] }

function planned(request: PlanningRequest) {
  const outcome = planHousehold(request, ownCatalog(request.profile.zipCode || '72762'), {
    seed: 1,
    iterations: 2000,
    prove: PROVEN > 2,
  })
  if (outcome.outcome !== 'planned') throw new Error(`not planned: ${outcome.outcome}`)
  return outcome
}

function judged(request: PlanningRequest, outcome: HouseholdOutcome & { outcome: 'planned' }) {
  const place = ownCatalog(request.profile.zipCode || '72762')
  return checkPlan(submittedWeek(outcome.built, outcome.plan), request, place)
}

const minutes = (count: number) => count * 60_000

describe('planning a household', () => {
  it.each([
    ['a family of four', { ...FAMILY, weeklyBudget: 231.3 }],
    ['one woman', { weeklyBudget: 68.88 }],
    ['a vegan couple', { adults: 2, dietType: 'Vegan', weeklyBudget: 150 }],
    ['a couple that cooks once a day', { adults: 2, prepStyle: 'Cook Once Daily' }],
    ['a couple that cooks ahead', { adults: 2, prepStyle: 'Weekly Meal Prep' }],
  ])(
    'keeps %s within its budget, its rules and its calories',
    (_, profile) => {
      const request = household(profile)
      const outcome = planned(request)
      const verdict = judged(request, outcome)
      expect(verdict.violations).toEqual([])
      expect(verdict.totals.checkoutCents).toBe(outcome.score.checkoutCents)
      expect(verdict.totals.unpriced).toEqual([])
      for (const [calories = 0] of dailyNutrition(outcome.built.problem, outcome.plan)) {
        expect(calories).toBeGreaterThan(2000 * 0.9)
        expect(calories).toBeLessThan(2000 * 1.12)
      }
    },
    minutes(1),
  )

  it(
    'keeps every rule of many different households, or refuses',
    () => {
      const outcomes = { planned: 0, infeasible: 0 }
      const households = rounds(8, 25)
      for (let seed = 1; seed <= households; seed++) {
        const request = randomHousehold(seed)
        const place = ownCatalog(request.profile.zipCode || '72762')
        const outcome = planHousehold(request, place, { seed, iterations: 300, prove: seed <= PROVEN })
        if (outcome.outcome === 'cancelled') throw new Error('unexpectedly cancelled')
        outcomes[outcome.outcome]++
        if (outcome.outcome !== 'planned') continue
        const verdict = judged(request, outcome)
        expect(verdict.violations, `household ${seed}`).toEqual([])
        expect(verdict.totals.checkoutCents, `household ${seed}`).toBe(outcome.score.checkoutCents)
      }
      expect(outcomes.planned).toBeGreaterThan(households * 0.4)
    },
    minutes(4),
  )

  it(
    'refuses $20 for a family, with three planned weeks as ways out',
    () => {
      const request = household({ ...FAMILY, weeklyBudget: 20, dislikedFoods: ['Fish'] })
      const outcome = planHousehold(request, catalog, {
        seed: 1,
        iterations: rounds(300, 1000),
        prove: PROVEN > 2,
      })
      if (outcome.outcome !== 'infeasible') throw new Error('20 dollars cannot feed four')
      expect(outcome.thriftyPlanCents).toBe(23130)
      expect(outcome.cheapestCents).toBeGreaterThan(2000)
      expect(outcome.ways).toHaveLength(3)
      for (const way of outcome.ways) {
        const raised = { ...request, profile: { ...way.profile, weeklyBudget: way.totalCents / 100 } }
        const verdict = checkPlan(submittedWeek(way.built, way.plan), raised, catalog)
        expect(verdict.violations, way.change.code).toEqual([])
        expect(verdict.totals.checkoutCents).toBe(way.totalCents)
      }
      // Whoever takes the first gets a week, whatever the seed.
      const [first] = outcome.ways
      if (!first) throw new Error('there is no way out')
      const profile = { ...first.profile, weeklyBudget: first.budgetCents / 100 }
      const taken = planHousehold({ ...request, profile }, catalog, {
        seed: 9,
        iterations: 600,
        prove: false,
      })
      expect(taken.outcome).toBe('planned')
      const totals = outcome.ways.map((way) => way.totalCents)
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    },
    minutes(3),
  )

  it('names the meals without any recipe', () => {
    const request = household({
      dietType: 'Carnivore',
      allergies: ['eggs', 'fish', 'shellfish', 'milk', 'beef', 'chicken', 'pork'],
    })
    const outcome = planHousehold(request, catalog, { seed: 1, iterations: 100 })
    expect(outcome).toMatchObject({ outcome: 'infeasible', cheapestCents: null })
  })

  it('stops when cancelled', () => {
    const outcome = planHousehold(household({}), catalog, { seed: 1, signal: { aborted: true } })
    expect(outcome.outcome).toBe('cancelled')
  })
})

describe('the problem built for a household', () => {
  it('has at least as many candidates when an allergy goes away', () => {
    for (const allergy of ['milk', 'eggs', 'wheat', 'soy', 'peanuts']) {
      const withIt = buildProblem(household({ allergies: [allergy] }), catalog).problem.recipes
      const without = buildProblem(household({}), catalog).problem.recipes
      const ids = new Set(without.map(({ id }) => id))
      expect(withIt.length).toBeLessThan(without.length)
      expect(withIt.every(({ id }) => ids.has(id))).toBe(true)
    }
  })

  it('cooks with the milk and eggs the household has', () => {
    const { foods } = buildProblem(
      household({ dairyPreferences: { milk: 'Skim Milk', eggs: 'No Eggs' } }),
      catalog,
    )
    const ids = foods.map(({ id }) => id)
    expect(ids).toContain('milk-skim')
    expect(ids.filter((id) => ['milk-whole', 'milk-2-percent', 'egg-large'].includes(id))).toEqual([])
  })

  it('marks breakfasts of uncommon cuisines as odd, unless the cuisine was asked for', () => {
    const oddOf = (profile: Readonly<Record<string, unknown>>, likes: readonly string[] = []) => {
      const { problem, forms } = buildProblem(household(profile, { likes }), catalog)
      return new Set(
        forms.filter((_, index) => problem.recipes[index]?.isOddBreakfast).map(({ recipe }) => recipe.id),
      )
    }
    const [peanutRice, congee] = ['lemon-rice-with-peanuts', 'ginger-congee-with-tofu']
    expect(oddOf({})).toEqual(oddOf({ cuisineTypes: ['Southern'] }))
    expect([...oddOf({})]).toEqual(expect.arrayContaining([peanutRice, congee]))
    expect(oddOf({})).not.toContain('peanut-butter-banana-oatmeal')
    expect(oddOf({ cuisineTypes: ['Indian'] })).not.toContain(peanutRice)
    expect(oddOf({ cuisineTypes: ['Indian'] })).toContain(congee)
    expect(oddOf({}, [peanutRice])).not.toContain(peanutRice)
  })

  it('plans common breakfasts for a household that names no cuisine', () => {
    const couple = household({ adults: 2, weeklyBudget: 120 })
    const outcome = planHousehold(couple, catalog, { seed: 1, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    const { problem } = outcome.built
    const breakfasts = problem.cookings.flatMap(({ meal }, at) => (meal === 'breakfast' ? [at] : []))
    expect(breakfasts.filter((at) => problem.recipes[outcome.plan[at] ?? 0]?.isOddBreakfast)).toHaveLength(0)
  })

  it('gives liked dishes the most appeal, then ticked or typed cuisines', () => {
    const likes = ['peanut-butter-banana-oatmeal', 'red-lentil-dal-with-spinach']
    const appealsOf = (profile: Readonly<Record<string, unknown>>) => {
      const { problem, forms } = buildProblem(household(profile, { likes }), catalog)
      return new Map(forms.map((form, index) => [form.recipe, problem.recipes[index]?.appeal ?? 0]))
    }
    const liked = [...appealsOf({})].filter(([recipe]) => likes.includes(recipe.id))
    expect(liked.map(([, appeal]) => appeal)).toEqual([1, 1])
    const split = (profile: Readonly<Record<string, unknown>>, isWanted: (recipe: Dish) => boolean) => {
      const entries = [...appealsOf(profile)].filter(([recipe]) => !likes.includes(recipe.id))
      const of = (wanted: boolean) => entries.filter(([recipe]) => isWanted(recipe) === wanted)
      return { wanted: of(true).map(([, appeal]) => appeal), others: of(false).map(([, appeal]) => appeal) }
    }
    const indian = split({ cuisineTypes: ['Indian'] }, ({ cuisines }) => cuisines.includes('Indian'))
    const thai = split({ customCuisines: 'thai food, Peruvian' }, ({ cuisines }) =>
      cuisines.includes('Asian'),
    )
    for (const { wanted, others } of [indian, thai]) {
      expect(wanted.length).toBeGreaterThan(5)
      expect(Math.min(...wanted)).toBeGreaterThan(Math.max(...others))
      expect(Math.max(...wanted)).toBeLessThan(1)
    }
    // The catalog has no Peruvian dish, so asking only for that excludes nothing.
    const peruvian = split({ customCuisines: 'Peruvian' }, () => true).wanted
    expect(new Set(peruvian).size).toBe(1)
  })

  it('allows a beginner fewer minutes on weekdays', () => {
    const easy = (skillLevel: string) =>
      buildProblem(household({ skillLevel }), catalog).problem.weights.easyMinutes
    expect(easy('Beginner')).toBeLessThan(easy('Intermediate'))
    expect(easy('Intermediate')).toBeLessThan(easy('Advanced'))
  })

  it('uses the dish as written if allowed, else the cheapest variant', () => {
    const unit = (id: string) =>
      Math.min(...catalog.packagesOf(id).map((pack) => pack.priceCents / pack.edibleG))
    const centsOf = (form: RecipeForm) =>
      [...form.gramsPerServing].reduce(
        (sum, [id, grams]) => sum + (FREE_FOODS.has(id) ? 0 : grams * unit(id)),
        0,
      )
    const free = buildProblem(household({}), catalog).forms
    expect(free.every(({ variantId }) => variantId === null)).toBe(true)
    const request = household({ dietType: 'Vegan' })
    const { forms, rules } = buildProblem(request, catalog)
    const varied = forms.filter(({ variantId }) => variantId !== null)
    expect(varied.length).toBeGreaterThan(3)
    for (const chosen of varied) {
      const allowed = (
        catalog.recipes.find(({ recipe }) => recipe.id === chosen.recipe.id)?.forms ?? []
      ).filter((form) => fitRecipe(form.recipe, judgedIngredients(form), rules).fits)
      for (const form of allowed) expect(centsOf(chosen)).toBeLessThanOrEqual(centsOf(form) + 1e-9)
    }
  })

  it('counts what is at home and what of it expires', () => {
    const { problem } = buildProblem(
      household(
        {},
        {
          pantry: [
            { name: 'White rice', quantity: '2 lb' },
            { name: 'Eggs', quantity: '6', expiryDate: '2026-11-25' },
            { name: 'Eggs', quantity: '6', expiryDate: '2026-11-01' },
          ],
        },
      ),
      catalog,
    )
    const rice = problem.foods.find(({ id }) => id === 'white-rice')
    const eggs = problem.foods.find(({ id }) => id === 'egg-large')
    expect(rice?.stockG).toBeCloseTo(907, 0)
    expect(rice?.expiringG).toBe(0)
    expect(eggs?.stockG).toBeGreaterThan(200)
    expect(eggs?.expiringG).toBe(eggs?.stockG)
  })
})
