import type { PlanProgress, PlanRequest, PlanWay } from '@pennyplate/contract/ai/plan'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { type TargetKey, withDefaults } from '@pennyplate/domain/profile/profile'
import { type SettledPhrase, withSettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import { mealsKey } from '@pennyplate/domain/week/meals-key'
import { weekToPlan } from '@pennyplate/domain/week/week-days'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { toLocalDay } from '../../../lib/local-day.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { useDocumentStore } from '../../../store/store-provider.tsx'
import { useDocument } from '../../../store/use-document.ts'
import { notify } from '../../../ui/notify.ts'
import { explainPlanFailure, explainRefusal, isAiFailure } from '../explain-plan-failure.ts'
import type { StoredDay } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import type { GenerateOptions } from './generate-options.ts'
import { type PlanUpdate, requestPlan } from './request-plan.ts'
import type { OnReplaced } from './take-planned.ts'

export type RunningGeneration = Readonly<{
  kind: 'running'
  weekStart: string
  stage: PlanProgress['stage']
  done: number
  total: number
  days: readonly (StoredDay | undefined)[]
}>
export type RefusedGeneration = Extract<PlanUpdate, { kind: 'failed' }> &
  Readonly<{
    /** What the budget is spent on already, where only the rest of a week was to be planned. */
    spentCents?: number | undefined
  }>
type Generation = Readonly<{ kind: 'idle' }> | RunningGeneration | RefusedGeneration

export type PlanGenerator = ReturnType<typeof useGeneratePlan>

const IDLE: Generation = { kind: 'idle' }

/**
 * Generates a week. Its days show as they arrive; the week is saved once it is complete and can be cancelled until then.
 * `onReplaced` gets the key that undoes it, if there was a plan to replace.
 */
export function useGeneratePlan({ book, issue }: PlanBookStore, onReplaced: OnReplaced) {
  const store = useDocumentStore()
  const profile = useDocument('profile')
  const [generation, setGeneration] = useState(IDLE)
  const running = useRef<AbortController | null>(null)
  // Set while the week is saved and its proof is still running on the server.
  const proving = useRef<AbortController | null>(null)
  const lastOptions = useRef<GenerateOptions>({ weekStart: weekToPlan(toLocalDay(new Date())) })
  // A request without an answer is sent again with the same idempotency key, so that the server does not plan twice.
  const unanswered = useRef<Readonly<{ options: GenerateOptions; body: PlanRequest }> | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const taking = { book, issue, onReplaced, mealTypes: withDefaults(profile.value).mealTypes }

  function handle(update: PlanUpdate, options: GenerateOptions, { takePlanned }: PlanParts): void {
    if (update.kind === 'progress') {
      const { stage, done, total } = update
      setGeneration((now) => (now.kind === 'running' ? { ...now, stage, done, total } : now))
    } else if (update.kind === 'day') {
      const { index, day } = update
      setGeneration((now) => (now.kind === 'running' ? { ...now, days: now.days.with(index, day) } : now))
    } else if (update.kind === 'done' && proving.current) {
      const { report } = update.plan
      // Refused if a meal was changed meanwhile: the proof is about another week.
      if (report) issue({ type: 'prove', meals: mealsKey(update.plan), report })
    } else {
      unanswered.current = null
      if (update.kind !== 'failed') takePlanned(update.plan, options, taking)
      else if (!hasCard(update)) notify.error(words.generateFailed(explainRefusal(update)))
      const { spentCents } = options.keep ?? {}
      setGeneration(update.kind === 'failed' && hasCard(update) ? { ...update, spentCents } : IDLE)
      if (update.kind === 'week') [proving.current, running.current] = [running.current, null]
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
      if (!unanswered.current || !isSameRequest(unanswered.current.options, options))
        unanswered.current = { options, body: parts.requestBodyFor(whole, new Date()) }
      // The server plans from its own copy, so send unsaved changes first.
      await store.forceSyncAll()
      for await (const update of requestPlan(unanswered.current.body, abort.signal))
        handle(update, whole, parts)
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
      running.current?.abort()
      notify.success(words.cancelled)
    },
    dismiss: () => setGeneration(IDLE),
    /** Returns whether the new target was saved. */
    async relaxTarget(target: TargetKey, to: number): Promise<boolean> {
      try {
        await profile.saveNow((current) => {
          const { nutritionalTargets } = withDefaults(current)
          return { ...current, nutritionalTargets: { ...nutritionalTargets, [target]: to } }
        })
        return true
      } catch (error) {
        notify.error(words.generateFailed(explainPlanFailure(error)))
        return false
      }
    },
    /** Saves what the household's words mean, then plans. */
    async settleAndPlan(answers: readonly SettledPhrase[]): Promise<void> {
      try {
        await profile.saveNow((current) => ({
          ...current,
          settledPhrases: answers.reduce(withSettledPhrase, withDefaults(current).settledPhrases ?? []),
        }))
      } catch (error) {
        return notify.error(words.generateFailed(explainPlanFailure(error)))
      }
      await start(lastOptions.current)
    },
    /** Plans the rest of the week again, which may cost more than the budget. */
    spendMore(upToCents: number): void {
      const { keep } = lastOptions.current
      if (keep) void start({ ...lastOptions.current, keep: { ...keep, upToCents } })
    },
    async takeWayOut(way: PlanWay, options = lastOptions.current): Promise<void> {
      try {
        const { applyWayOut } = await import('./apply-way-out.ts')
        await profile.saveNow((current) => applyWayOut(current, way))
      } catch (error) {
        return notify.error(words.generateFailed(explainPlanFailure(error)))
      }
      await start({ ...options, startFrom: way })
    },
  }
}

function startOf({ weekStart }: GenerateOptions): RunningGeneration {
  const days = Array.from({ length: DAYS_PER_PLAN }, () => undefined)
  return { kind: 'running', weekStart, stage: undefined, done: 0, total: 0, days }
}

type PlanParts = Awaited<ReturnType<typeof loadParts>>

/** Loaded with the first plan: a first view does without them. */
async function loadParts() {
  try {
    const [{ requestBodyFor }, { takePlanned }, { keptDays, keptIn }] = await Promise.all([
      import('./request-body.ts'),
      import('./take-planned.ts'),
      import('./kept-week.ts'),
    ])
    return { requestBodyFor, takePlanned, keptDays, keptIn }
  } catch {
    throw new ApiError(0, 'unreachable')
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
