import { describe, expect, test } from 'vitest'
import { type HouseholdMember, membersOf, thriftyWeeklyCost } from './household-cost.ts'

const man: HouseholdMember = { age: 35, sex: 'male' }
const woman: HouseholdMember = { age: 35, sex: 'female' }

describe('weekly cost on the Thrifty Food Plan, September 2025', () => {
  const cases: [string, HouseholdMember[], number][] = [
    ['man and woman 20-50 with children of 7 and 10', [man, woman, { age: 7 }, { age: 10 }], 23130],
    ['one woman of 20-50, a fifth dearer alone', [woman], 6888],
    ['one man of 20-50', [man], 8652],
    ['a couple, a tenth dearer', [man, woman], 14245],
    ['three people', [man, woman, { age: 5 }], 18060],
    [
      'five people, a twentieth cheaper',
      [man, woman, { age: 3 }, { age: 7 }, { age: 15, sex: 'male' }],
      27474,
    ],
    ['seven people, a tenth cheaper', [man, woman, man, woman, man, woman, woman], 40131],
    ['an infant counts as a one-year-old', [man, woman, { age: 0 }, { age: 1 }], 18110],
    ['a person of 71 or more', [{ age: 90, sex: 'female' }], 7056],
    ['nobody', [], 0],
  ]
  test.each(cases)('%s', (_who, members, cents) => {
    expect(thriftyWeeklyCost(members).weeklyCents).toBe(cents)
  })

  test('an adult without age and sex counts as the mean of a man and a woman of 20-50', () => {
    expect(thriftyWeeklyCost(membersOf(2, [7, 10])).weeklyCents).toBe(23130)
  })

  test('a row begins exactly at its first year of age', () => {
    expect(thriftyWeeklyCost([{ age: 19, sex: 'male' }]).weeklyCents).toBe(8832)
    expect(thriftyWeeklyCost([{ age: 20, sex: 'male' }]).weeklyCents).toBe(8652)
    expect(thriftyWeeklyCost([{ age: 11 }]).weeklyCents).toBe(6552)
    expect(thriftyWeeklyCost([{ age: 12, sex: 'female' }]).weeklyCents).toBe(6060)
  })

  test('the answer names the month its figures are from', () => {
    expect(thriftyWeeklyCost([woman])).toMatchObject({
      month: '2025-09',
      source: expect.stringContaining('Thrifty'),
    })
  })
})
