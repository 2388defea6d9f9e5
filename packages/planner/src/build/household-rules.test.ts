import { withDefaults } from '@pennyplate/domain/profile/profile'
import { expect, test } from 'vitest'
import { householdRules } from './household-rules.ts'

const foodWords: ReadonlySet<string> = new Set(['mango', 'kiwi'])

function countingCatalogue() {
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
    labelledFoods: [],
    packagesOf: () => [],
  }
}

test('the words of a household are looked up once, however often it asks', () => {
  const catalogue = countingCatalogue()
  const first = householdRules(withDefaults({ allergies: ['mango'], adults: 2 }), catalogue)
  const countOnce = catalogue.asked.length
  const again = householdRules(withDefaults({ allergies: ['mango'], adults: 4 }), catalogue)
  expect(again.foodRules).toEqual(first.foodRules)
  expect(new Set(catalogue.asked)).toEqual(new Set(['mango']))
  expect(catalogue.asked).toHaveLength(countOnce)
})

test('other words are looked up anew', () => {
  const catalogue = countingCatalogue()
  householdRules(withDefaults({ allergies: ['mango'] }), catalogue)
  const { foodRules } = householdRules(withDefaults({ allergies: ['mango', 'kiwi'] }), catalogue)
  expect(foodRules.map(({ id }) => id)).toEqual(expect.arrayContaining(['text:mango', 'text:kiwi']))
  expect(catalogue.asked.at(-1)).toBe('kiwi')
})

test('two catalogues do not answer for each other', () => {
  const [one, other] = [countingCatalogue(), countingCatalogue()]
  const profile = withDefaults({ allergies: ['mango'] })
  householdRules(profile, one)
  householdRules(profile, other)
  expect(other.asked).toContain('mango')
})
