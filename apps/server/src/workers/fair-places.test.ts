import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HouseholdId } from '../database/ids.ts'
import { type Asker, createFairPlaces } from './fair-places.ts'

// Households are told apart by their id only.
const asker = (household: string, address = household) => ({ householdId: household as HouseholdId, address })

function placesOf(...askers: readonly Asker[]) {
  const places = createFairPlaces<Asker & { readonly n: number }>()
  askers.forEach((one, n) => {
    const place = { ...one, n }
    places.enter(place)
    places.wait(place)
  })
  return places
}

describe('turns', () => {
  it.each([
    ['households', ['sam', 'sam', 'sam', 'ana', 'kim', 'ana'], 'sam0 ana3 kim4 sam1 ana5 sam2'],
    ['addresses, then households', ['a@1', 'a@1', 'b@1', 'c@1', 'd@2', 'd@2'], 'a0 d4 b2 d5 c3 a1'],
  ])('go round between %s', (_, asked, order) => {
    const places = placesOf(...asked.map((one) => asker(one.split('@')[0] ?? '', one.split('@')[1])))
    const taken = asked.map(() => places.takeNext())
    expect(taken.map((one) => `${one?.householdId}${one?.n}`).join(' ')).toBe(order)
    expect(places.takeNext()).toBeUndefined()
  })

  it('skip who may not start', () => {
    const places = placesOf(asker('sam'), asker('ana'))
    expect(places.takeNext(({ householdId }) => householdId !== 'sam')?.householdId).toBe('ana')
    expect(places.takeNext(({ householdId }) => householdId !== 'sam')).toBeUndefined()
    expect(places.waiting()).toHaveLength(1)
  })

  it('come to whoever asks three things before those who ask one at a time, again and again', () => {
    let now = 0
    const places = createFairPlaces<Asker>(() => now)
    const ask = (one: Asker) => {
      places.enter(one)
      places.wait(one)
      return one
    }
    const honest = [asker('honest'), asker('honest'), asker('honest')]
    const greedy = Array.from({ length: 20 }, (_, n) => () => ask(asker(`greedy ${n}`)))
    for (const again of greedy) again()
    const served: string[] = []
    const serveOne = () => {
      const next = places.takeNext()
      now += 800
      if (!next) return
      places.leave(next)
      served.push(next.householdId)
      if (next.householdId !== 'honest') ask(asker(next.householdId))
    }
    for (let n = 0; n < 100; n++) serveOne()
    honest.forEach(ask)
    for (let n = 0; n < 10; n++) serveOne()
    expect(served.slice(100).filter((who) => who === 'honest')).toHaveLength(3)
  })

  it('go to the shortest first, among those who used as little', () => {
    const places = createFairPlaces<Asker & { readonly expectedMs?: number }>()
    const large = ['1', '2', '3'].map((address) => ({ ...asker('greedy', address), expectedMs: 4000 }))
    for (const place of [...large, asker('honest')]) {
      places.enter(place)
      places.wait(place)
    }
    expect(places.takeNext()?.householdId).toBe('honest')
  })

  it('are not charged for what they waited before their work started', () => {
    let now = 0
    const places = createFairPlaces<Asker>(() => now)
    const serve = (one: Asker, waitedMs: number, ms: number) => {
      places.enter(one)
      places.wait(one)
      places.takeNext()
      now += waitedMs
      places.startWork(one)
      now += ms
      places.leave(one)
    }
    serve(asker('honest'), 10_000, 100)
    serve(asker('greedy'), 0, 5000)
    for (const one of [asker('greedy'), asker('honest')]) {
      places.enter(one)
      places.wait(one)
    }
    expect(places.takeNext()?.householdId).toBe('honest')
  })

  it('take a household that used little lately before one that used much', () => {
    let now = 0
    const places = createFairPlaces<Asker>(() => now)
    const serve = (one: Asker, ms: number) => {
      places.enter(one)
      places.wait(one)
      places.takeNext()
      now += ms
      places.leave(one)
    }
    serve(asker('much'), 5000)
    serve(asker('little'), 300)
    const [much, little] = [asker('much'), asker('little')]
    for (const one of [much, little]) {
      places.enter(one)
      places.wait(one)
    }
    expect(places.turnsBefore(asker('new'))).toBe(0)
    expect(places.takeNext()).toBe(little)
    now += 10 * 60_000
    expect(places.takeNext()).toBe(much)
  })

  it('make a new address wait for at most one turn of each other address', () => {
    fc.assert(
      fc.property(manyAskers, (asked) => {
        const places = placesOf(...asked)
        const newcomer = { ...asker('new'), n: -1 }
        const turns = places.turnsBefore(newcomer)
        expect(turns).toBe(new Set(asked.map(({ address }) => address)).size)
        places.enter(newcomer)
        places.wait(newcomer)
        const order = Array.from({ length: turns + 1 }, () => places.takeNext()?.householdId)
        expect(order.indexOf(newcomer.householdId)).toBe(turns)
      }),
    )
  })
})

const SIZE = 8
const manyAskers = fc.array(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('1', '2', '3'))
    .map(([household, address]) => asker(`${household}${address}`, address)),
  { maxLength: 60 },
)

/** Admits everybody as the queues do: when all places are taken, a newcomer takes somebody else's. */
function letIn(asked: readonly Asker[], turnEvery: number) {
  const places = createFairPlaces<Asker>()
  asked.forEach((one, n) => {
    const place = { ...one }
    if (!admit(places, place)) return
    places.wait(place)
    if (n % turnEvery === 0 && places.size() - places.waiting().length === 0) places.takeNext()
  })
  return places
}

function admit(places: ReturnType<typeof createFairPlaces<Asker>>, place: Asker): boolean {
  if (places.size() >= SIZE) {
    const evicted = places.findEvicted(place)
    if (!evicted) return false
    places.leave(evicted)
  }
  places.enter(place)
  return true
}

describe('full places', () => {
  it('take the latest of the household that holds the most at the address that holds the most', () => {
    const places = placesOf(
      asker('a', '1'),
      asker('b', '1'),
      asker('b', '1'),
      asker('c', '2'),
      asker('c', '2'),
    )
    expect(places.findEvicted(asker('new'))).toMatchObject({ householdId: 'b', n: 2 })
    expect(places.findEvicted(asker('d', '2'))).toMatchObject({ householdId: 'c', n: 4 })
    expect(places.findEvicted(asker('a', '1'))).toBeUndefined()
  })

  it('take nothing from a turn that has begun', () => {
    const places = placesOf(asker('a', '1'), asker('a', '1'))
    places.takeNext()
    expect(places.findEvicted(asker('new'))).toMatchObject({ n: 1 })
    places.takeNext()
    expect(places.findEvicted(asker('new'))).toBeUndefined()
  })

  it('let an honest household in among greedy ones of a few addresses, and never put it out again', () => {
    fc.assert(
      fc.property(manyAskers, manyAskers, fc.integer({ min: 1, max: 9 }), (before, after, turnEvery) => {
        const places = letIn(before, turnEvery)
        const honest = asker('honest')
        expect(admit(places, honest)).toBe(true)
        places.wait(honest)
        for (const one of after) admit(places, { ...one })
        expect(places.waiting()).toContain(honest)
        expect(places.size()).toBeLessThanOrEqual(SIZE)
      }),
    )
  })

  it('give each household of one address a place, as long as there are enough', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: 40 }, (_, n) => n % SIZE)), (asked) => {
        const places = letIn(
          asked.map((household) => asker(`${household}`, '1')),
          1000,
        )
        for (const household of new Set(asked))
          expect(places.count('householdId', `${household}`)).toBeGreaterThan(0)
      }),
    )
  })
})
