import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from './build-problem.ts'

it('holds the sugar target against what is added, not against fruit and milk', () => {
  const nutritionalTargets = { trackNutrition: true, dailySugar: 40 }
  const { problem } = buildProblem(household({ adults: 2, nutritionalTargets }), ownCatalog('72762'))
  expect(problem.targets.addedSugar).toBe(40)
  const sugarOf = (id: string) => problem.recipes.find((recipe) => recipe.id === id)?.nutrition.addedSugar
  expect(sugarOf('banana-oatmeal')).toBeLessThan(8)
  expect(sugarOf('oatmeal-with-brown-sugar')).toBeGreaterThan(8)
})
