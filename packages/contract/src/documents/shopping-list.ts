import { z } from 'zod'
import { allergens, dollars, isoDate, text, words } from './parts.ts'
import { storedTips } from './saving-tip.ts'

const grams = z.number().finite().min(0)

/** Packages of one size; the count is 0 if the person chose another size. */
const storedPackage = z.looseObject({
  id: text(120),
  amountText: text(80),
  count: z.int().min(0).max(100_000),
  priceCents: z.int().min(0),
  netG: grams,
  edibleG: grams,
})

const line = z.looseObject({
  name: text(200).min(1),
  quantity: z.union([text(60), z.number().finite().min(0).max(100_000)]).optional(),
  unit: text(60).optional(),
  estimatedPrice: dollars.optional(),
  walmartId: text(60).nullish(),
  /** Edits by a person: the price paid, whether it is already at home, and the list's earlier price. */
  pricePaid: dollars.optional(),
  alreadyHave: z.boolean().optional(),
  listedPrice: dollars.optional(),
  /** From the built-in engine, for a line it computed; see ai/shopping-list.ts. */
  foodId: text(100).optional(),
  pantryCategory: text(40).optional(),
  keepsDays: z.int().min(0).optional(),
  packages: z.array(storedPackage).max(50).optional(),
  source: text(500).optional(),
  asOf: text(40).optional(),
  priceKind: text(20).optional(),
  low: dollars.optional(),
  high: dollars.optional(),
  needG: grams.optional(),
  pantryG: grams.optional(),
  leftoverG: grams.optional(),
  leftoverKeepsDays: z.int().min(0).optional(),
  usedIn: words(200, 200).optional(),
  isEstimate: z.boolean().optional(),
  contains: allergens.optional(),
  mayContain: allergens.optional(),
})

const section = z.looseObject({ category: text(80), items: z.array(line).max(500) })

/** The engine's notes on the list. */
const remarks = z.looseObject({
  warnings: z
    .array(z.looseObject({ code: text(40), names: words(500, 200) }))
    .max(50)
    .optional(),
  fromPantry: z
    .array(z.looseObject({ name: text(200), grams }))
    .max(500)
    .optional(),
  pantryCents: z.int().optional(),
})

const totals = {
  totalCost: dollars.optional(),
  weeklyBudget: dollars.optional(),
  /** The tips, and the same as texts, for other programs. Where `tips` is absent, the texts are the tips. */
  tips: storedTips.optional(),
  moneySavingTips: words(100, 1000).optional(),
  /** When it was created. Checkmarks belong to the list created then. */
  createdAt: isoDate.optional(),
  report: remarks.optional(),
}

/** Sections are at the top level, or inside `shoppingList` in old copies. */
export const shoppingListDocument = z.union([
  z.looseObject({ sections: z.array(section).max(60), ...totals }),
  z.looseObject({
    shoppingList: z.looseObject({ sections: z.array(section).max(60), ...totals }),
    ...totals,
  }),
])

export type ShoppingListDocument = z.infer<typeof shoppingListDocument>
