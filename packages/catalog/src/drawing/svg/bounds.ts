import { type Part, readParts } from './parts.ts'
import type { Svg } from './strokes.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
type Point = readonly [number, number]
type Move = (point: Point) => Point

const measured = new Map<Svg, Box>()
const MEASURED_MAX = 2000

/** What a drawing covers. Curves count with their control points, so a box may be a little too large. */
export function boundsOf(svg: Svg): Box {
  const known = measured.get(svg)
  if (known) return known
  const points = pointsOf(readParts(svg), (point) => point, 1)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  if (measured.size >= MEASURED_MAX) measured.clear()
  measured.set(svg, box)
  return box
}

function pointsOf(parts: readonly Part[], move: Move, scale: number): Point[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return marksOf(part).map(move)
    const { x, y, sx, sy, turn } = part
    const angle = (turn * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const inside: Move = ([px, py]) =>
      move([x + cos * px * sx - sin * py * sy, y + sin * px * sx + cos * py * sy])
    return pointsOf(part.parts, inside, scale * Math.abs(sx))
  })
}

function marksOf(marks: string): Point[] {
  return [...marks.matchAll(/<(path|ellipse) [^>]*>/g)].flatMap(([mark, name]) => {
    const half = attribute(mark, 'stroke-width') / 2
    const middles = name === 'path' ? pathPoints(/ d="([^"]*)"/.exec(mark)?.[1] ?? '') : ovalPoints(mark)
    if (!half) return middles
    return middles.flatMap(([x, y]): Point[] => [
      [x - half, y - half],
      [x + half, y + half],
      [x - half, y + half],
      [x + half, y - half],
    ])
  })
}

function ovalPoints(mark: string): Point[] {
  const [x, y, rx, ry] = [
    attribute(mark, 'cx'),
    attribute(mark, 'cy'),
    attribute(mark, 'rx'),
    attribute(mark, 'ry'),
  ]
  return [
    [x - rx, y],
    [x + rx, y],
    [x, y - ry],
    [x, y + ry],
  ]
}

function attribute(mark: string, name: string): number {
  return Number(new RegExp(` ${name}="([^"]*)"`).exec(mark)?.[1] ?? 0)
}

/** How many numbers each step of a path takes. */
const STEP: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

function pathPoints(d: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (const [, letter = '', text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const step = letter.toUpperCase()
    const isRelative = letter !== step
    const numbers = [...text.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number)
    const size = STEP[step] ?? 2
    for (let i = 0; size > 0 && i < numbers.length; i += size) {
      const given = numbers.slice(i, i + size)
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      const moved = movesOf(step, given, x, y, fromX, fromY)
      points.push(...moved)
      ;[x, y] = moved.at(-1) ?? [x, y]
    }
  }
  return points
}

function movesOf(
  step: string,
  given: readonly number[],
  x: number,
  y: number,
  fromX: number,
  fromY: number,
): Point[] {
  if (step === 'H') return [[fromX + (given[0] ?? 0), y]]
  if (step === 'V') return [[x, fromY + (given[0] ?? 0)]]
  const ends = step === 'A' ? given.slice(5) : given
  return Array.from(
    { length: ends.length / 2 },
    (_, i): Point => [fromX + (ends[2 * i] ?? 0), fromY + (ends[2 * i + 1] ?? 0)],
  )
}
