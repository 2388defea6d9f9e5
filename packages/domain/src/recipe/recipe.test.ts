import { expect, test } from 'vitest'
import { difficultyOf } from './recipe.ts'

test.each([
  [5, 'easy'],
  [15, 'easy'],
  [16, 'medium'],
  [30, 'medium'],
  [31, 'hard'],
  [240, 'hard'],
] as const)('%i minutes of work are %s', (minutes, difficulty) => {
  expect(difficultyOf(minutes)).toBe(difficulty)
})
