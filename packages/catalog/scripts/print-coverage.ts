/**
 * Prints how many recipes each diet has, compared with the floors, and how many are missing.
 *
 *   node packages/catalog/scripts/print-coverage.ts
 *
 * Reads the files in data/recipes from disk. Recipes that do not resolve are named and skipped.
 */
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import {
  COVERED_DIETS,
  type CoverageCell,
  narrowCoverage,
  wholeCoverage,
} from '../src/recipes/checks/coverage.ts'
import { readRecipeFiles, recipeFileNames } from '../src/recipes/checks/read-recipe-files.ts'
import { type CompiledRecipe, compileRecipe } from '../src/recipes/compiled-recipe.ts'
import { toRecipe } from '../src/recipes/recipe-row.ts'

const { rows, problems } = readRecipeFiles(recipeFileNames())
problems.forEach(print)
const compiled: CompiledRecipe[] = []
for (const { file, row } of rows) {
  try {
    compiled.push(compileRecipe(toRecipe(row)))
  } catch (cause) {
    print(`${file}:${row.id}: left out: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
const totals = DISH_MEALS.map((meal) => `${count(meal)} ${meal}`).join(', ')
print(`${compiled.length} recipes: ${totals}`)
print('\nStove + Microwave, easy or medium, the worst single further allergen (have/need, allergen):')
printTable(narrowCoverage(compiled))
print('\nAll tools, no other restriction (have/need):')
printTable(wholeCoverage(compiled))

function count(meal: DishMeal): number {
  return compiled.filter(({ recipe }) => recipe.meals.includes(meal)).length
}

function printTable(cells: readonly CoverageCell[]): void {
  print(['diet'.padEnd(14), ...DISH_MEALS.map((meal) => meal.padEnd(28))].join(''))
  for (const diet of COVERED_DIETS) {
    const row = cells.filter((cell) => cell.diet === diet)
    print([diet.padEnd(14), ...row.map((cell) => cellText(cell).padEnd(28))].join('').trimEnd())
  }
  const holes = cells.filter(({ count, floor }) => count < floor)
  const missing = holes.reduce((sum, { count, floor }) => sum + floor - count, 0)
  print(holes.length === 0 ? 'no holes' : `${holes.length} holes, ${missing} recipes missing in them`)
}

function cellText({ count, floor, worst }: CoverageCell): string {
  const missing = count < floor ? ` HOLE -${floor - count}` : ''
  return `${count}/${floor}${worst ? ` ${worst}` : ''}${missing}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
