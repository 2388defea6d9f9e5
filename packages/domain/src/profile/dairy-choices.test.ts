import { expect, it } from 'vitest'
import { dairyChoices, eatsWheat } from './dairy-choices.ts'
import { withDefaults } from './profile.ts'

it.each([
  ['of no diet', {}, 'Whole Milk', 'Large White Eggs'],
  ['that is vegan', { dietType: 'Vegan' }, 'Almond Milk', undefined],
  ['that is dairy-free', { dietType: 'Dairy-Free' }, 'Almond Milk', 'Large White Eggs'],
  ['with an egg allergy', { allergies: ['egg'] }, 'Whole Milk', undefined],
  ['with a milk allergy', { allergies: ['milk'] }, 'Almond Milk', 'Large White Eggs'],
])('a household %s chooses from the milk and eggs it may have', (_, answers, milk, eggs) => {
  const choices = dairyChoices(withDefaults(answers))
  expect([choices.milks[0], choices.eggs[0]]).toEqual([milk, eggs])
})

it.each([
  ['of no diet', {}, true],
  ['that is vegan', { dietType: 'Vegan' }, true],
  ['that is gluten-free', { dietType: 'Gluten-Free' }, false],
  ['on keto', { dietType: 'Keto' }, false],
  ['with a wheat allergy', { allergies: ['wheat'] }, false],
])('a household %s is asked about whole wheat only if it eats wheat', (_, answers, isAsked) => {
  expect(eatsWheat(withDefaults(answers))).toBe(isAsked)
})
