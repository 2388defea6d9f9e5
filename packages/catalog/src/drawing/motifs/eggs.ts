import { C, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { friedEgg } from '../pieces/shapes.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import { toast } from './breads.ts'
import { type Contents, contentsOf, type Motif } from './motif.ts'
import { herbs } from './toppings.ts'

export const scrambled: Motif = (food) =>
  fill(
    'M-46 12C-56-2-42-14-32-12C-32-28-8-34 2-22C14-34 38-26 36-10C50-10 54 8 42 14C44 26 22 32 10 24C0 32-22 32-26 22C-38 26-48 20-46 12Z',
    C.scramble[1],
  ) +
  fill(
    'M-46 8C-54-4-42-15-32-13C-32-28-8-34 2-22C14-34 38-26 36-11C46-10 50 2 42 8C34 12 28 4 20 10C10 18 0 8-8 14C-18 20-26 10-34 14C-40 15-45 12-46 8Z',
    C.scramble[0],
  ) +
  line(
    'M-34-2C-28-10-18-8-16-2M-8-14C-2-22 10-20 12-12M16-4C22-12 34-8 34-2M-12 6C-6 0 2 2 4 8',
    C.scramble[2],
    5,
  ) +
  line('M-24 16Q-18 12-12 16M14 18Q20 14 28 17', '#cf9925', 3) +
  bitsOn(food, [
    'greens',
    'salsa',
    'ham',
    'sausage',
    'bacon',
    'ground',
    'tomato',
    'salmon',
    'shrimp',
    'mushroom',
    'broccoli',
    'red-pepper',
    'green-pepper',
    'cheddar',
    'mozzarella',
    'corn-tortilla',
  ]) +
  herbs(food, 'M-24-4l3 2M2-14l3-2M20 2l3 2M-4 8l3-2')

const LACE =
  'M-58 6C-64-2-54-10-52-16C-46-28-32-24-24-32C-12-40-2-32 8-36C22-40 30-30 40-30C54-28 52-14 58-8C64 2 54 8 54 16C50 28 36 24 28 31C16 38 6 30-6 33C-20 38-28 28-38 27C-52 26-50 14-58 6Z'
/** Cheese fried until it is a crisp of its own, full of holes. */
const CRUST =
  fill(LACE, '#a9641c') +
  place(0, -2, 0.97, fill(LACE, '#eda236')) +
  dots('-50 2 -44 -14 -34 18 -30 -26 8 -32 -8 30 18 28 46 -18 50 6 40 18 -46 12 28 -28', '#b5701f', 6) +
  dots('-40 -20 -20 28 36 -24 52 -6 -54 -4 30 24', '#fbd07a', 4.4)
export const friedEggs: Motif = (food) => {
  const e = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      fill('M-30 4C-36-10-22-24-4-22C12-26 32-16 30 0C34 14 18 24 2 20C-14 26-30 18-30 4Z', C.egg[1]) +
        place(
          -1,
          -3,
          1,
          fill('M-30 4C-36-10-22-24-4-22C12-26 32-16 30 0C34 14 18 24 2 20C-14 26-30 18-30 4Z', C.egg[0]),
        ) +
        oval(1, -1, 13, 10.5, C.yolk[1]) +
        oval(0, -3, 13, 10.5, C.yolk[0]) +
        line('M-6-6Q-2-10 4-9', C.yolk[2], 3) +
        (food.has('cheddar') && !food.isCooked('cheese-crust')
          ? fill('M-20-12L2-22L24-8L14-2C16 4 12 12 8 8C4 4-2 12-6 6C-8 2-14 8-14-2Z', `${C.cheddar[0]}e0`) +
            dots('2 -6', C.yolk[0], 16)
          : ''),
    )
  if (food.isCooked('cheese-crust') && food.has('cheddar')) return CRUST + e(20, -9, 0.86) + e(-16, 4, 0.94)
  return e(19, -8, 0.9) + e(-14, 4, 1)
}

type Spot = readonly [number, number]
const SPOTS: readonly Spot[] = [
  [-27, 0],
  [-6, -12],
  [20, -8],
  [-12, 9],
  [12, 7],
  [34, 2],
]
/** Up to two of these foods as pieces on a dish of eggs. */
function bitsOn(food: Contents, kinds: readonly FoodKind[], spots = SPOTS, scale = 0.9): Svg {
  const pieces = food.kinds
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) => pieceOf(kind) ?? [])
    .slice(0, 2)
  return pieces.length
    ? spots.map(([x, y], i) => place(x, y, scale, pieces[i % pieces.length] ?? '', i * 35)).join('')
    : ''
}
const FILLINGS: readonly FoodKind[] = [
  'ham',
  'greens',
  'mushroom',
  'tomato',
  'red-pepper',
  'green-pepper',
  'onion',
  'broccoli',
  'bacon',
  'sausage',
  'feta',
  'cherry-tomato',
  'prosciutto',
  'turkey',
  'ground-light',
  'potato',
  'zucchini',
  'cabbage',
  'shrimp',
  'pork',
  'ground',
  'hash-browns',
]
/** Folded over its filling. */
export const omelet: Motif = (food) =>
  fill('M-58 10C-60-14-30-34 6-33C38-33 62-14 58 8C54 22-54 26-58 10Z', C.scramble[1]) +
  bitsOn(food, FILLINGS, [
    [-40, 10],
    [-22, 15],
    [-2, 17],
    [18, 16],
    [38, 11],
  ]) +
  (food.has('cheddar', 'swiss', 'mozzarella')
    ? line(
        'M-34 14q3 8 6 0M4 18q4 8 7-1M30 14q3 7 6-1',
        food.has('cheddar') ? C.cheddar[0] : MORE.swiss[0],
        5,
      )
    : '') +
  fill('M-58 6C-60-15-30-34 6-33C38-33 62-15 58 4C40 14-38 18-58 6Z', C.scramble[0]) +
  line('M-40-8C-28-22-6-27 12-26', C.scramble[2], 5) +
  line('M-18 0l12-4M8-8l12 2M24 2l9-3M-34 2l6-3', '#dba532', 4) +
  herbs(food, 'M-12-14l4 2M10-18l4-2M26-8l4 2')
/** Cheese that has melted into the top. */
const cheeseOn = (food: Contents, d: string): Svg => {
  const kind = food.first('swiss', 'cheddar', 'mozzarella', 'feta')
  return kind ? line(d, kind === 'cheddar' ? C.cheddar[1] : '#fdf3cd', 5) : ''
}
/** A wedge of frittata, quiche or egg bake. */
export const eggWedge: Motif = (food) => {
  const crust = food.has('pie-crust')
  const side = crust ? C.crust[0] : '#e3b341'
  const one =
    fill('M-40-8L-36 12L30 24L44-4Z', side) +
    fill('M-40-8L30 10L30 24L-36 12Z', crust ? C.crust[1] : '#c99425') +
    fill('M-42-10C-20-28 20-30 46-8L30 10Z', '#f6cf5e') +
    (crust
      ? line('M-42-10C-20-28 20-30 46-8', C.crust[0], 8)
      : line('M-42-10C-20-28 20-30 46-8', '#d99a38', 4)) +
    cheeseOn(food, 'M-26-12l8 4M-6-20l8 3M14-16l8 4M4-6l9 2M26-4l6-3') +
    bitsOn(food, FILLINGS, [
      [-14, -12],
      [6, -17],
      [22, -9],
      [14, 0],
    ])
  return place(14, -16, 0.95, one, 4) + place(-8, 14, 1.05, one, -4)
}
export const eggMuffins: Motif = (food) => {
  const one =
    fill('M-22-6L-17 18Q0 25 17 18L22-6Z', '#dba23a') +
    line('M-10 0l2 18M2 1v20M13-1l-2 17', '#bd8526', 2.6) +
    oval(0, -7, 23, 12, '#c98f2e') +
    oval(0, -9, 21.5, 10, '#f7d263') +
    cheeseOn(food, 'M-15-10l6 3M-3-15l6 2M9-8l6 2M-4-5l6 2') +
    bitsOn(
      food,
      FILLINGS,
      [
        [-10, -9],
        [9, -11],
        [2, -5],
        [-3, -13],
      ],
      0.62,
    )
  return place(24, -14, 1, one) + place(-24, -12, 1, one) + place(0, 11, 1.12, one)
}
/** Cut lengthwise: an oval white that narrows to one end, and a round yolk. */
const LONG_HALF =
  fill('M-25 5C-25-9-12-14 1-12C16-11 28-3 28 4C28 13 14 18 1 19C-13 20-25 16-25 5Z', C.egg[1]) +
  fill('M-25 0C-25-11-12-16 1-14C16-13 28-6 28 1C28 9 14 14 1 15C-13 16-25 11-25 0Z', C.egg[0]) +
  dots('-4 0', '#dfae4a', 19) +
  dots('-4 .5', '#f5c95c', 17)
export const boiledEggs: Motif = () =>
  place(-27, -13, 1, LONG_HALF, -14) +
  place(26, -15, 0.97, LONG_HALF, 12) +
  place(-16, 15, 1.05, LONG_HALF, 6) +
  place(36, 13, 0.97, LONG_HALF, -16)
export const deviledEggs: Motif = () => {
  const one =
    oval(1, 4, 24, 17, C.egg[1]) +
    oval(0, 0, 24, 17, C.egg[0]) +
    dots('-6 -2 0 -6 7 -3 3 3 -4 3', C.yolk[0], 10) +
    dots('-2 -4 4 0', '#c9452c', 3)
  return place(-25, -11, 1, one, -8) + place(25, -13, 1, one, 8) + place(0, 12, 1.08, one)
}
const POACHED =
  fill('M-31 6C-36-8-24-22-6-22C10-26 32-18 32-2C36 12 20 22 2 22C-14 26-30 18-31 6Z', '#d9cdb0') +
  fill('M-31 2C-35-11-23-23-6-23C10-27 31-19 31-5C34 9 18 18 2 18C-14 22-29 14-31 2Z', '#ffffff') +
  dots('1 -3', '#e09a1c', 27) +
  dots('0 -4', '#fabb2c', 25) +
  line('M-7-9Q-3-13 3-12', C.yolk[2], 3)
/** Eggs in yogurt or cream, with the oil and spice, or the cheese, that is on them. */
export const eggsInBowl: Motif = (food) =>
  (food.has('chili-spice')
    ? line('M-58 16C-48 0-24 34-6 22S30 38 56 14M-40 34Q-10 44 34 36', '#d9672a', 6) +
      dots('-50 8 -30 30 -4 28 22 34 46 24 8 42 54 6', '#b53a16', 4.4)
    : '') +
  place(-30, 16, 1.05, POACHED, -6) +
  place(30, 14, 1.05, POACHED, 8) +
  (food.has('swiss', 'cheddar', 'mozzarella')
    ? line('M-52 8l10 5M-14 30l12 3M2-4l10 6M46 30l10-4M-40 38l12-3M14 40l12-2M-8 2l6 8', '#f3d68a', 5)
    : '') +
  (food.has('chili-spice') ? dots('-40 2 -22 24 20 2 40 22 30 -6', '#c2452a', 3.4) : '') +
  herbs(food, 'M-44 24l4 2M2 10l4-2M46 0l4 2')
/** An egg fried in the hole of a slice of bread. */
export const eggInHole: Motif = () => toast(contentsOf([])) + place(0, -2, 0.62, friedEgg(0, 0, 1))
