import { nutritionPerServing } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'
import { reportAims } from './report-aims.ts'
import { reportGoals } from './report-goals.ts'

const catalog = ownCatalog('72762')

function planned(profile: Readonly<Record<string, unknown>>, seed = 1) {
  const outcome = planHousehold(household(profile), catalog, { seed })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  return outcome
}

const single = { adults: 1, weeklyBudget: 100 }
const couple = { adults: 2, weeklyBudget: 160 }
const family = { adults: 2, kids: 2, kidAges: [6, 9], weeklyBudget: 240 }
const lowSodium = { dietaryRestrictions: ['low-sodium'] }
const diabetesFriendly = { ...couple, weeklyBudget: 200, dietaryRestrictions: ['diabetes-friendly'] }
const tracked = (targets: object) => ({ nutritionalTargets: { trackNutrition: true, ...targets } })

describe('a week with nutrition goals', () => {
  it.each([
    ['a single on low sodium', { ...single, ...lowSodium }],
    ['a family on low sodium', { ...family, ...lowSodium }],
    ['a single who tracks 1,500 mg of sodium', { ...single, ...tracked({ dailySodium: 1500 }) }],
    ['a family that tracks 1,500 mg of sodium', { ...family, ...tracked({ dailySodium: 1500 }) }],
    ['a couple that tracks everything', { ...couple, ...tracked({}) }],
    ['a heart healthy couple', { ...couple, dietaryRestrictions: ['heart healthy'] }],
    ['a low-fat couple', { ...couple, dietaryRestrictions: ['low fat'] }],
    [
      'a couple on low sodium that tracks 1,500 mg',
      { ...couple, ...lowSodium, ...tracked({ dailySodium: 1500 }) },
    ],
    ['a diabetes-friendly couple', diabetesFriendly],
    ['a couple on keto', { ...couple, weeklyBudget: 200, dietType: 'Keto' }],
    ['a single on strict keto', { ...single, weeklyBudget: 110, dietType: 'Keto', netCarbs: '20 g' }],
    ['a vegan with high fiber', { ...single, dietType: 'Vegan', dietaryRestrictions: ['high fiber'] }],
  ])('keeps every day and every meal of %s, sides and all', (_, profile) => {
    for (let seed = 1; seed <= rounds(1, 4); seed++) {
      const { built, plan } = planned(profile, seed)
      const reports = reportGoals(built, plan)
      expect(reports.length).toBeGreaterThan(0)
      expect(reports.filter(({ missed }) => missed.length > 0)).toEqual([])
    }
  })

  it('fills half of the dinner plate with vegetables for who has diabetes, and names each dinner that misses it', () => {
    const { built, plan } = planned(diabetesFriendly)
    const seen = (week: readonly number[]) => {
      const [aim] = reportAims(built, week)
      const request = household(diabetesFriendly)
      const [judged] = checkPlan(submittedWeek(built, week), request, catalog).aims
      expect(judged).toMatchObject({ aim: aim?.aim, isKept: aim?.isKept })
      expect(judged?.missed.map(({ day }) => day)).toEqual(aim?.missed.map(({ day }) => day))
      return aim
    }
    expect(seen(plan)).toEqual({ aim: 'half-plate', isKept: true, found: 7, wanted: 7, missed: [] })
    const nothing = built.problem.recipes.findIndex(({ side }) => side?.role === null)
    const bare = plan.map((recipe, at) => (built.problem.cookings[at]?.beside ? nothing : recipe))
    expect(seen(bare)?.missed.length).toBeGreaterThan(0)
    expect(seen(bare)?.isKept).toBe(false)
  })

  it('offers who has diabetes no sweet drinks and no sweet blends', () => {
    const { forms } = planned(diabetesFriendly).built
    const sweet = forms.filter(
      (form) =>
        form.ingredients.some(({ food }) => food.traits.includes('sugary-drink')) ||
        (form.recipe.plate?.servedAs === 'smoothie' && (nutritionPerServing(form).sugarG ?? 0) > 15),
    )
    expect(sweet.map(({ name }) => name)).toEqual([])
    expect(forms.length).toBeGreaterThan(100)
  })

  it('leaves the salt out of dishes that would have too much sodium', () => {
    const idsOf = (built: readonly RecipeForm[]) => new Set(built.map(({ recipe }) => recipe.id))
    const all = planned(single).built.forms
    const lessSalt = planned({ ...single, ...lowSodium }).built.forms
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
