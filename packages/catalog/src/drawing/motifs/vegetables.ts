import { C, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import {
  BROCCOLI,
  CAULIFLOWER,
  CUCUMBER_SLICE,
  ruffle,
  TOMATO_SLICE,
  TOMATO_WEDGE,
} from '../pieces/shapes.ts'
import { band, dots, fill, line, oval, place, type Svg, shift } from '../svg/strokes.ts'
import type { Contents, Motif } from './motif.ts'
import { butterPat } from './toppings.ts'

export const greenBeans: Motif = (food) => {
  const a = 'M-38 6C-20 16 12 18 36 8M-30 16C-10 2 14-4 34-12',
    b = 'M-36-6C-14 5 16 8 40-2M-24 21C0 24 20 22 32 19M-28-14C-8-12 18-10 34-20',
    c = 'M-26-16C-6-8 8 2 20 20M-34 12C-14 14-2 8 14-14'
  return (
    line(a, C.bean[1], 10) +
    line(a, '#4f9236', 8) +
    line(b, C.bean[1], 10) +
    line(b, C.bean[0], 8) +
    line(c, C.bean[1], 10) +
    line(c, '#6db048', 8) +
    line('M-22-12C-12-9-4-5 2 0M-30 9C-20 9-12 6-6 3M14 13C22 12 28 10 32 8M20-14L30-18', '#a9da80', 2.6) +
    (food.has('onion-ring')
      ? line('M-18-8q6-8 12 0M2-4q7-8 13 1M-10 8q7-7 13 0M14 10q5-6 11 0', '#c98a3d', 5) +
        line('M-17-10q5-6 10 0M3-6q6-6 11 0M-9 6q6-5 11 0', '#e9b76c', 2.6)
      : '')
  )
}

export const broccoli: Motif = (food) =>
  place(20, -6, 0.95, BROCCOLI, 14) +
  place(-20, -4, 1, BROCCOLI, -16) +
  place(1, 4, 1.05, BROCCOLI, 0) +
  (food.has('cheddar')
    ? fill(
        'M-26-14C-14-24 8-24 22-16C32-8 26 2 20-2C16-6 14 10 8 8C2 6 4-4-2-4C-8-2-8 8-14 5C-20 2-14-6-22-4C-30-2-32-10-26-14Z',
        C.cheddar[0],
      ) + line('M-16-14Q-4-20 10-16', C.cheddar[2], 3.4)
    : '')

export const peas: Motif = () => {
  const back = '-25 2 -14 -8 -2 -15 10 -13 20 -5 29 4',
    mid = '-33 13 -21 9 -9 2 3 -4 14 3 25 12 34 16',
    front = '-26 20 -14 16 -2 10 9 14 18 20 -7 23 5 24'
  const row = (p: string) => dots(shift(p, 1, 2), C.pea[1], 14) + dots(p, C.pea[0], 12.5)
  return row(back) + row(mid) + row(front) + dots(shift([back, mid, front].join(' '), -2, -3), '#bfe38c', 3)
}

export const corn: Motif = () => {
  const p =
    '-20 -2 -10 -8 0 -14 10 -10 20 -4 -28 8 28 6 -16 5 -6 1 6 -1 17 5 -22 16 -9 13 3 10 14 14 24 16 -4 21 8 22'
  return dots(shift(p, 1, 2), C.corn[1], 13) + dots(p, C.corn[0], 11) + dots(shift(p, -2, -3), '#fdeaa0', 3.4)
}

const coin = (x: number, y: number, scale = 1): Svg => place(x, y, scale, pieceOf('carrot') ?? '')
export const carrots: Motif = () =>
  coin(-20, -8) +
  coin(0, -13) +
  coin(19, -8, 1.05) +
  coin(-27, 7) +
  coin(-8, 3, 1.1) +
  coin(12, 4) +
  coin(28, 8) +
  coin(-14, 17) +
  coin(4, 18, 1.1) +
  coin(20, 18, 0.9)

export const carrotSticks: Motif = () =>
  band('M-30 8L22-22M-14 14L36-12', C.carrot[1], 10) +
  band('M-34-2L12-26M-24 18L34 2', C.carrot[0], 10) +
  band('M-34 12L32-4', C.carrot[2], 10) +
  band('M-20 24L30 18', C.carrot[0], 10) +
  band('M-34 12l3-.7M-24 18l3-.8M-34-2l3-1.6M-20 24l3-.4M-30 8l2.6-1.5', '#fdc98a', 10)

export const salad: Motif = (food) =>
  ruffle(-8, -8, 0.85, C.leaf[1], 30) +
  ruffle(13, -6, 0.8, '#5f9f38', -20) +
  ruffle(0, 4, 0.98, C.leaf[0]) +
  line('M-28 2Q-12-8-4-8T14-22M-2 22Q-4 8 10 4T30 6', C.leaf[2], 3) +
  ruffle(-17, -12, 0.36, C.leaf[2]) +
  onSalad(food)

export const tomatoSlices: Motif = () =>
  place(-17, -8, 1, TOMATO_SLICE) + place(16, -6, 1, TOMATO_SLICE) + place(-1, 7, 1, TOMATO_SLICE)

const SALAD_SPOTS = [
  [3, -9, 0.95, 0],
  [-14, 9, 0.95, -12],
  [18, 13, 0.9, 20],
  [19, -4, 0.9, 10],
  [-1, 3, 0.9, 0],
] as const
const ON_SALAD: readonly FoodKind[] = [
  'tomato',
  'cherry-tomato',
  'cucumber',
  'carrot',
  'crouton',
  'strawberry',
  'nut',
  'pecan',
  'almond',
  'onion',
  'black-olive',
  'feta',
  'mozzarella',
  'raisin',
  'orange',
]
function onSalad(food: Contents): Svg {
  const kinds = food.kinds.filter((kind) => ON_SALAD.includes(kind)).slice(0, 3)
  return SALAD_SPOTS.map(([x, y, scale, turn], i) => {
    const kind = kinds[i % Math.max(1, kinds.length)]
    const piece = kind === 'tomato' ? TOMATO_WEDGE : kind && pieceOf(kind)
    return piece ? place(x, y, scale, piece, turn) : ''
  }).join('')
}
/** Where a heap of pieces lies, from the back to the front. */
const HEAP = [
  [-15, -11],
  [4, -16],
  [21, -9],
  [-27, 1],
  [-7, -2],
  [13, 1],
  [31, 5],
  [-18, 13],
  [2, 12],
  [22, 15],
] as const
/** Small foods in a heap: up to three kinds that have pieces. */
export const heap: Motif = (food) => heapOf(food.kinds.flatMap((kind) => pieceOf(kind) ?? []).slice(0, 3))
/** Cooked soft together, in their juice. */
export const stewed: Motif = (food) =>
  fill('M-44 8C-46-12-22-24 4-22C30-24 46-8 43 8C38 26-36 28-44 8Z', '#b5482a') + heap(food)
export function heapOf(pieces: readonly Svg[]): Svg {
  if (pieces.length === 0) return ''
  return HEAP.map(([x, y], i) =>
    place(x, y, 1.15, pieces[i % pieces.length] ?? '', ((i * 47) % 9) * 10 - 40),
  ).join('')
}
export const cauliflower: Motif = () =>
  place(20, -6, 0.95, CAULIFLOWER, 14) + place(-20, -4, 1, CAULIFLOWER, -16) + place(1, 4, 1.05, CAULIFLOWER)
export const cookedGreens: Motif = (food) => {
  const c = MORE.kale
  return (
    fill(
      'M-40 10C-46-6-32-12-26-14C-20-27 4-30 16-22C30-24 42-8 40 4C44 18 28 25 10 24C-10 29-36 25-40 10Z',
      c[1],
    ) +
    line(
      'M-32 4C-22-10-8-12 0-8M-16-16C-4-22 10-20 18-12M2 0C12-8 26-6 32 0M-26 16C-16 6-4 6 2 12M8 16C16 8 26 10 32 14',
      c[0],
      9,
    ) +
    line(
      'M-30 2C-22-8-10-11-2-9M-14-17C-4-21 8-19 15-14M4-2C12-8 22-6 28-2M-22 13C-14 7-4 7 0 11M10 13C16 9 24 10 28 13',
      c[2],
      3,
    ) +
    (food.has('bacon', 'bacon-bits') ? dots('-14 -4 8 -10 18 6 -4 8 -24 8', C.bacon[0], 6) : '')
  )
}
export const friedCabbage: Motif = (food) => {
  const c = food.has('red-cabbage')
    ? MORE.redCabbage
    : food.has('kimchi')
      ? (['#e39a5e', '#b85a2a', '#f4c39c'] as const)
      : food.has('sauerkraut')
        ? (['#efe5bd', '#cdbf84', '#fbf6dc'] as const)
        : MORE.cabbage
  return (
    fill(
      'M-40 10C-46-6-32-12-26-14C-20-27 4-30 16-22C30-24 42-8 40 4C44 18 28 25 10 24C-10 29-36 25-40 10Z',
      c[1],
    ) +
    line(
      'M-34 6C-24-8-10-8 0-12S22-16 30-6M-28-6C-16-18 0-22 14-16M-30 16C-18 4 0 6 10 0S30-2 36 6M-16 20C-4 12 12 16 30 12',
      c[0],
      6,
    ) +
    line('M-30 2C-22-8-10-9 0-12M-24 12C-14 4 0 6 8 1M6 12C14 8 24 10 30 9M-6-18C2-20 8-18 12-16', c[2], 3) +
    (food.has('carrot', 'slaw')
      ? line('M-16-4q6-4 10 0M8-6q6-2 10 2M-6 12q6-3 10 0', C.carrot[0], 3.4)
      : '') +
    (food.has('coconut')
      ? line('M-24-6l6-3M-6-14l6 2M12-12l6-3M-14 8l6 2M10 4l6-3M24 8l5 2', '#fffdf4', 4)
      : '')
  )
}
export const cornCob: Motif = (food) => {
  const cob =
    line('M-26 4L22-8', C.corn[1], 25) +
    line('M-26 1L22-11', C.corn[0], 22) +
    dots(
      '-26 -6 -18 -8 -10 -10 -2 -12 6 -14 14 -16 -24 2 -16 0 -8 -2 0 -4 8 -6 16 -8 -22 9 -14 7 -6 5 2 3 10 1 18 -1',
      '#fde48c',
      5,
    )
  return (
    place(6, -12, 0.9, cob, 4) + place(-2, 10, 1, cob, -4) + (food.has('butter') ? butterPat(-4, 4, 0.8) : '')
  )
}
export const sticks: Motif = (food) => {
  const colors = [
    food.has('carrot') ? C.carrot : undefined,
    food.has('celery') ? (['#a9cc68', '#7ea344', '#d6e9a6'] as const) : undefined,
    food.has('cucumber') ? C.cuke : undefined,
  ].flatMap((c) => (c ? [c] : []))
  const paths = [
    'M-30 8L22-22',
    'M-34-2L12-26',
    'M-14 14L36-12',
    'M-24 18L34 2',
    'M-34 12L32-4',
    'M-20 24L30 18',
  ]
  return paths
    .map((d, i) => {
      const c = colors[i % colors.length] ?? C.carrot
      return band(d, c[1], 11) + band(d, c[0], 8.5) + band(d, c[2], 2.6)
    })
    .join('')
}
export const cucumberSlices: Motif = (food) => {
  const spots = [
    [-18, -12],
    [4, -16],
    [24, -9],
    [-28, 3],
    [-6, -1],
    [15, 4],
    [-16, 15],
    [6, 16],
    [29, 14],
  ] as const
  const other = food.has('tomato', 'cherry-tomato')
    ? TOMATO_WEDGE
    : food.has('onion')
      ? pieceOf('onion')
      : undefined
  return (
    spots.map(([x, y], i) => place(x, y, 1.05, other && i % 3 === 1 ? other : CUCUMBER_SLICE)).join('') +
    (food.has('feta')
      ? place(-6, 6, 0.7, pieceOf('feta') ?? '') + place(14, -8, 0.7, pieceOf('feta') ?? '')
      : '')
  )
}
export const asparagus: Motif = () => {
  const spear =
    line('M-34 10L30-10', C.bean[1], 8) +
    line('M-34 8L30-12', '#6fa543', 6) +
    dots('26 -11 32 -13', '#4a7a34', 9) +
    line('M-8 2l3-5M4-2l3-5M14-6l3-4', '#4a7a34', 2.6)
  return (
    place(0, -12, 1, spear, 2) +
    place(-4, -2, 1, spear, 8) +
    place(2, 6, 1, spear, -3) +
    place(-2, 16, 1, spear, 6)
  )
}
/** A large avocado half with its stone's hollow. */
export const avocadoHalves: Motif = (food) => {
  const on = food.first('egg', 'tuna', 'shrimp', 'chicken', 'salsa', 'seed')
  const bit = on && pieceOf(on)
  const half =
    fill('M-34 4C-36-14-18-22 0-18C18-24 36-14 36 2C34 18 12 20 2 18C-14 24-32 18-34 4Z', '#4f6b2c') +
    place(
      -1,
      -2,
      0.95,
      fill('M-34 4C-36-14-18-22 0-18C18-24 36-14 36 2C34 18 12 20 2 18C-14 24-32 18-34 4Z', '#8db045'),
    ) +
    fill('M-27 2C-28-10-14-15 0-12C14-17 29-10 29 1C27 12 10 13 2 12C-12 16-26 11-27 2Z', '#e2e79a') +
    (bit ? place(8, 0, 1.05, bit) : oval(10, 0, 11, 8.5, '#b9873f') + oval(9, -2, 8, 5.5, '#d3a45c'))
  return place(18, -13, 0.95, half, 10) + place(-14, 10, 1.05, half, -8)
}
/** Bell peppers cut open, with a filling. */
export const stuffedPeppers: Motif = (food) => {
  const c = food.first('red-pepper', 'green-pepper', 'yellow-pepper') === 'red-pepper' ? C.tomato : C.bean
  const pepper =
    fill('M-30-4C-34 18-20 32 0 31C20 32 34 18 30-4Z', c[1]) +
    fill('M-30-6C-33 14-20 27-4 27C10 28 20 10 18-6Z', c[0]) +
    line('M-20 2C-20 12-16 18-12 20', c[2], 4) +
    oval(0, -7, 30, 15, c[1]) +
    oval(0, -8, 26, 12, c[2]) +
    filling(food)
  return place(27, -8, 0.95, pepper) + place(-24, 4, 1.05, pepper)
}
export const boats: Motif = (food) => {
  const [skin, flesh] = food.has('zucchini')
    ? ['#4f8436', '#dfeab4']
    : food.has('eggplant')
      ? ['#54325a', '#eadcb4']
      : ['#d6d9b0', '#eef0cf']
  const pieces = food.kinds
    .filter((kind) => !NOT_FILLED_IN.includes(kind))
    .flatMap((kind) => pieceOf(kind) ?? [])
    .slice(0, 3)
  const row = [-36, -22, -8, 6, 20, 34]
    .map((x, i) => place(x, i % 2 ? 1 : -5, 0.85, pieces[i % pieces.length] ?? '', i * 40 - 60))
    .join('')
  const boat =
    fill('M-60 0C-54 26 44 30 60 0C46-22-46-22-60 0Z', skin) +
    fill('M-58-3C-50 16 42 18 58-3C45-20-45-20-58-3Z', flesh) +
    fill('M-48-4C-40 8 34 9 48-4C38-15-38-15-48-4Z', '#c9a15e') +
    row
  return place(5, -20, 0.9, boat, -5) + place(-4, 16, 0.98, boat, -4)
}
export const stuffedTomatoes: Motif = (food) => {
  const tomato =
    fill('M-28-4C-32 16-18 28 0 28C18 28 32 16 28-4Z', C.tomato[1]) +
    fill('M-28-6C-31 12-18 24-4 24C8 24 18 10 17-6Z', C.tomato[0]) +
    line('M-19 0C-19 9-15 14-12 16', C.tomato[2], 4) +
    oval(0, -7, 28, 13, C.tomato[1]) +
    filling(food)
  return place(26, -8, 0.95, tomato) + place(-22, 5, 1.05, tomato)
}
function filling(food: Contents): Svg {
  const pieces = food.kinds
    .filter((kind) => !NOT_FILLED_IN.includes(kind))
    .flatMap((kind) => pieceOf(kind) ?? [])
    .slice(0, 3)
  const at = [
    [-14, -9],
    [2, -13],
    [15, -8],
    [-5, -5],
    [8, -4],
  ] as const
  return (
    fill('M-25-8C-20-20 18-22 25-8C20 0-20 1-25-8Z', '#e9cfa0') +
    (pieces.length ? at.map(([x, y], i) => place(x, y, 0.7, pieces[i % pieces.length] ?? '')).join('') : '') +
    (food.has('cheddar', 'mozzarella', 'swiss')
      ? line('M-14-14l8 4M2-18l8 4M-4-8l8-3M12-10l6 2', food.has('cheddar') ? C.cheddar[0] : '#f6ead0', 3.4)
      : '')
  )
}
const NOT_FILLED_IN: readonly FoodKind[] = [
  'red-pepper',
  'green-pepper',
  'yellow-pepper',
  'zucchini',
  'eggplant',
  'onion',
  'cheddar',
  'mozzarella',
  'swiss',
  'herb',
  'cabbage',
]
export const cabbageRolls: Motif = (food) => {
  const one =
    fill('M-24 4C-26-12-12-18 2-18C18-18 27-8 25 4C22 18-20 18-24 4Z', MORE.cabbage[1]) +
    fill('M-24 1C-25-12-12-18 2-18C16-18 26-9 24 0C18 10-18 12-24 1Z', MORE.cabbage[0]) +
    line('M-16 0Q-6-12 6-14M-8 6Q4-4 18-8', MORE.cabbage[2], 3)
  return (
    place(-26, -12, 1, one) +
    place(20, -14, 1, one, 8) +
    place(-6, 9, 1.1, one, -4) +
    place(36, 8, 1, one, 4) +
    (food.has('tomato-sauce', 'tomato')
      ? fill(
          'M-40-14C-30-26-12-22-4-18C8-28 28-26 34-16C40-8 30 0 24-4C18-4 16 6 10 8C0 10-2-2-8-4C-16-6-18 4-26 0C-38-2-44-8-40-14Z',
          C.sauce[0],
        ) + line('M-28-16C-18-20-8-16-2-14', C.sauce[2], 3.4)
      : '')
  )
}
/** Half a hollow winter squash. */
export const squashHalf: Motif = () =>
  fill('M-46 4C-48-18-24-30 0-29C26-30 48-18 46 4C42 26 20 32 0 31C-22 32-42 24-46 4Z', '#c9982c') +
  fill('M-42 0C-42-16-22-25 0-25C22-25 42-16 42 0C38 16 18 20 0 19C-20 20-38 16-42 0Z', MORE.pumpkin[0]) +
  oval(0, -2, 24, 12, MORE.pumpkin[1])

/** Thick rounds of cucumber with something on each. */
export const cucumberBites: Motif = (food) => {
  const on = food.first('avocado', 'tuna', 'salmon', 'cream-cheese', 'hummus')
  const piece = (on && pieceOf(on)) || ''
  const one = oval(0, 8, 22, 16, '#3d6f2d') + place(0, 0, 1.75, CUCUMBER_SLICE) + place(0, -4, 0.9, piece)
  return [
    [-34, -14],
    [8, -19],
    [40, 0],
    [-14, 12],
    [22, 22],
  ]
    .map(([x = 0, y = 0]) => place(x, y, 0.95, one))
    .join('')
}
