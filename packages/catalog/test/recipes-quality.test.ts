import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { COOKING_TOOLS, CUISINES } from '@pennyplate/domain/profile/profile-options'
import { DIFFICULTIES, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { expect, test } from 'vitest'
import { packagesOf } from '../src/prices/packages.ts'
import { checkDuplicates } from '../src/recipes/checks/check-duplicates.ts'
import { checkRecipe } from '../src/recipes/checks/check-recipe.ts'
import { illustrationNames } from '../src/recipes/checks/illustration-names.ts'
import { readRecipeFiles, recipeFileNames } from '../src/recipes/checks/read-recipe-files.ts'
import { costOf } from '../src/recipes/form-cost.ts'
import { toRecipe } from '../src/recipes/recipe-row.ts'
import { allRecipes } from '../src/recipes/recipes.ts'

const { rows, problems } = readRecipeFiles(recipeFileNames())
const dishes = [...allRecipes().values()]
const forms = dishes.flatMap((compiled) => compiled.forms)
const illustrations = illustrationNames()

test('every recipe file holds whole recipes and nothing else', () => {
  expect(problems).toEqual([])
})

test('every recipe resolves, adds up, is safe to read and written in American English', () => {
  const findings = rows.flatMap(({ file, row }) =>
    checkRecipe(row, illustrations).findings.map((finding) => `${file}:${row.id}: ${finding}`),
  )
  expect(findings).toEqual([])
})

test('no recipe is another one reworded', () => {
  expect([...checkDuplicates(rows.map(({ row }) => toRecipe(row)))]).toEqual([])
})

test('no name means two dishes', () => {
  const byName = Map.groupBy(forms, ({ name }) => name.toLowerCase())
  const shared = [...byName].filter(([, called]) => new Set(called.map(({ recipe }) => recipe.id)).size > 1)
  expect(shared.map(([name]) => name)).toEqual([])
})

test('every food a recipe or a variant uses is sold in at least one package', () => {
  const used = new Set(forms.flatMap((form) => [...form.gramsPerServing.keys()]))
  expect([...used].filter((id) => !FREE_FOODS.has(id) && packagesOf(id).length === 0)).toEqual([])
})

test('the used share of a dish never costs more than its packages do at the till', () => {
  const wrong = forms.filter((form) => {
    const cost = costOf(form)
    return cost === null || cost.usedCentsPerServing * form.recipe.servings > cost.tillCents + 0.001
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
