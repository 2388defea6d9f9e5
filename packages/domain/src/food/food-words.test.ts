import { expect, it } from 'vitest'
import { loweredFood } from './food-words.ts'

it.each([
  ['Ham and bean soup', 'ham and bean soup'],
  ['Instant Pot split pea dal', 'Instant Pot split pea dal'],
  ['Instant ramen noodles', 'instant ramen noodles'],
  ['Frito pie', 'Frito pie'],
  ['BBQ chicken', 'BBQ chicken'],
])('in a sentence, %s is %s', (name, inSentence) => {
  expect(loweredFood(name)).toBe(inSentence)
})
