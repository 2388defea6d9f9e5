import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import { cup } from './cups.ts'
import type { Contents, Motif } from './motif.ts'
import { sandwichLayers } from './sandwiches.ts'

const LEAF = C.leaf[0]

const meatballs = (): Svg =>
  [-36, -12, 12, 36]
    .map(
      (x) =>
        dots(`${x} -2`, C.beef[1], 25) + dots(`${x} -5`, C.beef[0], 22) + dots(`${x - 5} -10`, C.beef[2], 4),
    )
    .join('') + line('M-44-8q8 8 14 0t14 0t14 0t14 0t14 0', C.sauce[0], 6)

/** Thin slices laid in folds from end to end, their edges over the lower half. */
function foldedSlices(above: Color, below = above): Svg {
  const layer = (y: number, from: number, [base, shade, light]: Color) =>
    line(`M${from} ${y + 3}q6 9 12 0${'t12 0'.repeat(7)}`, shade, 11) +
    line(`M${from} ${y}q6 9 12 0${'t12 0'.repeat(7)}`, base, 9) +
    line(`M${from + 2} ${y - 2}q6 9 12 0${'t12 0'.repeat(7)}`, light, 2.4)
  return layer(-9, -48, above) + layer(1, -44, below)
}
/** Meat cut in strips on the griddle, with peppers and onions among it. */
function strips(food: Contents, [base, shade, light]: Color): Svg {
  const one =
    line('M-12 4C-6-6 4-5 12 3', shade, 10) +
    line('M-12 2C-6-8 4-7 12 1', base, 8) +
    line('M-6-4Q0-7 5-4', light, 2.6)
  const among = (['green-pepper', 'red-pepper', 'onion', 'mushroom'] as const).filter((kind) =>
    food.has(kind),
  )
  return [-46, -34, -22, -10, 2, 14, 26, 38, 47]
    .map((x, i) => {
      const y = -7 + (i % 3) * 5 - Math.abs(x) * 0.04
      const kind = among[(i >> 1) % Math.max(1, among.length)]
      return (
        place(x, y, 1, one, (i * 70) % 50) +
        (kind && i % 2 ? place(x + 4, y - 4, 0.85, pieceOf(kind) ?? '', (i * 40) % 60) : '')
      )
    })
    .join('')
}
/** Browner than in its own slices, to stand out from cheese and bread. */
const TURKEY: Color = ['#dfb27e', '#ad7b46', '#f6dfba']
/** Sliced meats by the color of their folds. */
const SLICED: readonly (readonly [FoodKind, Color])[] = [
  ['salami', ['#c8412a', '#93291a', '#e98b72']],
  ['ham', C.ham],
  ['prosciutto', ['#d9776e', '#b5544c', '#f0ada4']],
  ['pork-chop', ['#c68a58', '#96602f', '#e8bd90']],
  ['deli-meat', TURKEY],
  ['turkey', TURKEY],
]
const layered = (food: Contents): Svg => {
  const [meat, other] = SLICED.filter(([kind]) => food.has(kind)).map(([, color]) => color)
  const leaf = food.has('lettuce', 'greens')
    ? line('M-54 4q7 8 13 0t13 0t13 0t13 0t13 0t13 0t13 0t12 0', LEAF, 9)
    : ''
  const tomato = food.has('tomato', 'cherry-tomato') ? line('M-40 5h16M-8 7h16M24 5h16', C.tomato[0], 8) : ''
  return meat ? leaf + tomato + place(0, -4, 0.95, foldedSlices(meat, other)) : plainLayers(food)
}
const plainLayers = (food: Contents): Svg =>
  sandwichLayers(food)
    .map(([color], i) =>
      line(
        `M-${54 - i * 2} ${-11 + i * 5}q8 ${color === LEAF ? 8 : 3} 16 0t16 0t16 0t16 0t16 0t14 0`,
        color,
        9,
      ),
    )
    .join('')

function filled(food: Contents): Svg {
  if (food.has('meatball')) return meatballs()
  if (food.has('shredded')) return strips(food, ['#b06a3e', '#7f4726', '#d59a68'])
  if (food.has('roast', 'roast-beef')) return foldedSlices(['#a5664a', '#6b3a24', '#c98d70'])
  return food.has('steak', 'beef') ? strips(food, C.beef) : layered(food)
}
/** Cut square, their corners hang down. */
const SLICES_OF_CHEESE =
  'M-54-14L-12-15L-20-4L-33 4L-44-4ZM-16-16L22-16L16-5L3 3L-9-5ZM18-15L55-13L46-4L36 4L24-4Z'
const MELTED =
  'M-44-15C-38-20-30-16-24-17C-18-19-12-17-13-12C-16-8-18 0-23 0C-28-1-27-8-33-8C-38-8-42-10-44-15ZM-2-18C6-22 16-20 20-17C24-12 17-10 16-6C14-1 8 0 6-4C4-8-6-10-2-18ZM30-15C36-19 46-15 48-11C49-6 42-6 41-2C38 3 32 0 32-4C32-8 26-11 30-15Z'
const isSliced = (food: Contents) => SLICED.some(([kind]) => food.has(kind))
/** A long roll, split and filled so full that no plate shows through. */
export const sub: Motif = (food) => {
  const cheese = food.has('cheddar') ? C.cheddar[0] : food.has('swiss') ? MORE.swiss[2] : '#fbeecb'
  return (
    fill('M-62 0C-66-20-44-32 0-32C44-32 66-20 62 0Z', C.crust[1]) +
    fill('M-60-4C-64-21-44-31 0-31C44-31 62-22 60-7Z', '#dba257') +
    line('M-40-21C-24-27-4-28 14-27', '#f0c687', 4) +
    fill('M-60-2C-52-18 52-18 60-2L58 16H-58Z', '#f3dca8') +
    filled(food) +
    (food.has('cheddar', 'mozzarella', 'swiss')
      ? fill(isSliced(food) ? SLICES_OF_CHEESE : MELTED, cheese)
      : '') +
    fill('M-62 6C-40 14 40 14 62 6C70 15 64 28 46 30C16 34-16 34-46 30C-64 28-70 15-62 6Z', C.crust[1]) +
    fill('M-62 6C-40 14 40 14 62 6C66 12 62 20 48 22C16 27-16 27-48 22C-62 20-66 12-62 6Z', '#dba257') +
    line('M-46 16C-22 21 2 22 22 21', '#f0c687', 3.4)
  )
}
/** The broth that a sandwich is dipped in. */
export const jusCup: Motif = (food) =>
  cup(
    '#6b3a1c',
    oval(-1, -4, 24, 9.5, '#8a5028') +
      line('M-14-8Q-4-12 8-9', '#b98052', 3) +
      dots('-8 -2 6 -4 12 0', '#d9a25c', 3.4),
    food.stripe,
  )
