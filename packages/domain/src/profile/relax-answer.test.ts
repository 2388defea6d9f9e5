import { describe, expect, it } from 'vitest'
import { withDefaults } from './profile.ts'
import { answersToKeep, answersToRelax, relaxAnswer, relaxingRule, withoutAnswer } from './relax-answer.ts'

const profile = withDefaults({
  dietType: 'Keto',
  cookingTools: ['Stove', 'Oven'],
  mealDifficulty: 'Easy (5-10 min)',
  dislikedFoods: ['Brussels Sprouts'],
  customDislikedFoods: 'okra',
  allergies: ['milk', 'kiwi'],
  dietaryRestrictions: ['pork'],
  dairyPreferences: { milk: 'No Milk', eggs: 'Egg Whites Only' },
  mealTypes: ['Lunch', 'Dinner'],
  snackTypes: ['Desserts'],
})

describe('an answer that can be relaxed', () => {
  it('is every one that may rule out dishes, but for health', () => {
    expect(answersToRelax(profile).map(({ code }) => code)).toEqual([
      'allow-harder-dishes',
      'allow-any-time',
      ...Array(5).fill('add-tool'),
      'drop-diet',
      'drop-dislike',
      'drop-own-dislikes',
      'allow-milk',
      'allow-eggs',
      'allow-any-snack',
      'plan-no-snacks',
      'skip-meal',
      'skip-meal',
    ])
  })

  it('changes when it is relaxed, and then is no longer in the way', () => {
    for (const change of answersToRelax(profile).filter(({ code }) => code !== 'add-tool')) {
      const after = { ...profile, ...relaxAnswer(profile, change) }
      expect(after).not.toEqual(profile)
      expect(answersToRelax(after)).not.toContainEqual(change)
    }
  })

  it('gives a kitchen without an answer the tools that plans assume', () => {
    const change = { code: 'add-tool', tool: 'Grill' } as const
    expect(relaxAnswer(withDefaults({}), change).cookingTools).toEqual([
      'Stove',
      'Microwave',
      'Oven',
      'Grill',
    ])
  })
})

describe('an answer that only the household may change', () => {
  it('is an allergy, a restriction, or a diet for health', () => {
    expect(answersToKeep(profile).map(({ word }) => word)).toEqual(['milk', 'kiwi', 'pork'])
    const glutenFree = withDefaults({ dietType: 'Gluten-Free' })
    expect(answersToKeep(glutenFree)).toEqual([{ field: 'dietType', word: 'Gluten-Free' }])
    expect(answersToRelax(glutenFree).map(({ code }) => code)).not.toContain('drop-diet')
  })

  it('can be left out to see what it rules out', () => {
    expect(withoutAnswer(profile, { field: 'allergies', word: 'kiwi' }).allergies).toEqual(['milk'])
  })
})

describe('a rule', () => {
  it.each([
    ['diet:keto', { code: 'drop-diet' }],
    ['dislike:brussels-sprouts', { code: 'drop-dislike', food: 'Brussels Sprouts' }],
    ['preference:no-milk', { code: 'allow-milk' }],
    ['preference:egg-whites', { code: 'allow-eggs' }],
    ['diet:gluten-free', undefined],
    ['restriction:milk', undefined],
    ['restriction:pork', undefined],
    ['text:mango', undefined],
    ['text:okra', { code: 'drop-own-dislikes' }],
    ['dislike:onions', { code: 'drop-own-dislikes' }],
    ['text:kiwi', undefined],
  ])('%s is lifted by %j', (rule, change) => {
    const answers = withDefaults({
      allergies: ['kiwi'],
      dislikedFoods: ['Brussels Sprouts'],
      customDislikedFoods: 'okra, onions, kiwi',
    })
    expect(relaxingRule(rule, answers)).toEqual(change)
  })
})
