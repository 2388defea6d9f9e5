import type { Color } from '../colors.ts'
import { seeded } from '../svg/random.ts'
import { dots, fill, line, type Svg, shift, short } from '../svg/strokes.ts'
import type { Contents, Motif } from './motif.ts'
import { herbs } from './toppings.ts'

const MOUND = 'M-38 14C-40-4-22-27 0-27C22-27 40-4 38 14C30 26-30 26-38 14Z'

/** Points all over a mound, nearly in rows. */
function pointsOver(apart: number, seed: number): number[] {
  const random = seeded(seed)
  const points: number[] = []
  for (let y = -22, row = 0; y <= 20; y += apart * 0.82, row++) {
    const half = y < 6 ? 35 * Math.sqrt(1 - ((y - 6) / 33) ** 2) : 36 - (y - 6) * 0.5
    for (let x = -half + ((row % 2) * apart) / 2; x <= half; x += apart)
      points.push(Math.round(x), Math.round(y + (random() - 0.5) * 2.4))
  }
  return points
}
const every = (points: readonly number[], step: number, from = 0): number[] =>
  points.filter((_, i) => (i >> 1) % step === from)
const marks = (points: readonly number[], mark: (i: number) => string): string => {
  let d = ''
  for (let i = 0; i < points.length; i += 2)
    d += `M${short(points[i] ?? 0)} ${short(points[i + 1] ?? 0)}${mark(i >> 1)}`
  return d
}

const FINE = pointsOver(5.6, 3)
/** Grains as fine as sand. */
const couscousMound: Svg =
  fill(MOUND, '#d9b463') +
  dots(FINE, '#efd284', 4.6) +
  dots(every(FINE, 3), '#fbeab6', 4.6) +
  dots(every(FINE, 7, 3), '#dcb661', 4.6)

const ROUND = pointsOver(7.2, 8)
/** Small rounds, each with its pale curl; some are red. */
const quinoaMound: Svg =
  fill(MOUND, '#b59a66') +
  dots(ROUND, '#eadcb4', 5.6) +
  line(
    marks(every(ROUND, 2), (i) => (i % 2 ? 'q2-3 3 1' : 'q-2 2 1 3')),
    '#fffbea',
    1.8,
  ) +
  dots(every(ROUND, 6, 2), '#a8603f', 5.6)

const COARSE = pointsOver(9.4, 5)
/** White crumbs of every size. */
const cauliflowerMound: Svg =
  fill(MOUND, '#cbc39a') +
  dots(COARSE, '#efe8cb', 9.4) +
  dots(every(COARSE, 3), '#fffdf2', 10.4) +
  dots(every(COARSE, 4, 1), '#f8f2da', 7) +
  dots(every(shift(COARSE, 3, 3), 5, 2), '#c3cb98', 3.4)

const LONG = pointsOver(9, 11)
/** Long brown grains, split where they burst. */
const brownRiceMound: Svg =
  fill(MOUND, '#a87f47') +
  line(
    marks(LONG, (i) => ['l4-2', 'l3 2', 'l4 0', 'l2 3'][i % 4] ?? 'l4 0'),
    '#cfa566',
    5,
  ) +
  line(
    marks(every(LONG, 2), (i) => (i % 2 ? 'l3-1' : 'l3 1')),
    '#ecd09a',
    2.6,
  )

const OTHER: Color = ['#d9b679', '#9c7438', '#f0d9a8']
/** Bulgur, farro and barley. */
const coarseMound: Svg =
  fill(MOUND, OTHER[1]) +
  dots(pointsOver(8, 2), OTHER[0], 7.4) +
  dots(every(pointsOver(8, 2), 2), OTHER[2], 3.6)

function moundOf(food: Contents): Svg {
  if (food.has('cauliflower-rice')) return cauliflowerMound
  if (food.has('brown-rice')) return brownRiceMound
  if (food.has('quinoa')) return quinoaMound
  return food.has('couscous') ? couscousMound : coarseMound
}
/** What is served like rice: each kind by its own grain. */
export const smallGrains: Motif = (food) =>
  moundOf(food) + herbs(food, 'M-14-10l4 2M6-14l4-2M16 2l3 3M-6 4l4-2')
