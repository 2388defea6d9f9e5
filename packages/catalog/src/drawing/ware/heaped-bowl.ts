import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import type { Coat } from '../pieces/coats.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { RUFFLE, ruffle } from '../pieces/shapes.ts'
import { seeded } from '../svg/random.ts'
import { fill, line, oval, place, type Svg, short } from '../svg/strokes.ts'
import { CHINA, type Glaze } from './glazes.ts'
import { ground } from './plate.ts'
import { ROUND, type Spots, strew } from './strew.ts'

const wideBowl = ({ base, shade, light }: Glaze): Svg =>
  ground(102, 148, 76, 10) +
  place(
    100,
    92,
    1.04,
    fill('M-92-14C-84 26-52 50-30 54Q0 57 30 54C52 50 84 26 92-14Z', base) +
      fill('M92-14C84 26 52 50 30 54Q0 57-30 54L-42 51C20 52 60 24 72-4Z', shade) +
      fill('M-84 4C-76 22-62 34-50 41C-60 30-68 18-71 6Z', light) +
      oval(0, -14, 92, 44, CHINA[0]) +
      oval(0, -12, 85, 38, CHINA[2]),
  )

/** Grains are the dashes of waving rows, lit on the left. */
function grainBed([base, shade, light]: Color): Svg {
  let [lit, shaded] = ['', '']
  for (let y = 41, row = 0; y <= 108; y += 8, row++) {
    const half = y < 76 ? 80 * Math.sqrt(1 - ((y - 76) / 38) ** 2) : 84 * Math.sqrt(1 - ((y - 72) / 41) ** 2)
    const [left, right] = [100 - half + (row % 3), 100 + half - 3]
    const turn = Math.min(Math.max(184 - 1.4 * y, left), right)
    lit += wave(left, turn, y, row)
    shaded += wave(turn + 5, right, y, row)
  }
  return (
    fill('M13 78C17 46 62 33 100 33C138 33 183 46 187 78C180 124 20 124 13 78Z', shade) +
    dashes(shaded, base) +
    dashes(lit, light)
  )
}
const WAVE = 22
function wave(from: number, to: number, y: number, row: number): string {
  const count = Math.floor((to - from) / WAVE)
  if (count < 1) return ''
  const rise = row % 2 ? 9 : -9
  return `M${short(from)} ${short(y)}q${WAVE / 2} ${rise} ${WAVE} 0${`t${WAVE} 0`.repeat(count - 1)}`
}
const dashes = (d: string, color: string): Svg =>
  `<path stroke="${color}" stroke-width="5.6" stroke-dasharray="4 8.5 3 9.5 5 8" d="${d}"/>`
/** Round grains, one every so many units, and a few of another color. */
function dottedBed([base, shade, light]: Color, apart: number, few = ''): Svg {
  let [lit, shaded] = ['', '']
  for (let y = 41, row = 0; y <= 110; y += apart * 0.8, row++) {
    const half = y < 76 ? 80 * Math.sqrt(1 - ((y - 76) / 38) ** 2) : 84 * Math.sqrt(1 - ((y - 72) / 41) ** 2)
    // Rows start out of step, so that no columns show.
    const [left, right] = [100 - half + (((row * 3) % 5) * apart) / 5, 100 + half - 2]
    const turn = Math.min(Math.max(184 - 1.4 * y, left), right)
    lit += `M${short(left)} ${short(y)}H${short(turn)}`
    shaded += `M${short(turn)} ${short(y)}H${short(right)}`
  }
  const dotted = (d: string, color: string, width: number, gap: number) =>
    `<path stroke="${color}" stroke-width="${short(width)}" stroke-dasharray="0 ${short(gap)} 0 ${short(gap * 1.16)}" d="${d}"/>`
  return (
    fill('M13 78C17 46 62 33 100 33C138 33 183 46 187 78C180 124 20 124 13 78Z', shade) +
    dotted(shaded, base, apart * 0.86, apart) +
    dotted(lit, base, apart * 0.9, apart) +
    dotted(lit, light, apart * 0.62, apart * 1.5) +
    (few ? dotted(shaded + lit, few, apart * 0.5, apart * 5.5) : '')
  )
}
const smoothBed = ([base, shade, light]: Color): Svg =>
  fill('M13 78C17 46 62 33 100 33C138 33 183 46 187 78C180 124 20 124 13 78Z', shade) +
  fill('M16 76C20 46 62 36 100 36C138 36 180 46 184 74C174 114 26 114 16 76Z', base) +
  line('M36 66C52 48 84 42 112 44M60 96Q96 106 132 98', light, 6)
const BEDS = {
  rice: grainBed(['#fbf6e6', '#e6dcc4', '#ffffff']),
  'fried-rice': grainBed(['#f0d097', '#d3a961', '#f9e5ba']),
  'red-rice': grainBed(['#ec9a4e', '#c2601f', '#f8bd80']),
  'yellow-rice': grainBed(['#f6d667', '#d6ab34', '#fbe79c']),
  grain: grainBed(['#e6cb8a', '#bf9c55', '#f5e3b2']),
  'brown-rice': grainBed(['#cfa566', '#97703c', '#ecd09a']),
  couscous: dottedBed(['#f2d88f', '#d6ae5c', '#fdf0c2'], 6.4),
  quinoa: dottedBed(['#e6d5a8', '#b59a66', '#fdf6dc'], 7.6, '#a5583a'),
  cauliflower: dottedBed(['#efe8cb', '#c9c096', '#fffdf2'], 11, '#b9c48c'),
  grits: smoothBed(['#f6e6b4', '#d9c180', '#fdf5da']),
  mashed: smoothBed(C.mash),
  greens:
    ruffle(58, 62, 1.2, '#4d8a30', 20) +
    ruffle(142, 62, 1.2, '#5f9f38', -20) +
    ruffle(100, 46, 1.2, '#5f9f38') +
    ruffle(100, 78, 1.75, C.leaf[0]) +
    ruffle(40, 80, 0.8, C.leaf[0], 60) +
    ruffle(160, 80, 0.8, C.leaf[0], -60) +
    ruffle(110, 90, 0.8, C.leaf[2], 10),
  cabbage: [
    [58, 62, 1.2, 20],
    [142, 62, 1.2, -20],
    [100, 46, 1.2, 0],
    [100, 78, 1.75, 0],
  ]
    .map(([x = 0, y = 0, s = 1, r = 0], i) => place(x, y, s, RUFFLE, r, MORE.cabbage[i % 2 ? 0 : 1]))
    .join(''),
  /** For salads without leaves: their own pieces fill the bowl. */
  dressed: '',
  bare: '',
} as const
export type Bed = keyof typeof BEDS

/** Spots of a heap, which is higher in its middle. */
const HEAPED: Spots = ROUND.filter((_, i) => ![3, 11, 18].includes(i)).map(([x, y]) => [
  x,
  y - (1 - x * x) * 0.42 + 0.12,
])
/** Spots of the right half, beside the rice. */
const HALF: Spots = [
  [-0.02, -0.72],
  [0.36, -0.84],
  [0.72, -0.56],
  [0.16, -0.4],
  [0.5, -0.36],
  [0.92, -0.16],
  [0.26, 0.02],
  [0.66, 0.04],
  [0.98, 0.22],
  [0.16, 0.4],
  [0.5, 0.44],
  [0.8, 0.5],
]

/** Two layers under the ones that are seen, so that the bowl is full of its own food. */
function dressedBed(pieces: readonly FoodKind[], seed: number): Svg {
  const under = { pieces, x: 100, seed: seed + 1, scale: 1.2 }
  return (
    fill('M16 76C20 52 62 42 100 42C138 42 180 52 184 76C174 112 26 112 16 76Z', '#d8c58e') +
    strew({ ...under, y: 78, rx: 78, ry: 33 }) +
    strew({ ...under, y: 62, rx: 50, ry: 24, seed: seed + 2 })
  )
}

export interface Heap {
  readonly bed: Bed
  readonly pieces: readonly FoodKind[]
  /** Where the pieces lie: all over, on one half in their sauce, or each kind by itself. */
  readonly set: 'mixed' | 'half' | 'sectors'
  readonly sauce?: string
  readonly coat?: Coat
  readonly mound?: Svg
}

/** A shallow bowl heaped above its rim. */
export function heapedBowl(
  { bed, pieces, set, sauce, coat, mound = '' }: Heap,
  glaze: Glaze,
  seed: number,
): Svg {
  const base = wideBowl(glaze) + (bed === 'dressed' ? dressedBed(pieces, seed) : BEDS[bed]) + mound
  if (set === 'sectors') return base + sectors(pieces, seed)
  const pool = sauce
    ? fill('M86 40C120 28 168 40 178 66C180 88 150 104 122 98C96 100 92 84 98 74C84 66 76 48 86 40Z', sauce)
    : ''
  return (
    base +
    pool +
    strew({
      pieces,
      x: 100,
      y: 66,
      rx: 66,
      ry: 34,
      seed,
      scale: 1.25,
      spots: set === 'half' ? HALF : HEAPED,
      ...(coat ? { coat } : {}),
    })
  )
}

const AROUND: Spots = [
  [-0.62, -0.2],
  [-0.12, -0.7],
  [0.56, -0.36],
  [0.44, 0.42],
  [-0.3, 0.56],
]
const CLUSTER: Spots = [
  [-0.02, -0.3],
  [-0.3, -0.02],
  [0.26, -0.04],
  [0.02, 0.24],
]
/** Up to five foods side by side like slices of a cake. */
function sectors(pieces: readonly FoodKind[], seed: number): Svg {
  const random = seeded(seed)
  const groups = AROUND.slice(0, pieces.length).map(([x, y], i) =>
    CLUSTER.map(([dx, dy]) =>
      place(
        Math.round((x + dx) * 56),
        Math.round((y + dy) * 32),
        1,
        pieceOf(pieces[i] ?? 'rice') ?? '',
        Math.round((random() - 0.5) * 6) * 10,
      ),
    ).join(''),
  )
  return place(100, 66, 1.28, groups.join(''))
}

/** A deep plate with pasta. */
export function pastaBowl({ base, shade }: Glaze, pasta: Svg): Svg {
  return (
    ground(102, 148, 80, 10) +
    place(
      100,
      90,
      1.04,
      fill('M-92-10C-84 24-52 46-30 50Q0 53 30 50C52 46 84 24 92-10Z', base) +
        fill('M92-10C84 24 52 46 30 50Q0 53-30 50L-42 47C20 48 60 22 72-2Z', shade) +
        oval(0, -10, 92, 50, CHINA[0]) +
        oval(0, -8, 80, 42, CHINA[2]) +
        oval(0, -6, 78, 40, CHINA[1]),
    ) +
    place(100, 78, 1.32, pasta)
  )
}
