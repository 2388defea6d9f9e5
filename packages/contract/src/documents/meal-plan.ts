import { DAYS_PER_PLAN, SAVED_WEEKS, SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import { NOTE_ON_DAY_CHARS_MAX } from '@pennyplate/domain/week/day-notes'
import { savedWeekOf } from '@pennyplate/domain/week/saved-week'
import { MEAL_PLACES, type WeekMeal, type WeekPlan, type WeekSide } from '@pennyplate/domain/week/week-plan'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields-of.ts'
import { orAbsent } from '../lenient.ts'
import { listBasis } from './list-basis.ts'
import { mealAhead } from './meal-ahead.ts'
import { dollars, isoDate, text, words } from './parts.ts'
import { madeWith } from './substitution.ts'
import { weekReport } from './week-report.ts'

const amount = z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))

const minutes = z.number().check(z.minimum(0), z.maximum(10_000))

export const nutritionFacts = z.partial(
  z.looseObject({
    calories: amount,
    protein: amount,
    carbs: amount,
    fat: amount,
    fiber: amount,
    sugar: amount,
    addedSugar: amount,
    sodium: amount,
    cholesterol: amount,
  }),
)

const portion = z.number().check(z.minimum(0), z.maximum(1000))

/** Cups and ounces of one adult's portion; absent where nobody has looked up what is in it. */
export const foodGroups = z.object({
  vegetables: portion,
  fruit: portion,
  wholeGrains: portion,
  refinedGrains: portion,
  seafood: portion,
})

const roundMinutes = orAbsent(z.array(minutes).check(z.maxLength(DAYS_PER_PLAN)))

const cookingTime = z.union([minutes, text(60)])

/** What a meal takes from an item of the pantry. */
export const freezerPortions = z.object({
  item: text(100).check(z.minLength(1)),
  portions: z.int().check(z.minimum(1), z.maximum(100)),
  /** The name of the dish. */
  of: text(200).check(z.minLength(1)),
})

const dishFacts = {
  recipeId: z.optional(text(100).check(z.minLength(1))),
  estimatedCost: z.optional(dollars),
  cookingTime: z.optional(cookingTime),
  activeMinutes: z.catch(z.optional(minutes), undefined),
  waitingMinutes: z.catch(z.optional(minutes), undefined),
  roundMinutes,
  nutrition: z.optional(nutritionFacts),
  foodGroups: orAbsent(foodGroups),
}

export const weekSide: z.ZodMiniType<WeekSide> = z.looseObject({
  ...dishFacts,
  name: text(200).check(z.minLength(1)),
  remakesAs: z.catch(z.optional(text(200)), undefined),
  dayBefore: orAbsent(z.boolean()),
} satisfies FieldsOf<WeekSide>)

export const mealDocument: z.ZodMiniType<WeekMeal> = z.looseObject({
  ...dishFacts,
  name: text(200).check(z.minLength(1)),
  dish: z.optional(text(200).check(z.minLength(1))),
  formerNames: z.catch(z.optional(words(200)), undefined),
  difficulty: z.optional(text(40)),
  ahead: z.catch(z.optional(mealAhead), undefined),
  madeWith: z.catch(z.optional(madeWith), undefined),
  isCustom: z.optional(z.boolean()),
  isNameOnly: z.optional(z.boolean()),
  sides: z.optional(z.array(weekSide).check(z.maxLength(SIDES_PER_MEAL))),
  place: z.optional(z.enum(MEAL_PLACES)),
  paidCents: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_00))),
  isFromBudget: z.optional(z.boolean()),
  isLocked: z.optional(z.boolean()),
  people: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  leftoverOf: z.optional(text(200).check(z.minLength(1))),
  sittings: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(DAYS_PER_PLAN))), undefined),
  keepsDays: z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(365))), undefined),
  freezes: orAbsent(z.boolean()),
  fromFreezer: orAbsent(freezerPortions),
  isFrozen: orAbsent(z.boolean()),
} satisfies FieldsOf<WeekMeal>)

/** Older snacks are plain text, or have `title` instead of `name`. All three are accepted and stored as meals (D19). */
export const snackDocument = z.union([
  z.pipe(
    text(200).check(z.minLength(1)),
    z.transform((name) => ({ name })),
  ),
  mealDocument,
  z.pipe(
    z.looseObject({ title: text(200).check(z.minLength(1)) }),
    z.transform(({ title, ...rest }) => ({ ...rest, name: title })),
  ),
])

export const dayDocument = z.looseObject({
  day: text(40),
  meals: z.looseObject({
    breakfast: z.nullish(mealDocument),
    lunch: z.nullish(mealDocument),
    dinner: z.nullish(mealDocument),
    snacks: z.optional(z.array(snackDocument).check(z.maxLength(20))),
  }),
})

export const weekFields = {
  days: z.array(dayDocument).check(z.length(DAYS_PER_PLAN, `must have exactly ${DAYS_PER_PLAN} days`)),
  weekStartDate: z.optional(isoDate),
  boughtAt: z.optional(isoDate),
  boughtFor: orAbsent(listBasis),
  boughtCents: orAbsent(z.int().check(z.minimum(0))),
  dayNotes: z.catch(
    z.optional(z.record(z.string().check(z.regex(/^[0-6]$/)), text(NOTE_ON_DAY_CHARS_MAX))),
    undefined,
  ),
  report: z.catch(z.optional(weekReport), undefined),
} satisfies FieldsOf<WeekPlan>

export const mealPlanDocument: z.ZodMiniType<WeekPlan> = z.looseObject(weekFields)

/** Saved weeks are stored with the plan inside, or as the plan itself with two dates added. */
export const historyEntryDocument = z.union([
  z.looseObject({ plan: mealPlanDocument, dateAccepted: isoDate, weekStartDate: isoDate }),
  z.pipe(
    z.looseObject({ ...weekFields, dateAccepted: isoDate, weekStartDate: isoDate }),
    z.transform((week) => savedWeekOf<WeekPlan>(week)),
  ),
])

export const mealPlanHistoryDocument = z.array(historyEntryDocument).check(z.maxLength(SAVED_WEEKS))
