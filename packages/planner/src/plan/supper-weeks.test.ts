import { dinnerForm } from '@pennyplate/domain/recipe/dinner-form'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { mealKindsOf } from '../dish/meal-kind.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { placeDishes } from './place-dishes.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const EASY = { mealDifficulty: 'Easy (5-10 min)', skillLevel: 'Beginner' }

function weekOf(profile: Readonly<Record<string, unknown>>, dislikes: readonly string[] = []) {
  const outcome = planHousehold(household(profile, { dislikes }), catalog, {
    seed: 1,
    // A short search finds three suppers for $45 with some seeds.
    iterations: 6000,
    prove: false,
  })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  const meals = placeDishes(outcome.built, outcome.plan).filter(({ slot }) => slot !== 'snacks')
  const suppers = meals.filter(
    ({ slot, form: { name, recipe } }) =>
      slot === 'dinner' && dinnerForm(name, recipe.plate?.servedAs) === 'supper',
  )
  const kinds = [
    ...Map.groupBy(
      meals.flatMap(({ form }) => mealKindsOf(form)),
      (kind) => kind,
    ).values(),
  ]
  const mostAlike = Math.max(0, ...kinds.map((meals) => meals.length))
  return { suppers: suppers.length, mostAlike, concessions: outcome.concessions }
}

describe('a week has suppers, and not one idea under many names', () => {
  it.each([
    ['a student, $45, Easy', { adults: 1, weeklyBudget: 45, ...EASY }],
    ['a mother of two, $85, Easy', { adults: 1, kids: 2, kidAges: [6, 9], weeklyBudget: 85, ...EASY }],
    ['a single person on keto', { adults: 1, weeklyBudget: 90, dietType: 'Keto' }],
  ])('%s', (_, profile) => {
    const { suppers, mostAlike, concessions } = weekOf(profile)
    expect(suppers).toBeGreaterThanOrEqual(4)
    expect(mostAlike).toBeLessThanOrEqual(4)
    expect(concessions).not.toContain('few-suppers')
  })

  it('says so where there are few suppers', () => {
    const couple = { adults: 2, weeklyBudget: 150 }
    const { problem } = buildProblem(household(couple), catalog)
    const dislikes = problem.recipes
      .filter(({ meals, atDinner }) => meals.includes('dinner') && atDinner === 'supper')
      .map(({ id }) => id)
    const { suppers, concessions } = weekOf(couple, dislikes)
    expect(suppers).toBe(0)
    expect(concessions).toContain('few-suppers')
  })
})
