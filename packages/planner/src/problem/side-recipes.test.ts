import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from './build-problem.ts'

it('chocolate milk, lemonade, sweet tea and raw sticks are on the table twice a week at most, milk more often', () => {
  const { recipes } = buildProblem(
    household({ adults: 2, kids: 2, kidAges: [6, 9] }),
    ownCatalog('72762'),
  ).problem
  const atMost = (id: string) => recipes.find(({ side }) => side?.id === id)?.side?.atMost
  expect(['chocolate-milk', 'hot-chocolate', 'lemonade', 'sweet-tea'].map(atMost)).toEqual([2, 2, 2, 2])
  expect(atMost('milk')).toBeGreaterThan(2)
  expect(['carrot-sticks', 'celery-sticks'].map(atMost)).toEqual([2, 2])
})
