/** Finds the JSON in the answer of a language model, which may have text around it. */
export type FoundJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'empty' | 'no_json' }

type Shape = 'object' | 'array'

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
  for (let at = text.indexOf(opening); at >= 0; ) {
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

/** Every complete object in the list `key` of an answer that is still being streamed. */
export function finishedItems(answer: string, key: string): unknown[] {
  const list = new RegExp(`"${key}"\\s*:\\s*\\[`).exec(answer)
  if (!list) return []
  const items: unknown[] = []
  for (let at = list.index + list[0].length; ; ) {
    const start = answer.indexOf('{', at)
    const listEnd = answer.indexOf(']', at)
    if (start < 0 || (listEnd >= 0 && listEnd < start)) return items
    const end = closingOf(answer, start)
    const value = end === null ? undefined : parsed(answer.slice(start, end + 1))
    if (end === null || value === undefined) return items
    items.push(value)
    at = end + 1
  }
}

function parsed(text: string): unknown {
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
