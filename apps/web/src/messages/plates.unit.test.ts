import { expect, it } from 'vitest'
import { plateName, withSides } from './plates.ts'

const plate = (name: string, ...sides: string[]) =>
  plateName({ name, sides: sides.map((side) => ({ name: side })) })

it('a plate is named with its sides, and says "with" once', () => {
  expect(plate('Chili')).toBe('Chili')
  expect(plate('Chili', 'Cornbread', 'Green beans')).toBe('Chili with cornbread and green beans')
  expect(plate('Cereal with milk', 'Banana')).toBe('Cereal with milk and banana')
  expect(plate('Mac and cheese with hot dogs', 'Carrot sticks', 'Milk')).toBe(
    'Mac and cheese with hot dogs, carrot sticks and milk',
  )
})

it('a meal made of leftovers says whose they are', () => {
  const remade = {
    leftoverOf: 'Chili',
    sides: [{ name: 'Baked potatoes with cheddar', remakesAs: 'Chili baked potatoes' }, { name: 'Apple' }],
  }
  expect(withSides(remade, 'Sunday')).toBe('with Sunday’s chili, baked potatoes with cheddar, and apple')
  expect(withSides({ leftoverOf: 'Chili', sides: [{ name: 'Apple' }] }, 'Sunday')).toBe('with apple')
})
