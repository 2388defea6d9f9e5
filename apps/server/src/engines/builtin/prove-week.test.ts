import { withDefaults } from '@pennyplate/domain/profile/profile'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toHouseholdId } from '../../database/ids.ts'
import { workerFile } from '../../workers/worker-file.ts'
import { createWorkerPool, type WorkerPool } from '../../workers/worker-pool.ts'
import { planningContextOf } from '../tasks/context/planning-context.ts'
import { type PlanResult, planFor } from '../tasks/plan/plan-week.ts'
import { planIn } from './builtin-engine.ts'
import { proveWeek } from './prove-week.ts'

const by = { householdId: toHouseholdId('sam'), signal: new AbortController().signal }
const LONG_MS = 60_000

const profile = withDefaults({ mealTypes: ['Lunch'], weeklyBudget: 90, dietType: 'Vegan' })
const household = { profile, pantry: [], likes: [], dislikes: [], recentWeeks: [] }

describe('the proof of a week', () => {
  let found: PlanResult
  let pool: WorkerPool
  beforeAll(() => {
    const hooks = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }
    found = planFor(planningContextOf(household, '2026-11-25'), { seed: 1 }, hooks)
    pool = createWorkerPool({
      file: workerFile('bound-worker'),
      size: 1,
      queueLength: 2,
      perHousehold: 2,
      retryAfterS: 1,
      jobTimeoutMs: LONG_MS,
    })
  }, LONG_MS)
  afterAll(() => pool.close())

  async function proved(proofs: Pick<WorkerPool, 'run'>, timeoutMs: number) {
    if (!found.provable) throw new Error('no week was found')
    const { report } = await proveWeek(found.outcome.data, found.provable, proofs, by, timeoutMs)
    return report
  }
  const poolThat = (run: WorkerPool['run']) => ({ run })

  it(
    'comes from a solver in its own thread',
    async () => {
      const { certificates, totalCents } = await proved(pool, LONG_MS)
      expect(certificates.betterCents).toBeGreaterThanOrEqual(0)
      expect(certificates.betterCents).toBeLessThan(totalCents)
      expect(certificates.boundCents).toBeGreaterThan(0)
      expect(certificates.boundCents).toBeLessThanOrEqual(totalCents)
    },
    LONG_MS,
  )

  it.each([
    ['has no room', poolThat(() => Promise.reject(new Error('full'))), LONG_MS],
    ['takes too long', poolThat(() => new Promise(() => {})), 1],
    ['did not come to its end', poolThat(async () => ({ score: null, checkout: null })), LONG_MS],
  ])('is left out if the solver %s', async (_, proofs, timeoutMs) => {
    const { certificates } = await proved(proofs, timeoutMs)
    expect([certificates.betterCents, certificates.boundCents]).toEqual([null, null])
  })

  it('is left out while other weeks are waiting', async () => {
    const events: string[] = []
    const parts = {
      weeks: { run: async () => found, waiting: () => 1 },
      proofs: poolThat(() => Promise.reject(new Error('a solver was started'))),
      warmUp: () => {},
    }
    const run = vi.spyOn(parts.proofs, 'run')
    const asked = { household, today: '2026-11-25', request: { seed: 1 } }
    const outcome = await planIn(parts, asked, by, ({ event }) => void events.push(event))
    expect(outcome).toBe(found.outcome)
    expect(events.at(-1)).toBe('week')
    expect(run).not.toHaveBeenCalled()
    await planIn({ ...parts, weeks: { ...parts.weeks, waiting: () => 0 } }, asked, by, () => {})
    expect(run).toHaveBeenCalledOnce()
  })

  it('comes with what taste costs, which needs a thread that plans weeks', async () => {
    const withThread = async (priceTaste: () => Promise<unknown>) => {
      const parts = {
        weeks: {
          run: (async ({ task }: { task: string }) =>
            task === 'planWeek' ? found : priceTaste()) as WorkerPool['run'],
          waiting: () => 0,
        },
        proofs: poolThat(async () => ({ score: null, checkout: null })),
        warmUp: () => {},
      }
      const asked = { household, today: '2026-11-25', request: { seed: 1 } }
      const { data } = await planIn(parts, asked, by, () => {})
      return 'report' in data ? data.report : undefined
    }
    expect(await withThread(async () => 4321)).toHaveProperty('withoutTasteCents', 4321)
    expect(await withThread(async () => null)).not.toHaveProperty('withoutTasteCents')
    const full = await withThread(() => Promise.reject(new Error('full')))
    expect(full).not.toHaveProperty('withoutTasteCents')
    expect(full?.totalCents).toBe(
      found.outcome.data && 'report' in found.outcome.data ? found.outcome.data.report.totalCents : 0,
    )
  })

  it('stops the solver after the timeout', async () => {
    let signal: AbortSignal | undefined
    const waiting = poolThat((job) => {
      signal = job.signal
      return new Promise(() => {})
    })
    await proved(waiting, 1)
    expect(signal?.aborted).toBe(true)
  })
})
