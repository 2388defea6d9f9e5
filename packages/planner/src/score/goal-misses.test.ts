import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { reportGoals } from '../plan/report-goals.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { goalMisses } from './goal-misses.ts'

const catalog = ownCatalog('72762')

it.each([
  ['tracks everything', { nutritionalTargets: { trackNutrition: true } }],
  [
    'tracks and is on low sodium',
    { nutritionalTargets: { trackNutrition: true }, dietaryRestrictions: ['low-sodium'] },
  ],
])('as many misses as the report lists, for a couple that %s', (_, profile) => {
  const built = buildProblem(household({ adults: 2, weeklyBudget: 160, ...profile }), catalog)
  const { problem } = built
  let all = 0
  for (const step of [0, 7, 31]) {
    const plan = problem.cookings.map((_cooking, at) => (at * step) % problem.recipes.length)
    const listed = reportGoals(built, plan).filter(({ goal }) => goal.per === 'day')
    const missed = listed.reduce((sum, goal) => sum + goal.missed.length, 0)
    expect(goalMisses(problem, plan)).toBe(missed)
    all += missed
  }
  expect(all).toBeGreaterThan(0)
})
