import * as z from 'zod/mini'
import { readableOnes } from '../lenient.ts'
import { handedDays, knownNutrition, mealSlot } from './meal.ts'
import { localDay } from './plan.ts'
import { phraseQuestion } from './understood.ts'

/** The plan may have any number of days and lack meals; the referee reports both. */
export const checkRequest = z.object({
  plan: handedDays,
  today: z.optional(localDay),
})

const place = { day: z.int(), slot: mealSlot, name: z.string() }

export const planViolation = z.discriminatedUnion('code', [
  z.object({ code: z.literal('days'), found: z.int() }),
  z.object({ code: z.literal('missing-meal'), day: z.int(), slot: mealSlot }),
  z.object({
    code: z.literal('forbidden-food'),
    ...place,
    by: z.string(),
    ingredient: z.string(),
    /** What it must not be on one plate with, if alone it would do. */
    beside: z.optional(z.string()),
  }),
  z.object({ code: z.literal('unknown-food'), ...place, by: z.string(), ingredient: z.string() }),
  z.object({ code: z.literal('tools'), ...place, anyOf: z.array(z.string()) }),
  z.object({ code: z.literal('difficulty'), ...place }),
  z.object({ code: z.literal('time'), ...place }),
  z.object({ code: z.literal('disliked-dish'), ...place }),
  z.object({ code: z.literal('leftover'), ...place }),
  z.object({ code: z.literal('freezer'), ...place }),
  z.object({
    code: z.literal('forbidden-package'),
    packageId: z.string(),
    name: z.string(),
    by: z.string(),
  }),
  z.object({ code: z.literal('unknown-package'), packageId: z.string() }),
  z.object({ code: z.literal('over-budget'), totalCents: z.int(), budgetCents: z.int() }),
])

export const checkAnswer = z.object({
  ok: z.boolean(),
  violations: readableOnes(planViolation),
  /** Phrases of the profile we did not understand: nothing here was checked against them. */
  notUnderstood: readableOnes(phraseQuestion),
  /** Phrases the household checks itself. */
  notChecked: z.array(z.string()),
  totals: z.object({
    tillCents: z.int(),
    /** Total of the shopping list of the week. A meal with only a name counts with an estimate of what it needs. */
    listCents: z.int(),
    budgetCents: z.int(),
    /** For one adult, one entry per day of the plan. */
    perDay: z.array(knownNutrition),
    /** Ingredients whose food or price is unknown; the total leaves them out. */
    unpriced: z.array(z.string()),
  }),
})

export type CheckRequest = z.infer<typeof checkRequest>
export type PlanViolation = z.infer<typeof planViolation>
export type CheckAnswer = z.infer<typeof checkAnswer>
