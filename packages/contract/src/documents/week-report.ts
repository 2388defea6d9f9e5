import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import { BETTER_PARTS, PLAN_WARNINGS, type WeekReport } from '@pennyplate/domain/week/week-report'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields-of.ts'
import { orAbsent, readable } from '../lenient.ts'
import { learnedInWeek } from '../taste/taste.ts'
import { saidIn, storedPeople, text } from './parts.ts'

/**
 * The planner's report in a stored plan. It may be older or newer than this version, or written by somebody else, so what
 * cannot be read is left out rather than refused.
 */

const cents = z.int()
const figure = z.catch(z.nullable(z.number()), null)
const words = readable(z.string())
const slot = z.pipe(
  z.transform((given) => {
    const named = typeof given === 'string' ? given.toLowerCase() : given
    return named === 'snack' ? 'snacks' : named
  }),
  z.enum(MEAL_SLOTS),
)

/** Older reasons are codes alone. */
const reason = z.union([
  z.pipe(
    z.string(),
    z.transform((code) => ({ code })),
  ),
  z.object({ code: z.string(), food: orAbsent(text(200)) }),
])

const slotReasons = z.object({
  day: z.int(),
  slot,
  index: z.optional(z.int()),
  codes: z.catch(readable(reason), []),
})

const certificates = z.object({
  isTwoExchangeOptimal: z.catch(z.boolean(), false),
  recipesConsidered: z.int(),
  boundCents: z.catch(z.nullable(cents), null),
  betterCents: orAbsent(z.nullable(cents)),
})

const goal = z.object({
  nutrient: z.string(),
  per: z.enum(['day', 'meal', 'snack']),
  atLeast: figure,
  atMost: figure,
  band: z.catch(z.object({ atLeast: z.catch(z.number(), 0), atMost: figure }), { atLeast: 0, atMost: null }),
  because: z.catch(words, []),
  of: z.catch(z.int(), 0),
  missed: z.catch(readable(z.object({ day: z.int(), slot: z.optional(slot), amount: z.number() })), []),
  relaxTo: figure,
})

const aim = z.object({
  aim: z.string(),
  isKept: z.boolean(),
  found: z.number(),
  wanted: z.number(),
  missed: z.catch(readable(z.object({ day: z.int(), slot })), []),
})

const health = z.object({
  goals: z.catch(readable(goal), []),
  aims: orAbsent(readable(aim)),
  notCounted: z.catch(words, []),
  forTargets: orAbsent(
    z.object({ budgetCents: cents, misses: z.catch(z.int(), 0), missesNow: z.catch(z.int(), 0) }),
  ),
})

export const weekReport: z.ZodMiniType<WeekReport> = z.looseObject({
  totalCents: z.catch(z.nullable(cents), null),
  people: orAbsent(storedPeople),
  budgetCents: orAbsent(cents),
  thriftyCents: orAbsent(cents),
  pantryCents: orAbsent(cents),
  targets: orAbsent(z.partialRecord(z.enum(MEAL_NUTRIENTS), z.nullable(z.number()))),
  waste: orAbsent(
    readable(
      z.object({
        name: z.string(),
        grams: z.catch(z.number(), 0),
        saidIn: orAbsent(saidIn),
        cents: z.catch(cents, 0),
      }),
    ),
  ),
  wasteCents: orAbsent(cents),
  stocks: orAbsent(readable(z.object({ name: z.string(), cents }))),
  alwaysHave: orAbsent(words),
  certificates: orAbsent(certificates),
  concessions: orAbsent(words),
  forMore: orAbsent(z.object({ budgetCents: cents, dishes: z.int(), dishesNow: z.int() })),
  betterWeek: orAbsent(z.object({ addsCents: cents, by: readable(z.enum(BETTER_PARTS)) })),
  learned: orAbsent(learnedInWeek),
  health: orAbsent(health),
  reasons: orAbsent(readable(slotReasons)),
  replaced: orAbsent(
    readable(
      z.object({
        day: z.int(),
        slot,
        name: z.string(),
        by: z.string(),
        because: orAbsent(z.literal('budget')),
      }),
    ),
  ),
  warnings: orAbsent(
    readable(
      z.object({ code: z.enum(PLAN_WARNINGS), words: z.catch(words, []), unchecked: orAbsent(words) }),
    ),
  ),
} satisfies FieldsOf<WeekReport>)
