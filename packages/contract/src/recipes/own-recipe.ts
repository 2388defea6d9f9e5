import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import type { OwnRecipe, OwnRecipeValue, RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import {
  OWN_RECIPE_LIMITS as LIMITS,
  OWN_FAMILIARITY_RANGE,
  OWN_RECIPE_BYTES_MAX,
} from '@pennyplate/domain/own-recipe/own-recipe-limits'
import { DINNER_FORMS } from '@pennyplate/domain/recipe/dinner-form'
import { DISH_MEALS, PLAN_WISHES } from '@pennyplate/domain/recipe/recipe'
import { RATING } from '@pennyplate/domain/recipe-box/recipe-box'
import * as z from 'zod/mini'
import { isoMoment, text } from '../documents/parts.ts'
import type { FieldsOf } from '../fields-of.ts'

const said = (max: number) => text(max).check(z.regex(/\S/, 'must not be empty'))
const part = (textChars: number) =>
  z.union([z.strictObject({ heading: said(LIMITS.headingChars) }), z.strictObject({ text: said(textChars) })])
const minutes = z.int().check(z.minimum(0), z.maximum(LIMITS.minutesMax))
const stars = z.int().check(z.minimum(RATING.min), z.maximum(RATING.max))
/** Only what a browser can open: a "javascript:" address would run on our page. */
const webAddress = text(LIMITS.urlChars).check(z.regex(/^https?:\/\/[^\s]+$/i, 'must be a web address'))
const figure = z.number().check(z.minimum(0), z.maximum(LIMITS.nutrientMax))

const draftFields = {
  name: said(LIMITS.nameChars),
  description: z.optional(text(LIMITS.descriptionChars)),
  meals: z.array(z.enum(DISH_MEALS)).check(z.maxLength(DISH_MEALS.length)),
  servings: z.number().check(z.minimum(LIMITS.servings.min), z.maximum(LIMITS.servings.max)),
  activeMinutes: z.optional(minutes),
  totalMinutes: z.optional(minutes),
  lines: z.array(part(LIMITS.lineChars)).check(z.maxLength(LIMITS.lines)),
  steps: z.array(part(LIMITS.stepChars)).check(z.maxLength(LIMITS.steps)),
  notes: z.array(said(LIMITS.noteChars)).check(z.maxLength(LIMITS.notes)),
  tags: z.array(said(LIMITS.tagChars)).check(z.maxLength(LIMITS.tags)),
  source: z.optional(
    z.strictObject({ name: z.optional(text(LIMITS.sourceNameChars)), url: z.optional(webAddress) }),
  ),
  rating: z.optional(stars),
  createdOn: z.optional(z.iso.date()),
  nutrition: z.optional(z.partialRecord(z.enum(MEAL_NUTRIENTS), figure)),
} satisfies FieldsOf<RecipeDraft>

const ownFields = {
  ...draftFields,
  ties: z
    .record(text(LIMITS.lineChars), text(LIMITS.foodIdChars).check(z.minLength(1)))
    .check(z.refine((ties) => Object.keys(ties).length <= LIMITS.ties, 'must not have that many entries')),
  plan: z.enum(PLAN_WISHES),
  sides: z.optional(z.array(text(LIMITS.foodIdChars).check(z.minLength(1))).check(z.maxLength(LIMITS.sides))),
  keepsDays: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.keepsDaysMax))),
  atDinner: z.optional(z.enum(DINNER_FORMS)),
  photoId: z.optional(text(100).check(z.minLength(1))),
  familiarity: z.int().check(z.minimum(OWN_FAMILIARITY_RANGE.min), z.maximum(OWN_FAMILIARITY_RANGE.max)),
} satisfies FieldsOf<OwnRecipeValue>

const fitsSize = z.refine(
  (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length <= OWN_RECIPE_BYTES_MAX,
  `must not be larger than ${OWN_RECIPE_BYTES_MAX / 1024} kB`,
)

/** An id that the browser gives, so that a recipe can be written offline. */
export const ownRecipeId = z
  .string()
  .check(z.regex(/^own-[a-z0-9-]{8,60}$/, 'must be an id of an own recipe'))

/** What readers of pages, files and text answer. Unknown fields are refused, so that a misspelled one is noticed. */
export const recipeDraft = z.strictObject(draftFields).check(fitsSize)

export const ownRecipeValue = z.strictObject(ownFields).check(fitsSize)

/** As it is stored: its size was counted when it was written. */
export const storedOwnRecipe = z.object(ownFields)

/** A recipe as other programs send it: a draft, with what the household says about it if it says anything. */
export const sentRecipe = z
  .strictObject({
    ...draftFields,
    meals: z.optional(draftFields.meals),
    steps: z.optional(draftFields.steps),
    notes: z.optional(draftFields.notes),
    tags: z.optional(draftFields.tags),
    ties: z.optional(ownFields.ties),
    plan: z.optional(ownFields.plan),
    sides: ownFields.sides,
    keepsDays: ownFields.keepsDays,
    atDinner: ownFields.atDinner,
    photoId: ownFields.photoId,
    familiarity: z.optional(ownFields.familiarity),
  })
  .check(fitsSize)

export const ownRecipe = z.object({
  ...ownFields,
  id: ownRecipeId,
  revision: z.int(),
  updatedAt: isoMoment,
} satisfies FieldsOf<OwnRecipe>)
