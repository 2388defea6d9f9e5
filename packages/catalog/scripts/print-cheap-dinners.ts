/**
 * Prints what familiar dinners cost a serving, alone and with their usual sides, cheapest first.
 *
 *   node packages/catalog/scripts/print-cheap-dinners.ts
 *
 * A cost is the used share of the packages for four adults at ZIP 72762. The usual side of each role a dish wants is the first it goes
 * with. Familiar is rated 4 or 5.
 */
import { foodById } from '../src/foods/foods.ts'
import { packagesOf } from '../src/prices/packages.ts'
import { priceAt } from '../src/prices/price-at.ts'
import {
  readRecipeFiles,
  readSideFiles,
  recipeFileNames,
  sideFileNames,
} from '../src/recipes/checks/read-recipe-files.ts'
import { familiarity } from '../src/recipes/familiarity.ts'
import { costOf } from '../src/recipes/form-cost.ts'
import { resolveForm } from '../src/recipes/recipe-form.ts'
import { toRecipe, toSide } from '../src/recipes/recipe-row.ts'

const ZIP = '72762'
const ADULTS = 4
const FAMILIAR = 4
const MAIN_AT_MOST = 125
const PLATE_AT_MOST = 185

type Recipe = ReturnType<typeof toRecipe>

const sides = new Map(readSideFiles(sideFileNames()).rows.map(({ row }) => [row.id, toSide(row)]))
const dinners = readRecipeFiles(recipeFileNames())
  .rows.map(({ row }) => toRecipe(row))
  .filter(({ id, meals }) => meals.includes('dinner') && (familiarity(id, 'dinner') ?? 0) >= FAMILIAR)
  .map((recipe) => {
    const usual = (recipe.plate?.wants ?? []).flatMap((role) => {
      const id = recipe.plate?.goesWith.find((side) => sides.get(side)?.side?.role === role)
      return sides.get(id ?? '') ?? []
    })
    const main = centsOf(recipe)
    return { id: recipe.id, main, plate: usual.reduce((sum, side) => sum + centsOf(side), main), usual }
  })
  .toSorted((a, b) => a.plate - b.plate)

for (const { id, main, plate, usual } of dinners) {
  print([id.padEnd(52), money(main), money(plate), usual.map((side) => side.id).join(', ')].join('  '))
}
const cheap = dinners.filter(({ main, plate }) => main <= MAIN_AT_MOST && plate <= PLATE_AT_MOST)
print(
  `${dinners.length} familiar dinners, half of them at most ${money(dinners[dinners.length >> 1]?.plate ?? 0)} with sides`,
)
print(`${cheap.length} of them at most ${money(MAIN_AT_MOST)} alone and ${money(PLATE_AT_MOST)} with sides`)

function centsOf(recipe: Recipe): number {
  const resolved = resolveForm(recipe, null, foodById)
  if (!resolved.ok) throw new Error(`${recipe.id} does not resolve`)
  // A serving weighs the same however many are cooked.
  const form = { ...resolved.form, recipe: { ...resolved.form.recipe, servings: ADULTS } }
  const cost = costOf(form, (foodId) =>
    packagesOf(foodId).map((pack) => ({ ...pack, ...priceAt(pack, ZIP) })),
  )
  if (!cost) throw new Error(`a food of ${recipe.id} is not sold`)
  return cost.usedCentsPerServing
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
