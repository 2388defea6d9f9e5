import type { PlanProgress, PlanRequest, PlanWay } from '@pennyplate/contract/ai/plan'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { type TargetKey, withDefaults } from '@pennyplate/domain/profile/profile'
import type { SettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import { weekToPlan } from '@pennyplate/domain/week/week-days'
import type { WeekDay, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { toLocalDay } from '../../../lib/local-day.ts'
import { useSession } from '../../../lib/session.ts'
import { sessionUser } from '../../../lib/session-state.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import type { ServerChanges } from '../../../store/server-changes.ts'
import { useDocumentStore } from '../../../store/store-provider.tsx'
import { useDocument } from '../../../store/use-document.ts'
import { notify } from '../../../ui/notify.ts'
import { explainPlanFailure, explainRefusal, isAiFailure } from '../explain-plan-failure.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import type { GenerateOptions } from './generate-options.ts'
import type { PlanUpdate } from './request-plan.ts'
import type { OnReplaced } from './take-planned.ts'

export type RunningGeneration = Readonly<{
  kind: 'running'
  weekStart: string
  stage: PlanProgress['stage']
  done: number
  total: number
  days: readonly (WeekDay | undefined)[]
}>
export type RefusedGeneration = Extract<PlanUpdate, { kind: 'failed' }> &
  Readonly<{
    /** What the budget is spent on already, where only the rest of a week was to be planned. */
    spentCents?: number | undefined
    cheaperThan?: number | undefined
  }>
/** Somebody else changed the week while this one was planned. */
export type OvertakenGeneration = Readonly<{ kind: 'failed'; offered: WeekPlan }>
type Generation = Readonly<{ kind: 'idle' }> | RunningGeneration | RefusedGeneration | OvertakenGeneration

export type PlanGenerator = ReturnType<typeof useGeneratePlan>

const IDLE: Generation = { kind: 'idle' }

/**
 * Generates a week. Its days show as they arrive; the server saves the week once it is complete, and it can be cancelled until
 * then. `onReplaced` gets the key that undoes it, if there was a plan to replace.
 */
export function useGeneratePlan({ book, issue }: PlanBookStore, onReplaced: OnReplaced) {
  const store = useDocumentStore()
  const profile = useDocument('profile')
  const userId = sessionUser(useSession())?.id
  const [generation, setGeneration] = useState(IDLE)
  const running = useRef<AbortController | null>(null)
  // Set while the week is saved and its proof is still running on the server.
  const proving = useRef<AbortController | null>(null)
  const lastOptions = useRef<GenerateOptions>({ weekStart: weekToPlan(toLocalDay(new Date())) })
  // A request without an answer is sent again with the same idempotency key, so that the server does not plan twice.
  const unanswered = useRef<Unanswered | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const taking = { book, issue, onReplaced, mealTypes: withDefaults(profile.value).mealTypes }

  async function handle(update: PlanUpdate, { options, server, parts }: Asked): Promise<void> {
    if (update.kind === 'progress') {
      const { stage, done, total } = update
      setGeneration((now) => (now.kind === 'running' ? { ...now, stage, done, total } : now))
    } else if (update.kind === 'day') {
      const { index, day } = update
      setGeneration((now) => (now.kind === 'running' ? { ...now, days: now.days.with(index, day) } : now))
    } else if (update.kind === 'failed') {
      unanswered.current = null
      if (!hasCard(update)) notify.error(words.generateFailed(explainRefusal(update)))
      const { spentCents, cheaperThan } = options.keep ?? {}
      setGeneration(hasCard(update) ? { ...update, spentCents, cheaperThan } : IDLE)
    } else if (proving.current) {
      // The proof of a week that is saved.
      if (update.stored && 'key' in update.stored) await server.adopt(update.stored, undefined)
    } else {
      unanswered.current = null
      // It cannot be cancelled any more.
      if (update.kind === 'week') [proving.current, running.current] = [running.current, null]
      const taken = await parts.takePlannedWeek(update, options, { ...taking, adopt: server.adopt })
      setGeneration(taken === 'overtaken' ? { kind: 'failed', offered: update.plan } : IDLE)
    }
  }

  async function start(options: GenerateOptions): Promise<void> {
    if (running.current) return
    if (profile.value === undefined) return notify.error(words.profileNotLoaded)
    proving.current?.abort()
    proving.current = null
    const abort = new AbortController()
    running.current = abort
    lastOptions.current = options
    setGeneration(startOf(options))
    try {
      const parts = await loadParts()
      const whole = { ...options, keep: parts.keptIn(options) }
      if (whole.keep) setGeneration({ ...startOf(options), days: parts.keptDays(whole.keep) })
      // The server plans from its own copy, so send unsaved changes first.
      await store.forceSyncAll()
      if (!unanswered.current || !isSameRequest(unanswered.current.options, options)) {
        const server = store.askServer(parts.serverChanges)
        const { baseRevision } = server
        const body = parts.requestBodyFor(whole, { userId, now: new Date(), baseRevision })
        unanswered.current = { options, server, body }
      }
      const { server, body } = unanswered.current
      for await (const update of parts.requestPlan(body, abort.signal))
        await handle(update, { options: whole, server, parts })
    } catch (error) {
      // The week is saved already and only its proof failed, or another plan was requested meanwhile.
      if (running.current !== abort) return
      if (abort.signal.aborted) unanswered.current = null
      else notify.error(explainFailedStart(options, error))
      setGeneration(IDLE)
    } finally {
      if (running.current === abort) running.current = null
      if (proving.current === abort) proving.current = null
    }
  }

  return {
    generation,
    profile,
    start: (options: GenerateOptions) => void start(options),
    /** Repeats the last request, with another engine if one is given. */
    retry: (engine?: PlanRequest['engine']) => void start({ ...lastOptions.current, engine }),
    cancel() {
      if (!running.current) return
      running.current.abort()
      notify.success(words.cancelled)
    },
    dismiss: () => setGeneration(IDLE),
    /** Saves the week that was planned, over what somebody else made of it meanwhile. */
    async takeOffered(plan: WeekPlan): Promise<void> {
      const { takePlannedWeek, keptIn, serverChanges } = await loadParts()
      const options = { ...lastOptions.current, keep: keptIn(lastOptions.current) }
      await takePlannedWeek({ plan }, options, { ...taking, adopt: store.askServer(serverChanges).adopt })
      setGeneration(IDLE)
    },
    /** Returns whether the new target was saved. */
    relaxTarget: (target: TargetKey, to: number) =>
      isSaved((answers) => answers.relaxTarget(profile, target, to)),
    /** Saves what the household's words mean, then plans. */
    async settleAndPlan(settled: readonly SettledPhrase[]): Promise<void> {
      if (await isSaved((answers) => answers.settle(profile, settled))) await start(lastOptions.current)
    },
    /** Plans the rest of the week again, which may cost more than the budget. */
    spendMore(upToCents: number): void {
      const { keep } = lastOptions.current
      if (keep) void start({ ...lastOptions.current, keep: { ...keep, upToCents } })
    },
    async takeWayOut(way: PlanWay, options = lastOptions.current): Promise<void> {
      if (await isSaved((answers) => answers.takeWay(profile, way)))
        await start({ ...options, startFrom: way })
    },
  }
}

function startOf({ weekStart }: GenerateOptions): RunningGeneration {
  const days = Array.from({ length: DAYS_PER_PLAN }, () => undefined)
  return { kind: 'running', weekStart, stage: undefined, done: 0, total: 0, days }
}

type PlanParts = Awaited<ReturnType<typeof loadParts>>
type Asked = Readonly<{ options: GenerateOptions; server: ServerChanges; parts: PlanParts }>
type Unanswered = Pick<Asked, 'options' | 'server'> & Readonly<{ body: PlanRequest }>

/** Loaded with the first plan: a first view does without them. */
async function loadParts() {
  try {
    const [
      { requestBodyFor },
      { requestPlan },
      { takePlannedWeek },
      { keptDays, keptIn },
      { serverChanges },
    ] = await Promise.all([
      import('./request-body.ts'),
      import('./request-plan.ts'),
      import('./take-planned.ts'),
      import('./kept-week.ts'),
      import('../../../store/server-changes.ts'),
    ])
    return { requestBodyFor, requestPlan, takePlannedWeek, keptDays, keptIn, serverChanges }
  } catch {
    throw new ApiError(0, 'unreachable')
  }
}

async function isSaved(
  save: (answers: typeof import('./save-answers.ts')) => Promise<void>,
): Promise<boolean> {
  try {
    await save(await import('./save-answers.ts'))
    return true
  } catch (error) {
    notify.error(words.generateFailed(explainPlanFailure(error)))
    return false
  }
}

function isSameRequest(one: GenerateOptions, other: GenerateOptions): boolean {
  return (
    one.weekStart === other.weekStart &&
    one.avoid === other.avoid &&
    one.engine === other.engine &&
    one.keep === other.keep &&
    one.keepsLocked === other.keepsLocked &&
    one.startFrom === other.startFrom
  )
}

/** Without a connection, the rest of a week says what was not done: no whole week was to be generated. */
function explainFailedStart({ keep }: GenerateOptions, error: unknown): string {
  const isRest = keep?.spentCents !== undefined
  if (isRest && error instanceof ApiError && error.code === 'unreachable') return words.replanUnreachable
  return words.generateFailed(explainPlanFailure(error))
}

/** Failures with a card of their own, which offers what to do next. */
function hasCard(refused: RefusedGeneration): boolean {
  const { error } = refused
  return error === 'no_plan_fits' || error === 'no_recipes' || error === 'unsettled' || isAiFailure(refused)
}
