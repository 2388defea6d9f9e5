import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { findHousehold } from '../../documents/read-household.ts'
import type { Household } from '../../engines/household.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/session.ts'
import { readStoredJson } from '../../json.ts'
import { type CommandRecord, findCommand, forgetCommandsBefore } from '../../weeks/week-commands.store.ts'
import { answerList, answerWeek, type WeekAnswer } from './answer-week.ts'
import { findGoal, isGoalAboutPlan } from './find-goal.ts'
import { judgeWeek, NOT_JUDGED } from './judge-week.ts'
import { planStep, prepareAct } from './plan-step.ts'
import { readSnapshot, type Snapshot } from './read-snapshot.ts'
import { storeStep } from './store-step.ts'
import type { CommandRequest, WeekRun } from './week-run.ts'

/** After these a command is done without a total rather than tried again. */
const ATTEMPTS = 4
/** For the engine's part of a command. A client that goes away does not stop it. */
const ENGINE_MS = 20_000
/** A client that has not heard an answer for so long starts anew. */
const KEPT_MS = 7 * DAY_MS

/** Does a command once, however often its key comes, and answers the week as it is stored then. */
export async function runWeekCommand(deps: Deps, actor: Actor, request: CommandRequest): Promise<WeekAnswer> {
  const now = deps.now().toISOString()
  const facts = {
    now,
    today: request.today ?? now.slice(0, 10),
    ...(request.checked ? { checked: request.checked } : {}),
  }
  const by = {
    householdId: actor.householdId,
    address: actor.address,
    signal: AbortSignal.timeout(ENGINE_MS),
  }
  const run = { deps, actor, request, facts, by }
  await forgetCommandsBefore(deps.database.db, new Date(Date.parse(now) - KEPT_MS).toISOString())
  for (let attempt = 1; ; attempt++) {
    const known = await findCommand(deps.database.db, actor.householdId, request.idempotencyKey)
    if (known) return answerAgain(run, known)
    if (attempt > ATTEMPTS) throw new AppError('busy', { retryAfterS: 1 })
    const answer = await tryCommand(run, attempt === ATTEMPTS)
    if (answer) return answer
  }
}

/** Browsers of earlier versions send the server's own proof of a week back to it. It has that by then. */
export async function ignoreCommand(deps: Deps, actor: Actor): Promise<WeekAnswer> {
  const { book, revision } = await readSnapshot(deps.database.db, actor, [])
  return answerList({ book, revision, revisions: {} })
}

/** Undefined if something changed meanwhile. */
async function tryCommand(run: WeekRun, isLast: boolean): Promise<WeekAnswer | undefined> {
  const { deps, actor, request, facts } = run
  const { db } = deps.database
  const goal = await findGoal(db, actor.householdId, request, facts)
  const snapshot = await readSnapshot(db, actor, goal?.starts ?? [])
  const isLater = isLaterWeek([...(goal?.starts ?? []), snapshot.book.current ?? ''], facts.today)
  const household = await findHousehold(deps, actor, isLater ? { weekOf: facts.today } : {})
  const refuse = (code: WeekFault | 'conflict') => refuseWithState(run, code, snapshot, household)
  if (request.baseRevision !== undefined && request.baseRevision !== snapshot.revision)
    return refuse('conflict')
  if (!goal) {
    // What it takes back may have been done between the two reads.
    const isThereNow = (await findGoal(db, actor.householdId, request, facts)) !== null
    return isThereNow ? undefined : refuse('nothing_to_undo')
  }
  const asking = { ...run, household, goal }
  const act = await prepareAct(asking, snapshot.book)
  const planned = await planStep(asking, act, snapshot.book)
  if (!planned.ok) return refuse(planned.fault)
  const stored = await storeStep(run, { goal, snapshot, act, step: planned.step, isLast })
  if (!stored) return undefined
  const { after, verdicts } = stored.step
  if (!isGoalAboutPlan(goal)) return answerList({ ...stored, book: after })
  const check = verdicts.get(after.current ?? '') ?? NOT_JUDGED
  return answerWeek({ ...stored, book: after }, check, household)
}

/** The week that has begun still needs food that is at home. */
function isLaterWeek(starts: readonly string[], today: string): boolean {
  return starts.some((start) => start > weekStartOf(today))
}

const storedRevisions = z.record(z.string(), z.int())

/** The answer to the first request was lost. */
async function answerAgain(run: WeekRun, { revision, revisions }: CommandRecord): Promise<WeekAnswer> {
  const { deps, actor } = run
  const { book } = await readSnapshot(deps.database.db, actor, [])
  const done = readStoredJson(storedRevisions, revisions)
  // It left the plan.
  if (done.currentMealPlan === undefined) return answerList({ book, revision, revisions: done })
  const isLater = isLaterWeek([book.current ?? ''], run.facts.today)
  const household = await findHousehold(deps, actor, isLater ? { weekOf: run.facts.today } : {})
  const stored = { book, revision, revisions: done }
  return answerWeek(stored, await judgeShown(run, book, household), household)
}

async function refuseWithState(
  run: WeekRun,
  code: WeekFault | 'conflict',
  { book, revision }: Snapshot,
  household: Household | undefined,
): Promise<never> {
  const state = { book, revision, revisions: {} }
  const body = answerWeek(state, await judgeShown(run, book, household), household)
  throw new AppError(code, { body, bodyChars: JSON.stringify(body).length })
}

function judgeShown({ deps, facts, by }: WeekRun, book: Snapshot['book'], household: Household | undefined) {
  return judgeWeek(deps, household, { book, weekStart: book.current, today: facts.today }, by)
}
