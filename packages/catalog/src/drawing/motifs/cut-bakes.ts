import { C } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { dots, fill, line, oval, type Svg } from '../svg/strokes.ts'
import type { Contents, Motif } from './motif.ts'

/** From the top down: color in the light, color in the shade, thickness, and what lies in it. */
type Layer = readonly [lit: string, shaded: string, thickness: number, within?: (y: number) => Svg]

const along = (y: number, every: number, mark: (x: number, y: number) => Svg): Svg =>
  [-42, -42 + every, -42 + 2 * every, -42 + 3 * every, -42 + 4 * every]
    .filter((x) => x < -2)
    .map((x) => mark(x, y + ((x + 48) / 48) * 16) + mark(-x, y + ((x + 48) / 48) * 18))
    .join('')

const crumbs = (y: number) => along(y, 11, (x, at) => dots([x, at], '#a5683f', 6))
const tubes = (y: number) =>
  along(y, 10, (x, at) => oval(x, at, 4.4, 5, '#fbe6a8') + oval(x, at, 2, 2.6, '#b9822f'))
const curds = (y: number) => along(y, 14, (x, at) => dots([x, at - 1], '#fdfaf0', 6.4))

const UNDER_CREAM: readonly (readonly [readonly FoodKind[], Layer])[] = [
  [
    ['ground', 'ground-light', 'lamb'],
    ['#8a5230', '#63371d', 8, crumbs],
  ],
  [['eggplant'], ['#6b4470', '#4a2c50', 6]],
  [
    ['pasta', 'macaroni'],
    ['#eec368', '#c28f38', 11, tubes],
  ],
  [['potato'], ['#f1d590', '#cda659', 6]],
  [['tomato-sauce'], ['#c8472c', '#99311c', 3]],
]

function layersOf(food: Contents): readonly Layer[] {
  const greens: Layer = food.has('feta', 'cottage')
    ? ['#3f8148', '#2a5f33', 14, curds]
    : ['#3f8148', '#2a5f33', 14]
  if (food.has('phyllo'))
    return [
      ['#e9b65c', '#c08a35', 3],
      ['#f8dfa4', '#d9b066', 2.5],
      ['#dca14a', '#b37b2c', 3],
      greens,
      ['#f3d08a', '#cf9f50', 2.5],
      ['#d9a04a', '#ad7628', 4],
    ]
  return [
    ['#fbeecb', '#dcc795', 9],
    ...UNDER_CREAM.flatMap(([kinds, layer]) => (food.has(...kinds) ? [layer] : [])),
  ]
}
const TOP = 'M-48-14Q-52-17-46-19L-4-35Q0-37 4-35L46-20Q51-18 47-16L4 3Q0 5-4 3Z'

/** A square cut from a baking dish, its layers to us. */
export const cutBake: Motif = (food) => {
  let sides = ''
  let y = 0
  for (const [lit, shaded, thickness, within] of layersOf(food)) {
    const [from, to] = [y - 15, y + thickness - 14.6]
    sides +=
      fill(`M-48 ${from}L0 ${from + 18}V${to + 18}L-48 ${to}Z`, lit) +
      fill(`M48 ${from - 2}L0 ${from + 18}V${to + 18}L48 ${to - 2}Z`, shaded) +
      (within ? within((from + to) / 2 + 1.6) : '')
    y += thickness
  }
  return sides + (food.has('phyllo') ? phylloTop : creamTop)
}
const phylloTop =
  fill(TOP, '#f2c873') +
  line('M-30-25L20-5M-14-31L34-12M-26-8L24-27M-40-13L10-32M-12-2L36-21', '#c98f3c', 2.6) +
  line('M-40-17L-8-29M-30-11L-2-22M8-30L30-23', '#fde6ad', 4) +
  line('M-46-13q10 8 18 4M6 4q14-8 24-10', '#fbe3a6', 4)
const creamTop =
  fill(TOP, '#fae3a4') +
  fill(
    'M-36-18C-30-25-16-24-14-19C-14-14-34-12-36-18ZM-4-28C4-33 20-30 20-26C16-21-6-21-4-28ZM2-9C10-15 24-14 24-10C20-4 2-3 2-9ZM26-20C30-23 40-20 39-17C35-14 24-15 26-20Z',
    '#dd9a45',
  ) +
  line('M-30-20q6-3 11-1M2-28q6-2 11 0M8-11q5-2 9 0', '#efbb70', 2.8) +
  line('M-20-28q8-4 14-4M-20-8q6 4 12 4', C.mozz[2], 3.4)
