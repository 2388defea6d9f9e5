import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RecipeRow } from '../recipe-row.ts'
import { checkShape } from './check-shape.ts'

export const RECIPE_DIRECTORY = fileURLToPath(new URL('../../../data/recipes/', import.meta.url))

export interface FileRow {
  readonly file: string
  readonly row: RecipeRow
}

export interface ReadFiles {
  readonly rows: readonly FileRow[]
  readonly problems: readonly string[]
}

export function recipeFileNames(): string[] {
  return readdirSync(RECIPE_DIRECTORY)
    .filter((name) => name.endsWith('.json'))
    .sort()
}

/** Reads the files from disk and proves their shape; every problem says `file:recipe-id`. */
export function readRecipeFiles(names: readonly string[]): ReadFiles {
  const rows: FileRow[] = []
  const problems: string[] = []
  for (const name of names) {
    const file = basename(name)
    const content = parseJson(join(RECIPE_DIRECTORY, file))
    if (!Array.isArray(content)) {
      problems.push(`${file}: ${typeof content === 'string' ? content : 'must be a list of recipes'}`)
      continue
    }
    for (const [index, value] of content.entries()) {
      const shape = checkShape(value)
      if (shape.ok) rows.push({ file, row: shape.row })
      else problems.push(...shape.problems.map((problem) => `${file}:${idOf(value, index)}: ${problem}`))
    }
  }
  return { rows, problems }
}

/** The parsed content, or a text saying why there is none. */
function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    return cause instanceof Error ? cause.message : 'cannot be read'
  }
}

function idOf(value: unknown, index: number): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return typeof id === 'string' ? id : `#${index + 1}`
}
