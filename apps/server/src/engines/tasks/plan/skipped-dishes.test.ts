import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { expect, test } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { planFor } from './plan-week.ts'

const hooks = { signal: { aborted: false }, now: () => 0, onProgress: () => undefined }

test('a dish that was skipped counts as just eaten when the week is generated again, at any meal', () => {
  const context = planningContextOf(householdOf({ adults: 2, weeklyBudget: 200 }), '2026-11-22')
  const [first = 'Sunday', ...others] = DAY_NAMES
  const avoid = {
    days: [
      {
        day: first,
        meals: {
          breakfast: { name: 'Grits with butter', place: 'skip' as const },
          lunch: { name: 'BLT' },
          dinner: { name: 'Beef tacos' },
        },
      },
      ...others.map((day) => ({ day, meals: {} })),
    ],
  }
  const { solved } = planFor(context, { seed: 1, avoid }, hooks, { iterations: 20, prove: false })
  const recency = (id: string) => solved?.problem.recipes.find((dish) => dish.id === id)?.recency
  expect(recency('grits-with-butter')).toBe(1)
  expect(recency('beef-tacos')).toBe(0.75)
  expect(recency('blt')).toBe(0)
})
