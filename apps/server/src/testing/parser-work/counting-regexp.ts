import { parseRegexp, type RegexpNode } from './regexp-nodes.ts'

/**
 * Searches as a backtracking engine does and counts its steps. Node has no counter for them, and time must not decide
 * whether a test passes.
 */
export interface CountingRegexp {
  /** The steps of one search from a place, and what it found. */
  readonly search: (text: string, from: number) => Searched
}

export type Searched = { readonly steps: number; readonly start: number; readonly end: number }

type Next = (at: number) => number
/** Where the match ends that goes on with `next`; -1 where there is none. */
type Matcher = (at: number, next: Next) => number

const realExec = RegExp.prototype.exec
const NONE = -1

export function countingRegexp({ source, flags }: Pick<RegExp, 'source' | 'flags'>): CountingRegexp {
  const isUnicode = /[uv]/.test(flags)
  const isSticky = flags.includes('y')
  const isMultiline = flags.includes('m')
  let text = ''
  let steps = 0

  function isWord(at: number): boolean {
    const code = text.charCodeAt(at)
    return (
      (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122)
    )
  }

  const isLineEnd = (at: number) => /[\n\r\u2028\u2029]/.test(text[at] ?? '')

  function edge(at: '^' | '$' | '\\b' | '\\B'): (place: number) => boolean {
    if (at === '^') return (place) => place === 0 || (isMultiline && isLineEnd(place - 1))
    if (at === '$') return (place) => place === text.length || (isMultiline && isLineEnd(place))
    return (place) => (isWord(place - 1) !== isWord(place)) === (at === '\\b')
  }

  /** How many code units of the set stand at a place; 0 where another character does. */
  function oneOf(set: string, isBack: boolean): (at: number) => number {
    const pattern = new RegExp(`^(?:${set})$`, flags.replace(/[gmyd]/g, ''))
    const known: (boolean | undefined)[] = []
    return (at) => {
      steps += 1
      const char = charAt(at, isBack)
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

  function charAt(at: number, isBack: boolean): string {
    if (!isUnicode) return (isBack ? text[at - 1] : text[at]) ?? ''
    if (!isBack) return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : ''
    const pair = text.slice(Math.max(0, at - 2), at)
    return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1)
  }

  function compile(node: RegexpNode, isBack: boolean): Matcher {
    const sign = isBack ? -1 : 1
    switch (node.kind) {
      case 'set': {
        const width = oneOf(node.source, isBack)
        return (at, next) => {
          const units = width(at)
          return units === 0 ? NONE : next(at + sign * units)
        }
      }
      case 'edge': {
        const holds = edge(node.at)
        return (at, next) => {
          steps += 1
          return holds(at) ? next(at) : NONE
        }
      }
      case 'all':
        return inTurn(
          node.parts.map((part) => compile(part, isBack)),
          isBack,
        )
      case 'either': {
        const options = node.options.map((option) => compile(option, isBack))
        return (at, next) => {
          for (const option of options) {
            steps += 1
            const end = option(at, next)
            if (end !== NONE) return end
          }
          return NONE
        }
      }
      case 'look': {
        const inside = compile(node.of, node.isBehind)
        return (at, next) => {
          const isThere = inside(at, (end) => end) !== NONE
          return isThere === node.isNegative ? NONE : next(at)
        }
      }
      case 'repeat':
        return node.of.kind === 'set' ? repeatSet(node, node.of.source, isBack) : repeat(node, isBack)
    }
  }

  function inTurn(matchers: readonly Matcher[], isBack: boolean): Matcher {
    const inOrder = isBack ? matchers.toReversed() : matchers
    return inOrder.reduceRight<Matcher>(
      (rest, matcher) => (at, next) => matcher(at, (end) => rest(end, next)),
      (at, next) => next(at),
    )
  }

  /** Without a call for each character: runs may be long. */
  function repeatSet(
    { min, max, isLazy }: RegexpNode & { kind: 'repeat' },
    set: string,
    isBack: boolean,
  ): Matcher {
    const width = oneOf(set, isBack)
    const sign = isBack ? -1 : 1
    return (at, next) => {
      const places = [at]
      let place = at
      const isLonger = () => {
        const units = places.length - 1 < max ? width(place) : 0
        if (units === 0) return false
        place += sign * units
        places.push(place)
        return true
      }
      if (isLazy) {
        for (;;) {
          if (places.length > min) {
            steps += 1
            const end = next(place)
            if (end !== NONE) return end
          }
          if (!isLonger()) return NONE
        }
      }
      while (isLonger());
      for (let count = places.length - 1; count >= min; count--) {
        steps += 1
        const end = next(places[count] ?? at)
        if (end !== NONE) return end
      }
      return NONE
    }
  }

  function repeat({ of, min, max, isLazy }: RegexpNode & { kind: 'repeat' }, isBack: boolean): Matcher {
    const body = compile(of, isBack)
    return (start, next) => {
      const from = (at: number, count: number): number => {
        steps += 1
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

  const tree = parseRegexp(source, isUnicode)
  const matcher = compile(tree, false)
  const isOnlyAtStart = !isMultiline && startsAtStart(tree)

  return {
    search(given, from) {
      text = given
      steps = 0
      const last = isSticky || isOnlyAtStart ? from : text.length
      for (let start = from; start <= last; start++) {
        steps += 1
        const end = matcher(start, (at) => at)
        if (end !== NONE) return { steps, start, end }
        // Between the halves of one character no search begins.
        if (isUnicode && charAt(start, false).length > 1) start += 1
      }
      return { steps, start: NONE, end: NONE }
    },
  }
}

/** An engine does not look for the start of a text anywhere else. */
function startsAtStart(node: RegexpNode): boolean {
  if (node.kind === 'edge') return node.at === '^'
  if (node.kind === 'all') return node.parts[0] !== undefined && startsAtStart(node.parts[0])
  return node.kind === 'either' && node.options.every(startsAtStart)
}
