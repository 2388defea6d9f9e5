import { VESSELS } from '@pennyplate/domain/recipe/plate'
import * as z from 'zod/mini'
import { mealAhead } from '../documents/meal-ahead.ts'
import { text, words } from '../documents/parts.ts'
import { countedNouns, leastBatch } from '../documents/recipe.ts'
import { madeWith } from '../documents/substitution.ts'
import { wholeObject } from '../lenient.ts'
import { engineChoice } from './failure.ts'
import { handedMeal, knownNutrition } from './meal.ts'

export const recipeRequest = z.object({ meal: handedMeal, engine: z.optional(engineChoice) })

/** Amounts are for all of `servings`. */
const ingredientFood = wholeObject({
  name: text(200),
  /** Empty if it is not in the catalog. */
  foodId: text(100),
  /** As a cook reads it: "1 1/2 cups". */
  quantity: text(60),
  /** The same as numbers. */
  amount: z.number().check(z.minimum(0)),
  unit: text(40),
  /** The amount before it was rounded to spoons and cups: a servings control calculates from it. */
  exact: z.optional(z.object({ amount: z.number().check(z.minimum(0)), unit: text(40) })),
  /** Never halved: eggs, buns. */
  isCountedWhole: z.optional(z.boolean()),
  /** A dish that was cooked before: it is in no pantry. */
  isMade: z.optional(z.boolean()),
  /** What the label of one can or package says: "15-oz". */
  size: z.optional(text(40)),
  /** What is in one of them, as a cook measures it. */
  holds: z.optional(z.object({ amount: z.number().check(z.positive()), unit: text(40) })),
  /** How the store sells what is measured in cups: one head is so many. */
  sold: z.optional(z.object({ unit: text(40), cups: z.number().check(z.positive()) })),
  /** Plural name. */
  plural: z.optional(text(200)),
  /** Edible grams: the pantry and the shopping list calculate with them. */
  grams: z.number().check(z.minimum(0)),
  /** What a cup or a can of it weighs, so that a browser without a network can tell what the pantry has left. */
  measured: z.optional(
    z.object({
      measures: z.record(text(40), z.number().check(z.positive())),
      densityGPerMl: z.optional(z.number().check(z.positive())),
      refusePct: z.number().check(z.minimum(0), z.maximum(100)),
    }),
  ),
  /** Days that the rest of an opened package keeps. */
  opensForDays: z.optional(z.int().check(z.minimum(0))),
  preparation: z.optional(text(200)),
  isOptional: z.optional(z.boolean()),
  /** The whole line: "1 1/2 cups rolled oats, mashed". */
  text: text(300),
})

const recipeIngredient = wholeObject({
  ...ingredientFood.shape,
  /** Of an own recipe: the line as its writer wrote it, before it was scaled. */
  written: z.optional(text(500)),
  /** Further foods of that line: the pepper of "salt and pepper". */
  also: z.optional(z.array(ingredientFood)),
})

export const writtenRecipe = wholeObject({
  name: text(200),
  /** How many people it is scaled for; with meal prep, people times seven days. */
  servings: z.number().check(z.positive()),
  baseDailyServings: z.number().check(z.positive()),
  /** The portion of one adult that the amounts are for. */
  servingsPerAdult: z.optional(z.number().check(z.positive())),
  cookingTime: z.number().check(z.minimum(0)),
  /** Minutes of work, and of waits in which the kitchen can be left. */
  activeMinutes: z.optional(z.number().check(z.minimum(0))),
  waitingMinutes: z.optional(z.number().check(z.minimum(0))),
  ahead: z.optional(mealAhead),
  /** Dollars for all servings: the used share of the packages. */
  cost: z.number().check(z.minimum(0)),
  /** Dollars of one adult's portion. */
  servingCost: z.optional(z.number().check(z.minimum(0))),
  isMealPrep: z.boolean(),
  ingredients: z.array(recipeIngredient),
  /** Empty if nobody has written them down. */
  instructions: words(200, 2000),
  /** The original steps, what they are written for, and how many times that is made here. */
  written: z.optional(
    z.object({
      instructions: words(200, 2000),
      factor: z.number().check(z.positive()),
      servings: z.optional(z.number().check(z.positive())),
      batch: z.optional(z.object({ vessel: z.enum(VESSELS), maxServings: z.number().check(z.positive()) })),
      leastBatch: z.optional(leastBatch),
      counted: z.optional(countedNouns),
    }),
  ),
  /** Of one adult's portion. */
  nutrition: knownNutrition,
  tips: z.object({ storage: text(2000), reheating: text(2000), mealPrepTips: words(50, 2000) }),
  recipeId: z.optional(text(100)),
  formId: z.optional(text(100)),
  illustration: z.optional(text(60)),
  description: z.optional(text(500)),
  madeWith: z.optional(madeWith),
  difficulty: z.optional(text(40)),
  tools: z.optional(z.array(z.array(text(40)))),
  /** Not the dish itself but the most similar catalog dish. */
  isEstimate: z.optional(z.boolean()),
  /** Names of the dishes it was built from. */
  basedOn: z.optional(z.array(text(200))),
  /** Which answers of the profile it was written for: `recipeBasis`. */
  basis: z.optional(text(60)),
})

export const recipeAnswer = z.object({ recipe: writtenRecipe })

export type RecipeRequest = z.infer<typeof recipeRequest>
export type RecipeIngredientLine = z.infer<typeof recipeIngredient>
export type WrittenRecipe = z.infer<typeof writtenRecipe>
export type RecipeAnswer = z.infer<typeof recipeAnswer>
