import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { placeDishes } from './place-dishes.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const EASY = { adults: 2, weeklyBudget: 130, mealDifficulty: 'Easy (5-10 min)' }

function dinnersOf(profile: Readonly<Record<string, unknown>>, seed = 1) {
  const request = household({ ...EASY, ...profile })
  const outcome = planHousehold(request, catalog, { seed, iterations: 1500, prove: false })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  const { built, plan } = outcome
  const { violations } = checkPlan(submittedWeek(built, plan), request, catalog)
  const dinners = placeDishes(built, plan).filter(({ slot, isLeftover }) => slot === 'dinner' && !isLeftover)
  return { violations, dinners: dinners.map(({ day, form: { recipe } }) => ({ day, recipe })) }
}

describe('a household that wants little work', () => {
  it('gets suppers that cook by themselves', () => {
    const cookingTools = ['Stove', 'Oven', 'Microwave', 'Slow Cooker']
    // A short search finds from two to five a week.
    const weeks = [1, 2, 3].map((seed) => dinnersOf({ cookingTools }, seed))
    for (const { violations } of weeks) expect(violations).toEqual([])
    const dinners = weeks.flatMap((week) => week.dinners)
    for (const { recipe } of dinners) expect(recipe.activeMinutes, recipe.name).toBeLessThanOrEqual(15)
    const handsOff = dinners.filter(
      ({ recipe }) => recipe.totalMinutes + recipe.unattendedMinutes - recipe.activeMinutes >= 20,
    )
    expect(handsOff.length).toBeGreaterThanOrEqual(3 * weeks.length)
  })

  it('has sides that fit into the work of the meal: who takes any work has no such limit', () => {
    const dinnersFor = (mealDifficulty: string) => {
      const { problem } = buildProblem(household({ ...EASY, mealDifficulty }), catalog)
      return problem.recipes.filter(({ meals }) => meals.includes('dinner'))
    }
    const easy = dinnersFor('Easy (5-10 min)')
    for (const { id, activeMinutes, workLeft } of easy)
      expect(workLeft, id).toBeLessThanOrEqual(15 - Math.min(15, activeMinutes))
    expect(easy.some(({ workLeft = 0 }) => workLeft >= 9)).toBe(true)
    expect(dinnersFor('Complex (30+ min)').every(({ workLeft }) => workLeft === undefined)).toBe(true)
  })

  it('chooses among more than two hundred dinners, five sixths of them for weeknights', () => {
    const { problem } = buildProblem(household(EASY), catalog)
    const dinners = problem.recipes.filter(({ meals }) => meals.includes('dinner'))
    expect(dinners.length).toBeGreaterThan(200)
    const weeknights = dinners.filter(({ tableMinutes }) => (tableMinutes?.once ?? 0) <= 60)
    expect(weeknights.length).toBeGreaterThan((5 / 6) * dinners.length)
  })

  it('has every weeknight meal on the table within its limit, and what takes longer on the weekend', () => {
    const onTableWithin = [null, 20, 20, 20, 20, 20, null]
    const { violations, dinners } = dinnersOf({ onTableWithin })
    expect(violations).toEqual([])
    for (const { day, recipe } of dinners)
      if (day > 0 && day < 6) expect(recipe.totalMinutes, recipe.name).toBeLessThanOrEqual(20)
    expect(dinnersOf({ onTableWithin: Array(7).fill(null) }).violations).toEqual([])
  })
})
