import {
  ADDRESS_PROBLEMS,
  IMPORT_GUESSES,
  IMPORT_LIMITS,
  IMPORT_PROBLEMS,
  type ImportGuess,
} from '@pennyplate/domain/own-recipe/import-problem'
import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { PICTURE_PROBLEMS } from '@pennyplate/domain/own-recipe/picture-problem'
import * as z from 'zod/mini'
import { soundJson } from '../documents/json-shape.ts'
import { isoMoment, text } from '../documents/parts.ts'
import { readableOnes } from '../lenient.ts'
import { recipeDraft } from './own-recipe.ts'

const filled = (max: number) => text(max).check(z.regex(/\S/, 'must not be empty'))
const address = filled(2000)

/** POST /api/recipes/import: an address, a page's source, or a text. Stores nothing. */
export const importRecipesRequest = z.pipe(
  soundJson,
  z.union([
    z.strictObject({ html: filled(IMPORT_LIMITS.pageBytes), url: z.optional(address) }),
    z.strictObject({ url: address }),
    z.strictObject({ text: filled(IMPORT_LIMITS.textChars) }),
  ]),
)

const problem = z.object({ code: z.enum([...IMPORT_PROBLEMS, ...ADDRESS_PROBLEMS]), message: z.string() })

export const importRecipesAnswer = z.object({
  recipes: readableOnes(
    z.object({
      draft: recipeDraft,
      guesses: readableOnes(z.enum(IMPORT_GUESSES)),
      pictureUrls: z.optional(readableOnes(z.string())),
    }),
  ),
  problems: readableOnes(problem),
})

export const IMPORT_STATES = ['running', 'interrupted', 'cancelled', 'done', 'undone'] as const

/** GET /api/recipes/imports/{importId}: how far the import of a file is, and what it left out. */
export const fileImportAnswer = z.object({
  importId: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Null until the file was counted. */
  total: z.nullable(z.int()),
  done: z.int(),
  added: z.int(),
  skipped: readableOnes(z.object({ name: z.string(), reason: z.enum(IMPORT_PROBLEMS), message: z.string() })),
  /** Added, but without the picture the file had. */
  pictureless: z.optional(readableOnes(z.object({ name: z.string(), reason: z.enum(PICTURE_PROBLEMS) }))),
})

/** GET /api/recipes/imports: those that can be taken back, also from other devices. The newest comes first. */
export const fileImportsAnswer = z.object({
  imports: readableOnes(
    z.object({
      importId: z.string(),
      fileName: z.string(),
      state: z.enum(IMPORT_STATES),
      added: z.int(),
      updatedAt: isoMoment,
    }),
  ),
})

/** DELETE of it: recipes that were changed since are kept. */
export const undoneImportAnswer = z.object({ removed: z.int(), kept: z.int() })

export type ImportRecipesRequest = z.infer<typeof importRecipesRequest>
export type ImportRecipesAnswer = Readonly<{
  recipes: readonly Readonly<{
    draft: RecipeDraft
    guesses: readonly ImportGuess[]
    pictureUrls?: readonly string[] | undefined
  }>[]
  problems: readonly z.infer<typeof problem>[]
}>
export type FileImportAnswer = z.infer<typeof fileImportAnswer>
export type FileImportsAnswer = z.infer<typeof fileImportsAnswer>
export type UndoneImportAnswer = z.infer<typeof undoneImportAnswer>
