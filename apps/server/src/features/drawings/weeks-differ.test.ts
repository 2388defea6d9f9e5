import { drawingNamed } from '@pennyplate/catalog/drawing/find-drawing'
import { NEAR_TWINS } from '@pennyplate/catalog/drawing/near-twins'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { expect, test } from 'vitest'
import { planningContextOf } from '../../engines/tasks/context/planning-context.ts'
import { planFor } from '../../engines/tasks/plan/plan-week.ts'
import { householdOf } from '../../testing/households.ts'

const TODAY = '2026-11-22'
const HOOKS = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }
const SEEDS = [1, 2, 3, 4, 5]

/** The different dishes of each planned week. */
function plannedWeeks(people: number): string[][] {
  const context = planningContextOf(householdOf({ adults: people, weeklyBudget: 70 * people }), TODAY)
  return SEEDS.map((seed) => {
    const { outcome } = planFor(context, { seed }, HOOKS, { iterations: 60, prove: false })
    if (outcome.event !== 'done') throw new Error('not planned')
    const { plan } = outcome.data
    const meals = everySlot(plan).flatMap((at) => mealAt<WeekMeal>(plan, at) ?? [])
    return [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))]
  })
}

test.each([1, 2, 4, 6])(
  'no two different dishes of a week look alike: five weeks of %i people',
  (people) => {
    for (const ids of plannedWeeks(people)) {
      expect(ids.length).toBeGreaterThan(10)
      expect(new Set(ids.map(drawingNamed)).size).toBe(ids.length)
      const twins = NEAR_TWINS.map((group) => ids.filter((id) => group.includes(id)))
      expect(twins.filter((pair) => pair.length > 1)).toEqual([])
    }
  },
  120_000,
)
