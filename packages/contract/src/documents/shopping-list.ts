import { LIST_QUANTITY_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { PRICE_SOURCE_CODES, type PriceSourceCode } from '@pennyplate/domain/shopping/price-source-codes'
import {
  type EngineRemarks,
  type ShoppingList,
  type StoredLine,
  type StoredPackage,
  sectionsIn,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields-of.ts'
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
} satisfies FieldsOf<StoredPackage>)

export const storedLine: z.ZodMiniType<StoredLine> = z.looseObject({
  name: text(200).check(z.minLength(1)),
  plural: z.catch(z.optional(text(200)), undefined),
  quantity: z.optional(
    z.union([text(LIST_QUANTITY_CHARS_MAX), z.number().check(z.minimum(0), z.maximum(100_000))]),
  ),
  unit: z.optional(text(60)),
  estimatedPrice: z.optional(dollars),
  walmartId: z.nullish(text(60)),
  pricePaid: z.optional(dollars),
  alreadyHave: z.optional(z.boolean()),
  tickedAt: orAbsent(isoDate),
  listedPrice: z.optional(dollars),
  foodId: z.optional(text(100)),
  pantryCategory: z.optional(text(40)),
  keepsDays: z.optional(z.int().check(z.minimum(0))),
  packages: z.optional(z.array(storedPackage).check(z.maxLength(50))),
  sources: z.optional(priceSources),
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
  acceptedG: z.optional(grams),
  spare: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  typedAs: orAbsent(text(200)),
} satisfies FieldsOf<StoredLine>)

const section = z.looseObject({ category: text(80), items: z.array(storedLine).check(z.maxLength(500)) })

const remarks = z.looseObject({
  warnings: z.optional(
    z.array(z.looseObject({ code: text(40), names: words(500, 200) })).check(z.maxLength(50)),
  ),
  fromPantry: z.optional(
    z
      .array(
        z.looseObject({
          name: text(200),
          foodId: orAbsent(text(100)),
          grams,
          saidIn: z.optional(saidIn),
          isStaple: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(500)),
  ),
  pantryCents: z.optional(z.int()),
} satisfies FieldsOf<EngineRemarks>)

const sections = z.array(section).check(z.maxLength(60))

const besideSections = {
  totalCost: z.optional(dollars),
  weeklyBudget: z.optional(dollars),
  putAwayCents: orAbsent(z.int().check(z.minimum(0))),
  tips: z.optional(storedTips),
  moneySavingTips: z.optional(words(100, 1000)),
  createdAt: z.optional(isoDate),
  report: z.optional(remarks),
  isOutdated: z.optional(z.boolean()),
  madeFor: orAbsent(listBasis),
  dropped: z.optional(sections),
}

const list = z.looseObject({ sections, ...besideSections } satisfies FieldsOf<ShoppingList>)

/** Older copies have the list inside `shoppingList`. */
export const shoppingListDocument: z.ZodMiniType<ShoppingList> = z.pipe(
  z.union([list, z.looseObject({ shoppingList: list, ...besideSections })]),
  z.transform((stored) => sectionsIn(stored)),
)
