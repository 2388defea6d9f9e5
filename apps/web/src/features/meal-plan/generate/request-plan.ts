import type { PlanRequest } from '@pennyplate/contract/ai/plan'
import type { PhraseQuestion } from '@pennyplate/contract/ai/understood'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { ApiError } from '../../../lib/api-error.ts'
import { streamEvents } from '../../../lib/event-stream.ts'
import {
  type JsonRecord,
  listOf,
  numberAt,
  recordOf,
  recordsOf,
  stringAt,
  textsOf,
} from '../../../lib/json-reader.ts'
import { readQuestions } from '../../../lib/phrase-question.ts'
import type { StoredDay, StoredPlan } from '../stored-plan.ts'

/** Long enough for the slowest engine to try twice. */
const TIMEOUT_MS = 300_000

export type WayOutOffer = Readonly<{
  change: JsonRecord
  totalCents: number
  budgetCents?: number | undefined
  /** Recipe ids of the week that was found; empty if the server did not send them. */
  dishes: readonly string[]
}>

export type PlanUpdate =
  | Readonly<{ kind: 'progress'; stage: string; done: number; total: number }>
  | Readonly<{ kind: 'day'; index: number; day: StoredDay }>
  /** The whole week; `done` follows with the proof of how good it is. */
  | Readonly<{ kind: 'week'; plan: StoredPlan }>
  | Readonly<{ kind: 'done'; plan: StoredPlan }>
  | Readonly<{
      kind: 'failed'
      code: string
      cheapestCents: number | undefined
      ways: readonly WayOutOffer[]
      meals: readonly string[]
      questions: readonly PhraseQuestion[]
      /** The rest is set when a language model failed. */
      status?: number | undefined
      detail?: string | undefined
      day?: string | undefined
      retryAfterS?: number | undefined
    }>

/** Yields a week while it is being made. The last update is `done` or `failed`; a stream that ends without one was cut off. */
export async function* requestPlan(body: PlanRequest, signal: AbortSignal): AsyncGenerator<PlanUpdate> {
  for await (const { event, data } of streamEvents('/api/ai/plan', {
    body,
    signal,
    timeoutMs: TIMEOUT_MS,
  })) {
    const update = readUpdate(event, recordOf(data))
    if (update) yield update
    if (update?.kind === 'done' || update?.kind === 'failed') return
  }
  throw new ApiError(0, 'unreachable')
}

function readUpdate(event: string, data: JsonRecord): PlanUpdate | undefined {
  if (event === 'progress')
    return {
      kind: 'progress',
      stage: stringAt(data, 'stage') ?? '',
      done: numberAt(data, 'done') ?? 0,
      total: numberAt(data, 'total') ?? 0,
    }
  if (event === 'day') {
    const index = numberAt(data, 'index')
    const day = readDay(data.day)
    return index === undefined || day === undefined ? undefined : { kind: 'day', index, day }
  }
  if (event === 'week' || event === 'done') return { kind: event, plan: readPlan(data) }
  if (event === 'failed')
    return {
      kind: 'failed',
      code: stringAt(data, 'error') ?? '',
      cheapestCents: numberAt(data, 'cheapestCents'),
      ways: recordsOf(data.ways).flatMap(readWayOut),
      meals: textsOf(data.meals),
      questions: readQuestions(recordsOf(data.questions)),
      status: numberAt(data, 'status'),
      detail: stringAt(data, 'detail'),
      day: stringAt(data, 'day'),
      retryAfterS: numberAt(data, 'retryAfterS'),
    }
  return undefined
}

/** Keeps the report inside the plan, so that it is stored and synced with it. */
function readPlan(data: JsonRecord): StoredPlan {
  const plan = recordOf(data.plan)
  const allDays = listOf(plan.days)
  const days = allDays.map(readDay).filter((day) => day !== undefined)
  if (allDays.length === 0) throw new ApiError(0, 'empty_plan')
  if (days.length !== allDays.length) throw new ApiError(0, 'bad_structure')
  if (days.length !== DAYS_PER_PLAN) throw new ApiError(0, 'not_seven_days')
  const report = recordOf(data.report)
  // The server's answer follows the report's schema.
  const typed = report as unknown as StoredPlan['report']
  return { ...plan, days, ...(Object.keys(report).length > 0 ? { report: typed } : {}) }
}

function readDay(value: unknown): StoredDay | undefined {
  const record = recordOf(value)
  const day = stringAt(record, 'day')
  if (day === undefined || typeof record.meals !== 'object' || record.meals === null) return undefined
  // The server checked every meal by the schema of the stored document.
  return { ...record, day, meals: record.meals as StoredDay['meals'] }
}

function readWayOut(record: JsonRecord): WayOutOffer[] {
  const totalCents = numberAt(record, 'totalCents')
  if (totalCents === undefined) return []
  return [
    {
      change: recordOf(record.change),
      totalCents,
      budgetCents: numberAt(record, 'budgetCents'),
      dishes: textsOf(record.dishes),
    },
  ]
}
