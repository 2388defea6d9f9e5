import { DAYS_PER_PLAN } from '@pennyplate/domain/limits'
import { generated } from '@pennyplate/domain/meal-plan'
import { withDefaults } from '@pennyplate/domain/profile'
import { weekStartOf } from '@pennyplate/domain/week'
import { useEffect, useRef, useState } from 'react'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { randomId } from '../../store/random-id.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'
import { applyWay } from './apply-way.ts'
import { explainPlanFailure, explainRefusal } from './explain-plan-failure.ts'
import type { StoredDay, StoredPlan } from './stored-plan.ts'
import { type PlanNews, streamPlan, type Way } from './stream-plan.ts'
import type { PlanBookInUse } from './use-plan-book.ts'
import { localDay } from './week-dates.ts'
import { missingMeals } from './week-faults.ts'

export type RunningGeneration = Readonly<{
  kind: 'running'
  stage: string
  done: number
  total: number
  days: readonly (StoredDay | undefined)[]
}>
export type RefusedGeneration = Extract<PlanNews, { kind: 'failed' }>
type Generation = Readonly<{ kind: 'idle' }> | RunningGeneration | RefusedGeneration

const IDLE: Generation = { kind: 'idle' }
const STARTING: RunningGeneration = {
  kind: 'running',
  stage: '',
  done: 0,
  total: 0,
  days: Array.from({ length: DAYS_PER_PLAN }, () => undefined),
}

/** One press, and a week comes in day by day. It is saved when all of it is there, and can be stopped until then. */
export function useGeneratePlan({ book, take }: PlanBookInUse) {
  const store = useDocumentStore()
  const profile = useDocument('profile')
  const [generation, setGeneration] = useState(IDLE)
  const running = useRef<AbortController | null>(null)
  // A request whose answer never came is asked for again under its own name, so that it does not run twice.
  const unanswered = useRef<Parameters<typeof streamPlan>[0] | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function finish(plan: StoredPlan, mealTypes: Parameters<typeof missingMeals>[1]): Promise<void> {
    const fault = missingMeals(plan, mealTypes)
    if (fault) return notify.error(words.generateFailed(fault))
    await take(generated(book, { ...plan, weekStartDate: weekStartOf(localDay(new Date())) }))
  }

  async function hear(news: PlanNews): Promise<void> {
    if (news.kind === 'progress') {
      const { stage, done, total } = news
      setGeneration((now) => (now.kind === 'running' ? { ...now, stage, done, total } : now))
    } else if (news.kind === 'day') {
      const { index, day } = news
      setGeneration((now) => (now.kind === 'running' ? { ...now, days: now.days.with(index, day) } : now))
    } else {
      unanswered.current = null
      if (news.kind === 'done') await finish(news.plan, withDefaults(profile.value).mealTypes)
      else if (!isHonestNo(news)) notify.error(words.generateFailed(explainRefusal(news)))
      setGeneration(news.kind === 'failed' && isHonestNo(news) ? news : IDLE)
    }
  }

  async function start(): Promise<void> {
    if (running.current) return
    if (profile.value === undefined) return notify.error(words.profileNotLoaded)
    const abort = new AbortController()
    running.current = abort
    unanswered.current ??= { idempotencyKey: randomId(), seed: randomSeed(), today: localDay(new Date()) }
    setGeneration(STARTING)
    try {
      // The server plans from what it has: a like of a second ago has to be there first.
      await store.forceSyncAll()
      for await (const news of streamPlan(unanswered.current, abort.signal)) await hear(news)
    } catch (error) {
      if (abort.signal.aborted) unanswered.current = null
      else notify.error(words.generateFailed(explainPlanFailure(error)))
      setGeneration(IDLE)
    } finally {
      running.current = null
    }
  }

  return {
    generation,
    profile,
    start: () => void start(),
    cancel() {
      running.current?.abort()
      notify.success(words.cancelled)
    },
    dismiss: () => setGeneration(IDLE),
    async takeWay(way: Way): Promise<void> {
      try {
        await profile.saveNow((current) => applyWay(current, way))
      } catch (error) {
        return notify.error(words.generateFailed(explainPlanFailure(error)))
      }
      await start()
    },
  }
}

function isHonestNo({ code }: RefusedGeneration): boolean {
  return code === 'no_plan_fits'
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
}
