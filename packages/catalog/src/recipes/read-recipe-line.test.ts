import { expect, test } from 'vitest'
import { readRecipeLine } from './read-recipe-line.ts'

test.each([
  ['1 1/2 cup | rolled-oats', 1.5, 'cup', 'rolled-oats', '', false],
  ['2 each | banana | mashed', 2, 'each', 'banana', 'mashed', false],
  ['1/4 tsp | salt | | optional', 0.25, 'tsp', 'salt', '', true],
  ['6 fl oz | milk-whole | warm', 6, 'fl oz', 'milk-whole', 'warm', false],
  ['0.5 lb | ground-beef-90 | | ', 0.5, 'lb', 'ground-beef-90', '', false],
])('"%s" is read', (line, amount, unit, foodId, preparation, isOptional) => {
  expect(readRecipeLine(line)).toEqual({
    ok: true,
    ingredient: { foodId, amount: { amount, unit }, preparation, isOptional },
  })
})

test.each([
  ['cup | rolled-oats', 'one positive amount'],
  ['0 cup | rolled-oats', 'one positive amount'],
  ['2-3 clove | garlic', 'one positive amount'],
  ['2 cups | rolled-oats', 'write the unit "cup"'],
  ['2 glugs | olive-oil', 'no unit "glugs"'],
  ['2 cup', 'the food is missing'],
  ['2 cup | rolled-oats | mashed | maybe', 'may only be "optional"'],
])('"%s" is refused: %s', (line, reason) => {
  const read = readRecipeLine(line)
  expect(read.ok ? '' : read.problem).toContain(reason)
})
