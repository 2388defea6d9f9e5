/**
 * Checks recipe files and prints the figures of each recipe.
 *
 *   node packages/catalog/scripts/check-recipes.ts                     all files
 *   node packages/catalog/scripts/check-recipes.ts snacks-1.json ...   only these (still compared with all others)
 *
 * Names of files in data/recipes and data/sides.
 *
 * Exits with 1 if anything is wrong. Prints kcal, protein, sodium, used share per serving, checkout total and diets, and the
 * diets of each variant; of a variant named after a diet it does not keep, the foods that break it.
 */
import { basename } from 'node:path'
import { isSafe, judgeFood } from '@pennyplate/domain/diet/diet'
import { DIET_TYPES, type DietType } from '@pennyplate/domain/diet/diet-options'
import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import { foodById } from '../src/foods/foods.ts'
import { checkDuplicates } from '../src/recipes/checks/check-duplicates.ts'
import { checkPlate } from '../src/recipes/checks/check-plate.ts'
import { checkRecipe, checkSide } from '../src/recipes/checks/check-recipe.ts'
import { illustrationNames } from '../src/recipes/checks/illustration-names.ts'
import {
  type FileRow,
  readRecipeFiles,
  readSideFiles,
  recipeFileNames,
  sideFileNames,
} from '../src/recipes/checks/read-recipe-files.ts'
import { costOf } from '../src/recipes/form-cost.ts'
import { dietsOf, nutritionPerServing } from '../src/recipes/form-facts.ts'
import { judgedIngredients, type RecipeForm, resolveForm } from '../src/recipes/recipe-form.ts'
import { toRecipe, toSide } from '../src/recipes/recipe-row.ts'

const wanted = process.argv.slice(2).map((path) => basename(path))
const recipes = readRecipeFiles(recipeFileNames())
const sides = readSideFiles(sideFileNames())
const isWanted = (file: string) => wanted.length === 0 || wanted.includes(file)
const known = [...recipeFileNames(), ...sideFileNames()]
const missing = wanted.filter((file) => !known.includes(file)).map((file) => `${file}: no such file`)
const misshapen = [...recipes.problems, ...sides.problems].filter((problem) =>
  isWanted(problem.split(':')[0] ?? ''),
)
let wrong = 0
const report = (finding: string) => {
  wrong++
  print(`  ${finding}`)
}
const duplicates = checkDuplicates(inWantedLast(recipes.rows).map(({ row }) => toRecipe(row)))
const illustrations = illustrationNames()
const sidesById = new Map(sides.rows.map(({ row }) => [row.id, toSide(row)]))
const checked = [
  ...recipes.rows.map(({ file, row }) => ({
    file,
    id: row.id,
    check: () => {
      const { base, findings } = checkRecipe(row, illustrations)
      const plate = checkPlate(toRecipe(row), sidesById)
      return { base, findings: [...findings, ...plate, ...(duplicates.get(row.id) ?? [])] }
    },
  })),
  ...sides.rows.map(({ file, row }) => ({ file, id: row.id, check: () => checkSide(row) })),
].filter(({ file }) => isWanted(file))
for (const { file, id, check } of checked) {
  const { findings, base } = check()
  if (base) print([figuresLine(base), ...variantLines(base)].join('\n'))
  for (const finding of findings) report(`${file}:${id}: ${finding}`)
}
for (const problem of [...missing, ...misshapen]) report(problem)
print(`${checked.length} recipes, ${wrong} findings`)
process.exitCode = wrong > 0 ? 1 : 0

/** A duplicate is reported for the later recipe, so the files being checked come last. */
function inWantedLast(all: readonly FileRow[]): FileRow[] {
  return [...all.filter(({ file }) => !isWanted(file)), ...all.filter(({ file }) => isWanted(file))]
}

function figuresLine(form: RecipeForm): string {
  const { energyKcal, proteinG, sodiumMg } = nutritionPerServing(form)
  const cost = costOf(form)
  const figure = (value: number | null, width: number) =>
    (value === null ? '?' : String(Math.round(value))).padStart(width)
  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
  return [
    form.recipe.id.padEnd(44),
    `${figure(energyKcal, 5)} kcal`,
    `${figure(proteinG, 4)} g`,
    `${figure(sodiumMg, 5)} mg Na`,
    cost
      ? `${money(cost.usedCentsPerServing).padStart(6)} ${money(cost.checkoutCents).padStart(7)} checkout`
      : 'no price',
    ` ${dietsOf(form).join(', ')}`,
  ].join(' ')
}

/** A variant may keep other diets than the dish as written, and fewer than its id says. */
function variantLines(base: RecipeForm): string[] {
  return base.recipe.variants.flatMap((variant) => {
    const resolved = resolveForm(base.recipe, variant, foodById)
    if (!resolved.ok) return []
    const kept = dietsOf(resolved.form)
    const broken = DIET_TYPES.filter((diet) => isNamedAfter(variant.id, diet) && !kept.includes(diet)).map(
      (diet) => `not ${diet} (${breakers(resolved.form, diet).join(', ')})`,
    )
    return [`  ${variant.id.padEnd(42)} ${[...kept, ...broken].join(', ')}`]
  })
}

function isNamedAfter(variantId: string, diet: DietType): boolean {
  return `-${variantId}-`.includes(`-${diet.toLowerCase().replaceAll(' ', '-')}-`)
}

function breakers(form: RecipeForm, diet: DietType): string[] {
  const rule = DIET_RULES[diet]
  const broken = judgedIngredients(form).filter(
    (ingredient) =>
      rule && !ingredient.isOptional && !isSafe(judgeFood(ingredient.facts, [rule], ingredient)),
  )
  return [...new Set(broken.flatMap(({ facts }) => facts?.id ?? []))]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
