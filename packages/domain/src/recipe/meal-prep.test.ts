import { describe, expect, it } from 'vitest'
import { forOneDay, forTheWeek, prepWait, USUAL_WEEK_STORAGE, weekStorageTip } from './meal-prep.ts'

describe('a dish for the week', () => {
  it('serves seven days, costs seven times as much and takes twice as long', () => {
    expect(forTheWeek({ servings: 3, minutes: 25, cents: 640 })).toEqual({
      servings: 21,
      minutes: 50,
      cents: 4480,
    })
  })

  it('serves only the days the week has it on, and one day is no more work than any other', () => {
    expect(forTheWeek({ servings: 2, minutes: 25, cents: 640 }, 3)).toEqual({
      servings: 6,
      minutes: 50,
      cents: 1920,
    })
    const day = { servings: 2, minutes: 25, cents: 640 }
    expect(forTheWeek(day, 1)).toEqual(day)
  })

  it.each([null, 0])('takes an hour if its time is unknown (%s)', (minutes) => {
    expect(forTheWeek({ servings: 1, minutes, cents: null })).toEqual({
      servings: 7,
      minutes: 60,
      cents: null,
    })
  })

  it.each([
    ['whose rounds fit into the longer work', 30, 4, 20, 0],
    ['with more rounds than that', 10, 4, 24, 14],
    ['of one day, which is no longer work', 10, 1, 6, 6],
  ])('waits for further rounds of a dish %s', (_, minutes, days, rounds, wait) => {
    expect(prepWait(minutes, days, rounds)).toBe(wait)
  })

  it('can be turned back into one day', () => {
    const day = { servings: 4, minutes: 35, cents: 812 }
    expect(forOneDay(forTheWeek(day))).toEqual(day)
    expect(forOneDay({ servings: 7, minutes: null, cents: null })).toEqual({
      servings: 1,
      minutes: null,
      cents: null,
    })
  })

  it('has the usual storage tip if its own is shorter than 50 characters', () => {
    expect(weekStorageTip('x'.repeat(49))).toBe(USUAL_WEEK_STORAGE)
    expect(weekStorageTip('x'.repeat(50))).toBe('x'.repeat(50))
    expect(weekStorageTip(`${'x'.repeat(49)}   `)).toBe(USUAL_WEEK_STORAGE)
  })
})
