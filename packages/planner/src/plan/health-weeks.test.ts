import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { isWithin } from '../household/health-goals.ts'
import { dailyNutrition } from '../score/score-plan.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')

function planned(profile: Readonly<Record<string, unknown>>, seed = 1) {
  const outcome = planHousehold(household(profile), catalog, { seed, prove: false })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  return outcome
}

/** How many days keep every daily goal. */
function daysKept({ built, plan }: ReturnType<typeof planned>): number {
  const goals = built.goals.filter(({ per }) => per === 'day')
  expect(goals.length).toBeGreaterThan(0)
  return dailyNutrition(built.problem, plan).filter((day) =>
    goals.every(({ nutrient, band }) => isWithin(band, day[WISH_NUTRIENTS.indexOf(nutrient)] ?? 0)),
  ).length
}

const single = { adults: 1, weeklyBudget: 100 }
const family = { adults: 2, kids: 2, kidAges: [6, 9], weeklyBudget: 240 }
const tracked = (targets: object) => ({ nutritionalTargets: { trackNutrition: true, ...targets } })

describe('a week with nutrition goals', () => {
  it.each([
    ['a single on low sodium', { ...single, dietaryRestrictions: ['low-sodium'] }],
    ['a family on low sodium', { ...family, dietaryRestrictions: ['low-sodium'] }],
    ['a single who tracks 1,500 mg of sodium', { ...single, ...tracked({ dailySodium: 1500 }) }],
    ['a family that tracks 1,500 mg of sodium', { ...family, ...tracked({ dailySodium: 1500 }) }],
    ['a couple that tracks everything', { adults: 2, weeklyBudget: 160, ...tracked({}) }],
    ['a heart healthy couple', { adults: 2, weeklyBudget: 160, dietaryRestrictions: ['heart healthy'] }],
    ['a low-fat couple', { adults: 2, weeklyBudget: 160, dietaryRestrictions: ['low fat'] }],
    ['a vegan with high fiber', { ...single, dietType: 'Vegan', dietaryRestrictions: ['high fiber'] }],
  ])('keeps every day of %s', (_, profile) => {
    for (let seed = 1; seed <= rounds(1, 4); seed++) expect(daysKept(planned(profile, seed))).toBe(7)
  })

  it('keeps carbohydrate per meal within the range, and plans no sweet drinks', () => {
    const outcome = planned({ adults: 2, weeklyBudget: 160, dietaryRestrictions: ['diabetes-friendly'] })
    const { problem, goals, forms } = outcome.built
    const band = goals.find(({ per }) => per === 'meal')?.band ?? { atLeast: 0, atMost: 0 }
    const kept = problem.cookings.flatMap(({ eaten }, at) =>
      isWithin(band, problem.recipes[outcome.plan[at] ?? -1]?.nutrition.carbs ?? 0) ? eaten : [],
    )
    expect(kept.length).toBeGreaterThanOrEqual(20)
    for (const form of forms)
      expect(form.ingredients.some(({ food }) => food.traits.includes('sugary-drink'))).toBe(false)
  })

  it('leaves the salt out of dishes that would have too much sodium', () => {
    const idsOf = (built: readonly RecipeForm[]) => new Set(built.map(({ recipe }) => recipe.id))
    const all = planned(single).built.forms
    const lessSalt = planned({ ...single, dietaryRestrictions: ['low-sodium'] }).built.forms
    // How familiar a dish is depends on the diet, so only dishes that both get are compared.
    const usual = all.filter(({ recipe }) => idsOf(lessSalt).has(recipe.id))
    const forms = lessSalt.filter(({ recipe }) => idsOf(all).has(recipe.id))
    expect(forms.length).toBeGreaterThan(0.75 * all.length)
    const salted = (form: (typeof forms)[number]) => form.ingredients.some(({ foodId }) => foodId === 'salt')
    const before = usual.filter(salted).length
    const after = forms.filter(salted).length
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(before / 2)
  })
})
