import { describe, expect, it } from 'vitest'
import { openingDay } from './opening-day.ts'

const MEAL = { name: 'Chili' }
const SKIPPED = { name: 'Skipped', place: 'skip' }
const whole = { meals: { breakfast: MEAL, lunch: MEAL, dinner: MEAL, snacks: [MEAL] } }
const none = { meals: {} }
const EVENING = ['breakfast', 'lunch', 'snacks'] as const
const NIGHT = [...EVENING, 'dinner'] as const

describe('a week opens on', () => {
  it.each([
    ['today while dinner is still to come', [whole, whole, whole], 1, EVENING, 1],
    ['the next day once dinner is over', [whole, whole, whole], 1, NIGHT, 2],
    [
      'the next day if only lunch was planned and is over',
      [whole, { meals: { lunch: MEAL } }, whole],
      1,
      EVENING,
      2,
    ],
    ['the next day if nothing is planned today', [whole, none, whole], 1, [], 2],
    ['the next day with a meal', [none, none, none, { meals: { snacks: [MEAL] } }], 0, [], 3],
    ['the next day if today is skipped', [{ meals: { dinner: SKIPPED, snacks: [] } }, whole], 0, [], 1],
    [
      'today for a meal that is eaten out',
      [{ meals: { dinner: { name: 'Out', place: 'out' } } }, whole],
      0,
      EVENING,
      0,
    ],
    ['today if nothing comes after it', [whole, whole, none], 1, NIGHT, 1],
    ['today while its day is still being planned', [whole, undefined, undefined], 1, NIGHT, 1],
    ['its first day if today is in another week', [whole, whole], -1, NIGHT, 0],
    ['its first day with a meal if today is in another week', [none, whole], -1, NIGHT, 1],
  ] as const)('%s', (_, days, today, over, expected) => {
    expect(openingDay(days, today, over)).toBe(expected)
  })
})
