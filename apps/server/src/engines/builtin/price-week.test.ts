import { withDefaults } from '@pennyplate/domain/profile/profile'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { toHouseholdId } from '../../database/ids.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { planningContextOf } from '../tasks/context/planning-context.ts'
import { type PlanResult, planFor } from '../tasks/plan/plan-week.ts'
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
  const partsWith = (priceTaste: () => Promise<unknown>, waiting = 0) => {
    const run = vi.fn(async ({ task }: { task: string }) => (task === 'planWeek' ? found : priceTaste()))
    return { weeks: { run: run as WorkerPool['run'], waiting: () => waiting }, warmUp: () => {}, run }
  }
  const said = async (priceTaste: () => Promise<unknown>) => {
    const { data } = await planIn(partsWith(priceTaste), asked, by, () => {})
    return 'report' in data ? data.report : undefined
  }

  it('is what taste costs, from a thread that plans weeks', async () => {
    expect(await said(async () => 4321)).toHaveProperty('withoutTasteCents', 4321)
    expect(await said(async () => null)).not.toHaveProperty('withoutTasteCents')
  })

  it('is nothing if no thread has room, and the week is as it was', async () => {
    const full = await said(() => Promise.reject(new Error('full')))
    expect(full).not.toHaveProperty('withoutTasteCents')
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
