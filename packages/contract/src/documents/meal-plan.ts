import { DAYS_PER_PLAN, SAVED_WEEKS, SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import { NOTE_ON_DAY_CHARS_MAX } from '@pennyplate/domain/week/day-notes'
import { MEAL_PLACES } from '@pennyplate/domain/week/week-plan'
import * as z from 'zod/mini'
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

export const weekSide = z.looseObject({
  recipeId: z.optional(text(100).check(z.minLength(1))),
  name: text(200).check(z.minLength(1)),
  /** The meal it makes of leftovers: "Chicken quesadillas". */
  remakesAs: z.catch(z.optional(text(200)), undefined),
  estimatedCost: z.optional(dollars),
  cookingTime: z.optional(cookingTime),
  activeMinutes: z.catch(z.optional(minutes), undefined),
  waitingMinutes: z.catch(z.optional(minutes), undefined),
  roundMinutes,
  nutrition: z.optional(nutritionFacts),
  foodGroups: orAbsent(foodGroups),
})

export const mealDocument = z.looseObject({
  name: text(200).check(z.minLength(1)),
  dish: z.optional(text(200).check(z.minLength(1))),
  estimatedCost: z.optional(dollars),
  cookingTime: z.optional(cookingTime),
  activeMinutes: z.catch(z.optional(minutes), undefined),
  waitingMinutes: z.catch(z.optional(minutes), undefined),
  roundMinutes,
  ahead: z.catch(z.optional(mealAhead), undefined),
  difficulty: z.optional(text(40)),
  nutrition: z.optional(nutritionFacts),
  foodGroups: orAbsent(foodGroups),
  isCustom: z.optional(z.boolean()),
  /** Somebody wants it to be its name alone: neither list nor recipe reads anything from it. */
  isNameOnly: z.optional(z.boolean()),
  madeWith: z.catch(z.optional(madeWith), undefined),
  recipeId: z.optional(text(100).check(z.minLength(1))),
  /** Earlier names of the dish, so that a like or a cooked entry of that name is found. */
  formerNames: z.catch(z.optional(words(200)), undefined),
  /** What is served beside it. */
  sides: z.optional(z.array(weekSide).check(z.maxLength(SIDES_PER_MEAL))),
  /** For a meal nobody cooks. */
  place: z.optional(z.enum(MEAL_PLACES)),
  /** What eating out costs, if somebody said so; no part of the groceries. */
  paidCents: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_00))),
  isFromBudget: z.optional(z.boolean()),
  isLocked: z.optional(z.boolean()),
  /** How many people eat it, if not the whole household. */
  people: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** The name of the meal it is left over from. */
  leftoverOf: z.optional(text(200).check(z.minLength(1))),
  /** How many meals it is cooked for, if more than one. */
  sittings: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(DAYS_PER_PLAN))), undefined),
  /** Days it keeps once cooked. */
  keepsDays: z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(365))), undefined),
  /** What is left of it may be frozen. */
  freezes: orAbsent(z.boolean()),
  /** Portions of a dish that an item of the pantry has: it is thawed, not cooked. */
  fromFreezer: orAbsent(freezerPortions),
  /** Leftovers that went into the freezer. */
  isFrozen: orAbsent(z.boolean()),
})

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

export const mealPlanDocument = z.looseObject({
  days: z.array(dayDocument).check(z.length(DAYS_PER_PLAN, `must have exactly ${DAYS_PER_PLAN} days`)),
  weekStartDate: z.optional(isoDate),
  boughtAt: z.optional(isoDate),
  boughtFor: orAbsent(listBasis),
  boughtCents: orAbsent(z.int().check(z.minimum(0))),
  /** The household's notes on its days, by the day's index. They are never shared. */
  dayNotes: z.catch(
    z.optional(z.record(z.string().check(z.regex(/^[0-6]$/)), text(NOTE_ON_DAY_CHARS_MAX))),
    undefined,
  ),
  report: z.catch(z.optional(weekReport), undefined),
})

export const historyEntryDocument = z.union([
  z.looseObject({ plan: mealPlanDocument, dateAccepted: isoDate, weekStartDate: isoDate }),
  z.extend(mealPlanDocument, { dateAccepted: isoDate, weekStartDate: isoDate }),
])

export const mealPlanHistoryDocument = z.array(historyEntryDocument).check(z.maxLength(SAVED_WEEKS))

export type MealDocument = z.infer<typeof mealDocument>
export type MealPlanDocument = z.infer<typeof mealPlanDocument>
