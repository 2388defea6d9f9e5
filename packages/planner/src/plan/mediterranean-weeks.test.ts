import { MEDITERRANEAN_AIMS } from '@pennyplate/domain/diet/week-aims'
import type { FoodTrait } from '@pennyplate/domain/food/food'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'
import { reportAims } from './report-aims.ts'

const catalog = ownCatalog('72762')

it.each([
  ['a couple', { adults: 2, weeklyBudget: 170 }],
  ['a family', { adults: 2, kids: 2, kidAges: [6, 9], weeklyBudget: 260 }],
])('a Mediterranean week of %s has fish twice, legumes three times, red meat at most once', (_, profile) => {
  const shares = { 'olive-oil': 0, 'whole-grains': 0 }
  const seeds = rounds(3, 7)
  for (let seed = 1; seed <= seeds; seed++) {
    const request = household({ ...profile, dietType: 'Mediterranean', mealDifficulty: 'Complex (30+ min)' })
    const outcome = planHousehold(request, catalog, { seed, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    const { problem, forms } = outcome.built
    const mains = problem.cookings.flatMap(({ meal, beside, eaten }, at) => {
      const form = forms[outcome.plan[at] ?? -1]
      return form && !beside && (meal === 'lunch' || meal === 'dinner')
        ? eaten.map((slot) => ({ ...slot, form }))
        : []
    })
    expect(mains).toHaveLength(14)
    const having = (traits: readonly FoodTrait[], of = mains) =>
      of.filter(({ form }) =>
        form.ingredients.some(({ food }) => food.traits.some((one) => traits.includes(one))),
      ).length
    // Shrimp counts as fish.
    const fish = having(
      ['fish', 'shellfish'],
      mains.filter(({ meal }) => meal === 'dinner'),
    )
    expect(fish).toBeGreaterThanOrEqual(2)
    expect(having(['pulse'])).toBeGreaterThanOrEqual(3)
    expect(having(['red-meat'])).toBeLessThanOrEqual(2)
    expect(mains.map(({ form }) => form.recipe.plate?.servedAs)).not.toContain('fried')
    const aims = reportAims(outcome.built, outcome.plan)
    expect(aims.map(({ aim }) => aim)).toEqual(MEDITERRANEAN_AIMS)
    for (const aim of ['fish', 'legumes', 'vegetables', 'fried', 'sweets'])
      expect(aims.find((one) => one.aim === aim)).toMatchObject({ isKept: true, missed: [] })
    for (const aim of ['olive-oil', 'whole-grains'] as const)
      shares[aim] += (aims.find((one) => one.aim === aim)?.found ?? 0) / seeds
    const judged = checkPlan(submittedWeek(outcome.built, outcome.plan), request, catalog).aims
    expect(judged.map(({ aim, isKept }) => [aim, isKept])).toEqual(
      aims.map(({ aim, isKept }) => [aim, isKept]),
    )
  }
  // One week may have less, and says so.
  expect(shares['olive-oil']).toBeGreaterThan(0.45)
  expect(shares['whole-grains']).toBeGreaterThan(0.38)
})
