import { describe, expect, it } from 'vitest'
import { mergeDocuments } from '../merge/merge-documents.ts'
import { withDefaults } from '../profile/profile.ts'
import { foodsOfStaples, marksRunningOut, STAPLES, staplesAmong, staplesAtHome, withMark } from './staples.ts'

describe('staples', () => {
  it('have ids of their own, and share no food', () => {
    const ids = STAPLES.map(({ id }) => id)
    const foods = STAPLES.flatMap(({ foodIds }) => foodIds)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(foods).size).toBe(foods.length)
  })

  it('stand for the foods that recipes call them by; unknown ones are passed over', () => {
    expect([...foodsOfStaples(['salt', 'flour', 'moon-dust'])]).toEqual([
      'salt',
      'kosher-salt',
      'all-purpose-flour',
    ])
    expect(foodsOfStaples().size).toBe(0)
  })

  it('are absent from a profile until the household was asked, and keep ids of newer versions', () => {
    expect(withDefaults({ adults: 2 })).not.toHaveProperty('alwaysHave')
    expect(withDefaults({ alwaysHave: [] }).alwaysHave).toEqual([])
    expect(withDefaults({ alwaysHave: ['salt', 7, 'moon-dust'] }).alwaysHave).toEqual(['salt', 'moon-dust'])
  })

  it.each([
    ['first chosen on both', undefined, ['salt', 'rice'], ['salt', 'flour'], ['flour', 'rice', 'salt']],
    ['added on both', ['salt'], ['salt', 'rice'], ['salt', 'flour'], ['flour', 'rice', 'salt']],
    [
      'dropped on one, added on the other',
      ['salt', 'rice'],
      ['rice'],
      ['salt', 'rice', 'flour'],
      ['flour', 'rice'],
    ],
    ['skipped on one, chosen on the other', undefined, [], ['salt'], ['salt']],
  ])('of two devices merge: %s', (_, before, mine, theirs, merged) => {
    const profileOf = (alwaysHave: readonly string[] | undefined) =>
      alwaysHave ? { adults: 2, alwaysHave } : { adults: 2 }
    const merge = (mine: readonly string[], theirs: readonly string[]) => {
      const value = mergeDocuments('profile', {
        base: profileOf(before),
        mine: profileOf(mine),
        theirs: profileOf(theirs),
      })
      return withDefaults(value).alwaysHave?.toSorted()
    }
    expect(merge(mine, theirs)).toEqual(merged)
    expect(merge(theirs, mine)).toEqual(merged)
  })
})

describe('a staple that runs out', () => {
  const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-22T10:00:00.000Z']
  const marked = { alwaysHave: ['salt', 'flour'], runningOut: [{ id: 'salt', since: early }] }

  it('is not at home until it is bought', () => {
    expect(staplesAtHome(marked, [])).toEqual(['flour'])
    expect(staplesAtHome(marked, [{ foodId: 'kosher-salt', dateAdded: late }])).toEqual(['salt', 'flour'])
    expect(staplesAtHome(marked, [{ foodId: 'sugar', dateAdded: late }, { foodId: null }])).toEqual(['flour'])
    const before = '2026-11-19T10:00:00.000Z'
    expect(staplesAtHome(marked, [{ foodId: 'salt', dateAdded: before }])).toEqual(['flour'])
    expect(staplesAtHome({ runningOut: marked.runningOut }, [])).toBeUndefined()
  })

  it('is marked and unmarked with one press, and old marks go', () => {
    expect(withMark(marked, [], { id: 'flour', since: late }, true).map(({ id }) => id)).toEqual([
      'salt',
      'flour',
    ])
    expect(withMark(marked, [], { id: 'salt', since: late }, false)).toEqual([])
    const restocked = [{ foodId: 'salt', dateAdded: '2026-11-21T10:00:00.000Z' }]
    expect(withMark(marked, restocked, { id: 'salt', since: late }, true)).toEqual([
      { id: 'salt', since: late },
    ])
    expect(marksRunningOut({ alwaysHave: ['flour'], runningOut: marked.runningOut }, [])).toEqual([])
  })

  it('is found among the foods of a recipe', () => {
    expect(staplesAmong(['penne', 'chicken-breast', 'olive-oil'])).toEqual(['olive-oil', 'pasta'])
  })

  it('merges from two devices that marked different ones', () => {
    const base = { alwaysHave: ['salt', 'flour'], runningOut: [] }
    const mine = { ...base, runningOut: [{ id: 'salt', since: early }] }
    const theirs = { ...base, runningOut: [{ id: 'flour', since: late }] }
    const merged = mergeDocuments('profile', { base, mine, theirs })
    expect(
      withDefaults(merged)
        .runningOut?.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['flour', 'salt'])
  })
})
