import { describe, expect, test } from 'vitest'
import type { LabelFacts } from '../food/label-facts.ts'
import type { FoodRule } from './diet.ts'
import { DIET_RULES, RESTRICTION_RULES } from './diet-rules.ts'
import { NOTHING_KNOWN } from './diet-words.ts'
import { keepsRules, rulesBrokenBy } from './product-rules.ts'

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

describe('the rules a scanned product breaks', () => {
  const bread = { ...NOTHING_KNOWN, id: 'bread', allergens: ['wheat', 'milk'], traits: ['gluten'] } as const
  const celery = { ...NOTHING_KNOWN, id: 'celery' }
  const noMilk = { ...RESTRICTION_RULES.milk, foods: ['bread'] }
  const noCelery: FoodRule = { id: 'dislike:celery', foods: ['celery'] }
  const milk: LabelFacts = { allergens: ['milk'], traits: ['dairy'] }

  test.each<[string, LabelFacts, Parameters<typeof rulesBrokenBy>[1], FoodRule, boolean]>([
    ['cheddar of no known food, no milk', milk, null, noMilk, true],
    ['a bar that may contain milk, no milk', { mayContain: ['milk'] }, null, noMilk, true],
    ['bread without milk on its label, no milk', { allergens: ['wheat'] }, bread, noMilk, false],
    ['celery, disliked', {}, celery, noCelery, true],
    ['bread, celery disliked', { allergens: ['wheat'] }, bread, noCelery, false],
    [
      'butter, no milk but butter',
      milk,
      { ...NOTHING_KNOWN, id: 'butter' },
      { ...noMilk, except: ['butter'] },
      false,
    ],
    ['bread, carnivore', { allergens: ['wheat'] }, bread, carnivore, true],
    [
      'beef of our catalog, carnivore',
      { traits: ['beef'] },
      { ...NOTHING_KNOWN, traits: ['beef', 'animal-only'] },
      carnivore,
      false,
    ],
  ])('%s', (_, label, food, rule, isBroken) => {
    expect(rulesBrokenBy(label, food, [rule])).toEqual(isBroken ? [rule.id] : [])
  })
})

function lactose(): FoodRule {
  return { id: 'text:lactose', traits: [{ trait: 'dairy', unless: ['lactose-free', 'ghee'] }] }
}
