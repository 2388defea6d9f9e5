import { describe, expect, it } from 'vitest'
import { splitAtAnd, splitPantryText } from './pantry-text.ts'

describe('a list in one line', () => {
  it.each([
    ['2 cans black beans, milk, 1 dozen eggs', ['2 cans black beans', 'milk', '1 dozen eggs']],
    ['milk\n\neggs;bread', ['milk', 'eggs', 'bread']],
    ['milk, eggs, and bread.', ['milk', 'eggs', 'bread']],
    ['1,000 g rice, oats', ['1,000 g rice', 'oats']],
    ['tomatoes (diced, no salt), rice', ['tomatoes (diced, no salt)', 'rice']],
    [' , ,', []],
  ])('%j names %j', (text, pieces) => {
    expect(splitPantryText(text)).toEqual(pieces)
  })

  it('is split at "and" if asked', () => {
    expect(splitAtAnd('milk and 2 eggs & bread')).toEqual(['milk', '2 eggs', 'bread'])
    expect(splitAtAnd('brandy')).toEqual(['brandy'])
  })
})
