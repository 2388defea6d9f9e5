import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A week leaves some 30 MB of arrays. V8 sees little hurry in those: it lets up to 150 MB of them pile up. */
const LEFT_BYTES = 40 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What is in use stays: a large library of a household's own is no reason to collect again and again. */
let inUse = 0

/** Between two jobs of a thread. */
export function collectArrays(): void {
  const { arrayBuffers } = process.memoryUsage()
  // V8 may still be giving back when the last collection is counted.
  inUse = Math.min(inUse, arrayBuffers)
  if (arrayBuffers < inUse + LEFT_BYTES) return
  collect()
  inUse = process.memoryUsage().arrayBuffers
}

const IDLE_MS = 10_000
let idle: NodeJS.Timeout | undefined

/** V8 collects as memory is taken, so a thread that waits for its next job would keep what the last ones left. */
export function collectOnceIdle(): void {
  clearTimeout(idle)
  idle = setTimeout(collect, IDLE_MS).unref()
}
