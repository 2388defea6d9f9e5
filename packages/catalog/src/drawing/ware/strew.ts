import type { FoodKind } from '../foods/kinds.ts'
import { type Coat, coatedPiece } from '../pieces/coats.ts'
import { seeded } from '../svg/random.ts'
import { place, type Svg } from '../svg/strokes.ts'

export type Spots = readonly (readonly [number, number])[]

/** Where things lie on a round surface of radius 1, from the back to the front. */
export const ROUND: Spots = [
  [-0.42, -0.66],
  [0.02, -0.72],
  [0.44, -0.62],
  [-0.72, -0.3],
  [-0.27, -0.3],
  [0.2, -0.34],
  [0.68, -0.26],
  [-0.84, 0.08],
  [-0.46, 0.1],
  [-0.02, 0.04],
  [0.42, 0.06],
  [0.84, 0.1],
  [-0.62, 0.46],
  [-0.2, 0.42],
  [0.24, 0.42],
  [0.64, 0.46],
  [-0.3, 0.76],
  [0.12, 0.78],
  [0.44, 0.74],
]

/** What shows around something large in the middle. */
export const OUTER: Spots = ROUND.filter(([x, y]) => Math.hypot(x, y * 1.2) > 0.7)

export interface Strewn {
  /** Null leaves a place bare. */
  readonly pieces: readonly (FoodKind | null)[]
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly seed: number
  readonly scale?: number
  readonly spots?: Spots
  readonly coat?: Coat
}

const TALL: readonly FoodKind[] = ['broccoli', 'cauliflower']
/** Small foods on a surface, like far from like, each a little off its place. */
export function strew({ pieces, x, y, rx, ry, seed, scale = 1, spots = ROUND, coat }: Strewn): Svg {
  const random = seeded(seed)
  const dealt = deal(pieces, spots, seed)
  const lain = spots.map(([sx, sy], i) => {
    const [dx, dy, turn] = [random() - 0.5, random() - 0.5, random() - 0.5]
    const kind = dealt[i]
    const piece = kind && coatedPiece(kind, coat)
    if (!piece) return { isTall: false, drawn: '' }
    const [px, py] = [((sx + dx * 0.08) * rx) / scale, ((sy + dy * 0.08) * ry) / scale]
    const isTall = TALL.includes(kind)
    const drawn = place(Math.round(px), Math.round(py), isTall ? 0.86 : 1, piece, Math.round(turn * 5) * 10)
    return { isTall, drawn }
  })
  // What is cut flat lies on what stands up, which would hide it.
  const inner = [...lain.filter(({ isTall }) => isTall), ...lain.filter(({ isTall }) => !isTall)]
  return place(x, y, scale, inner.map(({ drawn }) => drawn).join(''))
}

/** Every kind gets its share of the spots. */
function deal(pieces: readonly (FoodKind | null)[], spots: Spots, seed: number): (FoodKind | null)[] {
  const share = new Map<FoodKind | null, number>()
  for (const kind of pieces) share.set(kind, (share.get(kind) ?? 0) + 1 / pieces.length)
  const kinds = [...share.keys()]
    .map((kind, i) => ({ kind, order: (seed >> i) % 3 }))
    .sort((a, b) => a.order - b.order)
    .map(({ kind }) => kind)
  const dealt: { kind: FoodKind | null; x: number; y: number }[] = []
  spots.forEach(([x, y], i) => {
    let best: FoodKind | null = null
    let most = -9
    for (const kind of kinds) {
      const mine = dealt.filter((other) => other.kind === kind)
      const gap = Math.min(1.2, ...mine.map((other) => Math.hypot(other.x - x, other.y - y)))
      const score = gap + 1.1 * ((share.get(kind) ?? 0) * (i + 1) - mine.length)
      if (score > most) [most, best] = [score, kind]
    }
    dealt.push({ kind: best, x, y })
  })
  return dealt.map(({ kind }) => kind)
}
