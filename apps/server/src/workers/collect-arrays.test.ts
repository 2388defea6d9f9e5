import { expect, it } from 'vitest'
import { collectArrays } from './collect-arrays.ts'

const MB = 1024 * 1024
const arraysMb = () => process.memoryUsage().arrayBuffers / MB

it('gives back the arrays that a job left', () => {
  const before = arraysMb()
  leave(60)
  expect(arraysMb()).toBeGreaterThan(before + 50)
  collectArrays()
  expect(arraysMb()).toBeLessThan(before + 10)
})

/** Garbage in one large array: V8 would collect many small ones by itself. */
function leave(megabytes: number): void {
  new Uint8Array(megabytes * MB).fill(1)
}
