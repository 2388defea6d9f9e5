import { z } from 'zod'
import { text, words } from '../documents/parts.ts'
import { engineChoice } from './failure.ts'
import { handedMeal, knownNutrition } from './meal.ts'

export const recipeRequest = z.object({ meal: handedMeal, engine: engineChoice.optional() })

/** Amounts are for all of `servings`. */
const recipeIngredient = z.object({
  name: text(200),
  /** Empty if it is not in the catalog. */
  foodId: text(100),
  /** As a cook reads it: "1 1/2 cups". */
  quantity: text(60),
  /** The same as numbers. */
  amount: z.number().min(0),
  unit: text(40),
  /** The amount before it was rounded to spoons and cups: a servings control calculates from it. */
  exact: z.object({ amount: z.number().min(0), unit: text(40) }).optional(),
  /** Plural name. */
  plural: text(200).optional(),
  /** Edible grams: the pantry and the shopping list calculate with them. */
  grams: z.number().min(0),
  /** What a cup or a can of it weighs, so that a browser without a network can tell what the pantry has left. */
  measured: z
    .object({
      measures: z.record(text(40), z.number().positive()),
      densityGPerMl: z.number().positive().optional(),
      refusePct: z.number().min(0).max(100),
    })
    .optional(),
  preparation: text(200).optional(),
  isOptional: z.boolean().optional(),
  /** The whole line: "1 1/2 cups rolled oats, mashed". */
  text: text(300),
})

export const writtenRecipe = z.object({
  name: text(200),
  /** How many people it is scaled for; with meal prep, people times seven days. */
  servings: z.number().positive(),
  baseDailyServings: z.number().positive(),
  cookingTime: z.number().min(0),
  /** Dollars for all servings: the used share of the packages. */
  cost: z.number().min(0),
  isMealPrep: z.boolean(),
  ingredients: z.array(recipeIngredient),
  instructions: words(200, 2000),
  /** The original steps and how many times they are made here, if rounding changed a step. */
  written: z.object({ instructions: words(200, 2000), factor: z.number().positive() }).optional(),
  /** Of one adult's portion. */
  nutrition: knownNutrition,
  tips: z.object({ storage: text(2000), reheating: text(2000), mealPrepTips: words(50, 2000) }),
  recipeId: text(100).optional(),
  formId: text(100).optional(),
  illustration: text(60).optional(),
  description: text(500).optional(),
  difficulty: text(40).optional(),
  tools: z.array(z.array(text(40))).optional(),
  /** Not the dish itself but the most similar catalog dish. */
  isEstimate: z.boolean().optional(),
  /** Names of the dishes it was built from. */
  basedOn: z.array(text(200)).optional(),
  /** Which answers of the profile it was written for: `recipeBasis`. */
  basis: text(60).optional(),
})

export const recipeAnswer = z.object({ recipe: writtenRecipe })

export type RecipeRequest = z.infer<typeof recipeRequest>
export type RecipeIngredientLine = z.infer<typeof recipeIngredient>
export type WrittenRecipe = z.infer<typeof writtenRecipe>
export type RecipeAnswer = z.infer<typeof recipeAnswer>
