import { describe, expect, it } from 'vitest'
import { mergeDocuments } from '../merge/merge-documents.ts'
import { withDefaults } from '../profile/profile.ts'
import { foodsOfStaples, STAPLES } from './staples.ts'

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
