import { WEEK_COMMANDS_KEPT, WEEK_UNDOS_KEPT } from '@pennyplate/domain/bounds/limits'
import { fitsAlways } from '@pennyplate/domain/commands/apply-command'
import { currentWeek } from '@pennyplate/domain/week/week-book'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { HouseholdId } from '../../database/ids.ts'
import type { Trx } from '../../database/schema.ts'
import type { DocumentChange } from '../../documents/change-broadcast.ts'
import { findDocument, findRevisions } from '../../documents/documents.store.ts'
import { requireRoom } from '../../documents/require-room.ts'
import { storeDocument } from '../../documents/store-document.ts'
import { AppError } from '../../http/errors.ts'
import { requireStorage } from '../../storage/require-storage.ts'
import { addCommand, findCommand, forgetOldestCommands, forgetUndo } from '../../weeks/week-commands.store.ts'
import { writeBook } from '../../weeks/write-book.ts'
import { type Goal, isGoalAboutPlan } from './find-goal.ts'
import { noteTaste } from './note-taste.ts'
import { type Act, type Step, stepUnchecked } from './plan-step.ts'
import { readBasis, readSnapshot, type Snapshot } from './read-snapshot.ts'
import type { WeekRun } from './week-run.ts'

type Doing = {
  readonly goal: Goal
  readonly act: Act
  readonly snapshot: Snapshot
  readonly step: Step
  readonly isLast: boolean
}
type Stored = {
  readonly step: Step
  readonly revision: number
  readonly revisions: Readonly<Record<string, number>>
}

/** Stores a step and its key together. Undefined if the key is there already, or the book changed meanwhile. */
export async function storeStep(run: WeekRun, doing: Doing): Promise<Stored | undefined> {
  const { deps, actor, request } = run
  const { householdId } = actor
  const stored = await deps.database.db.transaction().execute(async (trx) => {
    await lockHousehold(trx, deps.database.engine, householdId)
    if (await findCommand(trx, householdId, request.idempotencyKey)) return undefined
    if (request.isWanted?.() === false)
      throw new AppError('unavailable', { message: 'the client disconnected' })
    const isFresh = (await readBasis(trx, householdId)) === doing.snapshot.basis
    const isToDo = await isStillThere(trx, householdId, doing.goal)
    if (!isToDo || (!isFresh && !doing.isLast)) return undefined
    const step = isFresh ? doing.step : await stepOnStored(trx, run, doing)
    const write = () => writeAndRemember(trx, run, doing.goal, step)
    const written = await (isAlwaysAllowed(doing.goal, step)
      ? write()
      : requireStorage(deps.config, trx, householdId, write))
    for (const change of written.changes) await deps.changes.announce(trx, householdId, change)
    return written
  })
  for (const change of stored?.changes ?? []) deps.changes.afterCommit(householdId, change)
  return stored
}

/** Also in a full household. Undo only moves back what was moved to it. */
function isAlwaysAllowed(goal: Goal, { before, after }: Step): boolean {
  return goal.kind === 'undo' || fitsAlways(goal.command, before, after)
}

/** The command to undo may have been undone since it was found. */
async function isStillThere(trx: Trx, householdId: HouseholdId, goal: Goal): Promise<boolean> {
  return goal.kind === 'do' || Boolean((await findCommand(trx, householdId, goal.of))?.undo)
}

/** The last attempt is made under the lock. */
async function stepOnStored(trx: Trx, { actor, request }: WeekRun, { goal, act }: Doing): Promise<Step> {
  const { book, revision } = await readSnapshot(trx, actor, goal.starts)
  const isBase = request.baseRevision === undefined || request.baseRevision === revision
  const planned = stepUnchecked(act, book)
  // The client tries again and is told the state then.
  if (!isBase || !planned.ok) throw new AppError('busy', { retryAfterS: 1 })
  return planned.step
}

async function writeAndRemember(trx: Trx, run: WeekRun, goal: Goal, step: Step) {
  const { householdId } = run.actor
  const changes = await requireRoom(trx, householdId, () => writeStep(trx, run, goal, step))
  const revisions = Object.fromEntries(changes.map(({ key, revision }) => [key, revision]))
  const revision = revisions.currentMealPlan ?? (await revisionOfPlan(trx, householdId))
  await remember(trx, run, goal, { step, revision, revisions })
  await noteTaste(trx, run, goal, step)
  return { step, revision, revisions, changes }
}

/** Of a plan that the command left as it is. */
async function revisionOfPlan(trx: Trx, householdId: HouseholdId): Promise<number> {
  return (await findRevisions(trx, householdId)).get('currentMealPlan') ?? 0
}

async function writeStep(
  trx: Trx,
  { actor, facts }: WeekRun,
  goal: Goal,
  step: Step,
): Promise<DocumentChange[]> {
  const { before, after } = step
  const updatedAt = facts.now
  const isThere = Boolean(currentWeek(after)?.plan)
  const { type } = goal.kind === 'undo' ? goal.applied.command : goal.command
  const screens = type === 'show' ? 'this' : 'free'
  const written = isGoalAboutPlan(goal) ? ({ key: 'currentMealPlan', isThere } as const) : undefined
  const changes = await writeBook(trx, actor, [before, after], { updatedAt, screens, written })
  const isDeleted = goal.kind === 'do' && goal.command.type === 'delete'
  const recipes = isDeleted ? await findDocument(trx, actor, 'recipesCache') : undefined
  if (!recipes?.value) return changes
  return [...changes, ...(await storeDocument(trx, actor, { key: 'recipesCache', value: null, updatedAt }))]
}

async function remember(
  trx: Trx,
  { actor, request, facts }: WeekRun,
  goal: Goal,
  { step, revision, revisions }: Stored,
): Promise<void> {
  const { householdId } = actor
  const record = {
    key: request.idempotencyKey,
    revision,
    revisions: JSON.stringify(revisions),
    undo: step.undo ? JSON.stringify(step.undo) : null,
  }
  await addCommand(trx, householdId, record, facts.now)
  if (goal.kind === 'undo') await forgetUndo(trx, householdId, goal.of)
  await forgetOldestCommands(trx, householdId, { keys: WEEK_COMMANDS_KEPT, undos: WEEK_UNDOS_KEPT })
}
