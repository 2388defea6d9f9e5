import { describe, expect, test } from 'vitest'
import { dayRange, longDay, mediumDay, shortDay } from './day-words.ts'
import { agreeing, counted, joinWords, keepsFor } from './wording.ts'

test('a count has a singular noun only for one', () => {
  expect(counted(1, 'item')).toBe('1 item')
  expect(counted(0, 'item')).toBe('0 items')
  expect(counted(2, 'child', 'children')).toBe('2 children')
})

test('a list has commas and an "and"', () => {
  expect([[], ['eggs'], ['eggs', 'milk'], ['eggs', 'milk', 'flour']].map(joinWords)).toEqual([
    '',
    'eggs',
    'eggs and milk',
    'eggs, milk, and flour',
  ])
})

test.each([
  [1, '1 day'],
  [13, '13 days'],
  [14, '2 weeks'],
  [60, '2 months'],
  [729, '24 months'],
  [730, '2 years'],
])('what keeps for %i days keeps for %s', (days, words) => {
  expect(keepsFor(days)).toBe(words)
})

describe('a day of the calendar', () => {
  test('does not slip to the day before west of Greenwich', () => {
    expect(shortDay('2026-11-01')).toBe('Nov 1')
    expect(mediumDay('2026-11-01')).toBe('Nov 1, 2026')
    expect(longDay('2025-01-01')).toBe('January 1, 2025')
  })

  test('of a moment is the one it is written with', () => {
    expect(longDay('2026-11-22T23:30:00.000Z')).toBe('November 22, 2026')
  })

  test('begins or ends a range', () => {
    expect(dayRange('2026-11-22', '2026-12-21')).toMatch(/^Nov 22.*Dec 21, 2026$/)
  })
})

test.each([
  ['White bread', 'does not fit'],
  ['Hummus', 'does not fit'],
  ['Asparagus', 'does not fit'],
  ['Swiss', 'does not fit'],
  ['Blueberries', 'do not fit'],
  ['Canned black beans', 'do not fit'],
  ['Canned chili with beans', 'does not fit'],
  ['Peaches in juice', 'do not fit'],
  ['Flour tortillas (8 inch)', 'do not fit'],
])('%s %s', (food, expected) => {
  expect(agreeing(food, 'does not fit')).toBe(expected)
})
