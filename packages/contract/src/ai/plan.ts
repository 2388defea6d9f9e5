import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { HEALTH_WISH_IDS, NOT_COUNTED, WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { WEEK_AIM_IDS } from '@pennyplate/domain/diet/week-aims'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { UNCHECKED_CODES } from '@pennyplate/domain/restrictions/concept'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import {
  BETTER_PARTS,
  PLAN_CONCESSIONS,
  PLAN_WARNINGS,
  type WeekReport,
} from '@pennyplate/domain/week/week-report'
import * as z from 'zod/mini'
import { isoDate, saidIn, text } from '../documents/parts.ts'
import { orAbsent, readable, readableOnes, wholeObject } from '../lenient.ts'
import { learnedInWeek } from '../taste/taste.ts'
import { ANSWER_CHANGES, answerChange, keptAnswer } from './answer-change.ts'
import { AI_FAILURES, aiFailure, engineChoice } from './failure.ts'
import { foodAtHome, keptMeals } from './kept-meals.ts'
import { handedPlan, knownNutrition, mealReason, mealSlot, plannedMeal } from './meal.ts'
import { phraseQuestion } from './understood.ts'

const cents = z.int()

/** A calendar day in the household's time zone, such as 2026-11-22. */
export const localDay = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date'),
  z.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), 'must be a date'),
)

/** Recipe ids of a week, in the planner's order. */
const wayDishes = z.array(text(100)).check(z.maxLength(100))

/** What dinners of that week are eaten again at. */
const dayIndex = z.int().check(z.minimum(0), z.maximum(DAYS_PER_PLAN - 1))
const wayLeftovers = z
  .array(
    z.object({
      cookedOn: dayIndex,
      at: z.object({ day: dayIndex, meal: z.enum(DISH_MEALS) }),
    }),
  )
  .check(z.maxLength(DAYS_PER_PLAN))

export const planRequest = z.object({
  /** Who asks, so that nothing is stored for somebody who signed in meanwhile. */
  userId: z.optional(text(100)),
  /** A key never runs twice: a repeated request gets the outcome of the first. */
  idempotencyKey: z.optional(text(100).check(z.minLength(1))),
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(0xffff_ffff))),
  /** A rejected plan; its dishes are used again only if nothing else fits. */
  avoid: z.optional(handedPlan),
  /** Decides which week is planned; defaults to the day in UTC. */
  today: z.optional(localDay),
  engine: z.optional(engineChoice),
  /**
   * The start of the week of `today`, and the revision of `currentMealPlan` the request was made on. With both and a key, the
   * server stores the week itself, unless that week has changed by then; see stored-plan.ts.
   */
  week: z.optional(localDay),
  baseRevision: z.optional(z.int().check(z.minimum(0))),
  /** Meals of the first day that are over: nothing is planned for them. */
  mealsGone: z.optional(z.array(mealSlot).check(z.maxLength(4))),
  keep: z.optional(keptMeals),
  atHome: z.optional(foodAtHome),
  /** A week offered as a way out: the new one costs no more. */
  startFrom: z.optional(
    z.object({
      dishes: wayDishes,
      leftovers: z.optional(wayLeftovers),
      totalCents: z.int().check(z.minimum(0)),
    }),
  ),
})

export const plannedDay = wholeObject({
  day: z.enum(DAY_NAMES),
  meals: wholeObject({
    breakfast: z.optional(plannedMeal),
    lunch: z.optional(plannedMeal),
    dinner: z.optional(plannedMeal),
    snacks: z.array(plannedMeal),
  }),
})

export const plannedWeek = wholeObject({
  days: z.array(plannedDay).check(z.length(DAYS_PER_PLAN)),
  weekStartDate: isoDate,
}) satisfies z.ZodMiniType<WeekPlan>

const wastedFood = z.object({
  name: text(200),
  grams: z.number().check(z.minimum(0)),
  saidIn: z.optional(saidIn),
  cents,
})

/** Why a nutrient is counted: tracked nutrition, or a wish. */
const goalReason = z.enum(['tracked', ...HEALTH_WISH_IDS])

/** A target for one adult's days or meals, and where the week misses it. */
const healthGoal = z.object({
  nutrient: z.enum(WISH_NUTRIENTS),
  per: z.enum(['day', 'meal', 'snack']),
  /** The requested amount; the tolerance is `band`. */
  atLeast: z.nullable(z.number()),
  atMost: z.nullable(z.number()),
  band: z.object({ atLeast: z.number(), atMost: z.nullable(z.number()) }),
  because: readableOnes(goalReason),
  /** How many days or meals were counted. */
  of: z.int(),
  missed: z.array(z.object({ day: z.int(), slot: z.optional(mealSlot), amount: z.number() })),
  /** The daily target in the profile that this week would fully meet. */
  relaxTo: z.nullable(z.number()),
})

/** What the week aims for beyond foods and figures. */
const weekAim = z.object({
  aim: z.enum(WEEK_AIM_IDS),
  isKept: z.boolean(),
  /** What was found of it, and what was wanted: of meals, or a share. */
  found: z.number(),
  wanted: z.number(),
  missed: z.array(z.object({ day: z.int(), slot: mealSlot })),
})

const planHealth = z.object({
  goals: readableOnes(healthGoal),
  aims: z.optional(readableOnes(weekAim)),
  /** Nutrients that the wishes are often about and that our foods have no figures for. */
  notCounted: readableOnes(z.enum(NOT_COUNTED)),
  /** If the budget is the reason: on how many days a higher budget misses something, and on how many this one does. */
  forTargets: z.optional(z.object({ budgetCents: cents, misses: z.int(), missesNow: z.int() })),
})

export const planReport = wholeObject({
  engine: z.enum(['builtin', 'chat']),
  /** Checkout total: whole packages, without what the pantry covers. */
  totalCents: cents,
  budgetCents: cents,
  /** How much more the same week would cost with an empty pantry. */
  pantryCents: cents,
  /** What USDA's Thrifty Food Plan allows this household for a week. */
  thriftyCents: cents,
  /** For one adult, Sunday first. */
  perDay: z.array(knownNutrition).check(z.length(DAYS_PER_PLAN)),
  /** What the planned meals should give one adult on one day. */
  targets: knownNutrition,
  /** Bought food likely to spoil before it is eaten, most expensive first. */
  waste: z.array(wastedFood),
  wasteCents: cents,
  /** What is left of the week's packages for later weeks, costliest first. */
  stocks: z.optional(z.array(z.object({ name: text(200), cents }))),
  /** The staples the week was planned with. */
  alwaysHave: z.optional(z.array(text(60))),
  certificates: z.object({
    /** Proven: no change of one or two meals improves the week. */
    isTwoExchangeOptimal: z.boolean(),
    recipesConsidered: z.int(),
    /** No allowed week costs less; null when not proven. */
    boundCents: z.nullable(cents),
    /** No allowed week is better by more, with everything the planner weighs in dollars; null when not proven. */
    betterCents: z.optional(z.nullable(cents)),
  }),
  /** Wishes the plan keeps only in part. */
  concessions: readableOnes(z.enum(PLAN_CONCESSIONS)),
  /** The dish that the household's own choices spoke for most. */
  learned: z.optional(learnedInWeek),
  /** What asking for Extra Healthy would add to the bill, and what would be better; absent if that is not sure. */
  betterWeek: z.optional(z.object({ addsCents: cents, by: readableOnes(z.enum(BETTER_PARTS)) })),
  /** When meals repeat to stay in budget: how many different dishes a little more money buys. */
  forMore: z.optional(z.object({ budgetCents: cents, dishes: z.int(), dishesNow: z.int() })),
  /** Only for a household that tracks nutrition or has health wishes. */
  health: z.optional(planHealth),
  reasons: z.array(
    z.object({ day: z.int(), slot: mealSlot, index: z.optional(z.int()), codes: readableOnes(mealReason) }),
  ),
  /** Meals that broke a hard rule or the budget and were replaced from the catalog (D23). */
  replaced: z.array(
    z.object({
      day: z.int(),
      slot: mealSlot,
      name: text(200),
      by: text(200),
      /** Absent: a hard rule. */
      because: z.optional(z.literal('budget')),
    }),
  ),
  /**
   * What no rule enforces: `not-checked`, phrases the household checks itself; `unresolved-words`, dislikes we did not understand;
   * `partly-checked`, phrases whose rule leaves out what `unchecked` says; `wishes`, eating styles we aim for but do not guarantee.
   */
  warnings: readableOnes(
    z.object({
      code: z.enum(PLAN_WARNINGS),
      words: z.array(text(200)),
      unchecked: z.optional(readable(z.enum(UNCHECKED_CODES))),
    }),
  ),
}) satisfies z.ZodMiniType<WeekReport>

/** A profile change that makes a week possible; each was really planned. */
export const planChange = z.discriminatedUnion('code', [
  z.object({ code: z.literal('raise-budget'), byCents: cents }),
  z.object({ code: z.literal('allow-repeats') }),
  ...ANSWER_CHANGES,
])

export const planWay = z.object({
  change: planChange,
  /** A second answer that has to change with it. */
  also: z.optional(answerChange),
  /** Of the week planned after the change. */
  totalCents: cents,
  /** The budget to set: slightly more, so that the next search finds such a week. */
  budgetCents: z.optional(cents),
  /** The week itself. If sent back as `startFrom`, the next week costs no more. */
  dishes: z.optional(wayDishes),
  leftovers: z.optional(wayLeftovers),
})

/** The planner has search, budget and proof; a language model has writing (in days), checking and exchanging (in meals). */
export const PLAN_STAGES = ['search', 'budget', 'proof', 'writing', 'checking', 'exchanging'] as const
const progress = z.object({ stage: orAbsent(z.enum(PLAN_STAGES)), done: z.int(), total: z.int() })
const finishedDay = z.object({ index: z.int(), day: plannedDay })
const done = z.object({ plan: plannedWeek, report: planReport })

/** The sentences for them are in apps/web/src/messages. */
const PLANNER_FAILURES = [
  'no_plan_fits',
  'no_recipes',
  'no_meals',
  'unsettled',
  'cancelled',
  'internal',
] as const
export const PLAN_FAILURES = [...PLANNER_FAILURES, ...AI_FAILURES] as const

const failed = z.extend(aiFailure, {
  error: z.catch(z.enum(PLAN_FAILURES), 'internal'),
  /** For `no_plan_fits`: cost of the cheapest week that feeds everybody, and what would help, cheapest first. */
  cheapestCents: z.optional(z.nullable(cents)),
  budgetCents: z.optional(cents),
  /** For the rest of a week with a list: what is still to buy if its meals stay as they are. */
  asItIsCents: z.optional(cents),
  thriftyCents: z.optional(cents),
  ways: z.optional(readable(planWay)),
  /** For `no_recipes`: the meals without a recipe left. For `incomplete_day`: the meals missing on `day`. */
  meals: z.optional(z.array(text(40))),
  /** For `no_recipes`: the allergies, restrictions and diets that rule every dish out, in the profile's words. */
  kept: z.optional(readable(keptAnswer)),
  /** For `unsettled`: phrases of allergies, restrictions and the custom diet that must be settled first. */
  questions: z.optional(readable(phraseQuestion)),
})

/**
 * The events of POST /api/ai/plan, by name. The last is `done` or `failed`. `week` is a whole week whose proof is still to come: the
 * week of the `done` that follows, a few seconds later, with more in its report.
 */
export const planEvents = { progress, day: finishedDay, week: done, done, failed }

export type PlanRequest = z.infer<typeof planRequest>
export type PlannedDay = z.infer<typeof plannedDay>
export type PlannedWeek = z.infer<typeof plannedWeek>
export type PlanHealth = z.infer<typeof planHealth>
export type PlanReport = z.infer<typeof planReport>
export type PlanWay = z.infer<typeof planWay>
export type PlanProgress = z.infer<typeof progress>
export type PlanDone = z.infer<typeof done>
export type PlanFailed = z.infer<typeof failed>
export type PlanEvent =
  | { readonly event: 'progress'; readonly data: PlanProgress }
  | { readonly event: 'day'; readonly data: z.infer<typeof finishedDay> }
  | { readonly event: 'week'; readonly data: PlanDone }
  | { readonly event: 'done'; readonly data: PlanDone }
  | { readonly event: 'failed'; readonly data: PlanFailed }
