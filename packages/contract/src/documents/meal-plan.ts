import { DAYS_PER_PLAN, SAVED_WEEKS } from '@pennyplate/domain/bounds/limits'
import { z } from 'zod'
import { dollars, isoDate, text } from './parts.ts'

const amount = z.number().finite().min(0).max(100_000).nullable()

export const nutritionFacts = z
  .looseObject({
    calories: amount,
    protein: amount,
    carbs: amount,
    fat: amount,
    fiber: amount,
    sugar: amount,
    sodium: amount,
    cholesterol: amount,
  })
  .partial()

export const mealDocument = z.looseObject({
  name: text(200).min(1),
  dish: text(200).min(1).optional(),
  estimatedCost: dollars.optional(),
  cookingTime: z.union([z.number().finite().min(0).max(10_000), text(60)]).optional(),
  difficulty: text(40).optional(),
  nutrition: nutritionFacts.optional(),
  isCustom: z.boolean().optional(),
})

/** Older snacks are plain text, or have `title` instead of `name`. All three are accepted and stored as meals (D19). */
export const snackDocument = z.union([
  text(200)
    .min(1)
    .transform((name) => ({ name })),
  mealDocument,
  z.looseObject({ title: text(200).min(1) }).transform(({ title, ...rest }) => ({ ...rest, name: title })),
])

export const dayDocument = z.looseObject({
  day: text(40),
  meals: z.looseObject({
    breakfast: mealDocument.nullish(),
    lunch: mealDocument.nullish(),
    dinner: mealDocument.nullish(),
    snacks: z.array(snackDocument).max(20).optional(),
  }),
})

export const mealPlanDocument = z.looseObject({
  days: z.array(dayDocument).length(DAYS_PER_PLAN, `must have exactly ${DAYS_PER_PLAN} days`),
  weekStartDate: isoDate.optional(),
  boughtAt: isoDate.optional(),
})

export const historyEntryDocument = z.union([
  z.looseObject({ plan: mealPlanDocument, dateAccepted: isoDate, weekStartDate: isoDate }),
  mealPlanDocument.extend({ dateAccepted: isoDate, weekStartDate: isoDate }),
])

export const mealPlanHistoryDocument = z.array(historyEntryDocument).max(SAVED_WEEKS)

export type MealDocument = z.infer<typeof mealDocument>
export type MealPlanDocument = z.infer<typeof mealPlanDocument>
