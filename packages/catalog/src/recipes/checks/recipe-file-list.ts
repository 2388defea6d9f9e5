import { fileURLToPath } from 'node:url'

const LINE_WIDTH = 110
export const INDEX_PATH = fileURLToPath(new URL('../recipe-files.ts', import.meta.url))

/** The source of recipe-files.ts for these files, in the formatter's style. */
export function indexSource(recipeFiles: readonly string[], sideFiles: readonly string[]): string {
  const recipes = named(recipeFiles, 'recipes')
  const sides = named(sideFiles, 'sides')
  return [
    '// Written by scripts/write-recipe-index.ts; do not edit.',
    ...[...recipes, ...sides].map(
      ({ path, name }) => `import ${name} from '../../data/${path}' with { type: 'json' }`,
    ),
    "import type { RecipeRow, SideRow } from './recipe-row.ts'",
    '',
    ...listed('export const RECIPE_FILES: readonly (readonly RecipeRow[])[] =', recipes),
    '',
    ...listed('export const SIDE_FILES: readonly (readonly SideRow[])[] =', sides),
    '',
  ].join('\n')
}

type Named = { readonly path: string; readonly name: string }

function named(files: readonly string[], folder: string): Named[] {
  return files.map((file) => ({
    path: `${folder}/${file}`,
    name: camelCase(file.replace(/\.json$/, '')),
  }))
}

function listed(start: string, files: readonly Named[]): string[] {
  const names = files.map(({ name }) => name)
  const line = `${start} [${names.join(', ')}]`
  return line.length <= LINE_WIDTH ? [line] : [`${start} [`, ...names.map((name) => `  ${name},`), ']']
}

function camelCase(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
