import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listRecipes } from '../apps/server/src/recipe-index/list-recipes.ts'

/** Writes the list of all recipes to the file named by the argument. */
const [, , file] = process.argv
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(listRecipes()))
