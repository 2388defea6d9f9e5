import { ALLERGENS } from '@pennyplate/domain/food/food'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { OWN_RECIPE_LIMITS as LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import * as z from 'zod/mini'
import { soundJson } from '../documents/json-shape.ts'
import { text } from '../documents/parts.ts'
import { ownRecipe, sentRecipe } from './own-recipe.ts'

/** POST /api/recipes: keeps a recipe as one of the household's own. */
export const addRecipeRequest = z.pipe(soundJson, z.object({ recipe: sentRecipe }))

/** PUT /api/recipes/{id}. With the revision that was changed, a newer one is not overwritten. */
export const changeRecipeRequest = z.pipe(
  soundJson,
  z.object({ recipe: sentRecipe, revision: z.optional(z.int().check(z.minimum(0))) }),
)

export const recipeKept = z.object({ id: z.string(), revision: z.int() })

/** GET /api/recipes/{id}: an own recipe and what is known of it at the household's prices. */
export const ownRecipeAnswer = z.object({
  recipe: ownRecipe,
  isOwn: z.literal(true),
  /** A serving, of the priced lines; how many lines are not in it. */
  cents: z.number(),
  unpriced: z.int(),
  calories: z.nullable(z.number()),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Lines that are tied to no food. */
  unresolved: z.int(),
})

/** POST /api/recipes/parse-lines: what lines of an ingredient list mean; nothing is stored. */
export const parseLinesRequest = z.pipe(
  soundJson,
  z.object({ lines: z.array(text(LIMITS.lineChars)).check(z.minLength(1), z.maxLength(LIMITS.lines)) }),
)

const parsedLine = z.object({
  text: z.string(),
  /** Of a line that is no ingredient. */
  heading: z.optional(z.string()),
  quantity: z.nullable(z.number()),
  /** The upper end of a range. */
  maxQuantity: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  food: z.nullable(z.object({ foodId: z.string(), name: z.string() })),
  grams: z.nullable(z.number()),
  preparation: z.string(),
  note: z.string(),
  optional: z.boolean(),
  alternatives: z.array(z.object({ text: z.string(), foodId: z.nullable(z.string()) })),
  allergens: z.array(z.enum(ALLERGENS)),
  isResolved: z.boolean(),
})

export const parseLinesAnswer = z.object({ lines: z.array(parsedLine) })

export type SentRecipe = z.infer<typeof sentRecipe>
export type OwnRecipeAnswer = Omit<z.infer<typeof ownRecipeAnswer>, 'recipe'> &
  Readonly<{ recipe: OwnRecipe }>
export type ParsedLine = z.infer<typeof parsedLine>
