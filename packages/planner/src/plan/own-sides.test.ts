import { compileOwnRecipe } from '@pennyplate/catalog/own-recipes/compile-own-recipe'
import { placeOwnRecipe } from '@pennyplate/catalog/own-recipes/place-own-recipe'
import { readOwnRecipe } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import { type OwnRecipeValue, ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'

const DISHES = [
  ['Aunt May’s pork chops', ['4 pork chops', '1 tbsp olive oil']],
  ['Aunt May’s chicken thighs', ['2 lb chicken thighs', '1 tsp paprika']],
  ['Aunt May’s salmon', ['1 lb salmon', '1 tbsp dill']],
] as const

/** The sides of each own dinner of a week, where all own recipes are wanted often and have these sides. */
function sidesOfOwnDinners(sides: OwnRecipeValue['sides']) {
  const recipes = DISHES.map(([name, lines], at) => {
    const draft = { name, meals: ['dinner' as const], servings: 4, steps: [], notes: [], tags: [] }
    const value: OwnRecipeValue = {
      ...ownRecipeFrom({ ...draft, lines: lines.map((text) => ({ text })) }),
      plan: 'often',
      ...(sides && { sides }),
    }
    return placeOwnRecipe(compileOwnRecipe({ ...value, id: `own-${at}` }, readOwnRecipe(value)), value)
  })
  const ours = ownCatalog('72762')
  const catalog = { ...ours, recipes: [...ours.recipes, ...recipes], ours: ours.recipes }
  const family = household({ adults: 2, weeklyBudget: 160 })
  const outcome = planHousehold(family, catalog, { seed: 2, iterations: 2000, prove: false })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  const days = submittedWeek(outcome.built, outcome.plan)
  const checked = checkPlan(days, { ...family, dislikes: [] }, catalog)
  expect(checked.violations).toEqual([])
  const dinners = days.flatMap(({ dinner }) => (dinner?.name.startsWith('Aunt May') ? [dinner] : []))
  expect(dinners.length).toBeGreaterThan(0)
  return dinners.map((dinner) => (dinner.sides ?? []).map(({ sideId }) => sideId))
}

it('the sides a household chose are served with its recipe, and no others', () => {
  for (const sides of sidesOfOwnDinners(['corn', 'white-rice']))
    expect(sides.toSorted()).toEqual(['corn', 'white-rice'])
})

it('nothing is served with a recipe that goes with nothing', () => {
  expect(sidesOfOwnDinners([]).flat()).toEqual([])
})

it('where nobody has said, the planner completes the plate as it does for ours', () => {
  for (const sides of sidesOfOwnDinners(undefined)) expect(sides.length).toBeGreaterThan(0)
})
