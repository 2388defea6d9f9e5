import { expect, test } from 'vitest'
import { compileRecipe } from './compiled-recipe.ts'
import { costOf } from './form-cost.ts'
import { allergensOf, dietsOf, nutritionPerServing } from './form-facts.ts'
import { withoutIngredients } from './recipe-form.ts'
import { type RecipeRow, toRecipe } from './recipe-row.ts'

const OATMEAL: RecipeRow = {
  id: 'oatmeal',
  name: 'Oatmeal',
  description: 'Oats in milk.',
  mealTypes: ['breakfast'],
  cuisines: ['American'],
  servings: 2,
  activeMinutes: 5,
  totalMinutes: 10,
  unattendedMinutes: 0,
  tools: [['Stove', 'Microwave']],
  ingredients: ['100 g | rolled-oats', '400 g | milk-whole', '30 g | walnuts | chopped | optional'],
  steps: ['Simmer the oats in the milk and add the walnuts.'],
  storage: '',
  reheating: '',
  mealPrepTips: [],
  batchCooks: true,
  freezes: false,
  illustration: 'bowl-with-spoon',
  variants: [
    { id: 'soy', swap: { 'milk-whole': 'soy-milk' } },
    { id: 'rice', swap: { 'milk-whole': 'rice-milk', 'rolled-oats': 'gluten-free-oats' } },
  ],
}
const [base, soy, rice] = compileRecipe(toRecipe(OATMEAL)).forms

test('a serving holds its share of every food', () => {
  expect(Object.fromEntries(base.gramsPerServing)).toEqual({
    'rolled-oats': 50,
    'milk-whole': 200,
    walnuts: 15,
  })
})

test('nutrition is the sum of the compositions by weight', () => {
  // 50 g oats at 379, 200 g milk at 61 and 15 g walnuts at 654 kcal per 100 g.
  expect(nutritionPerServing(base).energyKcal).toBeCloseTo(189.5 + 122 + 98.1, 1)
})

test('a figure is unknown if more than a trace of the dish has none', () => {
  const withHerb = (grams: string) =>
    compileRecipe(
      toRecipe({ ...OATMEAL, ingredients: ['100 g | rolled-oats', `${grams} | ham-hock`], variants: [] }),
    )
  expect(nutritionPerServing(withHerb('60 g').forms[0]).energyKcal).toBeNull()
  expect(nutritionPerServing(withHerb('2 g').forms[0]).energyKcal).toBeCloseTo(189.5)
})

test('a variant swaps its foods and drops their allergens', () => {
  expect(allergensOf(base)).toEqual(['milk', 'tree-nut'])
  expect(soy && allergensOf(soy)).toEqual(['tree-nut', 'soy'])
  expect(rice && dietsOf(rice)).toContain('Gluten-Free')
  expect(dietsOf(base)).not.toContain('Gluten-Free')
  expect(soy && dietsOf(soy)).toContain('Vegan')
})

test('an ingredient that is left out is not part of a serving', () => {
  expect([...withoutIngredients(base, [2]).gramsPerServing.keys()]).toEqual(['rolled-oats', 'milk-whole'])
})

test('the checkout total has whole packages, a serving only its used share', () => {
  const packs = () => [{ edibleG: 500, priceCents: 300, amountText: '500 g' }]
  expect(costOf(base, packs)).toEqual({
    checkoutCents: 900,
    usedCentsPerServing: (300 * (50 + 200 + 15)) / 500,
  })
  expect(costOf(base, () => [])).toBeNull()
})

test('milk is counted by the gallon, as on the list', () => {
  const packs = (foodId: string) => [
    { edibleG: 500, priceCents: 150, amountText: '1 pint' },
    ...(foodId === 'milk-whole' ? [{ edibleG: 4000, priceCents: 400, amountText: '1 gal' }] : []),
  ]
  expect(costOf(base, packs)?.checkoutCents).toBe(150 + 400 + 150)
})

test('a recipe with an unknown food or unit does not compile', () => {
  const withLine = (line: string) => () =>
    compileRecipe(toRecipe({ ...OATMEAL, ingredients: [line], variants: [] }))
  expect(withLine('1 cup | unobtainium')).toThrow('recipe oatmeal: no food "unobtainium"')
  expect(withLine('1 clove | rolled-oats')).toThrow('"clove" of rolled-oats cannot be weighed')
})
