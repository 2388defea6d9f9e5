/** Parses the regular expression syntax this code base uses. */

export type RegexpNode =
  /** One character of a set; `source` is a pattern by itself. */
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'all'; readonly parts: readonly RegexpNode[] }
  | { readonly kind: 'either'; readonly options: readonly RegexpNode[] }
  | {
      readonly kind: 'repeat'
      readonly of: RegexpNode
      readonly min: number
      readonly max: number
      readonly isLazy: boolean
    }
  | { readonly kind: 'edge'; readonly at: '^' | '$' | '\\b' | '\\B' }
  | {
      readonly kind: 'look'
      readonly of: RegexpNode
      readonly isBehind: boolean
      readonly isNegative: boolean
    }

const GROUP_STARTS = [
  { mark: '(?:', look: null },
  { mark: '(?=', look: { isBehind: false, isNegative: false } },
  { mark: '(?!', look: { isBehind: false, isNegative: true } },
  { mark: '(?<=', look: { isBehind: true, isNegative: false } },
  { mark: '(?<!', look: { isBehind: true, isNegative: true } },
] as const

export function parseRegexp(source: string, isUnicode: boolean): RegexpNode {
  let at = 0

  function either(): RegexpNode {
    const options = [all()]
    while (source[at] === '|') {
      at += 1
      options.push(all())
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'either', options }
  }

  function all(): RegexpNode {
    const parts: RegexpNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(one()))
    return { kind: 'all', parts }
  }

  function one(): RegexpNode {
    const char = source[at]
    if (char === '(') return group()
    if (char === '^' || char === '$') {
      at += 1
      return { kind: 'edge', at: char }
    }
    if (char === '\\') return escaped()
    if (char === '[') return set(/\[(?:\\.|[^\]\\])*\]/y)
    return set(isUnicode ? /[\s\S]/uy : /[\s\S]/y)
  }

  function escaped(): RegexpNode {
    const two = source.slice(at, at + 2)
    if (two === '\\b' || two === '\\B') {
      at += 2
      return { kind: 'edge', at: two }
    }
    if (/^\\[1-9k]/.test(two)) throw new Error(`a backreference cannot be counted: ${source}`)
    return set(/\\(?:x[\da-f]{2}|u\{[\da-f]+\}|u[\da-f]{4}|c[a-z]|[pP]\{[^}]*\}|[\s\S])/iy)
  }

  function set(one: RegExp): RegexpNode {
    one.lastIndex = at
    const [text] = one.exec(source) ?? []
    if (text === undefined) throw new Error(`cannot read ${source} at ${at}`)
    at += text.length
    return { kind: 'set', source: text }
  }

  function group(): RegexpNode {
    const start = GROUP_STARTS.find(({ mark }) => source.startsWith(mark, at))
    const named = /\(\?<[\w$]+>/y
    named.lastIndex = at
    if (source.startsWith('(?', at) && !start && !named.test(source))
      throw new Error(`cannot read a group of ${source} at ${at}`)
    at += start?.mark.length ?? (named.lastIndex > at ? named.lastIndex - at : 1)
    const inside = either()
    at += 1
    return start?.look ? { kind: 'look', of: inside, ...start.look } : inside
  }

  function repeated(of: RegexpNode): RegexpNode {
    const sign = /([*+?]|\{(\d+)(,?)(\d*)\})(\??)/y
    sign.lastIndex = at
    const [text, mark = '', from = '', comma, to = '', lazy] = sign.exec(source) ?? []
    if (text === undefined) return of
    at += text.length
    const isLazy = lazy === '?'
    if (mark === '*') return { kind: 'repeat', of, min: 0, max: Number.POSITIVE_INFINITY, isLazy }
    if (mark === '+') return { kind: 'repeat', of, min: 1, max: Number.POSITIVE_INFINITY, isLazy }
    if (mark === '?') return { kind: 'repeat', of, min: 0, max: 1, isLazy }
    const min = Number(from)
    const max = comma === '' ? min : to === '' ? Number.POSITIVE_INFINITY : Number(to)
    return { kind: 'repeat', of, min, max, isLazy }
  }

  return either()
}
