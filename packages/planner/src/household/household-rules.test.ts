import { withDefaults } from '@pennyplate/domain/profile/profile'
import { expect, test } from 'vitest'
import { householdRules } from './household-rules.ts'

const foodWords: ReadonlySet<string> = new Set(['mango', 'kiwi'])

function countingCatalog() {
  const asked: string[] = []
  const foodsNamed = (term: string) => {
    if (!foodWords.has(term)) return []
    asked.push(term)
    return [term]
  }
  return {
    asked,
    foodsNamed,
    foodsWith: foodsNamed,
    foodById: () => undefined,
    foodWords,
    labeledFoods: [],
    packagesOf: () => [],
  }
}

test('the words of a household are looked up once', () => {
  const catalog = countingCatalog()
  const first = householdRules(withDefaults({ allergies: ['mango'], adults: 2 }), catalog)
  const countOnce = catalog.asked.length
  const again = householdRules(withDefaults({ allergies: ['mango'], adults: 4 }), catalog)
  expect(again.foodRules).toEqual(first.foodRules)
  expect(new Set(catalog.asked)).toEqual(new Set(['mango']))
  expect(catalog.asked).toHaveLength(countOnce)
})

test('new words are looked up', () => {
  const catalog = countingCatalog()
  householdRules(withDefaults({ allergies: ['mango'] }), catalog)
  const { foodRules } = householdRules(withDefaults({ allergies: ['mango', 'kiwi'] }), catalog)
  expect(foodRules.map(({ id }) => id)).toEqual(expect.arrayContaining(['text:mango', 'text:kiwi']))
  expect(catalog.asked.at(-1)).toBe('kiwi')
})

test('two catalogs do not share results', () => {
  const [one, other] = [countingCatalog(), countingCatalog()]
  const profile = withDefaults({ allergies: ['mango'] })
  householdRules(profile, one)
  householdRules(profile, other)
  expect(other.asked).toContain('mango')
})
