import { expect, test } from 'vitest'
import { type DietaryProfile, rulesForProfile, rulesFromText } from './diet-text.ts'

const lookUp = {
  foodsNamed: (term: string) => (term.startsWith('strawberr') ? ['strawberries', 'jam-strawberry'] : []),
}
const idsOf = (text: string | readonly string[]) => rulesFromText(text, lookUp).rules.map((rule) => rule.id)

test.each([
  ['gluten-free', ['restriction:gluten']],
  ['No dairy, no pork', ['restriction:milk', 'restriction:pork']],
  ['allergic to peanuts and tree nuts', ['restriction:peanut', 'restriction:tree-nut']],
  ['nut allergy', ['text:nut']],
  ['eggs; soy', ['restriction:egg', 'restriction:soy']],
  ['Shellfish allergy.', ['restriction:shellfish']],
  ['lactose intolerant', ['text:lactose']],
  ['celiac', ['restriction:gluten']],
  ['vegan', ['diet:vegan']],
  ['Low FODMAP', ['diet:low-fodmap']],
  ["I don't eat red meat", ['text:red meat']],
  ['bell peppers', ['dislike:bell-peppers']],
  ['mushroom', ['dislike:mushrooms']],
  ['seafood', ['text:seafood']],
  ['strawberries', ['text:strawberries']],
  ['pescatarian', ['text:pescatarian']],
  ['halal', ['text:halal']],
  ['none', []],
  ['', []],
])('%j is understood', (text, ids) => {
  expect(rulesFromText(text, lookUp)).toMatchObject({ unresolved: [] })
  expect(idsOf(text)).toEqual(ids)
})

test.each([
  ['low sodium', ['low-sodium']],
  ['low-salt diet', ['low-sodium']],
  ['Heart-healthy, high fiber', ['heart-healthy', 'high-fiber']],
])('%j is counted over the day and forbids no food', (text, wishes) => {
  expect(rulesFromText(text, lookUp)).toEqual({ rules: [], wishes, unresolved: [] })
})

test('words that mean nothing known are handed back, not dropped', () => {
  expect(rulesFromText('no gluten, feng shui', lookUp)).toMatchObject({ unresolved: ['feng shui'] })
})

test('a food in free text rules out every food with its name', () => {
  expect(rulesFromText('Strawberry', lookUp).rules).toEqual([
    { id: 'text:strawberry', foods: ['strawberries', 'jam-strawberry'] },
  ])
})

const profile: DietaryProfile = {
  dietType: 'Vegetarian',
  customDiet: 'keto',
  dietaryRestrictions: ['gluten', 'no dairy'],
  allergies: 'milk, sesame',
  dislikedFoods: ['Olives', 'Tofu'],
  customDislikedFoods: 'strawberries',
}

test('a profile becomes each of its rules once', () => {
  expect(rulesForProfile(profile, lookUp).rules.map((rule) => rule.id)).toEqual([
    'diet:vegetarian',
    'restriction:gluten',
    'restriction:milk',
    'restriction:sesame',
    'text:strawberries',
    'dislike:olives',
    'dislike:tofu',
  ])
})

test('the own diet counts only where the diet is Other', () => {
  const rules = rulesForProfile({ ...profile, dietType: 'Other' }, lookUp).rules
  expect(rules.map((rule) => rule.id)).toContain('diet:keto')
})
