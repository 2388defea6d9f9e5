import { DIFFICULTIES } from '@pennyplate/domain/recipe/recipe'
import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import { REASON_CODES } from '@pennyplate/domain/week/meal-reasons'
import { z } from 'zod'
import { soundJson } from '../documents/json-shape.ts'
import { dayDocument, mealDocument, mealPlanDocument } from '../documents/meal-plan.ts'
import { text, words } from '../documents/parts.ts'

/** Also accepts `snack` and capital letters: the profile writes Breakfast, a recipe writes snack. */
export const mealSlot = z.preprocess((given) => {
  if (typeof given !== 'string') return given
  const word = given.trim().toLowerCase()
  return word === 'snack' ? 'snacks' : word
}, z.enum(MEAL_SLOTS))

/** A plan as stored, from anywhere: our planner, a shared link, an earlier version. */
export const handedPlan = soundJson.pipe(mealPlanDocument)
export const handedMeal = soundJson.pipe(mealDocument)
/** A plan that may lack days or have too many. */
export const handedDays = soundJson.pipe(z.looseObject({ days: z.array(dayDocument).max(31) }))

const figure = z.number().min(0).nullable()

/** Of one adult's portion. Null means unknown, not zero (D25). */
export const knownNutrition = z.object({
  calories: figure,
  protein: figure,
  carbs: figure,
  fat: figure,
  fiber: figure,
  sugar: figure,
  sodium: figure,
  cholesterol: figure,
})

/** A meal as an engine returns it, ready to be stored in a plan. */
export const plannedMeal = z.object({
  name: text(200).min(1),
  /** The dish's own name, used for likes and history, when a variant has another name. */
  dish: text(200).min(1).optional(),
  /** The catalog's dish; absent for an unknown dish. */
  recipeId: text(100).optional(),
  /** The declared variant this household gets; absent for the dish as written. */
  formId: text(100).optional(),
  /** Recipe servings per adult. */
  servingsPerAdult: z.number().positive().optional(),
  /** Dollars of one adult's portion: the used share of the packages. */
  estimatedCost: z.number().min(0),
  cookingTime: z.number().min(0),
  difficulty: z.enum(DIFFICULTIES),
  nutrition: knownNutrition,
  illustration: text(60).optional(),
  description: text(500).optional(),
  isCustom: z.boolean().optional(),
  /** Of a dish that is not in the catalog: its written lines, the portions they make, and its tools. */
  ingredients: words(40).optional(),
  servings: z.number().positive().optional(),
  tools: words(10, 40).optional(),
  /** Cost and nutrition come from similar dishes or a model, not from known ingredients. */
  isEstimate: z.boolean().optional(),
})

/** Why a meal is in its slot. `food` is a display name. */
export const mealReason = z.object({
  code: z.enum(REASON_CODES),
  food: text(200).optional(),
})

export type MealSlot = z.infer<typeof mealSlot>
export type HandedPlan = z.infer<typeof handedPlan>
export type HandedMeal = z.infer<typeof handedMeal>
export type KnownNutrition = z.infer<typeof knownNutrition>
export type PlannedMeal = z.infer<typeof plannedMeal>
