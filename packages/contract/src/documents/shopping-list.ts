import { LIST_QUANTITY_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { PRICE_SOURCE_CODES, type PriceSourceCode } from '@pennyplate/domain/shopping/price-source-codes'
import * as z from 'zod/mini'
import { orAbsent } from '../lenient.ts'
import { listBasis } from './list-basis.ts'
import { allergens, dollars, isoDate, saidIn, text, traits, words } from './parts.ts'
import { storedTips } from './saving-tip.ts'

const grams = z.number().check(z.minimum(0))

/** Drops unknown codes, so that they do not invalidate the whole list. */
const priceSources = z.pipe(
  z.array(z.string()).check(z.maxLength(50)),
  z.transform((found): readonly PriceSourceCode[] =>
    PRICE_SOURCE_CODES.filter((code) => found.includes(code)),
  ),
)

/** Packages of one size; the count is 0 if the person chose another size. */
const storedPackage = z.looseObject({
  id: text(120),
  amountText: text(80),
  count: z.int().check(z.minimum(0), z.maximum(100_000)),
  priceCents: z.int().check(z.minimum(0)),
  netG: grams,
  edibleG: grams,
})

export const listLine = z.looseObject({
  name: text(200).check(z.minLength(1)),
  plural: z.catch(z.optional(text(200)), undefined),
  quantity: z.optional(
    z.union([text(LIST_QUANTITY_CHARS_MAX), z.number().check(z.minimum(0), z.maximum(100_000))]),
  ),
  unit: z.optional(text(60)),
  estimatedPrice: z.optional(dollars),
  walmartId: z.nullish(text(60)),
  /** Edits by a person: the price paid, whether it is already at home, and the list's earlier price. */
  pricePaid: z.optional(dollars),
  alreadyHave: z.optional(z.boolean()),
  /** When it was checked off in the store. Only the command `tick` changes it. */
  tickedAt: orAbsent(isoDate),
  listedPrice: z.optional(dollars),
  /** From the built-in engine, for a line it computed; see ai/shopping-list.ts. */
  foodId: z.optional(text(100)),
  pantryCategory: z.optional(text(40)),
  keepsDays: z.optional(z.int().check(z.minimum(0))),
  packages: z.optional(z.array(storedPackage).check(z.maxLength(50))),
  sources: z.optional(priceSources),
  /** Earlier lists say it in words. */
  source: z.optional(text(500)),
  asOf: z.optional(text(40)),
  priceKind: z.optional(text(20)),
  low: z.optional(dollars),
  high: z.optional(dollars),
  needG: z.optional(grams),
  pantryG: z.optional(grams),
  leftoverG: z.optional(grams),
  saidIn: z.optional(saidIn),
  leftoverKeepsDays: z.optional(z.int().check(z.minimum(0))),
  usedIn: z.optional(words(200, 200)),
  isEstimate: z.optional(z.boolean()),
  contains: z.optional(allergens),
  mayContain: z.optional(allergens),
  traits: z.optional(traits),
  /** The need the line was for when the week was accepted, if it is another one by now; 0 for a line that is new. */
  acceptedG: z.optional(grams),
  /** Whole packages that were bought and that the changed week no longer needs. */
  spare: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  /** What was typed while the server could not be reached. */
  typedAs: orAbsent(text(200)),
})

const section = z.looseObject({ category: text(80), items: z.array(listLine).check(z.maxLength(500)) })

/** The engine's notes on the list. */
const remarks = z.looseObject({
  warnings: z.optional(
    z.array(z.looseObject({ code: text(40), names: words(500, 200) })).check(z.maxLength(50)),
  ),
  fromPantry: z.optional(
    z
      .array(
        z.looseObject({
          name: text(200),
          grams,
          saidIn: z.optional(saidIn),
          isStaple: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(500)),
  ),
  pantryCents: z.optional(z.int()),
})

const totals = {
  totalCost: z.optional(dollars),
  weeklyBudget: z.optional(dollars),
  putAwayCents: orAbsent(z.int().check(z.minimum(0))),
  /** The tips, and the same as texts, for other programs. Where `tips` is absent, the texts are the tips. */
  tips: z.optional(storedTips),
  moneySavingTips: z.optional(words(100, 1000)),
  /** When it was created. */
  createdAt: z.optional(isoDate),
  report: z.optional(remarks),
  /** The meals changed and what they need was not worked out yet. */
  isOutdated: z.optional(z.boolean()),
  madeFor: orAbsent(listBasis),
  /** Lines that the changed week no longer needs, and that nobody bought. */
  dropped: z.optional(z.array(section).check(z.maxLength(60))),
}

/** Sections are at the top level, or inside `shoppingList` in old copies. */
export const shoppingListDocument = z.union([
  z.looseObject({ sections: z.array(section).check(z.maxLength(60)), ...totals }),
  z.looseObject({
    shoppingList: z.looseObject({ sections: z.array(section).check(z.maxLength(60)), ...totals }),
    ...totals,
  }),
])

export type StoredListLine = z.infer<typeof listLine>
export type ShoppingListDocument = z.infer<typeof shoppingListDocument>
