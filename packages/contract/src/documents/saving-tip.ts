import { LEFTOVER_PARTS, type SavingTip } from '@pennyplate/domain/shopping/saving-tip'
import * as z from 'zod/mini'
import { saidIn, text, words } from './parts.ts'

const cents = z.int()
const foodIds = words(100, 100)

export const savingTip: z.ZodMiniType<SavingTip> = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('swap-dish'),
    foodIds,
    dish: text(200),
    days: words(7, 20),
    instead: text(200),
    savesCents: cents,
  }),
  z.object({
    code: z.literal('use-leftover'),
    foodIds,
    food: text(200),
    grams: z.number().check(z.minimum(0)),
    saidIn: z.optional(saidIn),
    cents,
    keepsDays: z.int().check(z.minimum(0)),
    dish: z.optional(z.object({ name: text(200), takes: z.enum(LEFTOVER_PARTS), restCents: cents })),
  }),
  z.object({
    code: z.literal('larger-package'),
    foodIds,
    food: text(200),
    amountText: text(80),
    priceCents: cents,
    cheaperPercent: z.int(),
    weeks: z.int(),
  }),
  z.object({
    code: z.literal('store-brand'),
    foodIds,
    product: text(200),
    priceCents: cents,
    otherProduct: text(200),
    otherCents: cents,
  }),
  z.object({
    code: z.literal('compare-prices'),
    foodIds,
    food: text(200),
    costCents: cents,
    lowCents: cents,
  }),
  z.object({ code: z.literal('pantry-saves'), foodIds, savesCents: cents }),
  z.object({ code: z.literal('prices-missing'), foodIds }),
  z.object({ code: z.literal('text'), foodIds, text: text(1000) }),
])

/** Stored tips. One that we cannot read does not invalidate the list; its text stays in `moneySavingTips`. */
export const storedTips = z.pipe(
  z.array(z.catch(z.nullable(savingTip), null)).check(z.maxLength(100)),
  z.transform((tips) => tips.flatMap((tip) => tip ?? [])),
)
