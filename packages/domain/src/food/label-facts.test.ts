import { describe, expect, test } from 'vitest'
import type { FoodRule } from '../diet/diet.ts'
import { DIET_RULES, RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { keepsRules, type LabelFacts, productFacts } from './label-facts.ts'

const carnivore = DIET_RULES.Carnivore ?? { id: 'none' }

describe('a product a household may have', () => {
  test.each<[string, LabelFacts, FoodRule, boolean]>([
    ['plain popcorn, no milk', {}, RESTRICTION_RULES.milk, true],
    [
      'white cheddar popcorn, no milk',
      { allergens: ['milk'], traits: ['dairy'] },
      RESTRICTION_RULES.milk,
      false,
    ],
    [
      'white cheddar popcorn, no peanuts',
      { allergens: ['milk'], traits: ['dairy'] },
      RESTRICTION_RULES.peanut,
      true,
    ],
    ['muffins that may contain milk, no milk', { mayContain: ['milk'] }, RESTRICTION_RULES.milk, false],
    ['franks with pork, no pork', { traits: ['pork'] }, RESTRICTION_RULES.pork, false],
    ['cereal with wheat starch, gluten free', { allergens: ['wheat'] }, RESTRICTION_RULES.gluten, false],
    ['lactose-free dairy, no lactose', { traits: ['dairy', 'lactose-free'] }, lactose(), true],
    ['dairy, no lactose', { traits: ['dairy'] }, lactose(), false],
    ['jerky with soy, carnivore', { allergens: ['soy'] }, carnivore, false],
    ['plain beef, carnivore', {}, carnivore, true],
  ])('%s', (_, label, rule, expected) => {
    expect(keepsRules(label, [rule])).toBe(expected)
  })
})

function lactose(): FoodRule {
  return { id: 'text:lactose', traits: [{ trait: 'dairy', unless: ['lactose-free', 'ghee'] }] }
}

describe('the facts of a product', () => {
  const beef = { allergens: [], traits: ['meat', 'beef', 'animal-only'] } as const

  test('are those of its food where it adds nothing', () => {
    expect(productFacts(beef, {})).toBe(beef)
  })

  test('are those of its food and its own, without the claims its own undo', () => {
    expect(productFacts(beef, { allergens: ['soy'], traits: ['soy'] })).toMatchObject({
      allergens: ['soy'],
      traits: ['meat', 'beef', 'soy'],
    })
  })

  test('say once what is both contained and possible', () => {
    expect(
      productFacts({ ...beef, mayContain: ['milk'] }, { allergens: ['milk'], mayContain: ['egg'] }),
    ).toMatchObject({
      allergens: ['milk'],
      mayContain: ['egg'],
    })
  })
})
