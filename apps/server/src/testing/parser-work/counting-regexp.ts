import { parseRegexp, type RegexpNode } from './regexp-nodes.ts'

/**
 * Searches like a backtracking regular expression engine and counts the steps. Node has no such counter, and a test must
 * not depend on time.
 */
export interface CountingRegexp {
  /** Searches from a position; returns the steps taken and the match. */
  readonly search: (text: string, from: number) => Searched
}

export type Searched = { readonly steps: number; readonly start: number; readonly end: number }

type Next = (at: number) => number
/** Returns where the match ends if `next` can continue it; -1 if there is none. */
type Matcher = (at: number, next: Next) => number
type Repeat = RegexpNode & { kind: 'repeat' }

/** The text being searched, the steps so far, and the flags. */
type State = {
  text: string
  steps: number
  readonly flags: string
  readonly isUnicode: boolean
  readonly isMultiline: boolean
}

const realExec = RegExp.prototype.exec
const NONE = -1

export function countingRegexp({ source, flags }: Pick<RegExp, 'source' | 'flags'>): CountingRegexp {
  const isUnicode = /[uv]/.test(flags)
  const isMultiline = flags.includes('m')
  const state: State = { text: '', steps: 0, flags, isUnicode, isMultiline }
  const tree = parseRegexp(source, isUnicode)
  const matcher = compile(state, tree, false)
  const isOnlyAtStart = flags.includes('y') || (!isMultiline && startsAtStart(tree))

  return {
    search(text, from) {
      state.text = text
      state.steps = 0
      const last = isOnlyAtStart ? from : text.length
      for (let start = from; start <= last; start++) {
        state.steps += 1
        const end = matcher(start, (at) => at)
        if (end !== NONE) return { steps: state.steps, start, end }
        // A search never starts in the middle of a surrogate pair.
        if (isUnicode && charAt(state, start, false).length > 1) start += 1
      }
      return { steps: state.steps, start: NONE, end: NONE }
    },
  }
}

function compile(state: State, node: RegexpNode, isBack: boolean): Matcher {
  switch (node.kind) {
    case 'set': {
      const width = widthIn(state, node.source, isBack)
      return (at, next) => {
        const units = width(at)
        return units === 0 ? NONE : next(isBack ? at - units : at + units)
      }
    }
    case 'edge': {
      const isEdge = edgeTest(state, node.at)
      return (at, next) => {
        state.steps += 1
        return isEdge(at) ? next(at) : NONE
      }
    }
    case 'all':
      return inSequence(
        node.parts.map((part) => compile(state, part, isBack)),
        isBack,
      )
    case 'either':
      return firstOf(
        state,
        node.options.map((option) => compile(state, option, isBack)),
      )
    case 'look': {
      const inside = compile(state, node.of, node.isBehind)
      return (at, next) => {
        const isThere = inside(at, (end) => end) !== NONE
        return isThere === node.isNegative ? NONE : next(at)
      }
    }
    case 'repeat':
      return node.of.kind === 'set'
        ? repeatSet(state, node, node.of.source, isBack)
        : repeat(state, node, isBack)
  }
}

function inSequence(matchers: readonly Matcher[], isBack: boolean): Matcher {
  const inOrder = isBack ? matchers.toReversed() : matchers
  return inOrder.reduceRight<Matcher>(
    (rest, matcher) => (at, next) => matcher(at, (end) => rest(end, next)),
    (at, next) => next(at),
  )
}

function firstOf(state: State, options: readonly Matcher[]): Matcher {
  return (at, next) => {
    for (const option of options) {
      state.steps += 1
      const end = option(at, next)
      if (end !== NONE) return end
    }
    return NONE
  }
}

/** Repeats a character set without a recursive call per character, because runs may be long. */
function repeatSet(state: State, { min, max, isLazy }: Repeat, set: string, isBack: boolean): Matcher {
  const width = widthIn(state, set, isBack)
  const sign = isBack ? -1 : 1
  return (at, next) => {
    const places = [at]
    let place = at
    const extend = () => {
      const units = places.length - 1 < max ? width(place) : 0
      if (units === 0) return false
      place += sign * units
      places.push(place)
      return true
    }
    if (isLazy) {
      for (;;) {
        if (places.length > min) {
          state.steps += 1
          const end = next(place)
          if (end !== NONE) return end
        }
        if (!extend()) return NONE
      }
    }
    while (extend());
    for (let count = places.length - 1; count >= min; count--) {
      state.steps += 1
      const end = next(places[count] ?? at)
      if (end !== NONE) return end
    }
    return NONE
  }
}

function repeat(state: State, { of, min, max, isLazy }: Repeat, isBack: boolean): Matcher {
  const body = compile(state, of, isBack)
  return (start, next) => {
    const from = (at: number, count: number): number => {
      state.steps += 1
      const again = () =>
        count >= max ? NONE : body(at, (end) => (end === at && count >= min ? NONE : from(end, count + 1)))
      const onward = () => (count < min ? NONE : next(at))
      const [first, second] = isLazy ? [onward, again] : [again, onward]
      const end = first()
      return end === NONE ? second() : end
    }
    return from(start, 0)
  }
}

/** Returns a function that says how many code units a character of the set takes at a position; 0 if there is none. */
function widthIn(state: State, set: string, isBack: boolean): (at: number) => number {
  const pattern = new RegExp(`^(?:${set})$`, state.flags.replace(/[gmyd]/g, ''))
  const known: (boolean | undefined)[] = []
  return (at) => {
    state.steps += 1
    const char = charAt(state, at, isBack)
    if (char === '') return 0
    const code = char.codePointAt(0) ?? 0
    let isIn = known[code]
    if (isIn === undefined) {
      isIn = realExec.call(pattern, char) !== null
      known[code] = isIn
    }
    return isIn ? char.length : 0
  }
}

function charAt({ text, isUnicode }: State, at: number, isBack: boolean): string {
  if (!isUnicode) return (isBack ? text[at - 1] : text[at]) ?? ''
  if (!isBack) return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : ''
  const pair = text.slice(Math.max(0, at - 2), at)
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1)
}

function edgeTest(state: State, edge: '^' | '$' | '\\b' | '\\B'): (place: number) => boolean {
  const isLineEnd = (at: number) => state.isMultiline && /[\n\r\u2028\u2029]/.test(state.text[at] ?? '')
  if (edge === '^') return (place) => place === 0 || isLineEnd(place - 1)
  if (edge === '$') return (place) => place === state.text.length || isLineEnd(place)
  return (place) => (isWord(state.text, place - 1) !== isWord(state.text, place)) === (edge === '\\b')
}

function isWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (
    (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122)
  )
}

/** Whether every match begins with `^`; engines try such patterns only at the start. */
function startsAtStart(node: RegexpNode): boolean {
  if (node.kind === 'edge') return node.at === '^'
  if (node.kind === 'all') return node.parts[0] !== undefined && startsAtStart(node.parts[0])
  return node.kind === 'either' && node.options.every(startsAtStart)
}
