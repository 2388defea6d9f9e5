import { BODY, CLOSE, OPEN, type Svg } from './strokes.ts'

/** A drawing as a tree: marks, and groups made by `place`. */
export type Part = string | Group
export interface Group {
  readonly x: number
  readonly y: number
  readonly sx: number
  readonly sy: number
  readonly turn: number
  readonly tint: string
  readonly inner: string
  readonly parts: readonly Part[]
}

const MARK = new RegExp(`[${OPEN}${CLOSE}]`)

export function readParts(svg: Svg): Part[] {
  const parts: Part[] = []
  let rest = svg
  while (rest !== '') {
    const at = rest.indexOf(OPEN)
    if (at !== 0) parts.push(rest.slice(0, at < 0 ? undefined : at))
    if (at < 0) return parts
    const body = rest.indexOf(BODY, at)
    const end = closeOf(rest, body + 1)
    const inner = rest.slice(body + 1, end)
    const [numbers = '', tint = ''] = rest.slice(at + 1, body).split('|')
    const [x = 0, y = 0, sx = 1, sy = 1, turn = 0] = numbers.split(' ').map(Number)
    parts.push({ x, y, sx, sy, turn, tint, inner, parts: readParts(inner) })
    rest = rest.slice(end + 1)
  }
  return parts
}

function closeOf(text: string, from: number): number {
  let at = from
  for (let depth = 1; ; at++) {
    at += text.slice(at).search(MARK)
    depth += text[at] === OPEN ? 1 : -1
    if (depth === 0) return at
  }
}
