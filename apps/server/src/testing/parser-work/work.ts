import { type CountingRegexp, countingRegexp } from './counting-regexp.ts'

/** The steps counted so far. `count-in-source.ts` inserts uses of this into our source. */
declare global {
  var work: Work
}

export type Work = {
  steps: number
  spread: <T>(values: T) => T
}

const realExec = RegExp.prototype.exec
const byPattern: Record<string, CountingRegexp> = Object.create(null)
let last: { readonly pattern: RegExp; readonly counting: CountingRegexp } | undefined
let isCounting = false
let isInside = false

/** Counts the steps of a call. */
export function stepsOf(call: () => unknown): number {
  work.steps = 0
  isCounting = true
  try {
    call()
  } finally {
    isCounting = false
  }
  return work.steps
}

/** Wraps built-in functions, whose work is not visible in our source, so that they count what they look at. */
export function countBuiltIns(): void {
  globalThis.work = {
    steps: 0,
    spread(values) {
      if (typeof values === 'string' || Array.isArray(values)) work.steps += values.length
      return values
    },
  }
  RegExp.prototype.exec = function exec(given: string) {
    if (!isCounting || isInside) return realExec.call(this, given)
    isInside = true
    try {
      return countedExec(this, String(given))
    } finally {
      isInside = false
    }
  }
  countAll(String.prototype, {
    toLowerCase: (text) => text.length,
    toUpperCase: (text) => text.length,
    normalize: (text) => text.length,
    replaceAll: (text) => text.length,
    repeat: (_, result) => result.length,
    split: (text, _, by) => (typeof by === 'string' ? text.length : 0),
    trim: (text, result) => text.length - result.length,
    indexOf: (text, result, _, from = 0) => (result < 0 ? text.length : result) - Number(from),
    includes: (text) => text.length,
    lastIndexOf: (text, result) => text.length - Math.max(0, result),
  })
  countAll(Array.prototype, {
    join: (_, result) => result.length,
    includes: (all) => all.length,
    indexOf: (all) => all.length,
    slice: (_, result) => result.length,
    concat: (_, result) => result.length,
    flat: (_, result) => result.length,
    reverse: (all) => all.length,
    toReversed: (all) => all.length,
    sort: (all) => all.length,
    toSorted: (all) => all.length,
    splice: (all) => all.length,
    shift: (all) => all.length,
    unshift: (all) => all.length,
  })
  // Looking up a text reads all of it.
  for (const { prototype } of [Map, Set]) countAll(prototype, { has: (_, __, key) => lengthOf(key) })
  countAll(Map.prototype, { get: (_, __, key) => lengthOf(key) })
  const parse = JSON.parse
  JSON.parse = (text, reviver) => {
    if (isCounting) work.steps += text.length
    return parse(text, reviver)
  }
}

function countedExec(pattern: RegExp, text: string): RegExpExecArray | null {
  const counting = countingOf(pattern)
  const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0
  const found = realExec.call(pattern, text)
  if (from > text.length) return found
  const { steps, start, end } = counting.search(text, from)
  if (start !== (found?.index ?? -1) || (found && end !== start + found[0].length))
    throw new Error(`the counting engine matches ${pattern} differently from Node`)
  work.steps += steps
  return found
}

function countingOf(pattern: RegExp): CountingRegexp {
  // Splitting runs the same pattern at every position of a text.
  if (last?.pattern === pattern) return last.counting
  const key = `${pattern.flags}/${pattern.source}`
  const counting = byPattern[key] ?? countingRegexp(pattern)
  byPattern[key] = counting
  last = { pattern, counting }
  return counting
}

function lengthOf(key: unknown): number {
  return typeof key === 'string' ? key.length : 0
}

/** The cost of one call by function name, from its receiver, result and arguments. */
// biome-ignore lint/suspicious/noExplicitAny: each function of a prototype has its own parameter and result types.
type Costs = Readonly<Record<string, (self: any, result: any, ...given: any[]) => number>>

function countAll(prototype: object, costs: Costs): void {
  for (const [name, cost] of Object.entries(costs)) {
    const real: unknown = Reflect.get(prototype, name)
    if (typeof real !== 'function') throw new Error(`no function ${name}`)
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value: function counted(this: unknown, ...given: unknown[]): unknown {
        const result: unknown = Reflect.apply(real, this, given)
        if (isCounting && !isInside) work.steps += cost(this, result, ...given)
        return result
      },
    })
  }
}
