import { jsonBoundsProblem } from '@pennyplate/domain/bounds/json-bounds'

/** Finds the JSON in the answer of a language model, which may have text around it. */
export type FoundJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'empty' | 'no_json' }

type Shape = 'object' | 'array'

/** Text around an answer has a few brackets. To find out that one holds no JSON takes longer than to read it. */
const TRIED_MAX = 100

/**
 * The JSON in an answer: the whole answer, the text in a code fence, or the first object (or array) in the text.
 * A truncated answer has none.
 */
export function jsonInText(answer: string, shape: Shape): FoundJson {
  const text = answer.replace(/^\uFEFF/, '').trim()
  if (text === '') return { ok: false, reason: 'empty' }
  const fenced = inFences(text)
  const bracketed = firstBracketed(text, shape)
  // An array is searched for by its brackets before a code fence (docs/spec-coverage.md, section 7).
  const rest = shape === 'array' ? [bracketed, ...fenced] : [...fenced, bracketed]
  for (const candidate of [text, ...rest]) {
    const value = candidate === null ? undefined : parsed(candidate)
    if (value !== undefined && (candidate === text || isOfShape(value, shape))) return { ok: true, value }
  }
  return { ok: false, reason: 'no_json' }
}

const FENCE = '```'

/** The text in each code fence, without the language name after the opening one. */
function inFences(text: string): string[] {
  const parts = text.split(FENCE)
  return parts
    .filter((_, at) => at % 2 === 1 && at < parts.length - 1)
    .map((inside) => inside.replace(/^[a-z]*/i, '').trim())
}

/** The first closed pair of brackets that parses; text may have brackets too ("[note]"). An unclosed one is a truncated answer. */
function firstBracketed(text: string, shape: Shape): string | null {
  const opening = shape === 'object' ? '{' : '['
  let tried = 0
  for (let at = text.indexOf(opening); at >= 0 && tried < TRIED_MAX; tried++) {
    const end = closingOf(text, at)
    if (end === null) return null
    const candidate = text.slice(at, end + 1)
    if (parsed(candidate) !== undefined) return candidate
    at = text.indexOf(opening, end + 1)
  }
  return null
}

function closingOf(text: string, start: number): number | null {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (isInString) {
      if (char === '\\') at += 1
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return null
}

/**
 * Reads the complete objects in the list `key` of an answer that is still being streamed. Given the answer so far, answers the
 * objects since the last call. Each character of the list is read once.
 */
export function createItemReader(key: string): (answerSoFar: string) => unknown[] {
  const list = new RegExp(`"${key}"\\s*:\\s*\\[`)
  const items = createBracketReader()
  let searchAgainAt = 0
  let isInList = false
  let isOver = false
  return (answer) => {
    if (!isInList) {
      const start = answer.length < searchAgainAt ? null : list.exec(answer)
      if (!start) {
        searchAgainAt = answer.length * SEARCH_AGAIN_GROWN
        return []
      }
      isInList = true
      items.skipTo(start.index + start[0].length)
    }
    const found: unknown[] = []
    while (!isOver) {
      const item = items.next(answer)
      if (item === 'unfinished') break
      const value = item === 'end of list' ? undefined : parsed(item)
      if (value === undefined) isOver = true
      else found.push(value)
    }
    return found
  }
}

/** Goes on where it stopped, however the text has grown. */
function createBracketReader() {
  let at = 0
  let start = -1
  let depth = 0
  let isInString = false
  return {
    skipTo(from: number): void {
      at = from
    },
    next(text: string): string | 'unfinished' | 'end of list' {
      for (; at < text.length; at++) {
        const char = text[at]
        if (isInString) {
          // The character after it may not have arrived.
          if (char === '\\' && at + 1 === text.length) return 'unfinished'
          if (char === '\\') at += 1
          else if (char === '"') isInString = false
        } else if (depth === 0 && char === ']') return 'end of list'
        else if (depth === 0 && char !== '{') continue
        else if (char === '"') isInString = true
        else if (char === '{' || char === '[') {
          if (depth === 0) start = at
          depth += 1
        } else if (char === '}' || char === ']') {
          depth -= 1
          if (depth > 0) continue
          at += 1
          return text.slice(start, at)
        }
      }
      return 'unfinished'
    },
  }
}

/** Until its list begins, the answer is searched again whenever it has grown by this. */
const SEARCH_AGAIN_GROWN = 17 / 16

/** Too deep or too much is no answer. */
function parsed(text: string): unknown {
  if (jsonBoundsProblem(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isOfShape(value: unknown, shape: Shape): boolean {
  return shape === 'array'
    ? Array.isArray(value)
    : typeof value === 'object' && value !== null && !Array.isArray(value)
}
