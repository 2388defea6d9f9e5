import { MEAL_SLOTS } from '@pennyplate/domain/meal-plan/meal-plan'
import { REASON_CODES } from '@pennyplate/domain/meal-plan/plan-report'
import { DIFFICULTIES } from '@pennyplate/domain/recipe/recipe'
import { z } from 'zod'
import { soundJson } from '../documents/json-shape.ts'
import { dayDocument, mealDocument, mealPlanDocument } from '../documents/meal-plan.ts'
import { text, words } from '../documents/parts.ts'

/** `snack` and capital letters are read as well: the profile writes Breakfast, a recipe writes snack. */
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

/** Of one adult's portion. Null is unknown, never zero (D25). */
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

/** A meal as an engine answers it, ready to be stored in a plan. */
export const plannedMeal = z.object({
  name: text(200).min(1),
  /** The dish's own name, by which it is liked and remembered, where a variant of it is called otherwise. */
  dish: text(200).min(1).optional(),
  /** The dish of the catalog; absent where nobody knows the dish. */
  recipeId: text(100).optional(),
  /** The declared variant this household gets; absent for the dish as written. */
  formId: text(100).optional(),
  /** Servings as the recipe counts them that one adult is given. */
  servingsPerAdult: z.number().positive().optional(),
  /** Dollars of one adult's portion: the used share of the packages. */
  estimatedCost: z.number().min(0),
  cookingTime: z.number().min(0),
  difficulty: z.enum(DIFFICULTIES),
  nutrition: knownNutrition,
  illustration: text(60).optional(),
  description: text(500).optional(),
  isCustom: z.boolean().optional(),
  /** Of a dish that is not in the catalog: its lines as they were written, for so many portions, and what it takes. */
  ingredients: words(40).optional(),
  servings: z.number().positive().optional(),
  tools: words(10, 40).optional(),
  /** Cost and nutrition were taken from like dishes or from a model, not computed from known ingredients. */
  isEstimate: z.boolean().optional(),
})

/** Why a meal stands where it does. `food` is a name for people. */
export const mealReason = z.object({
  code: z.enum(REASON_CODES),
  food: text(200).optional(),
})

export type MealSlot = z.infer<typeof mealSlot>
export type HandedPlan = z.infer<typeof handedPlan>
export type HandedMeal = z.infer<typeof handedMeal>
export type KnownNutrition = z.infer<typeof knownNutrition>
export type PlannedMeal = z.infer<typeof plannedMeal>
