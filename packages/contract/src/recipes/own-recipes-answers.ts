import { ALLERGENS } from '@pennyplate/domain/food/food'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import * as z from 'zod/mini'
import { knownNutrition } from '../ai/meal.ts'
import { soundJson } from '../documents/json-shape.ts'
import { ownFoodsDocument } from '../documents/own-foods.ts'
import { isoMoment, text } from '../documents/parts.ts'
import { lineTiesDocument } from '../documents/small-documents.ts'
import { orAbsent, readableOnes } from '../lenient.ts'
import { ownRecipe, ownRecipeId, ownRecipeValue } from './own-recipe.ts'

/** Changes sent at once: a file of recipes is sent in pieces. */
export const OWN_CHANGES_MAX = 25

const revision = z.int().check(z.minimum(0))

const change = z.object({
  id: ownRecipeId,
  /** Of the recipe the change was made on; 0 for a new one. */
  baseRevision: revision,
  /** Null deletes it. */
  value: z.nullable(ownRecipeValue),
  /** An id of the change. Sent again, also after others changed the recipe, it is not made twice. */
  write: z.optional(text(100).check(z.minLength(1))),
})

/** POST /api/own-recipes. Each change is made or refused by itself. */
export const ownRecipesRequest = z.pipe(
  soundJson,
  z.object({ changes: z.array(change).check(z.minLength(1), z.maxLength(OWN_CHANGES_MAX)) }),
)

const changed = z.union([
  z.object({
    id: z.string(),
    revision,
    updatedAt: isoMoment,
    /** What is stored now, if others changed it since; null if it was deleted. */
    recipe: z.optional(z.nullable(ownRecipe)),
  }),
  z.object({
    id: z.string(),
    error: z.literal('conflict'),
    revision,
    /** What is stored now; null if it was deleted. */
    recipe: z.nullable(ownRecipe),
  }),
  z.object({ id: z.string(), error: z.literal('storage_full') }),
])
export const ownRecipesChanged = z.object({ results: z.array(changed) })

/** GET /api/own-recipes?since=: what changed after a revision, oldest first. */
export const ownRecipesAnswer = z.object({
  recipes: readableOnes(ownRecipe),
  deleted: z.array(z.object({ id: z.string(), revision })),
  /** Of the last change in this answer: ask from here for more. */
  revision,
  hasMore: z.boolean(),
  /** Recipes the household has. */
  total: z.int(),
})

const allergen = z.enum(ALLERGENS)
const cents = z.nullable(z.number())

const describedLine = z.object({
  is: z.enum(['heading', 'nothing', 'harmless', 'open', 'tied']),
  food: z.nullable(z.object({ id: z.string(), name: z.string() })),
  grams: z.nullable(z.number()),
  cents,
  allergens: readableOnes(allergen),
  isSure: z.boolean(),
  isByHand: z.boolean(),
  mayBeHarmless: z.boolean(),
  isRemembered: orAbsent(z.boolean()),
  offered: orAbsent(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  /** Of a food the household added itself: what nobody has said of it. */
  unknown: z.optional(readableOnes(z.enum(['price', 'allergens', 'nutrition']))),
})

/** POST /api/own-recipes/describe: what a recipe costs, contains and gives, line by line and in all. */
export const ownRecipeDescription = z.object({
  lines: z.array(describedLine),
  centsPerServing: z.number(),
  unpriced: z.int(),
  nutrition: knownNutrition,
  knownShare: z.number(),
  allergens: readableOnes(z.object({ allergen, sureness: z.enum(['contains', 'may', 'said']) })),
  open: z.int(),
  /** Foods the household added whose label nobody has read for allergens. */
  unread: z.optional(z.array(z.string())),
})

const described = z.object({
  servings: ownRecipeValue.shape.servings,
  lines: ownRecipeValue.shape.lines,
  ties: ownRecipeValue.shape.ties,
  /** What the household's other recipes say of the same words. */
  memory: z.optional(lineTiesDocument),
  /** Foods the household added itself that the lines may mean. */
  foods: z.optional(ownFoodsDocument),
  /** They may name allergens that no line has. */
  steps: z.optional(ownRecipeValue.shape.steps),
  zipCode: z.optional(text(10)),
})
export const describeOwnRecipeRequest = z.pipe(soundJson, described)

export type OwnRecipesRequest = z.infer<typeof ownRecipesRequest>
/** What became of one change. */
export type OwnRecipeChanged =
  | Readonly<{ id: string; revision: number; updatedAt: string; recipe?: OwnRecipe | null | undefined }>
  | Readonly<{ id: string; error: 'conflict'; revision: number; recipe: OwnRecipe | null }>
  | Readonly<{ id: string; error: 'storage_full' }>
export type OwnRecipesAnswer = Omit<z.infer<typeof ownRecipesAnswer>, 'recipes'> &
  Readonly<{ recipes: readonly OwnRecipe[] }>
export type OwnRecipeDescription = z.infer<typeof ownRecipeDescription>
export type DescribeOwnRecipeRequest = z.infer<typeof describeOwnRecipeRequest>
