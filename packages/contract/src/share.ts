import { ANONYMOUS, toSharePayload, unwrapShare } from '@pennyplate/domain/sharing/share'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import * as z from 'zod/mini'
import { soundJson } from './documents/json-shape.ts'
import { mealPlanDocument, weekFields } from './documents/meal-plan.ts'
import { isoDate, text, words } from './documents/parts.ts'
import { orNull } from './lenient.ts'

export const createShareBody = z.object({
  plan: z.pipe(soundJson, mealPlanDocument),
  hideEmail: z._default(z.boolean(), true),
})

const moment = isoDate.check(z.refine((date) => !Number.isNaN(Date.parse(date)), 'must be a date'))

/** Anyone can write a link by hand, so the content of every link is parsed with this. */
const sharePayload = z.pipe(
  z.pipe(soundJson, z.transform(unwrapShare)),
  z.pipe(
    z.looseObject({
      ...weekFields,
      weekStartDate: z.optional(moment),
      sharedBy: z.catch(text(320).check(z.minLength(1)), ANONYMOUS),
      sharedDate: z.optional(moment),
      hasUnchecked: z.catch(z.optional(z.literal(true)), undefined),
      // Shares of 0.2.
      notChecked: z.catch(z.optional(words(100, 200)), undefined),
    }),
    z.transform((payload) => toSharePayload<WeekMeal>(payload, payload)),
  ),
)

export type SharedPlan = z.infer<typeof sharePayload>

export function readSharedPlan(decoded: unknown): SharedPlan | undefined {
  return sharePayload.safeParse(decoded).data
}

export const storedShare = z.object({
  id: text(100).check(z.minLength(1)),
  sharedBy: z.string().check(z.minLength(1)),
  sharedDate: z.string().check(z.minLength(1)),
  expiresAt: z.string().check(z.minLength(1)),
  weekStartDate: orNull(z.string()),
})

export const sharesAnswer = z.object({ shares: z.array(storedShare) })

export type StoredShare = z.infer<typeof storedShare>
