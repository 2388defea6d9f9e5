import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../json-equality.ts'
import { mergeDocuments } from './merge-documents.ts'

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const pantry = fc.uniqueArray(
  fc.record({ id: word, name: word, quantity: fc.nat(3) }, { requiredKeys: ['id', 'name'] }),
  { selector: (item) => item.id, maxLength: 5 },
)
const words = fc.uniqueArray(word, { maxLength: 5 })
const kids = fc.record({ kids: fc.nat(3), kidAges: fc.array(fc.nat(4), { maxLength: 4 }), adults: fc.nat(2) })
const day = fc.record({ day: word, meals: fc.dictionary(word, fc.record({ name: word, cost: fc.nat(2) })) })
const week = fc.record({ weekStartDate: word, plan: fc.nat(3) })
const weeks = fc.uniqueArray(week, { selector: (entry) => entry.weekStartDate, maxLength: 6 })
const plan = fc.record({ days: fc.uniqueArray(day, { selector: (entry) => entry.day, maxLength: 3 }) })

// Twins in a list can be told apart only by counting them, so what is said about lists here is said of lists without twins.
const { anyJson } = fc.letrec<{ anyJson: unknown; scalar: unknown }>((tie) => ({
  scalar: fc.oneof(fc.boolean(), fc.nat(3), word, fc.constant(null)),
  anyJson: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('scalar'),
    fc.uniqueArray(tie('anyJson'), { selector: canonicalJson, maxLength: 4 }),
    fc.dictionary(fc.oneof(word, fc.string()), tie('anyJson'), { maxKeys: 4 }),
  ),
}))

/** Three versions of one document, often nearly alike, sometimes absent. */
function sidesOf<T>(document: fc.Arbitrary<T>) {
  const maybe = fc.option(document, { nil: undefined, freq: 8 })
  return fc.record({ base: maybe, mine: maybe, theirs: maybe })
}

const documents = fc.oneof(
  fc.record({ key: fc.constant('pantry'), sides: sidesOf(pantry) }),
  fc.record({ key: fc.constant('recipeFavorites'), sides: sidesOf(words) }),
  fc.record({ key: fc.constant('profile'), sides: sidesOf(kids) }),
  fc.record({ key: fc.constant('currentMealPlan'), sides: sidesOf(plan) }),
  fc.record({ key: fc.constant('mealPlanHistory'), sides: sidesOf(weeks) }),
  fc.record({ key: fc.constant('recipesCache'), sides: sidesOf(fc.dictionary(fc.string(), words)) }),
  fc.record({ key: fc.constant('anything'), sides: sidesOf(anyJson) }),
)

describe('merging', () => {
  it('with an unchanged side returns the other side', () => {
    fc.assert(
      fc.property(documents, ({ key, sides: { base, mine, theirs } }) => {
        expect(mergeDocuments(key, { base, mine: base, theirs })).toEqual(theirs)
        expect(mergeDocuments(key, { base, mine, theirs: base })).toEqual(mine)
      }),
    )
  })

  it('keeps every item either side added', () => {
    fc.assert(
      fc.property(sidesOf(pantry), ({ base = [], mine = [], theirs = [] }) => {
        const merged = mergeDocuments('pantry', { base, mine, theirs })
        const kept = new Set(Array.isArray(merged) ? merged.map((item: { id: string }) => item.id) : [])
        const wasThere = new Set(base.map((item) => item.id))
        const added = [...mine, ...theirs].map((item) => item.id).filter((id) => !wasThere.has(id))
        expect(added.filter((id) => !kept.has(id))).toEqual([])
      }),
    )
  })

  it('keeps every word either side added, and drops every word one side removed', () => {
    fc.assert(
      fc.property(sidesOf(words), ({ base = [], mine = [], theirs = [] }) => {
        const merged = mergeDocuments('recipeFavorites', { base, mine, theirs })
        const expected = [...mine, ...theirs].filter((name) => {
          return base.includes(name) ? mine.includes(name) && theirs.includes(name) : true
        })
        expect(new Set(Array.isArray(merged) ? merged : [])).toEqual(new Set(expected))
      }),
    )
  })

  it('done twice changes nothing more', () => {
    fc.assert(
      fc.property(documents, ({ key, sides: { base, mine, theirs } }) => {
        const merged = mergeDocuments(key, { base, mine, theirs })
        expect(mergeDocuments(key, { base, mine: merged, theirs })).toEqual(merged)
        expect(mergeDocuments(key, { base: theirs, mine: merged, theirs })).toEqual(merged)
        expect(mergeDocuments(key, { base, mine: merged, theirs: merged })).toEqual(merged)
      }),
    )
  })

  it('brings two devices to the same document, whichever reaches the server first', () => {
    fc.assert(
      fc.property(documents, ({ key, sides: { base, mine, theirs } }) => {
        // The first device stored `mine`; the second meets it on top of `theirs`; then the first reads that.
        const onServer = mergeDocuments(key, { base, mine: theirs, theirs: mine })
        const onFirstDevice = mergeDocuments(key, { base: mine, mine, theirs: onServer })
        expect(onFirstDevice).toEqual(onServer)
      }),
    )
  })

  it('does not mutate its inputs', () => {
    fc.assert(
      fc.property(documents, ({ key, sides }) => {
        const before = JSON.stringify(sides)
        mergeDocuments(key, sides)
        expect(JSON.stringify(sides)).toBe(before)
      }),
    )
  })
})
