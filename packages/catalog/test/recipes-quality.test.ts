import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { COOKING_TOOLS, CUISINES } from '@pennyplate/domain/profile/profile-options'
import { DIFFICULTIES, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { expect, test } from 'vitest'
import { packagesOf } from '../src/prices/packages.ts'
import { checkDuplicates } from '../src/recipes/checks/check-duplicates.ts'
import { checkPlate } from '../src/recipes/checks/check-plate.ts'
import { checkRecipe, checkSide } from '../src/recipes/checks/check-recipe.ts'
import { illustrationNames } from '../src/recipes/checks/illustration-names.ts'
import {
  readRecipeFiles,
  readSideFiles,
  recipeFileNames,
  sideFileNames,
} from '../src/recipes/checks/read-recipe-files.ts'
import { costOf } from '../src/recipes/form-cost.ts'
import { toRecipe } from '../src/recipes/recipe-row.ts'
import { allRecipes } from '../src/recipes/recipes.ts'
import { allSides } from '../src/recipes/sides.ts'

const { rows, problems } = readRecipeFiles(recipeFileNames())
const sideFiles = readSideFiles(sideFileNames())
const dishes = [...allRecipes().values()]
const forms = dishes.flatMap((compiled) => compiled.forms)
const illustrations = illustrationNames()
const sideRecipes = new Map([...allSides()].map(([id, { recipe }]) => [id, recipe]))

test('every recipe file has only valid recipes', () => {
  expect(problems).toEqual([])
})

test('every recipe passes every check', () => {
  const findings = rows.flatMap(({ file, row }) =>
    checkRecipe(row, illustrations).findings.map((finding) => `${file}:${row.id}: ${finding}`),
  )
  expect(findings).toEqual([])
})

test('every side is valid and passes every check', () => {
  const findings = sideFiles.rows.flatMap(({ file, row }) =>
    checkSide(row).findings.map((finding) => `${file}:${row.id}: ${finding}`),
  )
  expect([...sideFiles.problems, ...findings]).toEqual([])
})

test('every plate names existing sides, one for each role it wants', () => {
  const findings = dishes.flatMap(({ recipe }) =>
    checkPlate(recipe, sideRecipes).map((finding) => `${recipe.id}: ${finding}`),
  )
  expect(findings).toEqual([])
})

test('no side has the id of another side or of a dish', () => {
  const ids = [...rows, ...sideFiles.rows].map(({ row }) => row.id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('no recipe duplicates another', () => {
  expect([...checkDuplicates(rows.map(({ row }) => toRecipe(row)))]).toEqual([])
})

test('no two dishes share a name', () => {
  const byName = Map.groupBy(forms, ({ name }) => name.toLowerCase())
  const shared = [...byName].filter(([, called]) => new Set(called.map(({ recipe }) => recipe.id)).size > 1)
  expect(shared.map(([name]) => name)).toEqual([])
})

test('every food a recipe or a variant uses is sold in at least one package', () => {
  const sides = [...allSides().values()].flatMap((compiled) => compiled.forms)
  const used = new Set([...forms, ...sides].flatMap((form) => [...form.gramsPerServing.keys()]))
  expect([...used].filter((id) => !FREE_FOODS.has(id) && packagesOf(id).length === 0)).toEqual([])
})

test('the used share never costs more than the packages', () => {
  const wrong = forms.filter((form) => {
    const cost = costOf(form)
    return cost === null || cost.usedCentsPerServing * form.recipe.servings > cost.checkoutCents + 0.001
  })
  expect(wrong.map((form) => form.recipe.id)).toEqual([])
})

test.each([
  ['breakfast', 100],
  ['lunch', 120],
  ['dinner', 170],
  ['snack', 60],
] satisfies [DishMeal, number][])('the library has at least its number of dishes for %s', (meal, floor) => {
  expect(dishes.filter(({ recipe }) => recipe.meals.includes(meal)).length).toBeGreaterThanOrEqual(floor)
})

test('the library has at least 450 recipes', () => {
  expect(rows.length).toBeGreaterThanOrEqual(450)
})

test.each([...CUISINES, ...COOKING_TOOLS, ...DIFFICULTIES])('%s is represented', (tag) => {
  const tagged = dishes.filter(({ recipe: { cuisines, tools }, difficulty }) =>
    [...cuisines, ...tools.flat(), difficulty].some((own) => own === tag),
  )
  expect(tagged.length).toBeGreaterThanOrEqual(5)
})
