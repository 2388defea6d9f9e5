import { describe, expect, test } from 'vitest'
import { productFacts } from './label-facts.ts'

describe('the facts of a product', () => {
  const beef = { allergens: [], traits: ['meat', 'beef', 'animal-only'] } as const

  test('are those of its food where it adds nothing', () => {
    expect(productFacts(beef, {})).toBe(beef)
  })

  test('are those of its food and its own, without claims that its own make false', () => {
    expect(productFacts(beef, { allergens: ['soy'], traits: ['soy'] })).toMatchObject({
      allergens: ['soy'],
      traits: ['meat', 'beef', 'soy'],
    })
  })

  test('list an allergen that is contained not as possible too', () => {
    expect(
      productFacts({ ...beef, mayContain: ['milk'] }, { allergens: ['milk'], mayContain: ['egg'] }),
    ).toMatchObject({
      allergens: ['milk'],
      mayContain: ['egg'],
    })
  })
})
