import { expect, it } from 'vitest'
import { createHostPace } from './host-pace.ts'

it('asks a host once a second, and other hosts meanwhile', () => {
  const takeTurn = createHostPace(1000)
  expect(takeTurn('a', 0, 10_000)).toBe(0)
  expect(takeTurn('a', 300, 10_000)).toBe(700)
  expect(takeTurn('b', 300, 10_000)).toBe(0)
  expect(takeTurn('a', 300, 10_000)).toBe(1700)
  expect(takeTurn('a', 5000, 10_000)).toBe(0)
})

it('takes no turn that is too late', () => {
  const takeTurn = createHostPace(1000)
  expect([1, 2, 3, 4].map(() => takeTurn('a', 0, 2000))).toEqual([0, 1000, 2000, null])
  expect(takeTurn('a', 1000, 2000)).toBe(2000)
})

it('remembers a limited number of hosts', () => {
  const takeTurn = createHostPace(1000, 2)
  expect([takeTurn('a', 0, 0), takeTurn('b', 0, 0), takeTurn('c', 0, 0)]).toEqual([0, 0, null])
  expect(takeTurn('c', 1000, 0)).toBe(0)
})
