import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { generated } from '@pennyplate/domain/meal-plan/meal-plan'
import { firstDayOf, weekToPlan } from '@pennyplate/domain/meal-plan/week'
import { type TargetKey, withDefaults } from '@pennyplate/domain/profile/profile'
import { type SettledPhrase, withSettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import { useEffect, useRef, useState } from 'react'
import { toLocalDay } from '../../../lib/local-day.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { randomId } from '../../../store/random-id.ts'
import { useDocumentStore } from '../../../store/store-provider.tsx'
import { useDocument } from '../../../store/use-document.ts'
import { notify } from '../../../ui/notify.ts'
import { explainPlanFailure, explainRefusal, isAiFailure } from '../explain-plan-failure.ts'
import type { Book, StoredDay, StoredPlan } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { applyWay } from './apply-way.ts'
import { type PlanNews, streamPlan, type Wanted, type Way } from './stream-plan.ts'
import { missingMeals } from './week-faults.ts'

/** Which week is wanted, and what is known of it beforehand. */
export type PlanWish = Readonly<{
  /** Its Sunday. */
  weekStart: string
  /** The plan to be turned down for it. */
  avoid?: StoredPlan | undefined
  engine?: Wanted['engine'] | undefined
  /** A way out that was taken: the new week costs no more than its own. */
  startFrom?: Pick<Way, 'dishes' | 'totalCents'> | undefined
}>

export type RunningGeneration = Readonly<{
  kind: 'running'
  weekStart: string
  stage: string
  done: number
  total: number
  days: readonly (StoredDay | undefined)[]
}>
export type RefusedGeneration = Extract<PlanNews, { kind: 'failed' }>
type Generation = Readonly<{ kind: 'idle' }> | RunningGeneration | RefusedGeneration

export type PlanGenerator = ReturnType<typeof useGeneratePlan>

const IDLE: Generation = { kind: 'idle' }

/**
 * One press, and a week comes in day by day. It is saved when all of it is there, and can be stopped until then.
 * `onReplaced` hears how things were when a plan gave way to the new one.
 */
export function useGeneratePlan(
  { book, take, keepProof }: PlanBookStore,
  onReplaced: (before: Book) => void,
) {
  const store = useDocumentStore()
  const profile = useDocument('profile')
  const [generation, setGeneration] = useState(IDLE)
  const running = useRef<AbortController | null>(null)
  // A week that is there and saved, while its proof is still to come.
  const proving = useRef<AbortController | null>(null)
  const lastWish = useRef<PlanWish>({ weekStart: weekToPlan(toLocalDay(new Date())) })
  // A request whose answer never came is asked for again under its own name, so that it does not run twice.
  const unanswered = useRef<Readonly<{ wish: PlanWish; wanted: Wanted }> | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function finish(plan: StoredPlan, weekStartDate: string): Promise<void> {
    const fault = missingMeals(plan, withDefaults(profile.value).mealTypes)
    if (fault) return notify.error(words.generateFailed(fault))
    await take(generated(book, { ...plan, weekStartDate }))
    if (book.plan) onReplaced(book)
  }

  async function hear(news: PlanNews, { weekStart }: PlanWish): Promise<void> {
    if (news.kind === 'progress') {
      const { stage, done, total } = news
      setGeneration((now) => (now.kind === 'running' ? { ...now, stage, done, total } : now))
    } else if (news.kind === 'day') {
      const { index, day } = news
      setGeneration((now) => (now.kind === 'running' ? { ...now, days: now.days.with(index, day) } : now))
    } else if (news.kind === 'done' && proving.current) {
      await keepProof(news.plan)
    } else {
      unanswered.current = null
      if (news.kind !== 'failed') await finish(news.plan, weekStart)
      else if (!offersWayOut(news)) notify.error(words.generateFailed(explainRefusal(news)))
      setGeneration(news.kind === 'failed' && offersWayOut(news) ? news : IDLE)
      if (news.kind === 'week') [proving.current, running.current] = [running.current, null]
    }
  }

  async function start(wish: PlanWish): Promise<void> {
    if (running.current) return
    if (profile.value === undefined) return notify.error(words.profileNotLoaded)
    proving.current?.abort()
    proving.current = null
    const abort = new AbortController()
    running.current = abort
    lastWish.current = wish
    if (!unanswered.current || !isSameWish(unanswered.current.wish, wish))
      unanswered.current = { wish, wanted: wantedFor(wish) }
    setGeneration(startOf(wish))
    try {
      // The server plans from what it has: a like of a second ago has to be there first.
      await store.forceSyncAll()
      for await (const news of streamPlan(unanswered.current.wanted, abort.signal)) await hear(news, wish)
    } catch (error) {
      // Its week is there already, and as good without its proof; or another was asked for meanwhile.
      if (running.current !== abort) return
      if (abort.signal.aborted) unanswered.current = null
      else notify.error(words.generateFailed(explainPlanFailure(error)))
      setGeneration(IDLE)
    } finally {
      if (running.current === abort) running.current = null
      if (proving.current === abort) proving.current = null
    }
  }

  return {
    generation,
    profile,
    start: (wish: PlanWish) => void start(wish),
    /** The same once more, by another engine if one is named. */
    again: (engine?: Wanted['engine']) => void start({ ...lastWish.current, engine }),
    cancel() {
      running.current?.abort()
      notify.success(words.cancelled)
    },
    dismiss: () => setGeneration(IDLE),
    /** True once the profile has the other target. */
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
    /** Saves what the household said its words mean, and plans on. */
    async settleAndPlan(answers: readonly SettledPhrase[]): Promise<void> {
      try {
        await profile.saveNow((current) => ({
          ...current,
          settledPhrases: answers.reduce(withSettledPhrase, withDefaults(current).settledPhrases ?? []),
        }))
      } catch (error) {
        return notify.error(words.generateFailed(explainPlanFailure(error)))
      }
      await start(lastWish.current)
    },
    async takeWay(way: Way, wish = lastWish.current): Promise<void> {
      try {
        await profile.saveNow((current) => applyWay(current, way))
      } catch (error) {
        return notify.error(words.generateFailed(explainPlanFailure(error)))
      }
      await start({ ...wish, startFrom: way })
    },
  }
}

function startOf({ weekStart }: PlanWish): RunningGeneration {
  const days = Array.from({ length: DAYS_PER_PLAN }, () => undefined)
  return { kind: 'running', weekStart, stage: '', done: 0, total: 0, days }
}

function wantedFor({ weekStart, avoid, engine, startFrom }: PlanWish): Wanted {
  return {
    idempotencyKey: randomId(),
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
    today: firstDayOf(weekStart, toLocalDay(new Date())),
    ...(avoid ? { avoid: { days: avoid.days } } : {}),
    ...(engine ? { engine } : {}),
    ...(startFrom?.dishes.length
      ? { startFrom: { dishes: startFrom.dishes, totalCents: startFrom.totalCents } }
      : {}),
  }
}

function isSameWish(one: PlanWish, other: PlanWish): boolean {
  return (
    one.weekStart === other.weekStart &&
    one.avoid === other.avoid &&
    one.engine === other.engine &&
    one.startFrom === other.startFrom
  )
}

/** The honest no has its ways out, and a language model that fails has the built-in planner. */
function offersWayOut(refused: RefusedGeneration): boolean {
  return refused.code === 'no_plan_fits' || refused.code === 'unsettled' || isAiFailure(refused)
}
