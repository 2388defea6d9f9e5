import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from './limits.ts'

export type JsonBoundsProblem = 'too-deep' | 'too-many-values'

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** Why a JSON text is too costly to parse. Reads each character once and builds nothing. */
export function jsonBoundsProblem(text: string): JsonBoundsProblem | undefined {
  let depth = 0
  let values = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (code === COMMA) values++
    else if (OPENING.has(code)) {
      depth++
      values++
      if (depth > JSON_DEPTH_MAX) return 'too-deep'
    } else if (CLOSING.has(code)) depth--
    if (values > JSON_VALUES_MAX) return 'too-many-values'
  }
  return undefined
}
