import { z } from 'zod'
import { nutritionFacts } from './meal-plan.ts'
import { dollars, text, words } from './parts.ts'

const ingredient = z.union([text(300), z.looseObject({ name: text(200) })])

const recipe = z.looseObject({
  name: text(200).min(1),
  servings: z.number().finite().min(0).max(2000).optional(),
  cookingTime: z.union([z.number().finite().min(0).max(10_000), text(60)]).optional(),
  cost: z.union([dollars, text(40)]).optional(),
  isMealPrep: z.boolean().optional(),
  ingredients: z.array(ingredient).max(200),
  instructions: z.array(z.union([text(2000), z.looseObject({ text: text(2000) })])).max(200),
  nutrition: nutritionFacts.optional(),
  tips: z
    .looseObject({ storage: text(2000), reheating: text(2000), mealPrepTips: words(50, 2000) })
    .partial()
    .optional(),
  baseDailyServings: z.number().finite().min(0).max(2000).optional(),
})

export const recipesCacheDocument = z.record(text(200), recipe)
