import * as z from 'zod/mini'
import { nutritionFacts } from './meal-plan.ts'
import { dollars, text, words } from './parts.ts'

const ingredient = z.union([text(300), z.looseObject({ name: text(200) })])

const recipe = z.looseObject({
  name: text(200).check(z.minLength(1)),
  servings: z.optional(z.number().check(z.minimum(0), z.maximum(2000))),
  cookingTime: z.optional(z.union([z.number().check(z.minimum(0), z.maximum(10_000)), text(60)])),
  cost: z.optional(z.union([dollars, text(40)])),
  isMealPrep: z.optional(z.boolean()),
  ingredients: z.array(ingredient).check(z.maxLength(200)),
  instructions: z.array(z.union([text(2000), z.looseObject({ text: text(2000) })])).check(z.maxLength(200)),
  nutrition: z.optional(nutritionFacts),
  tips: z.optional(
    z.partial(z.looseObject({ storage: text(2000), reheating: text(2000), mealPrepTips: words(50, 2000) })),
  ),
  baseDailyServings: z.optional(z.number().check(z.minimum(0), z.maximum(2000))),
})

export const recipesCacheDocument = z.record(text(200), recipe)
