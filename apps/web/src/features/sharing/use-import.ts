import type { SharedPlan } from '@pennyplate/contract/share'
import { type CompleteProfile, withDefaults } from '@pennyplate/domain/profile/profile'
import { type AnswerChange, relaxAnswer } from '@pennyplate/domain/profile/relax-answer'
import { isSameDish, type NamedDish } from '@pennyplate/domain/recipe/dish-name'
import { importedPlan, importedWeek } from '@pennyplate/domain/sharing/share'
import { firstDayOf } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { toLocalDay } from '../../lib/local-day.ts'
import { useWeekOverview } from '../../lib/use-week-overview.ts'
import { explainFailure } from '../../messages/failures.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'
import { askForReplacement, askTheReferee } from './import-calls.ts'
import { findConflicts, type ImportConflicts } from './import-conflicts.ts'
import { countSwapped, swapDishes } from './swap-dishes.ts'

type Stage =
  | Readonly<{ name: 'offered' | 'checking' }>
  | Readonly<{ name: 'asking'; conflicts: ImportConflicts; failure?: string; swapped?: SwappedWeek }>
  | Readonly<{ name: 'swapping'; conflicts: ImportConflicts; done: number }>

/** The week after a swap that did not mend everything. */
export type SwappedWeek = Readonly<{ plan: WeekPlan; count: number }>

const NO_CONFLICTS: ImportConflicts = { sentences: [], unsuited: [], dishes: [], changes: [], disliked: [] }
/** A failed check is shown too, so that the user knows the plan was not checked. */
const NOT_CHECKED: ImportConflicts = {
  sentences: [words.conflictsUnknown],
  unsuited: [words.conflictsUnknown],
  dishes: [],
  changes: [],
  disliked: [],
}

/** The steps of importing a shared plan. `onDone` gets the message to show. */
export function useImport(shared: SharedPlan, onDone: (message: string) => void) {
  const current = useDocument('currentMealPlan')
  const profile = useDocument('profile')
  const disliked = useDocument('recipeDislikes')
  const store = useDocumentStore()
  const [stage, setStage] = useState<Stage>({ name: 'offered' })
  const swapping = useRef<AbortController>(undefined)
  const weekStart = importedWeek(shared, toLocalDay(new Date()))
  const { data: overview } = useWeekOverview()
  const isTaken = overview?.weeks.some((week) => week.weekStart === weekStart && week.state !== 'empty')
  const hasPlan = current.value !== undefined || isTaken === true

  function takeWithBudget(plan: WeekPlan, weeklyBudget: number) {
    void profile.update((value) => value && { ...value, weeklyBudget })
    take(plan, words.importedWithBudget(weeklyBudget))
  }

  function take(plan: WeekPlan, message: string = words.imported) {
    store.issue({ type: 'put', plan })
    onDone(message)
  }

  async function begin() {
    setStage({ name: 'checking' })
    const plan = importedPlan(shared, toLocalDay(new Date()))
    const conflicts = await checkedConflicts(plan, withDefaults(profile.value))
    if (conflicts.sentences.length > 0 || hasPlan) setStage({ name: 'asking', conflicts })
    else take(plan)
  }

  async function swap(conflicts: ImportConflicts) {
    const stop = new AbortController()
    swapping.current = stop
    setStage({ name: 'swapping', conflicts, done: 0 })
    try {
      const before = importedPlan(shared, toLocalDay(new Date()))
      const plan = await swapDishes(before, conflicts.dishes, {
        findMeal: (week, at, exclude) => askForReplacement(week, at, exclude, stop.signal),
        onProgress: (done) => setStage({ name: 'swapping', conflicts, done }),
      })
      const left = await checkedConflicts(plan, withDefaults(profile.value))
      if (stop.signal.aborted) return setStage({ name: 'asking', conflicts })
      const count = countSwapped(before, plan, conflicts.dishes)
      if (left.unsuited.length === 0) take(plan, words.importedSwapped(count))
      else setStage({ name: 'asking', conflicts: left, swapped: { plan, count } })
    } catch (error) {
      if (stop.signal.aborted) return setStage({ name: 'asking', conflicts })
      if (!(error instanceof ApiError)) throw error
      setStage({ name: 'asking', conflicts, failure: words.swapFailed(explainFailure(error)) })
    }
  }

  /** Changes an answer of the profile, and imports the plan if nothing else is in the way. */
  async function relax(change: AnswerChange, swapped?: SwappedWeek) {
    setStage({ name: 'checking' })
    const answers = { ...withDefaults(profile.value), ...relaxAnswer(withDefaults(profile.value), change) }
    await profile.saveNow((now) => ({ ...now, ...relaxAnswer(withDefaults(now), change) }))
    await checkAgain(answers, swapped)
  }

  /** Takes back that a dish was disliked. */
  async function allowDish(dish: NamedDish, swapped?: SwappedWeek) {
    setStage({ name: 'checking' })
    await disliked.saveNow((names) => (names ?? []).filter((name) => !isSameDish({ name }, dish)))
    await checkAgain(withDefaults(profile.value), swapped)
  }

  async function checkAgain(answers: CompleteProfile, swapped: SwappedWeek | undefined) {
    const plan = swapped?.plan ?? importedPlan(shared, toLocalDay(new Date()))
    const conflicts = await checkedConflicts(plan, answers)
    if (conflicts.sentences.length === 0 && !hasPlan) take(plan)
    else setStage({ name: 'asking', conflicts, ...(swapped ? { swapped } : {}) })
  }

  return {
    stage,
    relax,
    allowDish,
    hasPlan,
    weekStart,
    isReady: current.status !== 'loading',
    begin,
    swap,
    takeAsItIs: () => take(importedPlan(shared, toLocalDay(new Date()))),
    takeWithBudget: (budget: number, swapped?: SwappedWeek) =>
      takeWithBudget(swapped?.plan ?? importedPlan(shared, toLocalDay(new Date())), budget),
    takeSwapped: ({ plan, count }: SwappedWeek) => take(plan, words.importedSwapped(count)),
    stopSwapping: () => swapping.current?.abort(),
    cancel: () => setStage({ name: 'offered' }),
  }
}

async function checkedConflicts(plan: WeekPlan, answers: CompleteProfile): Promise<ImportConflicts> {
  const today = toLocalDay(new Date())
  try {
    const { violations, listCents } = await askTheReferee(
      plan,
      firstDayOf(plan.weekStartDate ?? today, today),
    )
    return violations.length > 0 ? findConflicts(plan, violations, answers, listCents) : NO_CONFLICTS
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return NOT_CHECKED
  }
}
