import { ANONYMOUS, toSharePayload, unwrapShare } from '@pennyplate/domain/sharing/share'
import { z } from 'zod'
import { soundJson } from './documents/json-shape.ts'
import { type MealDocument, mealPlanDocument } from './documents/meal-plan.ts'
import { isoDate, text, words } from './documents/parts.ts'

export const createShareBody = z.object({
  plan: soundJson.pipe(mealPlanDocument),
  hideEmail: z.boolean().default(false),
})

const moment = isoDate.refine((date) => !Number.isNaN(Date.parse(date)), 'must be a date')

/** Anyone can write a link by hand, so the content of every link is parsed with this. */
const sharePayload = soundJson.transform(unwrapShare).pipe(
  mealPlanDocument
    .extend({
      weekStartDate: moment.optional(),
      sharedBy: text(320).min(1).catch(ANONYMOUS),
      sharedDate: moment.optional(),
      notChecked: words(100, 200).optional().catch(undefined),
    })
    .transform((payload) => toSharePayload<MealDocument>(payload, payload)),
)

export type SharedPlan = z.infer<typeof sharePayload>

export function readSharedPlan(decoded: unknown): SharedPlan | undefined {
  return sharePayload.safeParse(decoded).data
}

export type StoredShare = {
  readonly id: string
  readonly sharedBy: string
  readonly sharedDate: string
  readonly expiresAt: string
  readonly weekStartDate: string | null
}
