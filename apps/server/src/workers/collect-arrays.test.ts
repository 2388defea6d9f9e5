import { afterEach, expect, it, vi } from 'vitest'
import { collectArrays, collectOnceIdle } from './collect-arrays.ts'

const MB = 1024 * 1024
const arraysMb = () => process.memoryUsage().arrayBuffers / MB

afterEach(() => void vi.useRealTimers())

it('gives back the arrays that a job left', () => {
  const before = arraysMb()
  leave(60)
  expect(arraysMb()).toBeGreaterThan(before + 50)
  collectArrays()
  expect(arraysMb()).toBeLessThan(before + 10)
})

it('collects once a thread has waited for its next job', () => {
  vi.useFakeTimers()
  const before = arraysMb()
  leave(20)
  collectOnceIdle()
  vi.advanceTimersByTime(9_000)
  collectOnceIdle()
  vi.advanceTimersByTime(9_000)
  expect(arraysMb()).toBeGreaterThan(before + 10)
  vi.advanceTimersByTime(1_000)
  expect(arraysMb()).toBeLessThan(before + 10)
})

/** Garbage in one large array: V8 would collect many small ones by itself. */
function leave(megabytes: number): void {
  new Uint8Array(megabytes * MB).fill(1)
}
