/**
 * Prints how much of everyday food the library has: by diet, cuisine and kitchen, and the facts its dishes lack.
 *
 *   npx node packages/catalog/scripts/print-everyday.ts
 */
import { everydayCounts } from '../src/recipes/checks/everyday-counts.ts'
import { familiarity } from '../src/recipes/familiarity.ts'
import { allRecipes } from '../src/recipes/recipes.ts'
import { allSides } from '../src/recipes/sides.ts'

const dishes = [...allRecipes().values()]
for (const { what, count, floor } of everydayCounts(dishes)) {
  print(`${String(count).padStart(5)} of ${floor}  ${what}${count < floor ? '  MISSING' : ''}`)
}
print(`${dishes.length} dishes, ${allSides().size} sides`)
print(`${dishes.filter(({ recipe }) => recipe.plate === null).length} dishes say nothing about their plate`)
const unrated = dishes.filter(({ recipe }) =>
  recipe.meals.some((meal) => familiarity(recipe.id, meal) === null),
)
print(
  `${unrated.length} dishes with a meal not rated yet: ${unrated.map(({ recipe }) => recipe.id).join(', ')}`,
)

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
