import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { findHousehold } from '../../../../../../server/src/documents/read-household.ts'
import { planFor } from '../../../../../../server/src/engines/tasks/plan/plan-week.ts'
import { contextBesides } from '../../../../../../server/src/engines/tasks/week/week-before.ts'
import type { Life } from '../life.ts'

/** A short search: lives are about what becomes of a week, not about how good it is. */
const ITERATIONS = 30

/** A week of the real planner for what the server knows of the household; undefined where none fits. */
export async function planWeek({ real, random, today }: Life): Promise<WeekPlan | undefined> {
  const household = await findHousehold(real.server.deps, { householdId: real.person.householdId })
  if (!household) throw new Error('a household that is lived in has a profile')
  const { outcome } = planFor(
    contextBesides(household, today),
    { seed: random.below(1_000_000), avoid: undefined },
    { signal: { aborted: false }, now: () => 0, onProgress: () => {} },
    { iterations: ITERATIONS, prove: false },
  )
  if (outcome.event !== 'done') return undefined
  const { plan, report } = outcome.data
  return { ...plan, report } satisfies WeekPlan
}
