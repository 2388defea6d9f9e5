import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RecipeRow, SideRow } from '../recipe-row.ts'
import { checkShape, checkSideShape, type ShapeResult } from './check-shape.ts'

const RECIPES = fileURLToPath(new URL('../../../data/recipes/', import.meta.url))
const SIDES = fileURLToPath(new URL('../../../data/sides/', import.meta.url))

export interface FileRow<Row = RecipeRow> {
  readonly file: string
  readonly row: Row
}

export interface ReadFiles<Row> {
  readonly rows: readonly FileRow<Row>[]
  readonly problems: readonly string[]
}

export const recipeFileNames = () => jsonFiles(RECIPES)
export const sideFileNames = () => jsonFiles(SIDES)

export function readRecipeFiles(names: readonly string[]): ReadFiles<RecipeRow> {
  return readFiles(RECIPES, names, checkShape)
}

export function readSideFiles(names: readonly string[]): ReadFiles<SideRow> {
  return readFiles(SIDES, names, checkSideShape)
}

function jsonFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()
}

/** Reads the files from disk and checks their shape. Problems start with `file:recipe-id`. */
function readFiles<Row>(
  directory: string,
  names: readonly string[],
  check: (value: unknown) => ShapeResult<Row>,
): ReadFiles<Row> {
  const rows: FileRow<Row>[] = []
  const problems: string[] = []
  for (const name of names) {
    const file = basename(name)
    const content = parseJson(join(directory, file))
    if (!Array.isArray(content)) {
      problems.push(`${file}: ${typeof content === 'string' ? content : 'must be a list of recipes'}`)
      continue
    }
    for (const [index, value] of content.entries()) {
      const shape = check(value)
      if (shape.ok) rows.push({ file, row: shape.row })
      else problems.push(...shape.problems.map((problem) => `${file}:${idOf(value, index)}: ${problem}`))
    }
  }
  return { rows, problems }
}

/** The parsed content, or an error message as a string. */
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
