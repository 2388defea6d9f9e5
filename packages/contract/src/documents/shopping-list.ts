import { z } from 'zod'
import { dollars, text, words } from './parts.ts'

const line = z.looseObject({
  name: text(200).min(1),
  quantity: z.union([text(60), z.number().finite().min(0).max(100_000)]).optional(),
  unit: text(60).optional(),
  estimatedPrice: dollars.optional(),
  walmartId: text(60).nullish(),
})

const section = z.looseObject({ category: text(80), items: z.array(line).max(500) })

const totals = {
  totalCost: dollars.optional(),
  weeklyBudget: dollars.optional(),
  moneySavingTips: words(100, 1000).optional(),
}

/** Sections stand at the top level, or wrapped in shoppingList in old copies. */
export const shoppingListDocument = z.union([
  z.looseObject({ sections: z.array(section).max(60), ...totals }),
  z.looseObject({
    shoppingList: z.looseObject({ sections: z.array(section).max(60), ...totals }),
    ...totals,
  }),
])

export type ShoppingListDocument = z.infer<typeof shoppingListDocument>
