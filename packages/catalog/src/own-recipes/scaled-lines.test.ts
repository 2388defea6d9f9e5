import { scaleWrittenLine } from '@pennyplate/domain/recipe/recipe-line'
import { rounds } from '@pennyplate/domain/testing/rounds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCountedWhole } from '../foods/counted-whole.ts'
import { foodById } from '../foods/foods.ts'
import { readOwnLines } from './read-own-lines.ts'

function foodsOf(line: string) {
  const [reading] = readOwnLines({ lines: [{ text: line }], ties: {} })
  return reading?.is === 'tied' ? [reading, ...reading.also] : []
}

function scaled(line: string, factor: number): string {
  const counted = foodsOf(line).flatMap(({ foodId, amount, unit }) => {
    const food = foodById(foodId)
    if (!food) return []
    return [{ ...food, isCountedWhole: isCountedWhole(food, { amount: amount ?? 1, unit }, 1) }]
  })
  return scaleWrittenLine(line, factor, counted)
}

test.each([
  ['1 can (14 oz) chickpeas', 4 / 3, '1 1/2 cans (14 oz) chickpeas'],
  ['1 can (28 oz) crushed tomatoes', 4 / 3, '1 1/2 cans (28 oz) crushed tomatoes'],
  ['1 can crushed tomatoes', 2, '2 cans crushed tomatoes'],
  ['1 large egg + 1 egg yolk', 2, '2 large eggs + 2 egg yolks'],
  ['1 large egg + 1 egg yolk', 4 / 3, '1 large egg + 1 egg yolk'],
  ['2*15 oz cans chickpeas', 2, '4 cans (15 oz) chickpeas'],
  ['1/2 of a 15-oz can of black beans', 2, '1 can (15 oz) black beans'],
  ['Dry- 1 cup oat flour, 2 cups rolled oats', 2, 'Dry- 2 cups oat flour, 4 cups rolled oats'],
  ['1 cup flour, plus 2 tbsp for dusting', 2, '2 cups flour, plus 1/4 cup for dusting'],
  ['1 cup milk or 1/2 cup cream', 2, '2 cups milk or 1 cup cream'],
  ['2-3 cloves garlic, minced', 4 / 3, '3 to 4 cloves garlic, minced'],
  ['2 mangoes (600 g), diced', 2, '4 mangoes (1200 g), diced'],
  ['1 cup (240 ml) milk', 2, '2 cups (480 ml) milk'],
  ['4 (6 oz) salmon fillets', 1 / 2, '2 fillets (6 oz) salmon'],
  ['1.6 lb ground beef', 1.01, '1.6 lb ground beef'],
  [
    '1/4 tbsp milk, 1 (8-ounce) can coconut milk, drained',
    2,
    '1 1/2 tsp milk, 2 cans (8 oz) coconut milk, drained',
  ],
  ['flour, egg, milk', 2, 'flour, egg, milk'],
])('%s times %d: %s', (line, factor, text) => {
  expect(scaled(line, factor)).toBe(text)
})

const count = fc.integer({ min: 1, max: 12 })
const part = fc.constantFrom('1/4', '1/3', '1/2', '2/3', '3/4', '1', '1 1/2', '2', '2 1/2', '3', '5')
const cans = fc.constantFrom('black beans', 'chickpeas', 'crushed tomatoes', 'corn', 'coconut milk')
const ounces = fc.constantFrom('8', '14', '14.5', '15', '28', '29')
const cups = fc.constantFrom('all-purpose flour', 'milk', 'white rice', 'sugar', 'rolled oats', 'olive oil')
const pounds = fc.constantFrom('ground beef', 'chicken breast', 'salmon', 'carrots', 'spaghetti')
const pieces = fc.constantFrom('eggs', 'onions', 'flour tortillas', 'lemons', 'egg yolks', 'avocados')
const one = fc.oneof(
  fc.tuple(count, ounces, cans).map(([n, oz, food]) => `${n} can${n > 1 ? 's' : ''} (${oz} oz) ${food}`),
  fc
    .tuple(count, ounces, cans)
    .map(([n, oz, food]) => `${n} (${oz}-ounce) can${n > 1 ? 's' : ''} ${food}, drained`),
  fc.tuple(count, ounces, cans).map(([n, oz, food]) => `${n} x ${oz} oz cans ${food}`),
  fc.tuple(part, cups).map(([n, food]) => `${n} cups ${food}`),
  fc.tuple(part, cups).map(([n, food]) => `${n} tbsp ${food}`),
  fc.tuple(part, cups).map(([n, food]) => `${food}, ${n} cups`),
  fc.tuple(part, pounds).map(([n, food]) => `${n} lb ${food}`),
  fc.tuple(count, pounds).map(([n, food]) => `${n * 100} g ${food}`),
  fc.tuple(count, pieces).map(([n, food]) => `${n} ${food}`),
  fc.tuple(count, count).map(([n, more]) => `${n}-${n + more} cloves garlic, minced`),
)
const joint = fc.constantFrom(' + ', ', ', ' and ', ' plus ', ' & ', '; ')
const lines = fc.oneof(
  one,
  fc
    .tuple(
      one.filter((line) => !/, (?:\d|minced|drained)/.test(line)),
      joint,
      one.filter((line) => /^\d/.test(line)),
    )
    .map((all) => all.join('')),
)
const people = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }))

/** Between 1/3 and 1/2 cup there is none, and a tablespoon of a food is not quite a sixteenth of its cup. */
const NEXT_CUP = 0.23
/** Scales show half ounces. */
const QUARTER_OZ_G = 7.1
/** Cans come in halves, eggs whole. */
const HALF_A_PIECE = 0.51

function pieceG(line: string, grams: number, amount: number, unit: string): number {
  if (unit !== 'oz') return grams / amount
  const counts = [...line.matchAll(/(\d+) (?:cans? |x |\()/g)].map(([, n]) => Number(n))
  return grams / (counts.length > 0 ? Math.min(...counts) : amount)
}

test('a scaled line means the scaled weight of each of its foods, and never less than before when there are more', () => {
  fc.assert(
    fc.property(lines, people, (line, [from, to]) => {
      const factor = to / from
      const before = foodsOf(line)
      const after = foodsOf(scaled(line, factor))
      expect(after.map(({ foodId }) => foodId)).toEqual(before.map(({ foodId }) => foodId))
      for (const [at, { grams, amount, unit }] of before.entries()) {
        const was = grams ?? 0
        const now = after[at]?.grams ?? 0
        const piece = pieceG(line, was, amount ?? 1, unit)
        const asked = was * factor
        // Nobody cooks with less than one egg.
        expect(Math.abs(now - asked)).toBeLessThanOrEqual(
          0.001 + Math.max(QUARTER_OZ_G, NEXT_CUP * asked, HALF_A_PIECE * piece, piece - asked),
        )
        // Three teaspoons of a food weigh a little less or more than its tablespoon.
        if (factor > 1) expect(now).toBeGreaterThanOrEqual(was * 0.97)
      }
    }),
    { numRuns: rounds(150, 5000) },
  )
})
