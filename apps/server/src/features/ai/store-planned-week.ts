import type { KeptMeals } from '@pennyplate/contract/ai/kept-meals'
import type { PlanDone, PlanRequest } from '@pennyplate/contract/ai/plan'
import type { StoredPlanAnswer } from '@pennyplate/contract/ai/stored-plan'
import { mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import type { WeekCommandAnswer } from '@pennyplate/contract/week/commands'
import { type KeptOfWeek, takePlanned } from '@pennyplate/domain/commands/planned-week'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { isSameJson } from '@pennyplate/domain/json-equality'
import { mealsKey } from '@pennyplate/domain/week/meals-key'
import { currentWeek, weekAt } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Db } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { findRevisions } from '../../documents/documents.store.ts'
import type { Household } from '../../engines/household.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/session.ts'
import { weekBefore } from '../../plan-queue/read-plan-household.ts'
import { loadBook } from '../../weeks/load-book.ts'
import { findCommand } from '../../weeks/week-commands.store.ts'

type Done = Pick<WeekCommandAnswer, 'revision' | 'revisions' | 'totals' | 'violations'>

export type DoWeekCommand = (
  actor: Actor,
  request: {
    readonly idempotencyKey: string
    readonly baseRevision?: number
    readonly command: WeekCommand
    readonly today: string
    readonly isWanted?: () => boolean
  },
) => Promise<Done>

/** Stores a run's week when it is there, and its proof once that is known. Undefined: there was nothing more to store. */
export type PlanStoring = {
  /** `isWanted` is false once the request was cancelled. */
  readonly onWeek: (planned: PlanDone, isWanted: () => boolean) => Promise<StoredPlanAnswer | undefined>
  readonly onDone: (planned: PlanDone, isWanted: () => boolean) => Promise<StoredPlanAnswer | undefined>
}

type Asked = Pick<PlanRequest, 'userId' | 'idempotencyKey' | 'week' | 'baseRevision' | 'keep'> & {
  readonly today: string
  readonly household: Pick<Household, 'profile'>
}
type Place = {
  readonly db: Db
  readonly actor: Actor
  readonly week: string
  readonly key: string
  readonly baseRevision: number
}

/** Other changes of the household that may come between reading the week and writing it. */
const ATTEMPTS = 3

/**
 * For a request that says for which week and from which revision (D39). What the week is now is read here, before it is
 * planned. If it is another one once the plan is ready, the plan stays an offer. Of the rest of a week, each meal that is
 * another by then stays.
 */
export async function startPlanStoring(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  actor: Actor,
  { userId, idempotencyKey: key, week, baseRevision, today, keep, household: { profile } }: Asked,
  doCommand: DoWeekCommand,
): Promise<PlanStoring | undefined> {
  if (userId !== undefined && userId !== actor.userId) throw new AppError('forbidden')
  if (week === undefined || baseRevision === undefined) return undefined
  if (key === undefined) throw invalid('idempotencyKey', 'is needed to store the week')
  if (week !== weekStartOf(today)) throw invalid('week', 'must be the start of the week of today')
  // A later week is planned as of its first day, and stored today: food that this week needs is not left for it.
  const storedOn = weekBefore(today, now()) ?? today
  const place = { db, actor, week, key, baseRevision }
  const before = await readWeek(place)
  const kept = keptOf(keep, before.plan, profile.prepStyle === 'Weekly Meal Prep')
  const isStored = async () => (await findCommand(db, actor.householdId, key)) !== undefined

  async function store(planned: PlanDone, isWanted: () => boolean): Promise<Done> {
    const command = takePlanned(asStored(planned), place.week, kept)
    if (!command) throw new AppError('changed_since')
    const asked = { idempotencyKey: place.key, command, today: storedOn, isWanted }
    for (let left = ATTEMPTS; ; left--) {
      // It was asked for before, and the answer was lost. The rest of a week leaves what others changed.
      if (kept?.isRest || (await isStored())) return doCommand(actor, asked)
      const then = await readWeek(place)
      if (!isBase(before, place.baseRevision) || !isSameWeek(then.plan, before.plan))
        throw new AppError('conflict')
      try {
        return await doCommand(actor, { ...asked, baseRevision: then.revision })
      } catch (error) {
        const isConflict = error instanceof AppError && error.code === 'conflict'
        // Another week may have changed.
        if (!isConflict || left === 1) throw error
      }
    }
  }

  let stored: StoredPlanAnswer | undefined
  return {
    async onWeek(planned, isWanted) {
      stored = await storedOrRefused(place.key, store(planned, isWanted))
      return stored
    },
    async onDone(planned, isWanted) {
      const isNew = stored === undefined
      const mayLackProof = !isNew || (await isStored())
      stored ??= await storedOrRefused(place.key, store(planned, isWanted))
      const otherwise = isNew ? stored : undefined
      if ('refused' in stored || !mayLackProof) return otherwise
      const prove = proofOf(planned, place.week, kept)
      if (!prove) return otherwise
      const asked = { idempotencyKey: `${place.key} proof`, command: prove, today: storedOn }
      const proven = await storedOrRefused(place.key, doCommand(actor, asked))
      if ('refused' in proven) return otherwise
      return { ...proven, revisions: { ...stored.revisions, ...proven.revisions } }
    },
  }
}

async function readWeek({ db, actor, week }: Place) {
  const revision = (await findRevisions(db, actor.householdId)).get('currentMealPlan') ?? 0
  const book = await loadBook(db, actor, [week])
  return { revision, plan: weekAt(book, week)?.plan ?? null, isAnyShown: Boolean(currentWeek(book)?.plan) }
}

/** A browser that signed in after the plan was deleted knows of no revision. */
function isBase(now: { revision: number; isAnyShown: boolean }, baseRevision: number): boolean {
  return baseRevision === now.revision || (baseRevision === 0 && !now.isAnyShown)
}

/** None for a week that was planned around meals that stay: the proof is about other ones. */
function proofOf(planned: PlanDone, week: string, kept: KeptOfWeek | undefined): WeekCommand | undefined {
  const { report, ...plan } = asStored(planned)
  return kept || !report ? undefined : { type: 'prove', week, meals: mealsKey(plan), report }
}

async function storedOrRefused(key: string, done: Promise<Done>): Promise<StoredPlanAnswer> {
  try {
    const { revision, revisions, totals, violations = [] } = await done
    return { key, revision, revisions, listCents: totals?.listCents ?? null, violations }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return { refused: error.code }
    throw error
  }
}

function keptOf(
  keep: KeptMeals | undefined,
  stored: WeekPlan | null,
  isBatch: boolean,
): KeptOfWeek | undefined {
  if (!keep) return undefined
  const at = keep.at.map(({ mealType, ...place }) => ({ ...place, slot: mealType }))
  // What the rest was planned on says which meals are others by now. Meals that stay are as they are stored.
  if (keep.spentCents !== undefined) return { plan: keep.plan, at, isRest: true, isBatch }
  return stored ? { plan: stored, at, isRest: false } : undefined
}

/** The report is stored in the plan. */
function asStored({ plan, report }: PlanDone): WeekPlan {
  return mealPlanDocument.parse({ ...plan, report })
}

/** What a week costs is worked out again whenever something about its prices changes. */
function isSameWeek(one: WeekPlan | null, other: WeekPlan | null): boolean {
  const mealsOf = (plan: WeekPlan | null) => plan && { ...plan, report: undefined }
  return isSameJson(mealsOf(one), mealsOf(other))
}

function invalid(path: string, reason: string): AppError {
  return new AppError('invalid_request', { details: [{ path, reason }] })
}
