import { expect, test } from 'vitest'
import { type DietaryProfile, rulesForProfile } from './rules-for-profile.ts'

const lookUp = {
  foodsNamed: (term: string) => (term.startsWith('strawberr') ? ['strawberries', 'jam-strawberry'] : []),
  foodsWith: () => [],
  foodById: () => undefined,
  foodWords: new Set(['strawberry']),
}

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

test('the custom diet counts only when the diet is Other', () => {
  const rules = rulesForProfile({ ...profile, dietType: 'Other' }, lookUp).rules
  expect(rules.map((rule) => rule.id)).toContain('diet:keto')
})

const asked = (changes: Partial<DietaryProfile>) => rulesForProfile({ ...profile, ...changes }, lookUp)

test('a phrase that is not understood is a question, unless it is only a dislike', () => {
  expect(asked({ allergies: 'zorblax' }).questions).toEqual([{ phrase: 'zorblax', readings: [] }])
  expect(asked({ dietaryRestrictions: ['no gluten, feng shui'] }).questions).toMatchObject([
    { phrase: 'feng shui' },
  ])
  expect(asked({ customDislikedFoods: 'zorblax' })).toMatchObject({
    questions: [],
    unknownDislikes: ['zorblax'],
    unresolved: ['zorblax'],
  })
})

test('a phrase kept as a note is neither a question nor a rule', () => {
  const before = asked({ allergies: 'zorblax' })
  const after = asked({ allergies: 'zorblax', settledPhrases: [{ phrase: 'Zorblax', as: 'note' }] })
  expect(after).toMatchObject({ questions: [], notes: ['Zorblax'], rules: before.rules })
})

test('a phrase settled with a class keeps its rule', () => {
  const settledPhrases = [{ phrase: 'moo juice', as: ['class:milk'] }]
  const { questions, rules } = asked({ allergies: 'moo juice', dietaryRestrictions: '', settledPhrases })
  expect(questions).toEqual([])
  expect(rules.map(({ id }) => id)).toContain('restriction:milk')
})

test('an answer that names no known class or food settles nothing', () => {
  const settledPhrases = [{ phrase: 'zorblax', as: ['no-such-food'] }]
  expect(asked({ allergies: 'zorblax', settledPhrases }).questions).toHaveLength(1)
})

test('a style of eating is a wish, and a partly checked rule says so', () => {
  expect(asked({ dietaryRestrictions: 'low carb, kosher' })).toMatchObject({
    wishes: ['low-carb'],
    partly: [{ phrase: 'kosher', unchecked: ['certification'] }],
    questions: [],
  })
})

test('diets and restrictions of the profile say what is not checked, too', () => {
  expect(
    asked({ dietType: 'Gluten-Free', allergies: ['peanut'], dietaryRestrictions: ['pork'] }).partly,
  ).toEqual([
    { phrase: 'Gluten-Free', unchecked: ['cross-contact'] },
    { phrase: 'peanut', unchecked: ['cross-contact'] },
  ])
  expect(asked({ dietType: 'Vegan', dietaryRestrictions: ['alcohol'] }).partly).toEqual([])
})

test('low sodium is counted over the day, as a chip and as free text', () => {
  for (const words of ['low-sodium', 'low sodium', 'low-salt diet'])
    expect(asked({ dietaryRestrictions: [words] })).toMatchObject({ wishes: ['low-sodium'], questions: [] })
})

test('a phrase can be settled as a wish', () => {
  const settledPhrases = [{ phrase: 'kidney disease', as: ['class:kidney-aware'] }]
  expect(asked({ allergies: 'kidney disease', settledPhrases })).toMatchObject({
    wishes: ['kidney-aware'],
    questions: [],
  })
})
