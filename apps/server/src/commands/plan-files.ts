import { readFileSync } from 'node:fs'
import { checkShape } from '@pennyplate/catalog/recipes/checks/check-shape'
import { type CompiledRecipe, compileRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { toRecipe } from '@pennyplate/catalog/recipes/recipe-row'
import { pantryDocument } from '@pennyplate/contract/documents/pantry'
import { profileDocument } from '@pennyplate/contract/documents/profile'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { safeParse, type z } from 'zod'
import type { Household } from '../engines/household.ts'

/** An input file is unusable. The message names it and says why. */
export class FileFault extends Error {}

export function readHouseholdFiles(profileFile: string, pantryFile: string | undefined): Household {
  const profile = readAs(profileFile, profileDocument)
  const pantry = pantryFile === undefined ? [] : readAs(pantryFile, pantryDocument)
  return { profile: withDefaults(profile), pantry, likes: [], dislikes: [], recentWeeks: [] }
}

/** Reads recipes in the catalog's file format. */
export function readRecipeFile(file: string): CompiledRecipe[] {
  const rows = readJson(file)
  if (!Array.isArray(rows)) throw new FileFault(`${file}: must be a list of recipes`)
  return rows.map((row: unknown, at) => {
    const shape = checkShape(row)
    if (!shape.ok) throw new FileFault(`${file}: recipe ${at + 1}: ${shape.problems.join('; ')}`)
    try {
      return compileRecipe(toRecipe(shape.row))
    } catch (error) {
      throw new FileFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}

function readAs<S extends z.core.$ZodType>(file: string, schema: S): z.infer<S> {
  const parsed = safeParse(schema, readJson(file))
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')} ${message}`)
  throw new FileFault(`${file}: ${reasons.join('; ')}`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new FileFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
