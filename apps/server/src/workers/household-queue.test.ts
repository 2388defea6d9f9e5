import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHouseholdQueue } from './household-queue.ts'

const queueOf = (...households: string[]) => {
  const queue = createHouseholdQueue<{ householdId: string; n: number }>()
  households.forEach((householdId, n) => {
    queue.add({ householdId, n })
  })
  return queue
}
const nothingRuns = () => false

describe('the household queue', () => {
  it('takes one job of each household in turn, each household in its own order', () => {
    const queue = queueOf('sam', 'sam', 'sam', 'ana', 'kim', 'ana')
    const order = Array.from({ length: 6 }, () => queue.takeNext(nothingRuns))
    expect(order.map((job) => `${job?.householdId}${job?.n}`)).toEqual([
      'sam0',
      'ana3',
      'kim4',
      'sam1',
      'ana5',
      'sam2',
    ])
    expect(queue.takeNext(nothingRuns)).toBeUndefined()
  })

  it('skips a household that has a job running', () => {
    const queue = queueOf('sam', 'ana')
    expect(queue.takeNext((householdId) => householdId === 'sam')?.householdId).toBe('ana')
    expect(queue.takeNext((householdId) => householdId === 'sam')).toBeUndefined()
    expect(queue.size()).toBe(1)
  })

  it('makes a new household wait for at most one job of each other household', () => {
    const households = fc.array(fc.constantFrom('sam', 'ana', 'kim', 'lee'), { maxLength: 40 })
    fc.assert(
      fc.property(households, (asked) => {
        const queue = queueOf(...asked)
        const turns = queue.turnsBefore('new')
        expect(turns).toBe(new Set(asked).size)
        queue.add({ householdId: 'new', n: -1 })
        const order = Array.from({ length: turns + 1 }, () => queue.takeNext(nothingRuns)?.householdId)
        expect(order.indexOf('new')).toBe(turns)
      }),
    )
  })
})
