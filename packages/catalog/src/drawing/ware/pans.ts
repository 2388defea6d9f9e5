import { C, type Color } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { type Coat, coatedPiece } from '../pieces/coats.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { cube } from '../pieces/shapes.ts'
import { seeded } from '../svg/random.ts'
import { fill, line, oval, place, ring, type Svg } from '../svg/strokes.ts'
import { FILLS, type Fill, TEXTURES, type TextureName } from './fills.ts'
import type { Glaze } from './glazes.ts'
import { ground, setDown } from './plate.ts'
import { OUTER, ROUND, type Spots, strew } from './strew.ts'

export interface Skilletful {
  readonly fill?: Fill
  readonly texture?: TextureName
  readonly pieces: readonly (FoodKind | null)[]
  /** Large foods that lie in it: chops, eggs, fish. */
  readonly top?: Svg
  readonly coat?: Coat
}
export function skillet(
  { fill: name, texture = 'thick', pieces, top = '', coat }: Skilletful,
  seed: number,
): Svg {
  const c = name && FILLS[name]
  return (
    ground(92, 92, 88, 62) +
    line('M150 42L188 17', '#3a4147', 19) +
    line('M152 39L186 16', '#6b757e', 14) +
    ring(181, 20, 4.5, 3.4, '#25292c', 4) +
    fill('M4 84C4 122 42 148 90 148C138 148 176 122 176 84Z', '#3a4147') +
    oval(90, 82, 86, 58, '#7c868f') +
    oval(90, 83, 80, 53, '#31373b') +
    oval(90, 88, 76, 48, '#454c51') +
    (c
      ? oval(90, 88, 73, 45, c[1]) +
        oval(90, 87, 73, 44, c[0]) +
        place(90, 87, 1, TEXTURES[texture](c, 66, 38))
      : '') +
    strew({
      pieces,
      x: 90,
      y: 84,
      rx: 62,
      ry: 36,
      seed,
      scale: 1.22,
      spots: top ? OUTER : ROUND,
      ...(coat ? { coat } : {}),
    }) +
    (top ? setDown(top, 90, 84, 1.15) : '')
  )
}

const RANKS: Spots = [
  [0.12, 0.06],
  [0.42, 0.02],
  [0.74, 0.06],
  [0.26, 0.24],
  [0.58, 0.22],
  [0.9, 0.26],
  [0.1, 0.42],
  [0.42, 0.42],
  [0.74, 0.44],
  [0.26, 0.62],
  [0.58, 0.62],
  [0.9, 0.66],
  [0.12, 0.84],
  [0.44, 0.86],
  [0.76, 0.86],
]
export interface SheetPanful {
  readonly zones: readonly FoodKind[]
  readonly isFoil?: boolean
  readonly coat?: Coat
}
/** A sheet pan: its foods in bands side by side. */
export function sheetPan({ zones, isFoil = false, coat }: SheetPanful, seed: number): Svg {
  const random = seeded(seed)
  const ranks = RANKS.filter((_, i) => zones.length < 3 || i % 4 !== 3)
  const scale = zones.length < 3 ? 1.35 : zones.length < 4 ? 1.15 : 1
  const foods = zones.map((kind, zone) =>
    ranks
      .map(([x, y]) => {
        const wide = 126 + 26 * y
        const left = -wide / 2 + (wide / zones.length) * (zone + 0.1 + x * 0.8)
        const turn = Math.round((random() - 0.5) * 6) * 10
        return place(
          Math.round(left / scale),
          Math.round((y * 84 - 40) / scale),
          1,
          coatedPiece(kind, coat) ?? '',
          turn,
        )
      })
      .join(''),
  )
  if (isFoil) return FOIL + place(100, 86, scale * 0.86, foods.join(''))
  return (
    fill('M16 30H188L200 144Q200 154 190 154H14Q4 154 4 144Z', '#2b1c0a2b') +
    fill('M22 20H178Q185 20 186 27L198 138Q199 148 189 148H11Q1 148 2 138L14 27Q15 20 22 20Z', '#7f8a88') +
    fill('M23 14H177Q183 14 184 20L197 132Q198 141 189 141H11Q2 141 3 132L16 20Q17 14 23 14Z', '#e3e9e7') +
    fill('M31 24H169Q173 24 174 28L183 122Q184 128 177 128H23Q16 128 17 122L26 28Q27 24 31 24Z', '#9aa5a2') +
    fill('M32 29H168Q172 29 173 33L181 122Q182 128 175 128H25Q18 128 19 122L27 33Q28 29 32 29Z', '#bdc7c5') +
    place(100, 84, scale, foods.join(''))
  )
}

/** A packet of foil, folded open. */
const FOIL =
  ground(100, 136, 96, 16) +
  fill(
    'M8 46L34 22L66 28L100 16L136 26L168 20L192 48L186 84L197 116L164 142L126 136L96 148L62 138L32 144L4 112L14 80Z',
    '#aeb9bd',
  ) +
  fill(
    'M8 42L34 18L66 24L100 12L136 22L168 16L192 44L186 80L197 112L164 138L126 132L96 144L62 134L32 140L4 108L14 76Z',
    '#dfe6e8',
  ) +
  fill(
    'M8 42L34 18L44 44L30 76L14 76ZM100 12L136 22L128 42L74 40ZM192 44L186 80L168 84L160 44ZM164 138L126 132L134 120L168 112ZM62 134L32 140L4 108L30 104L70 122Z',
    '#f6f9fa',
  ) +
  fill(
    'M66 24L100 12L74 40L44 44ZM168 16L192 44L160 44L128 42ZM186 80L197 112L168 112L168 84ZM126 132L96 144L70 122L134 120ZM4 108L14 76L30 76L30 104Z',
    '#c3ced2',
  ) +
  fill('M44 44L74 40L128 42L160 44L168 84L168 112L134 120L70 122L30 104L30 76Z', '#b3bfc4') +
  line('M44 44L74 40L128 42L160 44L168 84L168 112L134 120L70 122L30 104L30 76Z', '#97a4a9', 2.6)

const TOPS = {
  crumb: ['#e6b35a', '#c98a35', '#f6d58f'],
  cheese: ['#f4bd4b', '#d98f2c', '#fde08f'],
  mozzarella: ['#f8dc9a', '#dba850', '#fef0c8'],
  mash: C.mash,
  tomato: C.sauce,
  'red-cheese': ['#f8dc9a', '#c9492a', '#fef0c8'],
  chili: ['#b8401f', '#8b2b13', '#d96b45'],
  green: ['#9bb84a', '#76922f', '#c2d681'],
  crust: ['#e0aa5e', '#b5782f', '#f3cf94'],
  egg: C.scramble,
  cream: ['#f4e6c4', '#d9c596', '#fdf6e2'],
  oats: ['#dcb77c', '#b58a4a', '#f0d8ab'],
  rice: ['#f3e6c4', '#d3c08e', '#fdf6e2'],
  tots: ['#f0bd5e', '#c98a35', '#fbd98c'],
  cubes: ['#f3d07e', '#c9963f', '#fbe6ae'],
} as const satisfies Record<string, Color>
export type BakedTop = keyof typeof TOPS
export interface Casserole {
  readonly top: BakedTop
  readonly pieces: readonly (FoodKind | null)[]
}
/** A baking dish, its top browned. */
export function casserole({ top, pieces }: Casserole, { base, shade, light }: Glaze, seed: number): Svg {
  const c = TOPS[top]
  const red =
    top === 'red-cheese'
      ? fill(
          'M44 34C60 28 74 36 66 44C54 50 40 44 44 34ZM110 30C130 26 150 32 146 40C134 46 108 42 110 30ZM60 66C76 60 96 66 90 76C76 84 56 78 60 66ZM128 60C150 56 166 64 160 76C144 84 124 74 128 60Z',
          '#d2502e',
        )
      : ''
  const isClosed = top === 'crust' || top === 'mash' || top === 'tots'
  const surface =
    top === 'tots'
      ? rowsOf(TOT)
      : top === 'cubes'
        ? rowsOf(cube(C.crust))
        : top === 'crust'
          ? line(
              'M44 40L156 40M40 58L160 58M36 76L164 76M60 28L52 90M84 28L80 90M108 28L110 90M132 28L140 90',
              c[1],
              4,
            ) + line('M48 34H90M108 50H150M44 68H84', c[2], 4)
          : place(
              100,
              58,
              1,
              line(
                'M-52-18l13-2M-8-22l11 1M30-17l13-2M-40 2l12-2M2 0l13 1M44 4l11-1M-58 20l10 1M-18 20l12-1M22 22l12 1',
                c[2],
                8,
              ) +
                line(
                  'M-30-12l9-1M12-10l10 1M50-16l6 1M-62 2l6-1M-16 8l10-1M24 8l8-1M-38 24l9-1M46 24l8-1M2 28l9 0',
                  c[1],
                  7,
                ),
            )
  return (
    ground(101, 142, 95, 13) +
    fill('M2 62Q0 48 12 48H188Q200 48 198 62L196 82Q195 92 184 92H16Q5 92 4 82Z', shade) +
    fill('M10 96L18 136Q21 150 36 150H164Q179 150 182 136L190 96Z', base) +
    fill('M190 96L182 136Q179 150 164 150H36Q28 150 23 145C110 144 150 130 170 96Z', shade) +
    fill('M30 10H170Q180 10 182 19L194 92Q196 108 182 108H18Q4 108 6 92L18 19Q20 10 30 10Z', light) +
    fill('M32 14H168Q177 14 178 21L190 92Q191 104 180 104H20Q9 104 10 92L22 21Q23 14 32 14Z', '#fbf3e1') +
    fill('M38 21H162Q169 21 170 27L180 88Q181 96 173 96H27Q19 96 20 88L30 27Q31 21 38 21Z', c[1]) +
    fill(
      'M40 27Q50 22 60 26T84 25T108 26T132 25T160 27Q166 28 167 34L175 84Q168 93 156 88T132 90T106 87T80 90T54 87T26 86L34 34Q35 28 40 27Z',
      c[0],
    ) +
    red +
    surface +
    (isClosed ? served(pieces) : strew({ pieces, x: 100, y: 57, rx: 66, ry: 26, seed, scale: 1.2 }))
  )
}

const TOT =
  line('M-5 3L5-3', '#a9692a', 15) + line('M-5 1L5-5', '#dd9c3c', 13) + line('M-6-2L1-6', '#f6d183', 3)
/** The top of a bake that is set with one food, side by side. */
const rowsOf = (piece: Svg): Svg =>
  [36, 55, 75]
    .flatMap((y, row) =>
      [0, 1, 2, 3, 4].map((i) =>
        place(Math.round(100 + (i - 2) * (25 + row * 2)), y, 0.95 + row * 0.08, piece),
      ),
    )
    .join('')

/** A closed bake with one corner taken: its filling shows only there. */
function served(pieces: Casserole['pieces']): Svg {
  const shown = pieces.flatMap((kind) => (kind ? (pieceOf(kind) ?? []) : []))
  if (shown.length === 0) return ''
  const spots = [
    [140, 70],
    [161, 66],
    [150, 82],
    [169, 82],
    [131, 84],
  ]
  return (
    fill('M118 92C114 76 126 60 144 58C156 54 166 56 171 60L177 88Q172 94 160 94Z', '#8a5528') +
    spots.map(([x = 0, y = 0], i) => place(x, y, 0.85, shown[i % shown.length] ?? '', i * 40)).join('')
  )
}
