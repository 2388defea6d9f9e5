import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recipeFileNames, sideFileNames } from '../src/recipes/checks/read-recipe-files.ts'
import { INDEX_PATH, indexSource } from '../src/recipes/checks/recipe-file-list.ts'

test('recipe-files.ts lists exactly the files of data/recipes and data/sides (run scripts/write-recipe-index.ts)', () => {
  expect(readFileSync(INDEX_PATH, 'utf8')).toBe(indexSource(recipeFileNames(), sideFileNames()))
})
