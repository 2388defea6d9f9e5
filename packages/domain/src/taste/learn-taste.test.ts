import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { type DishEvent, learnTaste, type TasteEvidence } from './learn-taste.ts'
import { TASTE_EVENT_KINDS, type Trait } from './taste-event.ts'

const TODAY = '2026-11-22'
const TRAITS: Readonly<Record<string, readonly Trait[]>> = {
  tacos: ['form:taco', 'cuisine:Mexican', 'protein:beef'],
  'fish tacos': ['form:taco', 'cuisine:Mexican', 'protein:fish'],
  burritos: ['form:burrito', 'cuisine:Mexican', 'protein:pulse'],
  'tuna melt': ['form:sandwich', 'cuisine:American', 'protein:fish'],
  'fried fish': ['form:fried', 'cuisine:Southern', 'protein:fish'],
  lasagna: ['form:casserole', 'cuisine:Italian', 'protein:cheese'],
}

const event = (kind: DishEvent['kind'], dish: string, daysAgo = 0, more: Partial<DishEvent> = {}) => ({
  dish,
  kind,
  familiarity: 4.5,
  weekStart: addDays(TODAY, -daysAgo),
  at: `${addDays(TODAY, -daysAgo)}T12:00:00.000Z`,
  ...more,
})
const learned = (events: readonly DishEvent[], more: Partial<TasteEvidence> = {}) =>
  learnTaste({ events, corrections: [], traitsOf: (dish) => TRAITS[dish] ?? [], today: TODAY, ...more })

const anyEvent = fc
  .record({
    kind: fc.constantFrom(...TASTE_EVENT_KINDS, 'liked' as const, 'disliked' as const),
    dish: fc.constantFrom(...Object.keys(TRAITS), 'grandma’s soup'),
    daysAgo: fc.integer({ min: 0, max: 200 }),
    familiarity: fc.integer({ min: 2, max: 10 }).map((half) => half / 2),
  })
  .map(({ kind, dish, daysAgo, familiarity }) => event(kind, dish, daysAgo, { familiarity }))
const anyEvents = fc.array(anyEvent, { maxLength: 30 })

describe('what is learned of a dish', () => {
  test('nothing, from nothing', () => {
    expect(learned([]).starsOf('tacos')).toBe(0)
    expect(learned([]).traits()).toEqual([])
    expect(learned([]).reasonOf('tacos')).toBeUndefined()
  })

  test('does not depend on the order of the events, not even in the last digit', () => {
    const shuffled = anyEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    )
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(learned(others).traits()).toEqual(learned(events).traits())
      }),
    )
  })

  test('stays between two stars less and two stars more', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 200 }), (events) => {
        const taste = learned(events)
        for (const dish of Object.keys(TRAITS)) expect(Math.abs(taste.starsOf(dish))).toBeLessThanOrEqual(2)
      }),
    )
  })

  test.each([
    ['liked', 'cooked'],
    ['cooked', 'kept'],
    ['kept', 'skipped'],
    ['skipped', 'replaced'],
    ['turned-down', 'replaced'],
    ['replaced', 'disliked'],
  ] as const)('a dish that was %s ranks above one that was %s, all else equal', (better, worse) => {
    const starsAfter = (kind: DishEvent['kind']) => learned([event(kind, 'tacos')]).starsOf('tacos')
    expect(starsAfter(better)).toBeGreaterThan(starsAfter(worse))
  })

  test('one more good sign never makes it rank lower, if it was recent and better than expected', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const more = [...events, event('cooked', 'tacos', 0, { familiarity: 3 })]
        expect(learned(more).starsOf('tacos')).toBeGreaterThan(learned(events).starsOf('tacos') - 1e-9)
      }),
      { examples: [[[event('replaced', 'tacos')]]] },
    )
  })

  test('being cooked says more of a strange dish than of one that everybody cooks', () => {
    const starsAt = (familiarity: number) =>
      learned([event('cooked', 'tacos', 0, { familiarity })]).starsOf('tacos')
    expect(starsAt(2.5)).toBeGreaterThan(2 * starsAt(5))
    expect(starsAt(5)).toBeGreaterThan(0)
  })

  test('a dish outside the catalog is known by its name alone', () => {
    const taste = learned([event('cooked', 'grandma’s soup', 0, { familiarity: 3.5 })])
    expect(taste.starsOf('grandma’s soup')).toBeGreaterThan(0)
    expect(taste.starsOf('tacos')).toBe(0)
  })
})

describe('what is learned of other dishes', () => {
  test('one replaced dish does not condemn its cuisine', () => {
    const taste = learned([event('replaced', 'tacos')])
    expect(taste.starsOf('tacos')).toBeLessThan(-1)
    expect(taste.starsOf('burritos')).toBeLessThan(0)
    expect(taste.starsOf('burritos')).toBeGreaterThan(-0.5)
    expect(taste.starsOf('lasagna')).toBe(0)
  })

  test('what replaced dishes have in common is found', () => {
    const taste = learned([
      event('replaced', 'fish tacos'),
      event('replaced', 'tuna melt'),
      event('cooked', 'tacos'),
      event('cooked', 'burritos'),
    ])
    expect(taste.traits()[0]).toMatchObject({ trait: 'protein:fish', counts: { replaced: 2 } })
    expect(taste.starsOf('fried fish')).toBeLessThan(-0.5)
    expect(taste.reasonOf('fried fish')).toMatchObject({ trait: 'protein:fish', counts: { replaced: 2 } })
  })

  test('is surer the more often it happened', () => {
    const surenessAfter = (dishes: readonly string[]) =>
      learned(dishes.map((dish) => event('replaced', dish)))
        .traits()
        .find(({ trait }) => trait === 'protein:fish')?.sureness
    const once = surenessAfter(['tuna melt'])
    const thrice = surenessAfter(['tuna melt', 'fish tacos', 'fried fish'])
    expect(once).toBeGreaterThan(0.5)
    expect(thrice).toBeGreaterThan(once ?? 1)
    expect(thrice).toBeLessThan(1)
  })
})

describe('forgetting', () => {
  test('an event counts less with every month, and nothing after half a year', () => {
    const stars = [0, 30, 90, 181, 182, 400].map((daysAgo) =>
      learned([event('replaced', 'tacos', daysAgo)]).starsOf('tacos'),
    )
    expect(stars.toSorted((a, b) => a - b)).toEqual(stars)
    expect(new Set(stars.slice(0, 5)).size).toBe(5)
    expect(stars.slice(4)).toEqual([0, 0])
  })

  test('an event from a clock that is ahead counts like one of today', () => {
    expect(learned([event('cooked', 'tacos', -9)]).starsOf('tacos')).toBe(
      learned([event('cooked', 'tacos')]).starsOf('tacos'),
    )
  })

  test('a like stands until it is taken back', () => {
    expect(learned([event('liked', 'tacos', 400)]).starsOf('tacos')).toBe(
      learned([event('liked', 'tacos')]).starsOf('tacos'),
    )
  })
})

test('a dish kept several times in a week, or in a week accepted again, was kept once', () => {
  const once = learned([event('kept', 'tacos')])
  const again = learned([event('kept', 'tacos'), event('kept', 'tacos', 0, { at: `${TODAY}T18:00:00.000Z` })])
  expect(again.traits()).toEqual(once.traits())
  const twoWeeks = learned([event('kept', 'tacos'), event('kept', 'tacos', 7)])
  expect(twoWeeks.starsOf('tacos')).toBeGreaterThan(once.starsOf('tacos'))
})

describe('a correction', () => {
  const notFish = { trait: 'protein:fish', at: `${TODAY}T13:00:00.000Z` } as const
  const fishReplaced = [event('replaced', 'fish tacos'), event('replaced', 'tuna melt')]

  test('forgets what was learned of the trait, and keeps what is known of each dish', () => {
    const taste = learned(fishReplaced, { corrections: [notFish] })
    expect(taste.traits().map(({ trait }) => trait)).not.toContain('protein:fish')
    expect(taste.starsOf('fried fish')).toBe(0)
    expect(taste.starsOf('tuna melt')).toBeLessThan(-1)
  })

  test('does not stop learning: later events count', () => {
    const later = event('replaced', 'fried fish', 0, { at: `${TODAY}T14:00:00.000Z` })
    const taste = learned([...fishReplaced, later], { corrections: [notFish] })
    const fish = taste.traits().find(({ trait }) => trait === 'protein:fish')
    expect(fish).toMatchObject({ counts: { replaced: 1 } })
  })

  test('of a dish forgets everything done with it, but not that it is liked', () => {
    const corrections = [{ trait: 'dish:tacos', at: notFish.at }] as const
    expect(learned([event('replaced', 'tacos')], { corrections }).traits()).toEqual([])
    const stillLiked = learned([event('replaced', 'tacos'), event('liked', 'tacos')], { corrections })
    expect(stillLiked.traits()).toEqual(learned([event('liked', 'tacos')]).traits())
  })

  test('of what liked dishes have in common holds, as they are liked for something else', () => {
    const corrections = [{ trait: 'cuisine:Mexican', at: notFish.at }] as const
    expect(learned([event('liked', 'tacos')], { corrections }).starsOf('burritos')).toBe(0)
  })
})

test('a week that was accepted keeps its dishes once, however many of them are alike', () => {
  const mexican = (events: readonly DishEvent[]) =>
    learned(events)
      .traits()
      .find(({ trait }) => trait === 'cuisine:Mexican')?.counts
  expect(mexican([event('kept', 'tacos'), event('kept', 'burritos')])).toEqual({ kept: 1 })
  expect(
    mexican([event('kept', 'tacos'), event('kept', 'burritos', 7), event('cooked', 'burritos')]),
  ).toEqual({
    kept: 2,
    cooked: 1,
  })
})

test.each<[string, readonly DishEvent[], readonly Trait[]]>([
  ['a week that was accepted', [event('kept', 'tacos')], []],
  ['two of them', [event('kept', 'tacos'), event('kept', 'tacos', 7)], []],
  [
    'three of them',
    [0, 7, 14].map((daysAgo) => event('kept', 'tacos', daysAgo)),
    ['cuisine:Mexican', 'dish:tacos', 'form:taco', 'protein:beef'],
  ],
  ['one dish, often', [event('replaced', 'tacos'), event('replaced', 'tacos', 1)], ['dish:tacos']],
  [
    'two dishes',
    [event('replaced', 'tacos'), event('replaced', 'fish tacos', 1)],
    ['cuisine:Mexican', 'dish:fish tacos', 'dish:tacos', 'form:taco'],
  ],
  [
    'one dish that was cooked, and one that was kept',
    [event('cooked', 'tacos'), event('kept', 'burritos')],
    ['dish:tacos'],
  ],
])('after %s, what is worth telling is of the dishes and of what two of them share', (_, events, told) => {
  const taste = learned(events)
  const worthTelling = taste.traits().filter(taste.isWorthTelling)
  expect(worthTelling.map(({ trait }) => trait).toSorted()).toEqual(told)
})
