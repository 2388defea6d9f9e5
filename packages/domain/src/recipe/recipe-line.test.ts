import { describe, expect, it } from 'vitest'
import { scaleWrittenLine, writeIngredientLine } from './recipe-line.ts'

describe('an ingredient of a recipe', () => {
  const BEANS = {
    name: 'Canned black beans',
    amount: 1,
    unit: 'can',
    size: '15-oz',
    holds: { amount: 1.5, unit: 'cup' },
  }
  const onion = { name: 'Yellow onion', plural: 'Yellow onions', amount: 1, unit: 'each' }
  it.each([
    [{ ...onion, preparation: 'finely chopped' }, 1, '1 yellow onion, finely chopped'],
    [onion, 3, '3 yellow onions'],
    [onion, 0.5, '1/2 yellow onion'],
    [{ name: 'Russet potato', plural: 'Russet potatoes', amount: 1, unit: 'lb' }, 3, '3 lb russet potatoes'],
    [{ name: 'Dijon mustard', amount: 1, unit: 'tbsp' }, 4, '1/4 cup Dijon mustard'],
    [
      { name: 'Canned black beans', amount: 1, unit: 'can', isOptional: true },
      2,
      '2 cans black beans, optional',
    ],
    [{ name: 'Garlic', amount: 0.2, unit: 'clove' }, 10, '2 cloves garlic'],
    [{ name: 'All-purpose flour', amount: 1 / 3, unit: 'cup' }, 2, '2/3 cup all-purpose flour'],
    [{ name: 'Large eggs', amount: 2, unit: 'each', isCountedWhole: true }, 0.75, '2 large eggs'],
    [{ name: 'Large eggs', amount: 2, unit: 'each', isCountedWhole: true }, 0.4, '1 large egg'],
    [
      { name: 'Large eggs', amount: 2, unit: 'each', isCountedWhole: true },
      0.25,
      '1 large egg, beaten; use half',
    ],
    [
      { name: 'Large eggs', amount: 1, unit: 'each', isCountedWhole: true, preparation: 'beaten' },
      0.3,
      '1 large egg, beaten; use half',
    ],
    [
      {
        name: 'Large eggs',
        amount: 3,
        unit: 'each',
        isCountedWhole: true,
        preparation: 'boiled and chopped',
      },
      1 / 6,
      '1 large egg, boiled and chopped',
    ],
    [{ name: 'Bay leaves', amount: 1, unit: 'leaf' }, 1, '1 bay leaf'],
    [{ name: 'Cod fillets', amount: 1, unit: 'fillet' }, 2, '2 cod fillets'],
    [
      { name: 'Canned black beans', amount: 1, unit: 'can', size: '15-oz' },
      0.5,
      '1/2 of a 15-oz can of black beans',
    ],
    [
      { name: 'Tomato sauce', amount: 1, unit: 'can', size: '8-oz' },
      0.25,
      '1/4 of an 8-oz can of tomato sauce',
    ],
    [
      { name: 'Canned crushed tomatoes', amount: 1, unit: 'can', size: '28-oz' },
      0.5,
      '14 oz (1/2 of a 28-oz can) of crushed tomatoes',
    ],
    [{ name: 'Canned black beans', amount: 1, unit: 'can', size: '15-oz' }, 2, '2 (15-oz) cans black beans'],
    [{ ...BEANS, preparation: 'drained' }, 1 / 6, '1/4 cup black beans from a 15-oz can, drained'],
    [BEANS, 1 / 2, '1/2 of a 15-oz can of black beans'],
    [BEANS, 2 / 3, '1 cup black beans from a 15-oz can'],
    [BEANS, 4 / 3, '2 cups black beans from 15-oz cans'],
    [BEANS, 2, '2 (15-oz) cans black beans'],
    [
      { name: 'Firm tofu', amount: 1, unit: 'block', holds: { amount: 14, unit: 'oz' } },
      0.25,
      '3 1/2 oz firm tofu from a block',
    ],
    [
      { name: 'Plant-based cheese shreds', amount: 0.75, unit: 'cup', preparation: 'shredded' },
      1,
      '3/4 cup plant-based cheese shreds',
    ],
    [
      { name: 'Shredded mozzarella', amount: 1, unit: 'cup', preparation: 'shredded', isOptional: true },
      1,
      '1 cup shredded mozzarella, optional',
    ],
    [
      { name: 'Cheddar cheese', amount: 1, unit: 'cup', preparation: 'shredded' },
      1,
      '1 cup cheddar cheese, shredded',
    ],
    [{ name: 'Jarred beef gravy', amount: 1, unit: 'jar', size: '12-oz' }, 1, '1 (12-oz) jar beef gravy'],
  ] as const)('%o times %d: %s', (ingredient, factor, text) => {
    expect(writeIngredientLine(ingredient, factor).text).toBe(text)
  })
})

describe('a line somebody else wrote', () => {
  it.each([
    ['2 cups flour', 2, '4 cups flour'],
    ['1/2 tsp salt', 3, '1 1/2 tsp salt'],
    ['1 large onion, chopped', 2, '2 large onion, chopped'],
    ['2 (15 oz) cans black beans', 0.5, '1 can (15 oz) black beans'],
    ['Salt to taste', 4, 'Salt to taste'],
    ['2 cups flour', 1, '2 cups flour'],
  ] as const)('%s times %d: %s', (line, factor, text) => {
    expect(scaleWrittenLine(line, factor)).toBe(text)
  })

  it.each([
    ['3 large eggs, beaten', 1 / 4, '1 large egg, beaten'],
    ['2 onions (small), the onions diced', 1 / 2, '1 onion (small), the onions diced'],
    ['1 onion, chopped', 3, '3 onions, chopped'],
    ['1 cup onion', 3, '3 cups onion'],
    ['2 medium-size cloves garlic, minced', 1 / 2, '1 medium-size clove garlic, minced'],
    ['1 medium-size clove garlic', 3, '3 medium-size cloves garlic'],
  ])('counts the food that a written line means: %s times %d', (line, factor, text) => {
    const egg = { name: 'Large egg', plural: 'Large eggs', isCountedWhole: true }
    const food = line.includes('egg') ? egg : { name: 'Yellow onion', plural: 'Yellow onions' }
    expect(scaleWrittenLine(line, factor, [food])).toBe(text)
  })
})
