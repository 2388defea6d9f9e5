import { expect, it } from 'vitest'
import type { HouseholdId } from '../database/ids.ts'
import { createTurns } from './turns.ts'

const OPTIONS = { atOnce: 1, places: 6, perAddress: 4, perHousehold: 2, retryAfterS: 1 }
// Households are told apart by their id only.
const asker = (household: string, address: string) => ({ householdId: household as HouseholdId, address })

/** Starts everybody at once, lets each turn end when the next may begin, and answers who had theirs in which order. */
async function order(askers: readonly (readonly [household: string, address: string])[]): Promise<string[]> {
  const turns = createTurns(OPTIONS)
  const had: string[] = []
  await Promise.all(
    askers.map(async ([household, address]) => {
      const end = await turns.enter(asker(household, address)).turn()
      had.push(household)
      await Promise.resolve()
      end()
    }),
  )
  return had
}

it('the shortest of newcomers goes first', async () => {
  const turns = createTurns(OPTIONS)
  const had: string[] = []
  const end = await turns.enter(asker('first', '0')).turn()
  const waiting = [
    ['large', 4000],
    ['small', 1],
  ] as const
  const ended = waiting.map(async ([name, expectedMs]) => {
    const endOne = await turns.enter(asker(name, name)).turn(undefined, expectedMs)
    had.push(name)
    endOne()
  })
  end()
  await Promise.all(ended)
  expect(had).toEqual(['small', 'large'])
})

it('whoever comes while the turn is prepared may be the next', async () => {
  const prepared = Promise.withResolvers<void>()
  let held = 0
  const turns = createTurns({
    ...OPTIONS,
    async prepare() {
      await prepared.promise
      held += 1
      return () => {
        held -= 1
      }
    },
  })
  const had: string[] = []
  const stopped = new AbortController()
  const left = turns.enter(asker('left', 'left')).turn(stopped.signal)
  const ended = (['large', 'small'] as const).map(async (name) => {
    const end = await turns.enter(asker(name, name)).turn(undefined, name === 'large' ? 4000 : 1)
    had.push(`${name}, ${held} held`)
    end()
  })
  stopped.abort()
  await expect(left).rejects.toThrow()
  prepared.resolve()
  await Promise.all(ended)
  expect(had).toEqual(['small, 1 held', 'large, 1 held'])
  expect(held).toBe(0)
})

it('gives back what was prepared for nobody', async () => {
  const prepared = Promise.withResolvers<() => void>()
  const turns = createTurns({ ...OPTIONS, prepare: () => prepared.promise })
  const stopped = new AbortController()
  const turn = turns.enter(asker('a', '1')).turn(stopped.signal)
  stopped.abort()
  await expect(turn).rejects.toThrow()
  const givenBack = new Promise<void>((resolve) => prepared.resolve(resolve))
  await givenBack
})

it.each([
  [
    'in the order they came',
    [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ],
    ['a', 'b', 'c'],
  ],
  [
    'households of one address in turn',
    [
      ['a', '1'],
      ['a', '1'],
      ['b', '1'],
    ],
    ['a', 'b', 'a'],
  ],
  [
    'addresses in turn, however many accounts one has',
    [
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
      ['d', '2'],
    ],
    ['a', 'd', 'b', 'c'],
  ],
] as const)('reads %s', async (_, askers, expected) => {
  expect(await order(askers)).toEqual(expected)
})

it('refuses more than the share of a household, of an address, and of all', () => {
  const turns = createTurns(OPTIONS)
  const enter = (household: string, address: string) => () => turns.enter(asker(household, address))
  enter('a', '1')()
  const second = enter('a', '1')()
  expect(enter('a', '2')).toThrow('busy')
  enter('b', '1')()
  enter('c', '1')()
  expect(enter('d', '1')).toThrow('busy')
  enter('e', '2')()
  enter('f', '3')()
  second.leave()
  expect(enter('g', '4')).not.toThrow()
})

it('when all places are taken, whoever holds the most gives one up', async () => {
  const turns = createTurns({ ...OPTIONS, places: 3 })
  const [reading, waiting, fetching] = [1, 2, 2].map((n) => turns.enter(asker(`a${n}`, '1')))
  const end = await reading?.turn()
  const turn = waiting?.turn()
  turns.enter(asker('b', '2'))
  await expect(fetching?.turn()).rejects.toThrow('busy')
  turns.enter(asker('c', '3'))
  await expect(turn).rejects.toThrow('busy')
  expect(() => turns.enter(asker('d', '4'))).toThrow('busy')
  waiting?.leave()
  fetching?.leave()
  expect(() => turns.enter(asker('d', '4'))).toThrow('busy')
  end?.()
  reading?.leave()
  expect(() => turns.enter(asker('d', '4'))).not.toThrow()
})

it('somebody who gives up while waiting gets no turn', async () => {
  const turns = createTurns(OPTIONS)
  const end = await turns.enter(asker('a', '1')).turn()
  const stopped = new AbortController()
  const waiting = turns.enter(asker('b', '2')).turn(stopped.signal)
  stopped.abort()
  await expect(waiting).rejects.toThrow()
  expect(turns.othersWait()).toBe(false)
  end()
})
