import { expect, test } from 'vitest'
import { writeRecipeText } from './recipe-text.ts'

const TIME = { readyMinutes: 20, activeMinutes: 20, waitingMinutes: 0 }

test('a shared recipe has its servings, ingredients and numbered steps', () => {
  const line = (text: string) => ({ text, name: text, isOptional: false })
  const served = {
    servings: 2,
    time: TIME,
    lines: [line('4 slices bread'), line('1 can tuna')],
    steps: [{ text: 'Mix.' }, { text: 'Toast.' }],
  }
  expect(writeRecipeText({ name: 'Tuna melt', isEstimate: false, basedOn: [] }, served as never)).toBe(
    [
      'Tuna melt',
      'Serves 2 · 20 min',
      '',
      'Ingredients',
      '- 4 slices bread',
      '- 1 can tuna',
      '',
      'Instructions',
      '1. Mix.',
      '2. Toast.',
    ].join('\n'),
  )
})
