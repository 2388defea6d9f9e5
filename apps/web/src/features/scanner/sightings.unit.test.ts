import { expect, it } from 'vitest'
import { GONE_AFTER_MS, noteSighting, type Sighting } from './sightings.ts'

function newAmong(seen: readonly [code: string, at: number][]): number[] {
  let last: Sighting | null = null
  return seen.flatMap(([code, at]) => {
    const { sighting, isNew } = noteSighting(last, code, at)
    last = sighting
    return isNew ? [at] : []
  })
}

it('a code held still counts once', () => {
  const frames = Array.from({ length: 50 }, (_, n): [string, number] => ['a', n * 100])
  expect(newAmong(frames)).toEqual([0])
})

it('a blurred second is not a new scan, but taking the code away is', () => {
  expect(
    newAmong([
      ['a', 0],
      ['a', GONE_AFTER_MS - 1],
      ['a', 2 * GONE_AFTER_MS - 1],
    ]),
  ).toEqual([0, 2 * GONE_AFTER_MS - 1])
})

it('another code counts immediately', () => {
  expect(
    newAmong([
      ['a', 0],
      ['b', 100],
      ['a', 200],
    ]),
  ).toEqual([0, 100, 200])
})
