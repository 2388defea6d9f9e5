import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { ALLERGENS } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { rounds } from '@pennyplate/domain/testing/rounds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import lineNames from '../data/line-names.json' with { type: 'json' }
import { allFoods, foodById } from '../src/foods/foods.ts'
import { foodWords } from '../src/lines/line-words.ts'
import { readIngredientLine } from '../src/lines/read-ingredient-line.ts'

const FOODS = [...allFoods().values()]

/** A word for each allergen that no food without it may be tied to. */
const LADEN: readonly string[] = [
  'almond',
  'peanut',
  'cashew',
  'walnut',
  'shrimp',
  'crab',
  'anchovy',
  'tahini',
  'soy',
  'wheat',
  'egg',
  'buttermilk',
  'cheesy',
  'pecan',
  'sesame',
  'tofu',
]

const someFood = fc.constantFrom(...FOODS)
const someName = someFood.chain((food) => fc.constantFrom(food.name, food.plural, ...food.synonyms))
const amount = fc.constantFrom('', '1 cup ', '2 (15 oz) cans ', '3 ', '1/2 lb ', '4 slices ')
const around = fc.constantFrom(
  (word: string, name: string) => `${word} ${name}`,
  (word: string, name: string) => `${name} ${word}`,
  (word: string, name: string) => `${name} (${word})`,
  (word: string, name: string) => `${name}, ${word}`,
  (word: string, name: string) => `${name} (contains ${word})`,
  (word: string, name: string) => `${name} with ${word}`,
  (word: string, name: string) => `${name} and ${word}`,
)

test('no line is tied to foods that lack an allergen its words name', () => {
  fc.assert(
    fc.property(amount, someName, fc.constantFrom(...LADEN), around, (much, name, word, join) => {
      // "Plant-based egg" names no egg, and saying "egg" twice adds none.
      if (foodWords(name).includes(word)) return
      const line = `${much}${join(word, name)}`
      const read = readIngredientLine(line)
      if (read.status !== 'tied') return
      const foods = [read, ...read.also].flatMap(({ foodId }) => foodById(foodId) ?? [])
      const own = new Set(
        foods.flatMap((food) =>
          findingsInWords([food.name, food.plural, ...food.synonyms].join('; ')).words.map(
            ({ said }) => said,
          ),
        ),
      )
      for (const { said, allergens } of findingsInWords(word).words)
        if (!own.has(said))
          for (const allergen of allergens)
            expect(
              foods.some((food) => mayHold(food, allergen)),
              `${line}: ${allergen}`,
            ).toBe(true)
    }),
    { numRuns: rounds(3000, 60_000) },
  )
})

test('words of two foods are not the food between them', () => {
  for (const line of ['egg Vegan deli slices', 'Vegan deli slices egg', '3 egg Vegan deli slices'])
    expect(readIngredientLine(line)).toMatchObject({ status: 'unresolved' })
})

test('a tied line has the allergens of all its foods', () => {
  fc.assert(
    fc.property(someName, someName, (left, right) => {
      const read = readIngredientLine(`${left} and ${right}`)
      if (read.status !== 'tied') return
      for (const { foodId } of [read, ...read.also])
        for (const allergen of ALLERGENS)
          if (mayHold(foodById(foodId) ?? {}, allergen)) expect(read.allergens).toContain(allergen)
    }),
    { numRuns: rounds(1000, 20_000) },
  )
})

test('any text is read, and the text is kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      expect(readIngredientLine(text).text).toBe(text)
    }),
    { numRuns: rounds(500, 20_000) },
  )
})

test('twice the amount weighs twice as much', () => {
  fc.assert(
    fc.property(someFood, fc.integer({ min: 1, max: 40 }), (food, count) => {
      const one = readIngredientLine(`${count} cups ${food.name}`)
      const two = readIngredientLine(`${count * 2} cups ${food.name}`)
      if (one.status !== 'tied' || two.status !== 'tied') return
      expect(two.foodId).toBe(one.foodId)
      expect(two.massG ?? 0).toBeCloseTo((one.massG ?? 0) * 2, 6)
    }),
    { numRuns: rounds(500, 5000) },
  )
})

test('nearly every food is found by its own name', () => {
  const missed = FOODS.filter((food) => {
    const read = readIngredientLine(`100 g ${food.name}`)
    return read.status !== 'tied' || read.foodId !== food.id
  })
  expect(missed.length / FOODS.length).toBeLessThan(0.03)
})

test('what recipes call foods is said once, of a food that exists', () => {
  const homes = new Map<string, string>()
  const twice: string[] = []
  for (const [id, names] of Object.entries(lineNames.names)) {
    expect(foodById(id)?.id).toBe(id)
    for (const name of names) {
      const key = [...foodWords(name)].sort().join(' ')
      if ((homes.get(key) ?? id) !== id) twice.push(`${name}: ${id} and ${homes.get(key)}`)
      homes.set(key, id)
    }
  }
  expect(twice).toEqual([])
})
