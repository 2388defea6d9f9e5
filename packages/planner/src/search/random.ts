/** Random numbers that are the same on every machine, unlike Math.random, Math.log and Math.exp. */

export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  /** From 0 up to, but not including, 1. */
  unit(): number
  /** Exponentially distributed with mean 1, from a table of 1,024 values. */
  exponential(): number
}

const TWO_TO_32 = 4294967296
const TABLE_SIZE = 1024

/** Mulberry32: 32 bits of state, integer operations only. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    below: (below) => Math.floor((next() / TWO_TO_32) * below),
    unit: () => next() / TWO_TO_32,
    exponential: () => EXPONENTIAL[next() >>> 22] ?? 0,
  }
}

const LN_2 = Math.LN2

/** -ln of the midpoints of 1,024 equal parts of (0, 1), using only operations that every engine rounds alike. */
const EXPONENTIAL: Float64Array = Float64Array.from({ length: TABLE_SIZE }, (_, index) =>
  minusLog((index + 0.5) / TABLE_SIZE),
)

function minusLog(share: number): number {
  let halvings = 0
  let rest = share
  while (rest < 0.75) {
    rest *= 2
    halvings++
  }
  return halvings * LN_2 - logNearOne(rest)
}

/** ln(x) = 2 artanh((x - 1) / (x + 1)); 24 terms are exact to the last bits for x in 0.75 to 1.5. */
function logNearOne(value: number): number {
  const step = (value - 1) / (value + 1)
  const square = step * step
  let power = step
  let total = 0
  for (let odd = 1; odd < 48; odd += 2) {
    total += power / odd
    power *= square
  }
  return 2 * total
}
