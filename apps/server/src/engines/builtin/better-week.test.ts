import { withDefaults } from '@pennyplate/domain/profile/profile'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { toHouseholdId } from '../../database/ids.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { planningContextOf } from '../tasks/context/planning-context.ts'
import { type PlanResult, planFor } from '../tasks/plan/plan-week.ts'
import { priceBetter } from '../tasks/plan/price-better.ts'
import { planIn } from './builtin-engine.ts'

const by = { householdId: toHouseholdId('sam'), signal: new AbortController().signal }
const LONG_MS = 60_000

const profile = withDefaults({ mealTypes: ['Lunch'], weeklyBudget: 90, dietType: 'Vegan' })
const household = { profile, pantry: [], likes: [], dislikes: [], recentWeeks: [] }

describe('what is said of a week once it is sent', () => {
  let found: PlanResult
  let totalCents: number
  beforeAll(() => {
    const hooks = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }
    const { outcome, solved } = planFor(planningContextOf(household, '2026-11-25'), { seed: 1 }, hooks)
    if (!solved) throw new Error('no week was found')
    found = { outcome, priceable: solved }
    totalCents = outcome.data.report.totalCents
  }, LONG_MS)

  const asked = { household, today: '2026-11-25', request: { seed: 1 } }
  const partsWith = (priceBetter: () => Promise<unknown>, waiting = 0) => {
    const run = vi.fn(async ({ task }: { task: string }) => (task === 'planWeek' ? found : priceBetter()))
    return { weeks: { run: run as WorkerPool['run'], waiting: () => waiting }, warmUp: () => {}, run }
  }
  const said = async (priceBetter: () => Promise<unknown>) => {
    const { data } = await planIn(partsWith(priceBetter), asked, by, () => {})
    return 'report' in data ? data.report : undefined
  }

  const BETTER = { addsCents: 120, by: ['wholeGrains'] }

  it('is what a better week costs, from a thread that plans weeks', async () => {
    expect(await said(async () => BETTER)).toHaveProperty('betterWeek', BETTER)
    expect(await said(async () => null)).not.toHaveProperty('betterWeek')
  })

  it('is found from the same problem, unless time is up or the household asks for Extra Healthy', () => {
    const priced = (given: Record<string, unknown>, { now = (): number => 0 } = {}) => {
      const home = {
        ...household,
        profile: withDefaults({ mealTypes: ['Dinner'], weeklyBudget: 60, ...given }),
      }
      const hooks = { signal: { aborted: false }, now, onProgress: () => {} }
      const { outcome, solved } = planFor(planningContextOf(home, asked.today), { seed: 1 }, hooks)
      if (!solved) throw new Error('no week was found')
      const { plan, leftovers } = solved
      const request = { seed: 1, plan, leftovers, done: outcome.data.report }
      return priceBetter({ ...asked, household: home, request }, hooks)
    }
    // Of some households the difference is luck, and nothing is said.
    const sure = [
      { weeklyBudget: 60, wholeGrains: 'No' },
      { weeklyBudget: 60, wholeGrains: 'No', mealTypes: ['Lunch'] },
      { weeklyBudget: 90, wholeGrains: 'No', mealTypes: ['Breakfast', 'Lunch'] },
      { weeklyBudget: 75, wholeGrains: 'No', mealTypes: ['Breakfast', 'Lunch', 'Dinner'] },
      { weeklyBudget: 110, wholeGrains: 'No', mealTypes: ['Breakfast', 'Lunch', 'Dinner'] },
    ].flatMap((given) => priced(given) ?? [])
    expect(sure.length).toBeGreaterThan(0)
    for (const { addsCents, by } of sure) {
      expect(addsCents).toBeGreaterThanOrEqual(0)
      expect(by.length).toBeGreaterThan(0)
    }
    expect(priced({ foodGoals: ['Extra Healthy'] })).toBeNull()
    let calls = 0
    expect(priced({}, { now: () => 10_000 * calls++ })).toBeNull()
  })

  it('is nothing if no thread has room, and the week is as it was', async () => {
    const full = await said(() => Promise.reject(new Error('full')))
    expect(full).not.toHaveProperty('betterWeek')
    expect(full?.totalCents).toBe(totalCents)
  })

  it('is nothing while other weeks are waiting', async () => {
    const events: string[] = []
    const parts = partsWith(() => Promise.reject(new Error('a price was asked for')), 1)
    expect(await planIn(parts, asked, by, ({ event }) => void events.push(event))).toBe(found.outcome)
    expect(events.at(-1)).toBe('week')
    expect(parts.run).toHaveBeenCalledOnce()
  })

  it('claims no bound, which only the command line computes', async () => {
    const report = await said(async () => null)
    expect(report?.certificates).toMatchObject({ isTwoExchangeOptimal: true, boundCents: null })
  })
})
