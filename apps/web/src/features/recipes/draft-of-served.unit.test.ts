import { writeText } from '@pennyplate/recipe-import/export/write-text'
import { expect, test } from 'vitest'
import { draftOfServed } from './draft-of-served.ts'

const RECIPE = {
  name: 'Tuna melt',
  description: '',
  isEstimate: false,
  basedOn: [],
  reheating: 'Not in a microwave.',
  mealPrepTips: [],
}
const SERVED = {
  servings: 2,
  time: { readyMinutes: 20, activeMinutes: 15 },
  lines: [
    { text: '4 slices bread', used: [], dish: 'Tuna melt' },
    { text: '1 can tuna', used: [], dish: 'Tuna melt' },
    { text: '1 apple', used: [], dish: 'Apple slices' },
  ],
  steps: [
    { text: 'Slice.', dish: 'Apple slices' },
    { text: 'Toast.', dish: 'Tuna melt' },
  ],
  storage: '',
}

test('a shared recipe has its servings, ingredients by dish, numbered steps and notes', () => {
  expect(writeText(draftOfServed(RECIPE, SERVED))).toBe(
    [
      'Tuna melt',
      '',
      'Serves 2',
      'Active: 15 min',
      'Total: 20 min',
      '',
      'Ingredients',
      'Tuna melt:',
      '- 4 slices bread',
      '- 1 can tuna',
      'Apple slices:',
      '- 1 apple',
      '',
      'Directions',
      '1. Apple slices: Slice.',
      '2. Tuna melt: Toast.',
      '',
      'Notes',
      'Reheating: Not in a microwave.',
      '',
    ].join('\n'),
  )
})

test('an estimate says so wherever it is shared', () => {
  const { notes } = draftOfServed({ ...RECIPE, isEstimate: true, basedOn: ['Tuna salad'] }, SERVED)
  expect(notes[0]).toMatch(/^We have no recipe for this exact dish/)
})

test('the headings of a recipe leave with it', () => {
  const { lines, steps } = draftOfServed(RECIPE, {
    ...SERVED,
    lines: [
      { text: '1 can tuna', used: [], under: 'Salad' },
      { text: '1 apple', used: [] },
    ],
    steps: [{ text: 'Mix.', under: 'Salad' }],
  })
  expect(lines).toEqual([{ heading: 'Salad' }, { text: '1 can tuna' }, { text: '1 apple' }])
  expect(steps).toEqual([{ heading: 'Salad' }, { text: 'Mix.' }])
})
