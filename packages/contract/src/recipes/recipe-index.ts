import { DIET_TYPES } from '@pennyplate/domain/diet/diet-options'
import { COOKING_TOOLS } from '@pennyplate/domain/profile/profile-options'
import { SIDE_ROLES } from '@pennyplate/domain/recipe/plate'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import type { BoxedFood, BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import * as z from 'zod/mini'

/** The file of all recipes of the catalog that the build writes: each food is named once, by its place. */
export const recipeIndex = z.object({
  foods: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What can be served beside a dish. */
  sides: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(SIDE_ROLES),
      meals: z.array(z.enum(DISH_MEALS)),
    }),
  ),
  recipes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      otherNames: z.array(z.string()),
      foods: z.array(z.int()),
      tags: z.array(z.string()),
      meals: z.array(z.enum(DISH_MEALS)),
      minutes: z.number(),
      familiarity: z.partialRecord(z.enum(DISH_MEALS), z.number()),
      diets: z.array(z.enum(DIET_TYPES)),
      swapped: z.array(
        z.object({
          formId: z.string(),
          name: z.string(),
          cents: z.int(),
          diets: z.array(z.enum(DIET_TYPES)),
        }),
      ),
      tools: z.array(z.array(z.enum(COOKING_TOOLS))),
      illustration: z.string(),
      cents: z.int(),
    }),
  ),
})

export type RecipeIndex = z.infer<typeof recipeIndex>
export type ListedSide = RecipeIndex['sides'][number]

export function recipesOfIndex({ foods, recipes }: RecipeIndex): BoxedRecipe[] {
  return recipes.map((recipe) => ({
    ...recipe,
    source: 'ours' as const,
    foods: recipe.foods.flatMap((at): BoxedFood[] => {
      const food = foods[at]
      return food ? [food] : []
    }),
  }))
}
