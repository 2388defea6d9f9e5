import { describe, expect, test } from 'vitest'
import type { LabelFacts } from '../food/label-facts.ts'
import type { FoodRule } from './diet.ts'
import { DIET_RULES, RESTRICTION_RULES } from './diet-rules.ts'
import { keepsRules } from './product-rules.ts'

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
