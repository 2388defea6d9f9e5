import { checkRequest } from '@pennyplate/contract/ai/check'
import { customMealRequest } from '@pennyplate/contract/ai/custom-meal'
import type { EngineChoice } from '@pennyplate/contract/ai/failure'
import { planRequest } from '@pennyplate/contract/ai/plan'
import { quickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import { recipeRequest } from '@pennyplate/contract/ai/recipe'
import { replaceRequest } from '@pennyplate/contract/ai/replace'
import { shoppingListRequest } from '@pennyplate/contract/ai/shopping-list'
import { sidesRequest } from '@pennyplate/contract/ai/sides'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { readHousehold } from '../../documents/read-household.ts'
import type { Asked, AskedBy } from '../../engines/asked.ts'
import type { Engine } from '../../engines/engine.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { readAcceptedWeek, readWeekToFinish, weekBefore } from '../../plan-queue/read-plan-household.ts'
import { createPlanRuns } from './plan-runs.ts'
import { type DoWeekCommand, startPlanStoring } from './store-planned-week.ts'
import { streamPlan } from './stream-plan.ts'

type ChangedWeek = Parameters<typeof readAcceptedWeek>[2]

/** A request without a seed gets one from the clock, so that each one plans a different week. */
const SEEDS = 0x1_0000_0000

/** `doWeekCommand` stores a planned week where that is asked for. */
export function aiRoutes(deps: Deps, doWeekCommand: DoWeekCommand) {
  const { engine } = deps
  const runs = createPlanRuns(deps)
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const

  /** Reads the request and the household. */
  async function readAsked<S extends z.core.$ZodType>(
    c: Context<SignedIn>,
    schema: S,
    withHistory = false,
    withWeek = false,
  ) {
    const request = await readJson(c, schema)
    const { householdId, address } = c.var.actor
    const today = todayIn(request) ?? todayInUtc()
    const { household, profileRevision } = await readHousehold(deps, c.var.actor, {
      withHistory,
      withWeek,
      weekOf: withWeek ? undefined : weekBefore(today, deps.now()),
    })
    const asked: Asked<z.infer<S>> = { household, today, request }
    const by: AskedBy = { householdId, address, signal: c.req.raw.signal }
    return [asked, by, profileRevision] as const
  }
  /** Nothing is planned for a household before its words are settled (D26). */
  async function readSettled<S extends z.core.$ZodType>(...question: Parameters<typeof readAsked<S>>) {
    const asked = await readAsked<S>(...question)
    const { questions } = await engine.readWords(asked[0], asked[1])
    if (questions.length > 0) throw new AppError('unsettled', { body: { questions } })
    return asked
  }
  async function withAcceptedWeek<R extends ChangedWeek>(asked: Asked<R>, { householdId }: AskedBy) {
    const accepted = await readAcceptedWeek(deps, householdId, asked.request)
    return { ...asked, request: { ...asked.request, accepted } }
  }
  const todayInUtc = () => deps.now().toISOString().slice(0, 10)

  return new Hono<SignedIn>()
    .post('/api/ai/plan', ...signedIn, async (c) => {
      const [{ request, ...household }, by, profileRevision] = await readAsked(c, planRequest, true)
      const storing = await startPlanStoring(deps, c.var.actor, { ...request, ...household }, doWeekCommand)
      const { engine: wanted, idempotencyKey, avoid, startFrom, keep, mealsGone, atHome } = request
      const accepted = await readWeekToFinish(deps, by.householdId, keep)
      const seed = request.seed ?? Math.floor(deps.now().getTime() % SEEDS)
      const asked = { ...household, request: { avoid, startFrom, keep, mealsGone, atHome, seed, accepted } }
      // Only the planner plans around meals that stay.
      const writer = keep ? engine : engineOf(deps, wanted, 'chat')
      const run = await runs.join({ ...by, idempotencyKey, profileRevision, asked }, writer)
      // A full queue refuses at once, before the stream starts, so that the answer can be a status.
      await Promise.race([run.outcome, new Promise(setImmediate)])
      return streamPlan(deps, c, run, storing)
    })
    .post('/api/ai/replace', ...signedIn, async (c) => {
      const [asked, by] = await readSettled(c, replaceRequest, true)
      const change = await withAcceptedWeek(asked, by)
      return c.json(await engineOf(deps, asked.request.engine, 'builtin').findReplacements(change, by))
    })
    .post('/api/ai/sides', ...signedIn, async (c) => {
      const [asked, by] = await readSettled(c, sidesRequest)
      return c.json(await engine.findSides(await withAcceptedWeek(asked, by), by))
    })
    .post('/api/ai/custom-meal', ...signedIn, async (c) => {
      const [asked, by] = await readSettled(c, customMealRequest)
      return c.json(await engineOf(deps, asked.request.engine, 'chat').describeCustomMeal(asked, by))
    })
    .post('/api/ai/recipe', ...signedIn, async (c) => {
      const [asked, by] = await readAsked(c, recipeRequest)
      return c.json(await engineOf(deps, asked.request.engine, 'chat').writeRecipe(asked, by))
    })
    .post('/api/ai/shopping-list', ...signedIn, async (c) => {
      const [asked, by] = await readAsked(c, shoppingListRequest)
      return c.json(await engineOf(deps, asked.request.engine, 'chat').buildShoppingList(asked, by))
    })
    .post('/api/ai/quick-meal', ...signedIn, async (c) => {
      const [asked, by] = await readSettled(c, quickMealRequest, true, true)
      const suggestion = await engineOf(deps, asked.request.engine, 'chat').suggestQuickMeal(asked, by)
      if (!suggestion) throw new AppError('pantry_empty')
      return c.json(suggestion)
    })
    .post('/api/ai/check', ...signedIn, async (c) => {
      const [asked, by] = await readAsked(c, checkRequest)
      return c.json(await engine.checkPlan(asked, by))
    })
}

/** The engine the request names, else the default. */
function engineOf(
  { engine, chat }: Pick<Deps, 'engine' | 'chat'>,
  wanted: EngineChoice | undefined,
  otherwise: EngineChoice,
): Engine {
  if (wanted === 'chat' && !chat)
    throw new AppError('invalid_request', {
      details: [{ path: 'engine', reason: 'no language model is configured' }],
    })
  return (wanted ?? otherwise) === 'chat' ? (chat?.engine ?? engine) : engine
}

/** The household's local day, if the request has it. */
function todayIn(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('today' in request)) return undefined
  return typeof request.today === 'string' ? request.today : undefined
}
