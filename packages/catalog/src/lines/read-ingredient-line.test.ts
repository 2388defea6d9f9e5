import { expect, it } from 'vitest'
import { readIngredientLine } from './read-ingredient-line.ts'

it('ties a line to a food with its weight and allergens', () => {
  expect(readIngredientLine('1/2 cup whole milk')).toMatchObject({
    status: 'tied',
    foodId: 'milk-whole',
    quantity: 0.5,
    unit: 'cup',
    massG: 122,
    isMassStated: true,
    isSure: true,
    allergens: ['milk'],
  })
})

it('leaves a food nobody knows unresolved, with the allergens its words name', () => {
  expect(readIngredientLine("1 jar Aunt May's peanut relish")).toMatchObject({
    status: 'unresolved',
    allergens: ['peanut'],
  })
})

it('knows headings and lines without words', () => {
  expect(readIngredientLine('For the sauce:')).toMatchObject({ status: 'heading', heading: 'For the sauce' })
  expect(readIngredientLine('---')).toMatchObject({ status: 'nothing' })
})

it('takes the food that the household says the line is', () => {
  expect(readIngredientLine("2 cups Aunt May's flour", 'oat-flour')).toMatchObject({
    foodId: 'oat-flour',
    isSure: true,
  })
})
