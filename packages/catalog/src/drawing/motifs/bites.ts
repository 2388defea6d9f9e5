import { C, type Color } from '../colors.ts'
import { chunk } from '../pieces/shapes.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import type { Contents, Motif } from './motif.ts'

const SPOTS = [
  [-18, -13],
  [8, -18],
  [33, -8],
  [-38, 3],
  [-7, 3],
  [20, 8],
  [43, 10],
  [-24, 18],
  [5, 20],
  [30, 24],
] as const

const block = (top: string, left: string, right: string, on = ''): Svg =>
  fill('M-17-5L0-13L17-5V8L0 17L-17 8Z', right) +
  fill('M-17-5L0-13L17-5L0 4Z', top) +
  fill('M-17-5L0 4V17L-17 8Z', left) +
  on
/** Fat and lean in turn under a browned top. */
const BELLY = block(
  '#c98248',
  '#f3d9bd',
  '#c07a50',
  line('M-17 2L0 11L17 2', '#b8684a', 4) + line('M-10-5L2-10', '#e6ad76', 3),
)
/** Browned all over, pink where it is cut. */
const SEARED = block(
  '#6b3a22',
  '#c46a5c',
  '#4a2716',
  line('M-14 0L-3 6', '#dd9487', 3) + line('M-8-6L4-11', '#8f5a38', 3),
)
const SMALL_PATTY =
  oval(0, 5, 17, 11, C.beef[1]) +
  oval(0, 0, 17, 11, C.beef[0]) +
  line('M-9-4L4-7M-6 2L9-2', C.beef[1], 3) +
  line('M-12-3Q-8-8-2-9', C.beef[2], 2.6)
const CRISP: Color = ['#d9953f', '#a5641f', '#f3c478']
const CRISPED = place(0, 0, 1.35, chunk(CRISP)) + line('M-6 4l5 1M4-1l6 1', CRISP[1], 3)

function oneBite(food: Contents): Svg {
  if (food.has('steak', 'beef')) return SEARED
  if (food.has('ground')) return SMALL_PATTY
  return food.has('pork') ? BELLY : CRISPED
}
/** Meat cut or shaped for two bites each. */
export const bites: Motif = (food) => {
  const one = oneBite(food)
  return SPOTS.map(([x, y], i) => place(x, y, 1, one, ((i * 37) % 30) - 15)).join('')
}

const PUFF =
  fill('M-20 8C-27-6-16-15-6-9C-4-19 10-20 13-10C23-14 28 2 19 8C12 17-14 17-20 8Z', '#c2893c') +
  fill('M-20 4C-26-8-16-16-6-10C-3-19 10-19 12-10C22-14 26 0 17 4C8 10-14 11-20 4Z', '#f0cf8e') +
  line('M-14-4q4-6 8 0t8-2M2 3q6-6 12-1', '#d9a559', 3) +
  dots('-14 2 -4 -6 8 -8 4 3 17 -2', '#fcecc4', 4.4)
/** Puffed, bubbled and curled. */
export const rinds: Motif = () =>
  SPOTS.filter((_, i) => i !== 6)
    .map(([x, y], i) => place(x, y, 1.05, PUFF, ((i * 50) % 110) - 50))
    .join('')
