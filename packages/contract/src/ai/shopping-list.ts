import { LIST_QUANTITY_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { ALLERGENS, FOOD_TRAITS } from '@pennyplate/domain/food/food'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { PRICE_SOURCE_CODES } from '@pennyplate/domain/shopping/price-source-codes'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import * as z from 'zod/mini'
import { listBasis } from '../documents/list-basis.ts'
import { saidIn, text, words } from '../documents/parts.ts'
import { savingTip } from '../documents/saving-tip.ts'
import { orAbsent, readable, readableOnes, wholeObject } from '../lenient.ts'
import { engineChoice } from './failure.ts'
import { handedPlan } from './meal.ts'
import { localDay } from './plan.ts'

export const shoppingListRequest = z.object({
  plan: handedPlan,
  today: z.optional(localDay),
  engine: z.optional(engineChoice),
})

const cents = z.int()
const dollars = z.number().check(z.minimum(0))
const grams = z.number().check(z.minimum(0))

/** Strongest first. */
export const PRICE_KINDS = ['shelf', 'adjusted', 'blend', 'estimate'] as const

/** Whole packages of one size. */
const boughtPackage = wholeObject({
  id: text(120),
  /** As on the shelf tag: "Great Value Black Beans". */
  name: text(200),
  /** "15 oz can" */
  amountText: text(80),
  count: z.int().check(z.minimum(1)),
  priceCents: cents,
  netG: grams,
  edibleG: grams,
  asOf: text(40),
  /** One of PRICE_SOURCE_CODES. */
  source: text(40),
})

const shoppingLine = wholeObject({
  name: text(200).check(z.minLength(1)),
  /** The name of several, if several are bought: apples in a bag. */
  plural: z.optional(text(200)),
  quantity: z.union([z.number(), text(LIST_QUANTITY_CHARS_MAX)]),
  unit: text(60),
  /** Dollars of the line, whole packages; absent if the price is unknown. */
  estimatedPrice: z.optional(dollars),
  walmartId: z.null(),
  foodId: z.optional(text(100)),
  /** Where it goes at home, and for how many days it keeps there unopened. */
  pantryCategory: z.optional(z.enum(PANTRY_CATEGORIES)),
  keepsDays: z.optional(z.int().check(z.minimum(0))),
  packages: z.array(boughtPackage),
  /** Where the price comes from, and the oldest date among the packages. */
  sources: z.optional(readable(z.enum(PRICE_SOURCE_CODES))),
  asOf: z.optional(text(40)),
  /** The weakest evidence among the packages: read off a shelf, moved to its date by an index, or our estimate. */
  priceKind: orAbsent(z.enum(PRICE_KINDS)),
  /** Dollars: the likely checkout range. */
  low: z.optional(dollars),
  high: z.optional(dollars),
  /** Edible grams the meals need, what of them the pantry holds, and what stays after the week. */
  needG: grams,
  pantryG: grams,
  leftoverG: grams,
  /** How people say amounts of the food: "half a can". Absent for what is weighed. */
  saidIn: z.optional(saidIn),
  /** Days the leftover keeps once opened. */
  leftoverKeepsDays: z.optional(z.int().check(z.minimum(0))),
  /** Names of the meals that need it. */
  usedIn: z.array(text(200)),
  isEstimate: z.optional(z.boolean()),
  /** What is in the packages of the line, and what some brands or batches of it may hold. Absent if unknown. */
  contains: z.optional(z.array(z.enum(ALLERGENS))),
  mayContain: z.optional(z.array(z.enum(ALLERGENS))),
  /** What the packages of the line add to what the food is. */
  traits: z.optional(z.array(z.enum(FOOD_TRAITS))),
})

const shoppingSection = wholeObject({ category: text(80), items: z.array(shoppingLine) })

export const computedShoppingList = wholeObject({
  sections: z.array(shoppingSection),
  /** Dollars; the sum of the lines to the cent. */
  totalCost: dollars,
  weeklyBudget: dollars,
  /** How to save money on this list, and the same as texts. */
  tips: readableOnes(savingTip),
  moneySavingTips: words(100, 1000),
  madeFor: orAbsent(listBasis),
}) satisfies z.ZodMiniType<ShoppingList>

export const LIST_WARNINGS = [
  'missing-price',
  'estimated-price',
  'over-budget',
  'under-budget-target',
  'eggs-limit',
  'meat-limit',
  'bacon-limit',
  'milk-limit',
  'bread-limit',
  'snacks-limit',
  /** Phrases the household checks itself. */
  'not-checked',
  /** Bought, and by now ruled out by the household's profile. */
  'not-for-household',
] as const

export const shoppingListReport = wholeObject({
  engine: z.enum(['builtin', 'chat']),
  totalCents: cents,
  lowCents: cents,
  highCents: cents,
  budgetCents: cents,
  /** How much more the same list would cost with an empty pantry. */
  pantryCents: cents,
  /** Foods the pantry covers completely, so none is bought. */
  fromPantry: z.array(
    z.object({
      name: text(200),
      foodId: text(100),
      grams,
      saidIn: z.optional(saidIn),
      /** The household always has it, so its amount is not known. */
      isStaple: z.optional(z.boolean()),
    }),
  ),
  waste: z.array(z.object({ name: text(200), grams, cents, saidIn: z.optional(saidIn) })),
  wasteCents: cents,
  warnings: readableOnes(z.object({ code: z.enum(LIST_WARNINGS), names: z.array(text(200)) })),
})

export const shoppingListAnswer = z.object({ shoppingList: computedShoppingList, report: shoppingListReport })

export type ShoppingListRequest = z.infer<typeof shoppingListRequest>
export type ComputedShoppingList = z.infer<typeof computedShoppingList>
export type ComputedShoppingLine = z.infer<typeof shoppingLine>
export type ShoppingListReport = z.infer<typeof shoppingListReport>
export type ShoppingListAnswer = z.infer<typeof shoppingListAnswer>
