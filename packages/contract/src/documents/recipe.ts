import { BATCH_UNITS } from '@pennyplate/domain/recipe/least-batch'
import { VESSELS } from '@pennyplate/domain/recipe/plate'
import * as z from 'zod/mini'
import { orAbsent, readableOnes } from '../lenient.ts'
import { mealAhead } from './meal-ahead.ts'
import { nutritionFacts } from './meal-plan.ts'
import { dollars, recipeId, text, words } from './parts.ts'
import { madeWith } from './substitution.ts'

const ingredient = z.union([text(300), z.looseObject({ name: text(200) })])

const recipe = z.looseObject({
  name: text(200).check(z.minLength(1)),
  recipeId,
  servings: z.optional(z.number().check(z.minimum(0), z.maximum(2000))),
  cookingTime: z.optional(z.union([z.number().check(z.minimum(0), z.maximum(10_000)), text(60)])),
  cost: z.optional(z.union([dollars, text(40)])),
  isMealPrep: z.optional(z.boolean()),
  ingredients: z.array(ingredient).check(z.maxLength(200)),
  instructions: z.array(z.union([text(2000), z.looseObject({ text: text(2000) })])).check(z.maxLength(200)),
  nutrition: z.optional(nutritionFacts),
  tips: z.optional(
    z.partial(z.looseObject({ storage: text(2000), reheating: text(2000), mealPrepTips: words(50, 2000) })),
  ),
  baseDailyServings: z.optional(z.number().check(z.minimum(0), z.maximum(2000))),
})

export const recipesCacheDocument = z.record(text(200), recipe)

const shownLine = z.union([
  z.string(),
  z.looseObject({
    name: z.catch(z.string(), ''),
    quantity: orAbsent(z.string()),
    text: orAbsent(z.string()),
    exact: orAbsent(z.object({ amount: z.number(), unit: z.string() })),
    plural: orAbsent(z.string()),
    preparation: orAbsent(z.string()),
    isOptional: orAbsent(z.boolean()),
    isCountedWhole: orAbsent(z.boolean()),
    isMade: orAbsent(z.boolean()),
    size: orAbsent(z.string()),
    holds: orAbsent(z.object({ amount: z.number().check(z.positive()), unit: z.string() })),
    sold: orAbsent(z.object({ unit: z.string(), cups: z.number().check(z.positive()) })),
    written: orAbsent(z.string()),
    also: orAbsent(
      z.array(
        z.looseObject({
          name: z.string(),
          plural: orAbsent(z.string()),
          isCountedWhole: orAbsent(z.boolean()),
        }),
      ),
    ),
  }),
])

/** The least that can be cooked of a dish. */
export const leastBatch = z.object({
  unit: z.enum(BATCH_UNITS),
  servings: z.number().check(z.positive()),
  isWhole: z.boolean(),
})

/** Foods that steps speak of by their number. */
export const countedNouns = z
  .array(
    z.object({
      one: text(60),
      many: text(60),
      amount: z.number().check(z.positive(), z.maximum(10_000)),
      isCountedWhole: z.optional(z.boolean()),
    }),
  )
  .check(z.maxLength(40))

const shownStep = z.union([z.string(), z.object({ text: z.catch(z.string(), '') })])
const texts = readableOnes(z.string())
const tips = { storage: orAbsent(z.string()), reheating: orAbsent(z.string()), mealPrepTips: texts }

/** A stored recipe as it is shown, whoever wrote it: parts that are not understood are left out. */
export const shownRecipe = z.object({
  name: orAbsent(z.string()),
  description: orAbsent(z.string()),
  madeWith: orAbsent(madeWith),
  illustration: orAbsent(z.string()),
  recipeId: orAbsent(z.string()),
  formId: orAbsent(z.string()),
  servings: orAbsent(z.number()),
  servingsPerAdult: orAbsent(z.number()),
  isMealPrep: orAbsent(z.boolean()),
  /** Older copies have numbers as text: "25 min", "$4.20". */
  cookingTime: orAbsent(z.union([z.number(), z.string()])),
  activeMinutes: orAbsent(z.number()),
  waitingMinutes: orAbsent(z.number()),
  ahead: orAbsent(mealAhead),
  cost: orAbsent(z.union([z.number(), z.string()])),
  servingCost: orAbsent(z.number()),
  difficulty: orAbsent(z.string()),
  ingredients: readableOnes(shownLine),
  instructions: readableOnes(shownStep),
  written: orAbsent(
    z.object({
      instructions: readableOnes(shownStep),
      factor: z.number().check(z.positive()),
      servings: orAbsent(z.number().check(z.positive())),
      batch: orAbsent(z.object({ vessel: z.enum(VESSELS), maxServings: z.number().check(z.positive()) })),
      leastBatch: orAbsent(leastBatch),
      counted: orAbsent(countedNouns),
    }),
  ),
  nutrition: orAbsent(nutritionFacts),
  tips: orAbsent(z.object(tips)),
  isEstimate: orAbsent(z.boolean()),
  basedOn: texts,
  basis: orAbsent(z.string()),
})

export type ShownRecipe = z.infer<typeof shownRecipe>
