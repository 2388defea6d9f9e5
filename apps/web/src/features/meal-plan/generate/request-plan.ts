import {
  type PlanFailed,
  type PlannedDay,
  type PlanProgress,
  type PlanRequest,
  planEvents,
} from '@pennyplate/contract/ai/plan'
import { type StoredPlanAnswer, withStoredPlan } from '@pennyplate/contract/ai/stored-plan'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import * as z from 'zod/mini'
import { ApiError } from '../../../lib/api-error.ts'
import { streamEvents } from '../../../lib/event-stream.ts'
import { pause } from '../../../lib/pause.ts'
import { answerBy } from '../../../lib/read-answer.ts'

/** Long enough for the slowest engine to try twice. */
const TIMEOUT_MS = 300_000

export type PlanUpdate =
  | (Readonly<{ kind: 'progress' }> & PlanProgress)
  | Readonly<{ kind: 'day'; index: number; day: PlannedDay }>
  /** The whole week; `done` follows with the proof of how good it is. */
  | Readonly<{ kind: 'week' | 'done'; plan: WeekPlan; stored?: StoredPlanAnswer | undefined }>
  | (Readonly<{ kind: 'failed' }> & PlanFailed)

/** Long enough for a restarting server; at half a minute the person decides. */
const PAUSES_MS = [500, 2000, 6000]

/**
 * Yields a week while it is being made. The last update is `done` or `failed`. A stream that ends without one was cut
 * off: its server stopped. Asked again with the same key, another server goes on with the week.
 */
export async function* requestPlan(
  body: PlanRequest,
  signal: AbortSignal,
  pausesMs = PAUSES_MS,
): AsyncGenerator<PlanUpdate> {
  const seen = { anything: false, week: false }
  for (const pauseMs of [...pausesMs, undefined])
    try {
      for await (const update of requestOnce(body, signal)) {
        seen.anything = true
        seen.week ||= update.kind === 'week'
        yield update
        if (update.kind === 'done' || update.kind === 'failed') return
      }
      throw new ApiError(0, 'unreachable')
    } catch (error) {
      const wasCut = seen.anything && isServerGone(error)
      // A week that is here needs no other; only its proof is missing.
      if (!wasCut || seen.week || pauseMs === undefined || signal.aborted) throw error
      await pause(pauseMs, signal)
    }
}

/** No answer, or a proxy's that its server gives none. */
function isServerGone(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'unreachable' || [502, 503, 504].includes(error.status))
}

async function* requestOnce(body: PlanRequest, signal: AbortSignal): AsyncGenerator<PlanUpdate> {
  for await (const { event, data } of streamEvents('/api/ai/plan', {
    body,
    signal,
    timeoutMs: TIMEOUT_MS,
  })) {
    const update = readUpdate(event, data)
    if (update) yield update
  }
}

/** Undefined for an event that only a newer server sends. */
function readUpdate(event: string, data: unknown): PlanUpdate | undefined {
  if (event === 'progress') return { kind: event, ...answerBy(planEvents.progress)(data) }
  if (event === 'day') return { kind: event, ...answerBy(planEvents.day)(data) }
  if (event === 'week' || event === 'done')
    return { kind: event, plan: readPlan(data), stored: withStoredPlan.safeParse(data).data?.stored }
  if (event === 'failed') return { kind: event, ...answerBy(planEvents.failed)(data) }
  return undefined
}

/** Keeps the report inside the plan, so that it is stored and synced with it. */
function readPlan(data: unknown): WeekPlan {
  const read = planEvents.done.safeParse(data)
  if (!read.success) throw new ApiError(0, faultOf(data))
  return { ...read.data.plan, report: read.data.report }
}

const anyWeek = z.object({ plan: z.object({ days: z.array(z.unknown()) }) })

/** What the specification says about a week that cannot be used. */
function faultOf(data: unknown): string {
  const days = anyWeek.safeParse(data).data?.plan.days ?? []
  if (days.length === 0) return 'empty_plan'
  return days.length === DAYS_PER_PLAN ? 'bad_structure' : 'not_seven_days'
}
