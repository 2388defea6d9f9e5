/**
 * Lists the files of data/recipes and data/sides in src/recipes/recipe-files.ts, so that they can be imported and bundled.
 *
 *   node packages/catalog/scripts/write-recipe-index.ts
 *
 * Run it after adding or removing a file; a test fails when it was forgotten.
 */
import { writeFileSync } from 'node:fs'
import { recipeFileNames, sideFileNames } from '../src/recipes/checks/read-recipe-files.ts'
import { INDEX_PATH, indexSource } from '../src/recipes/checks/recipe-file-list.ts'

writeFileSync(INDEX_PATH, indexSource(recipeFileNames(), sideFileNames()))
