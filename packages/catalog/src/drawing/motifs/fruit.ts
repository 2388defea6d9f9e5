import { C, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { STRAWBERRY } from '../pieces/shapes.ts'
import { dots, fill, line, oval, place, shift } from '../svg/strokes.ts'
import { coconutOver } from './mixed-fruit.ts'
import type { Motif } from './motif.ts'
import { heapOf } from './vegetables.ts'

export const appleSlices: Motif = () => {
  const s =
    fill('M-27-6C-24 18 24 20 28-5C24-8 20-8 17-8L-17-9C-21-9-25-9-27-6Z', C.apple[0]) +
    fill('M-27-6C-18 10 20 11 28-5C20-12 10-10 5-7C1-5-3-6-7-8C-14-12-21-11-27-6Z', C.apple[2]) +
    fill('M-7-8C-3-6 1-5 5-7C4 0-5 0-7-8Z', '#e6d49a') +
    line('M-3 0l-1 1M3 0l1 1', '#7a4a28', 2.4)
  return place(12, -14, 0.86, s, -10) + place(-10, -1, 0.96, s, 10) + place(9, 12, 0.96, s, -6)
}

export const orangeWedges: Motif = () => {
  const s =
    fill('M-28-6C-26 16 26 18 29-4C10-12-10-13-28-6Z', C.orange[1]) +
    fill('M-28-6C-20 9 20 11 29-4C12-12-10-13-28-6Z', '#fde4b0') +
    fill('M-23-5C-15-9-7-9.500-2-9.500L0 3C-9 3-18 1-23-5ZM3-9C11-9 18-7 23-3C18 2 11 3 5 3Z', '#f9a63a') +
    line('M-14-2l6 1M10 0l6-1', '#fcc570', 2.6)
  return place(8, -14, 0.9, s, -8) + place(-9, 0, 0.98, s, 10) + place(10, 13, 0.95, s, -4)
}

export const banana: Motif = () =>
  fill('M-36-14C-30 14 10 26 36 4L32-2C10 8-12 2-24-20C-26-24-38-22-36-14Z', '#e9b832') +
  fill('M-36-14C-26 8 8 20 34 0L32-2C10 8-12 2-24-20C-26-24-38-22-36-14Z', '#f8d648') +
  line('M-26-6C-16 8 4 14 20 9', '#fdeb94', 3) +
  line('M-32-20L-34-25M34 1l3 1', '#8a6a2a', 5)

export const grapes: Motif = () => {
  const p = '-16 -10 0 -12 16 -8 -8 2 8 3 22 4 0 15 15 16 -20 6 6 -22',
    g = 17
  return (
    line('M2-16C4-24 10-26 14-27', '#8a6a3a', 4) +
    dots(shift(p, 1, 2), C.grape[1], g) +
    dots(p, C.grape[0], g - 1.5) +
    dots(shift(p, -3, -4), C.grape[2], 4)
  )
}

export const strawberries: Motif = (food) => {
  const three =
    place(-14, -4, 1, STRAWBERRY, -14) + place(15, -6, 0.95, STRAWBERRY, 16) + place(1, 8, 1.05, STRAWBERRY)
  return food.has('coconut') ? coconutOver(three) : three
}

export const berries: Motif = () =>
  dots('-20 0 -8 -8 6 -8 18 -1 -12 8 14 10', C.berry[1], 16) +
  dots('-20 -2 -8 -10 6 -10 18 -3 -12 6 14 8', C.berry[0], 14.5) +
  dots('-23 -6 -11 -14 3 -14 15 -7 -15 2 11 4', C.berry[2], 3.4) +
  place(0, 8, 0.8, STRAWBERRY)

export const blueberries: Motif = () => {
  const p = '-22 -4 -8 -12 8 -13 22 -5 -28 8 -12 4 4 2 18 8 30 9 -18 18 -2 16 12 20'
  return (
    dots(shift(p, 0, 2), C.berry[1], 17) + dots(p, C.berry[0], 15) + dots(shift(p, -3, -4), C.berry[2], 4)
  )
}
const peachSlice =
  fill('M-28-2C-22-18 20-20 30-4C18-8-14-10-28-2Z', MORE.peach[2]) +
  fill('M-28-2C-18 16 22 14 30-4C16-8-14-10-28-2Z', MORE.peach[0]) +
  line('M-20 2C-8 10 12 9 22 2', MORE.peach[1], 3)
export const peaches: Motif = () =>
  place(6, -14, 0.95, peachSlice, -10) + place(-9, 0, 1, peachSlice, 10) + place(9, 13, 0.95, peachSlice, -6)
/** Fruit that shows between pieces of crust. */
export const cobbler: Motif = (contents) =>
  peaches(contents) + place(-2, -9, 0.55, CRUST) + place(15, 4, 0.5, CRUST) + place(-14, 10, 0.52, CRUST)
const CRUST =
  oval(0, 4, 26, 15, C.crust[1]) + oval(0, 0, 26, 15, C.crust[0]) + line('M-14-4l8-3M4-6l9 2', C.crust[2], 4)
export const pineapple: Motif = () => {
  const c = MORE.pineapple
  const ringed =
    oval(0, 4, 27, 17, c[1]) +
    oval(0, 0, 27, 17, c[0]) +
    oval(0, 0, 9, 5.5, c[1]) +
    line('M-20-2l5 1M-14-9l4 3M0-13v4M14-9l-4 3M20-2l-5 1M13 8l-4-3M-13 8l4-3M0 12v-4', c[2], 3)
  return place(15, -11, 0.95, ringed) + place(-11, 7, 1.05, ringed)
}
/** Cut up, with the lime and the mint that are on it. */
export const pineappleChunks: Motif = (food) => {
  const chunk = pieceOf('pineapple') ?? ''
  const mint = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      1,
      fill('M-13 3C-10-9 4-10 14-3C8 8-6 10-13 3Z', C.dark[0]) + line('M-9 2Q0 0 9-3', C.dark[2], 2.4),
      turn,
    )
  return (
    [
      [-26, -14, 0],
      [0, -20, 30],
      [26, -13, -20],
      [-40, 3, 20],
      [-14, -2, -30],
      [12, -1, 10],
      [38, 4, 40],
      [-26, 17, -10],
      [0, 15, 20],
      [25, 18, -30],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(x, y, 1.35, chunk, turn))
      .join('') +
    (food.has('lime')
      ? place(40, 18, 1.3, pieceOf('lime') ?? '', -8) + place(-42, 17, 1.3, pieceOf('lime') ?? '', 12)
      : '') +
    (food.has('herb') ? mint(-6, -12, -20) + mint(10, -9, 40) + mint(-8, 8, 10) : '')
  )
}
export const watermelon: Motif = () => {
  const one =
    fill('M-34 10L0-30L34 10Q0 26-34 10Z', '#4d8a30') +
    fill('M-31 7L0-29L31 7Q0 21-31 7Z', '#e9f2bd') +
    fill('M-28 5L0-28L28 5Q0 16-28 5Z', MORE.watermelon[0]) +
    dots('-12 2 0 -8 10 1 -2 8 -6 -14 18 4', '#3a2020', 4)
  return place(18, -4, 0.9, one, 12) + place(-16, 8, 1, one, -8)
}
export const melon: Motif = () => {
  const c = MORE.melon
  const one =
    fill('M-34-6C-28 18 28 18 36-8Z', '#c9b06a') +
    fill('M-32-6C-24 12 24 12 34-8C20 0-14 2-32-6Z', c[0]) +
    line('M-20 0Q0 7 22-1', c[2], 3.4)
  return place(4, -14, 0.95, one, -6) + place(-6, 2, 1, one, 8) + place(6, 15, 0.95, one, -4)
}
export const clementine: Motif = () => {
  const whole =
    oval(1, 4, 24, 21, C.orange[1]) +
    oval(0, 0, 24, 21, C.orange[0]) +
    line('M-13-8C-10-13-5-15 0-15', C.orange[2], 4) +
    fill('M-4-19L0-23L5-19L1-16Z', C.dark[0])
  return (
    place(14, -5, 0.95, whole) +
    place(-15, 9, 0.9, pieceOf('orange') ?? '', 0) +
    place(-18, -2, 1.3, pieceOf('orange') ?? '', -8) +
    place(-10, 15, 1.3, pieceOf('orange') ?? '', 8)
  )
}
export const mixedFruit: Motif = (food) =>
  heapOf(
    food.kinds
      .filter((kind) => FRUIT.includes(kind))
      .flatMap((kind) => pieceOf(kind) ?? [])
      .slice(0, 4),
  )
export const FRUIT: readonly FoodKind[] = [
  'banana',
  'apple',
  'pear',
  'peach',
  'mango',
  'pineapple',
  'orange',
  'kiwi',
  'grape',
  'strawberry',
  'raspberry',
  'blueberry',
  'mixed-berries',
  'fruit-cocktail',
  'watermelon',
  'melon',
  'raisin',
  'cranberry',
]
