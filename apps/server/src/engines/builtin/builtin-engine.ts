import type { PlanDone, PlanProgress } from '@pennyplate/contract/ai/plan'
import type { BetterWeek } from '@pennyplate/domain/week/week-report'
import { QUESTIONS, WEEKS } from '../../costs/heavy-work.ts'
import { workerFile } from '../../workers/worker-file.ts'
import { createWorkerPool, type WorkerPool } from '../../workers/worker-pool.ts'
import type { Asked, AskedBy, SeededPlanRequest } from '../asked.ts'
import type { BuiltinEngine, Engine } from '../engine.ts'
import type { Priceable } from '../tasks/plan/plan-week.ts'
import type { WeekToPrice } from '../tasks/plan/price-better.ts'
import type { TaskName, Tasks } from '../tasks/run-task.ts'

/** Our planner over our catalog. */
export function createBuiltinEngine(): BuiltinEngine {
  const file = workerFile('engine-worker')
  const weeks = createWorkerPool({ ...WEEKS, file, hasLowPriority: true })
  const questions = createWorkerPool({ ...QUESTIONS, file })
  const ask = <N extends TaskName>(task: N) => {
    type Answer = ReturnType<Tasks[N]>
    // The worker returns what the task of that name returns.
    return (input: Parameters<Tasks[N]>[0], by: AskedBy) =>
      questions.run({ task, input, ...by }) as Promise<Answer>
  }
  return {
    planWeek: (asked, by, onEvent) =>
      planIn(
        {
          weeks,
          // Questions about the new week's meals come next. If preparing for them fails, the question reports why.
          warmUp: () => void ask('warmUp')(asked, by).catch(() => undefined),
        },
        asked,
        by,
        onEvent,
      ),
    findReplacements: ask('findReplacements'),
    findSides: ask('findSides'),
    describeCustomMeal: ask('describeCustomMeal'),
    writeRecipe: ask('writeRecipe'),
    buildShoppingList: ask('buildShoppingList'),
    reviseList: ask('reviseList'),
    mealsInForm: ask('mealsInForm'),
    suggestQuickMeal: ask('suggestQuickMeal'),
    checkPlan: ask('checkPlan'),
    judgeRecipes: ask('judgeRecipes'),
    readWords: ask('readWords'),
    describeTaste: ask('describeTaste'),
    readRecipes: ask('readRecipes'),
    completeMeal: ask('completeMeal'),
    judgeMeals: ask('judgeMeals'),
    completeWeek: ask('completeWeek'),
    offerMeals: ask('offerMeals'),
    composeRecipe: ask('composeRecipe'),
    composeQuickMeal: ask('composeQuickMeal'),
    async close() {
      await Promise.all([weeks.close(), questions.close()])
    },
  }
}

type PlanningParts = {
  readonly weeks: Pick<WorkerPool, 'run' | 'waiting'>
  readonly warmUp: () => void
}

export async function planIn(
  { weeks, warmUp }: PlanningParts,
  ...[asked, by, onEvent]: Parameters<Engine['planWeek']>
): ReturnType<Engine['planWeek']> {
  const { outcome, priceable } = (await weeks.run({
    task: 'planWeek' satisfies TaskName,
    input: asked,
    ...by,
    onStart: warmUp,
    // The only progress this task reports.
    onProgress: (progress) => onEvent({ event: 'progress', data: progress as PlanProgress }),
  })) as ReturnType<Tasks['planWeek']>
  if (!priceable) return outcome
  for (const [index, day] of outcome.data.plan.days.entries()) onEvent({ event: 'day', data: { index, day } })
  // The household sees the week before anything else is said about it.
  onEvent({ event: 'week', data: outcome.data })
  // Other households' weeks go first.
  if (weeks.waiting() > 0 || (await by.othersWait?.())) return outcome
  const better = await betterThan(outcome.data, priceable, weeks, asked, by)
  return { event: 'done', data: withBetterWeek(outcome.data, better) }
}

/** Null if the thread had no time for it. */
function betterThan(
  { report }: PlanDone,
  { plan, leftovers }: Priceable,
  weeks: Pick<WorkerPool, 'run'>,
  asked: Asked<SeededPlanRequest>,
  by: AskedBy,
): Promise<BetterWeek | null> {
  const request: WeekToPrice = { ...asked.request, plan, leftovers, done: report }
  return (
    weeks
      .run({ task: 'priceBetter' satisfies TaskName, input: { ...asked, request }, ...by })
      // The worker returns what the task of that name returns.
      .then((better) => better as ReturnType<Tasks['priceBetter']>)
      .catch(() => null)
  )
}

export function withBetterWeek({ plan, report }: PlanDone, better: BetterWeek | null): PlanDone {
  if (better === null) return { plan, report }
  return { plan, report: { ...report, betterWeek: { ...better, by: [...better.by] } } }
}
