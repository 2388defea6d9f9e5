import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import { expect, test } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { buildShoppingList } from '../list/build-shopping-list.ts'
import { checkWeek } from './check-week.ts'
import { planFor } from './plan-week.ts'

const TODAY = '2026-11-22'
const SEEDS = 30
const hooks = { signal: { aborted: false }, now: () => 0, onProgress: () => undefined }
const household = householdOf(
  { adults: 2, weeklyBudget: 150 },
  { likes: ['Rotisserie chicken', 'Pot roast and mashed potatoes', 'Chili'] },
)

function plannedWeek(seed: number) {
  const context = planningContextOf(household, TODAY)
  const { outcome } = planFor(context, { seed, avoid: undefined }, hooks, { iterations: 200, prove: false })
  return outcome.event === 'done' ? outcome.data.plan : null
}

const isRemade = (meal: PlannedMeal | null | undefined) =>
  meal?.sides?.some(({ remakesAs }) => remakesAs) === true

test('a planned week makes another meal of leftovers, which is named, listed once and passes the referee', () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const plan = plannedWeek(seed)
    const meals = plan?.days.flatMap(({ meals: { lunch, dinner } }) => [lunch, dinner]) ?? []
    const remade = meals.find(isRemade)
    if (!plan || !remade) continue
    const side = remade.sides?.find(({ remakesAs }) => remakesAs)
    expect(remade.name).toBe(side?.remakesAs)
    const source = meals.find((meal) => meal?.name === remade.leftoverOf)
    expect(source?.sittings).toBeGreaterThan(1)
    const { violations } = checkWeek({ household, today: TODAY, request: { plan } })
    expect(violations).toEqual([])
    const { report } = buildShoppingList({ household, today: TODAY, request: { plan } })
    const { totals } = checkWeek({ household, today: TODAY, request: { plan } })
    expect(report.totalCents).toBe(totals.tillCents)
    return
  }
  expect.fail(`none of ${SEEDS} weeks has a remake`)
}, 60_000)
