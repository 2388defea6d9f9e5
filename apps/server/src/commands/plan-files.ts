import { readFileSync } from 'node:fs'
import { checkShape } from '@pennyplate/catalog/recipes/checks/check-shape'
import { type CompiledRecipe, compileRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { toRecipe } from '@pennyplate/catalog/recipes/recipe-row'
import { pantryDocument } from '@pennyplate/contract/documents/pantry'
import { profileDocument } from '@pennyplate/contract/documents/profile'
import { ownRecipeId, ownRecipeValue } from '@pennyplate/contract/recipes/own-recipe'
import { type OwnRecipeValue, ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { readFile } from '@pennyplate/recipe-import/files/read-file'
import { isZip } from '@pennyplate/recipe-import/files/read-zip'
import { array, literal, object, safeParse, type z } from 'zod'
import { unknownKeys } from '../documents/unknown-keys.ts'
import type { Household } from '../engines/household.ts'
import { parseJson } from '../json.ts'
import { type OwnLibrary, packOwnLibrary } from '../own-recipes/own-library.ts'
import { importMessage } from '../recipe-reading/import-messages.ts'

/** An input file is unusable. The message names it and says why. */
export class FileFault extends Error {}

export function readHouseholdFiles(profileFile: string, pantryFile: string | undefined): Household {
  const profile = readAs(profileFile, profileDocument)
  const pantry = pantryFile === undefined ? [] : readAs(pantryFile, pantryDocument)
  return { profile: withDefaults(profile), pantry, likes: [], dislikes: [], recentWeeks: [] }
}

/** The recipes to plan with in place of ours. */
type GivenRecipes = Readonly<{ catalog: readonly CompiledRecipe[]; own?: OwnLibrary }>

/** Reads recipes in the catalog's file format, or what the app exports: a zip of recipes, or all of an account as JSON. */
export function readRecipeFile(file: string): GivenRecipes {
  const bytes = readBytes(file)
  if (isZip(bytes)) return { catalog: [], own: readExport(file, bytes) }
  const json = jsonInFile(file, bytes)
  const account = safeParse(accountExport, json)
  return account.success
    ? { catalog: [], own: ownLibraryOf(file, account.data.ownRecipes) }
    : { catalog: readCatalogRecipes(file, json) }
}

/** Of what Settings exports, the recipes. */
const accountExport = object({
  product: literal('Pennyplate'),
  ownRecipes: array(object({ id: ownRecipeId, value: ownRecipeValue })),
})

function readCatalogRecipes(file: string, rows: unknown): CompiledRecipe[] {
  if (!Array.isArray(rows))
    throw new FileFault(`${file}: must be a list of recipes, or a file that the app exported`)
  return rows.map((row: unknown, at) => {
    const shape = checkShape(row)
    if (!shape.ok) throw new FileFault(`${file}: recipe ${at + 1}: ${shape.problems.join('; ')}`)
    const { row: recipe } = shape
    return orFault(file, () => compileRecipe(toRecipe(recipe)))
  })
}

function readExport(file: string, bytes: Uint8Array): OwnLibrary {
  const recipes = [...readFile(bytes, file)].map((one, at) => {
    if ('problem' in one) throw new FileFault(`${file}: ${one.name}: ${importMessage(one.problem)}`)
    return { id: `own-recipe-${at + 1}`, value: ownRecipeFrom(one.draft) }
  })
  return ownLibraryOf(file, recipes)
}

function ownLibraryOf(
  file: string,
  own: readonly { readonly id: string; readonly value: OwnRecipeValue }[],
): OwnLibrary {
  const recipes = own.map(({ id, value }) => ({
    id,
    revision: 1,
    value: JSON.stringify(value),
    reading: null,
  }))
  return packOwnLibrary({ householdId: file, key: file }, { recipes })
}

function readAs<S extends z.core.$ZodType>(file: string, schema: S): z.infer<S> {
  const json = jsonInFile(file, readBytes(file))
  const parsed = safeParse(schema, json)
  const unknown = unknownKeys(schema, json)
  if (unknown.length > 0) throw new FileFault(`${file}: ${unknown.join('; ')}`)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')} ${message}`)
  throw new FileFault(`${file}: ${reasons.join('; ')}`)
}

function jsonInFile(file: string, bytes: Buffer): unknown {
  return orFault(file, () => parseJson(bytes.toString('utf8')))
}

function readBytes(file: string): Buffer {
  return orFault(file, () => readFileSync(file))
}

function orFault<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new FileFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
