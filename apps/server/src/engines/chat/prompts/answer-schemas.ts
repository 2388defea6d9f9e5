import { z } from 'zod'

/** Answer schemas for endpoints that support structured output. `model-answers.ts` parses every answer anyway. */
const meal = z.strictObject({
  name: z.string(),
  cookingTime: z.number(),
  activeMinutes: z.number(),
  servings: z.number(),
  ingredients: z.array(z.string()),
  tools: z.array(z.string()),
  estimatedCost: z.number(),
  nutrition: z.strictObject({
    calories: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fat: z.number(),
  }),
  sides: z.array(z.string()),
  leftoverOf: z.string(),
})

const SLOT = { breakfast: meal, lunch: meal, dinner: meal, snacks: z.array(meal) } as const

/** Strict schemas have no optional fields, so the schema has exactly the household's meals. */
export function planSchema(wanted: readonly (keyof typeof SLOT)[]) {
  const meals = z.strictObject(Object.fromEntries(wanted.map((slot) => [slot, SLOT[slot]])))
  return z.strictObject({ days: z.array(z.strictObject({ day: z.string(), meals })) })
}

export const mealsSchema = z.strictObject({ meals: z.array(meal) })
export const repairSchema = z.strictObject({ meals: z.array(z.strictObject({ place: z.int(), meal })) })
export const mealSchema = z.strictObject({ meal })

export const recipeSchema = z.strictObject({
  recipe: z.strictObject({
    ingredients: z.array(z.string()),
    instructions: z.array(z.string()),
    cookingTime: z.number(),
    tips: z.strictObject({ storage: z.string(), reheating: z.string(), mealPrepTips: z.array(z.string()) }),
  }),
})

export const quickSchema = z.strictObject({
  meal: z.string(),
  mealTypes: z.array(z.enum(['breakfast', 'lunch', 'dinner', 'snack'])),
  recipe: z.strictObject({
    ingredients: z.array(z.string()),
    instructions: z.array(z.string()),
    cookingTime: z.number(),
    activeMinutes: z.number(),
    servings: z.number(),
    estimatedCost: z.number(),
    tools: z.array(z.string()),
  }),
})

export const linesSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      line: z.int(),
      quantity: z.number(),
      unit: z.string(),
      estimatedPrice: z.number(),
      category: z.string(),
    }),
  ),
})
