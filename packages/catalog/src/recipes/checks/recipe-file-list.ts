import { fileURLToPath } from 'node:url'

export const INDEX_PATH = fileURLToPath(new URL('../recipe-files.ts', import.meta.url))

/** The source of recipe-files.ts for these files, formatted as the formatter would. */
export function indexSource(fileNames: readonly string[]): string {
  const names = fileNames.map((file) => ({ file, name: camelCase(file.replace(/\.json$/, '')) }))
  return [
    '// Written by scripts/write-recipe-index.ts; do not edit.',
    ...names.map(
      ({ file, name }) => `import ${name} from '../../data/recipes/${file}' with { type: 'json' }`,
    ),
    "import type { RecipeRow } from './recipe-row.ts'",
    '',
    'export const RECIPE_FILES: readonly (readonly RecipeRow[])[] = [',
    ...names.map(({ name }) => `  ${name},`),
    ']',
    '',
  ].join('\n')
}

function camelCase(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
