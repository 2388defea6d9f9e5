import { DIET_TYPES } from '@pennyplate/domain/diet/diet-options'
import { ALLERGENS } from '@pennyplate/domain/food/food'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import * as z from 'zod/mini'
import { text } from '../documents/parts.ts'
import { orAbsent, readableOnes } from '../lenient.ts'

/** Why a recipe does not suit a household. */
export const unsuitable = z.discriminatedUnion('code', [
  /** A rule of the household, and the food that breaks it or may break it. */
  z.object({
    code: z.enum(['forbidden-food', 'unknown-food']),
    by: z.string(),
    food: z.string(),
    /** What it must not be on one plate with, if alone it would do. */
    beside: z.optional(z.string()),
  }),
  /** Any one of these would do. */
  z.object({ code: z.literal('missing-tool'), tools: z.array(z.string()) }),
])

const householdRecipe = z.object({
  id: text(100),
  isOwn: z.boolean(),
  /** What the household's form of it is called, and which form that is, if it is not the recipe as written. */
  name: orAbsent(text(200)),
  formId: orAbsent(text(100)),
  /** One adult's portion at the prices of the household's ZIP code; null if a food is not sold, or too little of it is known. */
  cents: z.nullable(z.int()),
  calories: z.nullable(z.number()),
  /** Of an own recipe: what is or may be in it, also by its words, and how many lines are tied to no food. */
  allergens: orAbsent(z.array(z.enum(ALLERGENS))),
  unresolved: orAbsent(z.int()),
  /** Of an own recipe: how many ingredients its price leaves out. */
  unpriced: orAbsent(z.int()),
  /** Of an own recipe: the foods to buy for it, and the diets it keeps as written or with our swaps. */
  foods: orAbsent(z.array(text(100))),
  diets: orAbsent(readableOnes(z.enum(DIET_TYPES))),
  unsuitable: orAbsent(unsuitable),
})

/** Which recipes to answer; without any of these, all. */
export const recipesQuery = z.object({
  /** Words of names, foods, tags, meals or diets, mistakes allowed: the best match comes first. */
  q: z.optional(text(200)),
  meal: z.optional(z.enum(DISH_MEALS)),
  tag: z.optional(text(100)),
})

/** What a household's profile says about every recipe. */
export const householdRecipesAnswer = z.object({
  /** The key of the profile it was answered for: `recipeBasis`. */
  basis: z.string(),
  /** The state whose prices these are; null for national prices. */
  region: z.nullable(z.string()),
  recipes: readableOnes(householdRecipe),
  total: z.int(),
  /** Phrases of the profile that recipes were not checked against. */
  notChecked: z.array(z.string()),
  /** Phrases that must be settled before a recipe can be planned (D26). */
  unsettled: z.array(z.string()),
})

export type HouseholdRecipe = z.infer<typeof householdRecipe>
export type HouseholdRecipesAnswer = z.infer<typeof householdRecipesAnswer>
export type Unsuitable = z.infer<typeof unsuitable>
export type RecipesQuery = z.infer<typeof recipesQuery>
