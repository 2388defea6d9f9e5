import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A week leaves some 30 MB of arrays. V8 sees little hurry in those: it lets up to 150 MB of them pile up. */
const ARRAYS_MAX = 40 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Between two jobs of a thread. */
export function collectArrays(): void {
  if (process.memoryUsage().arrayBuffers > ARRAYS_MAX) collect()
}
