/**
 * Prints what familiar dinners cost a serving, alone and with their usual sides, cheapest first.
 *
 *   npx node packages/catalog/scripts/print-cheap-dinners.ts
 *
 * A cost is the used share of the packages for four adults at ZIP 72762. The usual side of each role a dish wants is the first it goes
 * with. Familiar is rated 4 or 5.
 */
import { familiarDinnerCosts, summarizeDinnerCosts } from '../src/recipes/checks/dinner-costs.ts'
import { allRecipes } from '../src/recipes/recipes.ts'
import { allSides } from '../src/recipes/sides.ts'

const dinners = familiarDinnerCosts(allRecipes().values(), allSides())
for (const { id, main, plate, usual } of dinners) {
  print([id.padEnd(52), money(main), money(plate), usual.join(', ')].join('  '))
}
const { medianPlate, cheapMains, cheapPlates, cheapPlatesAtLeast } = summarizeDinnerCosts(dinners)
print(`${dinners.length} familiar dinners, half of them at most ${money(medianPlate)} with sides`)
print(`${cheapMains} mains cost at most $1.25; ${cheapPlates} of them at most $1.85 with their usual sides,`)
print(`${cheapPlatesAtLeast} with the cheapest sides they go with`)

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
