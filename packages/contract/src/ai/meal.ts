import { DAYS_PER_PLAN, SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import { DIFFICULTIES } from '@pennyplate/domain/recipe/recipe'
import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import { REASON_CODES } from '@pennyplate/domain/week/meal-reasons'
import { MEAL_PLACES, type WeekMeal, type WeekPlan, type WeekSide } from '@pennyplate/domain/week/week-plan'
import * as z from 'zod/mini'
import { soundJson } from '../documents/json-shape.ts'
import { mealAhead } from '../documents/meal-ahead.ts'
import {
  dayDocument,
  foodGroups,
  freezerPortions,
  mealDocument,
  mealPlanDocument,
} from '../documents/meal-plan.ts'
import { text, words } from '../documents/parts.ts'
import { madeWith } from '../documents/substitution.ts'
import { orAbsent, orNull, wholeObject } from '../lenient.ts'

/** Also accepts `snack` and capital letters: the profile writes Breakfast, a recipe writes snack. */
export const mealSlot = z.pipe(
  z.transform((given) => {
    if (typeof given !== 'string') return given
    const word = given.trim().toLowerCase()
    return word === 'snack' ? 'snacks' : word
  }),
  z.enum(MEAL_SLOTS),
)

/** A plan as stored, from anywhere: our planner, a shared link, an earlier version. */
export const handedPlan = z.pipe(soundJson, mealPlanDocument)
export const handedMeal = z.pipe(soundJson, mealDocument)
/** A plan that may lack days or have too many. */
export const handedDays: z.ZodMiniType<Pick<WeekPlan, 'days'>> = z.pipe(
  soundJson,
  z.looseObject({ days: z.array(dayDocument).check(z.maxLength(31)) }),
)

/** Of a dish that Weekly Meal Prep cooks for several meals: what further rounds of its vessel take, for one meal, for two, and so on. */
const roundMinutes = z.array(z.number().check(z.minimum(0))).check(z.maxLength(DAYS_PER_PLAN))

const figure = z.nullable(z.number().check(z.minimum(0)))

/** Of one adult's portion. Null means unknown, not zero (D25). */
export const knownNutrition = z.object({
  calories: figure,
  protein: figure,
  carbs: figure,
  fat: figure,
  fiber: figure,
  sugar: figure,
  /** Servers before 0.3 do not say. */
  addedSugar: orNull(figure),
  sodium: figure,
  cholesterol: figure,
})

/** A side as an engine returns it: a stored one that lacks nothing. */
export const plannedSide = wholeObject({
  name: text(200).check(z.minLength(1)),
  recipeId: z.optional(text(100)),
  formId: z.optional(text(100)),
  /** The meal it makes of leftovers: "Chicken quesadillas". */
  remakesAs: z.optional(text(200)),
  /** It is made the day before, such as a pie that has to cool. */
  dayBefore: z.optional(z.boolean()),
  /** Recipe servings per adult: some are served half, or one and a half times. */
  servingsPerAdult: z.optional(z.number().check(z.positive())),
  estimatedCost: z.number().check(z.minimum(0)),
  /** As in a meal. */
  cookingTime: z.number().check(z.minimum(0)),
  activeMinutes: z.optional(z.number().check(z.minimum(0))),
  waitingMinutes: z.optional(z.number().check(z.minimum(0))),
  roundMinutes: z.optional(roundMinutes),
  nutrition: knownNutrition,
  foodGroups: orAbsent(foodGroups),
}) satisfies z.ZodMiniType<WeekSide>

/** A meal as an engine returns it: a stored one that lacks nothing. */
export const plannedMeal = wholeObject({
  name: text(200).check(z.minLength(1)),
  /** The dish's own name, used for likes and history, when a variant has another name. */
  dish: z.optional(text(200).check(z.minLength(1))),
  /** The catalog's dish; absent for an unknown dish. */
  recipeId: z.optional(text(100)),
  /** Earlier names of the dish and its variants, so that a like or a cooked entry of that name is found. */
  formerNames: z.optional(words(200)),
  /** The declared variant this household gets; absent for the dish as written. */
  formId: z.optional(text(100)),
  /** Recipe servings per adult. */
  servingsPerAdult: z.optional(z.number().check(z.positive())),
  /** Dollars of one adult's portion: the used share of the packages. */
  estimatedCost: z.number().check(z.minimum(0)),
  /** Minutes from start to plate, without the waits. */
  cookingTime: z.number().check(z.minimum(0)),
  /** Minutes of work, and of waits in which the kitchen can be left. */
  activeMinutes: z.optional(z.number().check(z.minimum(0))),
  waitingMinutes: z.optional(z.number().check(z.minimum(0))),
  roundMinutes: z.optional(roundMinutes),
  ahead: z.optional(mealAhead),
  difficulty: z.enum(DIFFICULTIES),
  nutrition: knownNutrition,
  foodGroups: orAbsent(foodGroups),
  illustration: z.optional(text(60)),
  description: z.optional(text(500)),
  madeWith: z.optional(madeWith),
  isCustom: z.optional(z.boolean()),
  /** For a meal nobody cooks. */
  place: z.optional(z.enum(MEAL_PLACES)),
  /** Of a dish that is not in the catalog: its written lines, the portions they make, and its tools. */
  ingredients: z.optional(words(40)),
  servings: z.optional(z.number().check(z.positive())),
  tools: z.optional(words(10, 40)),
  /** Cost and nutrition come from similar dishes or a model, not from known ingredients. */
  isEstimate: z.optional(z.boolean()),
  /** As in a stored meal: what it is left over from, for how many meals it is cooked, how long it keeps. */
  leftoverOf: z.optional(text(200).check(z.minLength(1))),
  sittings: z.optional(z.int().check(z.minimum(1), z.maximum(DAYS_PER_PLAN))),
  keepsDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  freezes: z.optional(z.boolean()),
  fromFreezer: z.optional(freezerPortions),
  /** What is served beside it. */
  sides: z.optional(z.array(plannedSide).check(z.maxLength(SIDES_PER_MEAL))),
}) satisfies z.ZodMiniType<WeekMeal>

/** Why a meal is in its slot. `food` is a display name. */
export const mealReason = z.object({
  code: z.enum(REASON_CODES),
  food: z.optional(text(200)),
})

export type MealSlot = z.infer<typeof mealSlot>
export type KnownNutrition = z.infer<typeof knownNutrition>
export type PlannedSide = z.infer<typeof plannedSide>
export type PlannedMeal = z.infer<typeof plannedMeal>
