import { type CountingRegexp, countingRegexp } from './counting-regexp.ts'

/** What the repository's own code did since the count began; `count-in-source.ts` writes calls of this into it. */
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

/** The steps a call takes. */
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

/** Built-in functions do work that no line of ours shows: what they look at is counted when they are called. */
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
  // A text is read whole to be looked up.
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
    throw new Error(`the counting engine reads ${pattern} otherwise than Node does`)
  work.steps += steps
  return found
}

function countingOf(pattern: RegExp): CountingRegexp {
  // Splitting asks the same one at every place of a text.
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

/** @param costs what one call looks at, by the name of the function, from its receiver, result and arguments. */
// biome-ignore lint/suspicious/noExplicitAny: every function of a prototype takes and returns what it likes.
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
