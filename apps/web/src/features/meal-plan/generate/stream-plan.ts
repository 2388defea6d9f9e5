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

/** Two attempts of the slowest engine, and the wait between them. */
const LONGEST_MS = 300_000

export type Way = Readonly<{
  change: JsonRecord
  totalCents: number
  budgetCents?: number | undefined
  /** Of the week that was found; empty where nobody told. */
  dishes: readonly string[]
}>

export type PlanNews =
  | Readonly<{ kind: 'progress'; stage: string; done: number; total: number }>
  | Readonly<{ kind: 'day'; index: number; day: StoredDay }>
  /** The week is whole; what is proven of it comes with `done`. */
  | Readonly<{ kind: 'week'; plan: StoredPlan }>
  | Readonly<{ kind: 'done'; plan: StoredPlan }>
  | Readonly<{
      kind: 'failed'
      code: string
      message: string | undefined
      cheapestCents: number | undefined
      ways: readonly Way[]
      meals: readonly string[]
      questions: readonly PhraseQuestion[]
      /** Of a language model that gave no plan. */
      status?: number | undefined
      detail?: string | undefined
      day?: string | undefined
      retryAfterS?: number | undefined
    }>

export type Wanted = Readonly<{
  idempotencyKey: string
  seed: number
  /** The first day the plan is for. */
  today: string
  /** The plan just turned down. */
  avoid?: Pick<StoredPlan, 'days'>
  engine?: 'builtin' | 'chat'
  startFrom?: Readonly<{ dishes: readonly string[]; totalCents: number }>
}>

/** A week as it is being made. The last piece of news is `done` or `failed`; a stream that ends before them was cut off. */
export async function* streamPlan(wanted: Wanted, signal: AbortSignal): AsyncGenerator<PlanNews> {
  for await (const { event, data } of streamEvents('/api/ai/plan', {
    body: wanted,
    signal,
    timeoutMs: LONGEST_MS,
  })) {
    const news = readNews(event, recordOf(data))
    if (news) yield news
    if (news?.kind === 'done' || news?.kind === 'failed') return
  }
  throw new ApiError(0, 'unreachable')
}

function readNews(event: string, data: JsonRecord): PlanNews | undefined {
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
      message: stringAt(data, 'message'),
      cheapestCents: numberAt(data, 'cheapestCents'),
      ways: recordsOf(data.ways).flatMap(readWay),
      meals: textsOf(data.meals),
      questions: readQuestions(recordsOf(data.questions)),
      status: numberAt(data, 'status'),
      detail: stringAt(data, 'detail'),
      day: stringAt(data, 'day'),
      retryAfterS: numberAt(data, 'retryAfterS'),
    }
  return undefined
}

/** The report lives in the plan, so that it is there after a reload and on the next device. */
function readPlan(data: JsonRecord): StoredPlan {
  const plan = recordOf(data.plan)
  const given = listOf(plan.days)
  const days = given.map(readDay).filter((day) => day !== undefined)
  if (given.length === 0) throw new ApiError(0, 'empty_plan')
  if (days.length !== given.length) throw new ApiError(0, 'bad_structure')
  if (days.length !== DAYS_PER_PLAN) throw new ApiError(0, 'not_seven_days')
  const report = recordOf(data.report)
  return { ...plan, days, ...(Object.keys(report).length > 0 ? { report } : {}) }
}

function readDay(value: unknown): StoredDay | undefined {
  const record = recordOf(value)
  const day = stringAt(record, 'day')
  if (day === undefined || typeof record.meals !== 'object' || record.meals === null) return undefined
  // Our own server has checked every meal by the same schema that the document is stored under.
  return { ...record, day, meals: record.meals as StoredDay['meals'] }
}

function readWay(record: JsonRecord): Way[] {
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
