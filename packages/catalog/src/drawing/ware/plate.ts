import { boundsOf } from '../svg/bounds.ts'
import { oval, place, ring, type Svg } from '../svg/strokes.ts'
import type { Band, Glaze } from './glazes.ts'

/** The shadow on the table, faint enough for a light and a dark page. */
export const ground = (x: number, y: number, rx: number, ry: number): Svg => oval(x, y, rx, ry, '#2b1c0a2b')
const under = (x: number, y: number, rx: number, ry: number): Svg => oval(x, y, rx, ry, '#5a3c1630')

const RIMS: Record<Band, (glaze: Glaze) => Svg> = {
  ring: ({ base }) => ring(100, 84, 86, 57.5, base, 5),
  lines: ({ base, light }) => ring(100, 84, 90.5, 61, base, 3.4) + ring(100, 84, 81, 53, light, 2.6),
  edge: ({ base }) => ring(100, 84, 91.5, 61.5, base, 5),
  wide: ({ base, light }) => ring(100, 84, 86, 57.5, light, 11) + ring(100, 84, 80, 52, base, 2.6),
}
export const plateWare = (glaze: Glaze): Svg => {
  const { rim, well, edge, band = 'ring' } = glaze
  return (
    ground(100, 92, 95, 65) +
    oval(100, 88, 94, 64, edge) +
    oval(100, 84, 94, 64, rim) +
    RIMS[band](glaze) +
    oval(100, 84, 72, 46, edge) +
    oval(100, 86.5, 71, 45, well)
  )
}

/** A plate for a side, too small for more than its rim. */
export const smallPlate = ({ base, rim, edge }: Glaze): Svg =>
  oval(100, 92, 95, 65, edge) + oval(100, 84, 94, 64, rim) + ring(100, 84, 84, 56, base, 5)

/** What a food shades stays on its plate. */
export function shade(x: number, low: number, rx: number, ry: number): Svg {
  const y = Math.min(low, 136 - ry)
  const room = 92 * Math.sqrt(Math.max(0, 1 - ((y - 84) / 62) ** 2))
  const [left, right] = [Math.max(x - rx, 100 - room), Math.min(x + rx, 100 + room)]
  return right - left < 40 ? '' : under((left + right) / 2, y, (right - left) / 2, ry)
}

const [LEFT, TOP, RIGHT, BOTTOM] = [3, 3, 197, 151]
const WIDEST = 166
const HIGHEST = 120
const MAIN_HIGH = 84
const MAIN_WIDE = 112

/** A drawn food near a place, with its shadow; nothing is cut off. */
export function setDown(
  food: Svg,
  x: number,
  y: number,
  wanted: number,
  widthMin = 0,
  hasShade = true,
  highest = HIGHEST,
): Svg {
  if (food === '') return ''
  const raw = boundsOf(food)
  const [wide, high] = [raw.right - raw.left, raw.bottom - raw.top]
  const scale = Math.min(
    Math.max(wanted, Math.min(widthMin / wide, MAIN_HIGH / high)),
    WIDEST / wide,
    highest / high,
  )
  // A motif's own middle need not be at its zero.
  const [dx, dy] = [((raw.left + raw.right) / 2) * scale, ((raw.top + raw.bottom) / 2) * scale]
  const [rx, ry] = [(wide / 2) * scale, (high / 2) * scale]
  const cx = Math.round(Math.min(Math.max(x, LEFT + rx), RIGHT - rx))
  const cy = Math.round(Math.min(Math.max(y, TOP + ry), BOTTOM - ry))
  const drawn = place(cx - dx, cy - dy, scale, food)
  return hasShade ? shade(cx + 2, cy + ry * 0.86, rx * 0.97, ry * 0.26) + drawn : drawn
}

type Layout = readonly (readonly [x: number, y: number, scale: number])[]
/** The main in front, up to three foods behind it. */
const LAYOUTS: readonly Layout[] = [
  [[100, 82, 1.5]],
  [
    [80, 103, 1.24],
    [148, 47, 1.3],
  ],
  [
    [100, 105, 1.2],
    [52, 52, 1.2],
    [148, 52, 1.2],
  ],
  [
    [100, 110, 1.1],
    [46, 60, 1],
    [100, 40, 1],
    [154, 60, 1],
  ],
]

const WIDE = 200

/** `isMirrored` sets a single side on the left. */
export function plate(glaze: Glaze, main: Svg, behind: readonly Svg[], isMirrored = false): Svg {
  const given = LAYOUTS[Math.min(behind.length, 3)] ?? []
  const layout = isMirrored ? given.map(([x, y, scale]) => [WIDE - x, y, scale] as const) : given
  const [front, ...back] = layout
  const foods = back.map((spot, i) => ({ spot, food: behind[i] ?? '' })).sort((a, b) => a.spot[1] - b.spot[1])
  return (
    plateWare(glaze) +
    foods.map(({ spot, food }) => setDown(food, ...spot)).join('') +
    (front ? setDown(main, ...front, MAIN_WIDE) : '')
  )
}
