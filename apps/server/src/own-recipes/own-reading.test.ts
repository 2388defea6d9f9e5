import { readOwnRecipe } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import { describe, expect, it } from 'vitest'
import { storedReading, trustedReading } from './own-reading.ts'

const reading = readOwnRecipe({
  lines: [
    { heading: 'For the sauce' },
    { text: '1 jar zorblax with milk and egg' },
    { text: 'more zorblax with milk' },
    { text: '2 cups flour' },
  ],
  steps: [{ text: 'Serve with peanuts.' }],
  ties: {},
})

it.each([
  ['this reader’s own reading is trusted', storedReading(reading, 'a1'), 'a1', reading],
  ['another reader’s is not', storedReading(reading, 'b2'), 'a1', null],
  ['nor an unnamed reader’s', storedReading(reading), 'a1', null],
  ['nothing is trusted where the reader has no name', storedReading(reading, 'a1'), undefined, null],
  ['nor is there anything to trust where nothing was stored', null, 'a1', null],
])('%s', (_, stored, reader, trusted) => {
  expect(trustedReading(stored, reader)).toEqual(trusted)
})

describe('the longest recipe', () => {
  const WORDS = 'milk eggs peanut almond wheat soy sesame shrimp salmon butter pecans tofu'.split(' ')
  const lines = Array.from({ length: 120 }, (_, at) => ({
    text: Array.from({ length: 70 }, (_, word) => WORDS[(at + word) % WORDS.length]).join(' '),
  }))

  it('has a reading that is smaller than what was written, however often it names an allergen', () => {
    const stored = storedReading(readOwnRecipe({ lines, steps: [], ties: {} }), 'a1')
    expect(stored.length).toBeLessThan(JSON.stringify(lines).length / 2)
  })
})
