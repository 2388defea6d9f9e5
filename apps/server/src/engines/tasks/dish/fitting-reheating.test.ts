import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { USUAL_REHEATING } from '@pennyplate/domain/recipe/meal-prep'
import { expect, it } from 'vitest'
import { fittingReheating } from './fitting-reheating.ts'

const DORM = { tools: ['Microwave', 'Air Fryer'] } as const
const STOVE = { tools: ['Stove'] } as const

it.each([
  ['Fry them in a dry skillet for 3 minutes.', USUAL_REHEATING],
  ['Bake from the fridge at 375 °F for 10 minutes.', USUAL_REHEATING],
  ['Fry in a skillet for 4 minutes, or microwave for 2 minutes.', 'Microwave for 2 minutes.'],
  ['Microwave for 90 seconds, or simmer it in a saucepan for 5 minutes.', 'Microwave for 90 seconds.'],
  ['Heat in a skillet for 3 minutes, or microwave for 2.', 'Microwave for 2 minutes.'],
  [
    'Reheat skin side up in a 375 °F oven for 15 minutes, or 2 minutes each in the microwave.',
    'Heat for 2 minutes each in the microwave.',
  ],
  [
    'Warm uncovered in a 375 °F oven or an air fryer for 8 minutes, until crisp.',
    'Warm uncovered in an air fryer at 375 °F for 8 minutes, until crisp.',
  ],
  [
    'Heat in a 400 °F oven for 12 minutes or in an air fryer for 7; add fresh sauce.',
    'Heat in an air fryer for 7 minutes; add fresh sauce.',
  ],
  [
    'Warm gently, covered, in a 275 °F oven for 12 minutes; a microwave at half power works too.',
    USUAL_REHEATING,
  ],
  ['Twelve minutes in a 400 °F oven or six in an air fryer will crisp the skin.', USUAL_REHEATING],
])('in a dorm: %s', (written, read) => {
  expect(fittingReheating(written, DORM)).toBe(read)
})

it.each([
  ['Stir in a splash of water or milk and microwave for 2 minutes, until steaming.', USUAL_REHEATING],
  ['Microwave a muffin for 15 seconds, or 40 seconds from frozen.', USUAL_REHEATING],
  [
    'Reheat in a hot skillet for 3 minutes; a microwave makes them soft.',
    'Reheat in a hot skillet for 3 minutes.',
  ],
  ['Toss in a hot pan for 45 seconds, or eat cold.', 'Toss in a hot pan for 45 seconds, or eat cold.'],
])('with a stove: %s', (written, read) => {
  expect(fittingReheating(written, STOVE)).toBe(read)
})

it('of every recipe names only tools that are there', () => {
  const others = /\b(?:stove|burner|oven|broil|grill|instant pot|slow cooker|skillet|saucepan)/i
  const read = [...allRecipes().values()].map(({ recipe: { reheating } }) =>
    fittingReheating(reheating, DORM),
  )
  expect(read.filter((words) => others.test(words))).toEqual([])
  expect(read.filter((words) => words !== '' && !/^[A-Z].*\.$/.test(words))).toEqual([])
})
