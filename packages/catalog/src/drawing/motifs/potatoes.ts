import { C, MORE } from '../colors.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { band, dots, fill, line, oval, place } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'
import { butterPat, herbs } from './toppings.ts'

const MASH =
  'M-40 10C-43 2-38-5-31-6C-33-20-14-24-8-20Q0-25 10-20C22-25 32-18 31-7C39-6 42 3 40 10C34 28-34 28-40 10Z'
/** A soft mound with a dent: ridges of the spoon around it, butter or gravy in it. */
export const mash: Motif = (food) =>
  fill(MASH, C.mash[1]) +
  fill(
    'M-39 8C-42 1-37-5-31-6C-33-20-14-24-8-20Q0-25 10-20C22-25 32-18 31-7C38-5 41 2 38 7Q28 16 22 13 8 22-2 16-18 23-24 15-36 17-39 8Z',
    C.mash[0],
  ) +
  line('M-29 3Q-22 11-12 8M-2 12Q10 13 18 6', C.mash[1], 3.4) +
  line('M-27-8Q-22-17-13-14M15-16Q25-17 27-8', C.mash[2], 4.4) +
  (food.has('gravy')
    ? fill(
        'M-20-8C-18-17 14-19 20-10C28-4 28 14 22 14C16 14 20 3 12 3C8 3 10 14 4 15-4 15 0 3-8 2-18 2-22-4-20-8Z',
        C.gravy[0],
      ) + line('M-12-9Q0-14 12-10', C.gravy[2], 3.5)
    : food.has('butter')
      ? oval(0, -7, 20, 8.5, C.mash[1]) +
        oval(0, -5.5, 18, 6.6, C.butter[2]) +
        fill('M6 0 18-6C20 0 18 4 19 9 19 14 12 14 12 8Z', C.butter[2]) +
        butterPat(-1, -10, 0.85)
      : fill('M-20-6C-17-14 14-16 20-8C12-9-8-10-20-6Z', C.mash[1]) + line('M-12-1Q0-5 13-2', C.mash[2], 4))

export const fries: Motif = (food) => {
  const fry = food.has('sweet-fries', 'sweet-potato')
    ? (['#e98333', '#f6a462', '#cf6a1f'] as const)
    : (['#f2be58', '#f8d483', '#e3a43e'] as const)
  return (
    band('M-30 16L-38-14M-14 18L-18-26M2 18L8-28M16 18L30-24', fry[2], 9) +
    band('M-22 18L-30-20M-6 18L-4-31M10 18L19-28M24 18L38-12', fry[0], 9) +
    band('M-36 14L-8-16M34 14L8-18', fry[1], 9) +
    band('M-34 20L26 6', fry[2], 9) +
    band('M36 18L-24 4', fry[0], 9) +
    band('M-28 25L34 22', fry[1], 9) +
    line('M-38 23', fry[0], 1)
  )
}

export const roastPotatoes: Motif = (food) => {
  const skin = food.has('sweet-potato') && !food.has('potato') ? MORE.sweetPotato : C.potato
  const one = (x: number, y: number, r: number) =>
    place(
      x,
      y,
      1,
      fill('M-17 2C-18-10-6-14 4-12C16-12 20-2 17 6C14 13-2 14-9 12C-14 11-17 8-17 2Z', skin[1]) +
        fill('M-17 2C-18-10-6-14 4-12C14-11 14-1 10 3C2 8-10 8-17 2Z', skin[0]) +
        line('M-9-4Q-4-8 3-7', skin[2], 3.5),
      r,
    )
  return (
    one(-16, -10, 10) +
    one(14, -12, -14) +
    one(-20, 11, -8) +
    one(22, 9, 12) +
    one(1, 11, 0) +
    herbs(food, 'M-18-8l3 2M12-12l3-2M-2 10l4 1M24 6l-3 2')
  )
}

const POTATO_SKIN = 'M-50 6C-52-12-28-23 2-23C32-24 54-12 52 6C48 22 22 28 0 27C-26 28-48 22-50 6Z'
/** Baked whole and split, with what its dish puts on it. */
export const bakedPotato: Motif = (food) => {
  const isSweet = food.has('sweet-potato') && !food.has('potato')
  const [skin, flesh] = isSweet
    ? [['#b9602c', '#8c4520'], MORE.sweetPotato]
    : [['#b98a52', '#8c6335'], C.mash]
  const on = food.first(
    'chili-can',
    'ground',
    'ground-light',
    'chicken',
    'whole-bird',
    'shredded',
    'black-bean',
    'lentil',
    'ham',
    'broccoli',
    'white-bean',
    'bacon-bits',
    'pinto-bean',
    'nut',
    'pecan',
    'almond',
  )
  const piece = on && pieceOf(on)
  return (
    fill(POTATO_SKIN, skin[1] ?? '') +
    place(-1, -3, 0.97, fill(POTATO_SKIN, skin[0] ?? '')) +
    line('M-38 12l5 2M30 16l5-2M-14 20l5 1M12 21l4-1', skin[1] ?? '') +
    fill('M-42-4C-30-12-16-18 2-18C20-18 34-12 44-4C32 6 18 10 0 10C-18 10-32 4-42-4Z', flesh[1]) +
    fill(
      'M-39-5C-30-9-26-17-14-15C-8-24 8-24 13-16C26-18 30-10 40-5C28 3 16 6 0 6C-16 6-28 2-39-5Z',
      flesh[0],
    ) +
    line('M-24-8l8-3M-8-16q6-3 10 0M10-9l9 1M-8-4l7 1M22-5l6 0', flesh[2], 3.6) +
    (food.has('butter') && !on ? butterPat(2, -10, 1.05) : '') +
    (piece
      ? [
          [-14, -8],
          [6, -13],
          [20, -6],
          [0, -2],
        ]
          .map(([x = 0, y = 0]) => place(x, y, 0.9, piece))
          .join('')
      : '') +
    (food.has('salsa')
      ? dots('-26 -6 -12 -11 8 -13 24 -8 2 -3', C.tomato[0], 8) + dots('-18 -9 14 -9 -4 -6', '#7fae4a', 4)
      : '') +
    (food.has('cheddar', 'swiss')
      ? line(
          'M-20-14l9 5M-6-18l8 6M12-16l6 7M-12-1l9-5M8 0l9-4',
          food.has('cheddar') ? C.cheddar[0] : '#f4d370',
          3.6,
        )
      : '') +
    (food.has('sour-cream')
      ? place(-2, -14, 0.8, fill('M-16 2C-20-6-8-13 0-10C8-14 20-6 16 3C12 10-12 10-16 2Z', C.cream[2]))
      : '') +
    (food.has('slaw')
      ? place(-14, -14, 1, pieceOf('slaw') ?? '') + place(12, -17, 1, pieceOf('slaw') ?? '', 30)
      : '') +
    herbs(food, 'M-10-16l3 2M6-18l3-2M14-8l2 3')
  )
}
export const hashBrowns: Motif = () =>
  fill('M-40 8C-44-12-22-24 4-23C30-23 44-8 40 10C34 26-32 26-40 8Z', '#b5762c') +
  fill('M-39 4C-42-13-22-24 4-23C28-23 42-10 38 4C28 16-28 18-39 4Z', '#e0a548') +
  line(
    'M-28-6l12-5M-10-14l12 2M8-12l13 4M-22 4l13-3M-4-2l12 2M14-2l13-3M-14 10l12-1M6 8l12 1M-30 0l6 4M24 6l6-4',
    '#f5cf80',
    3.4,
  ) +
  line('M-18-12l9 4M2-7l8-3M18 4l8 2M-8 4l8 3M-26 8l8 3', '#b5762c', 3)
export const taterTots: Motif = () => {
  const tot =
    line('M-7 3L7-3', '#b5762c', 17) +
    line('M-7 1L7-5', '#e3a646', 14.5) +
    line('M-8-2L2-6', '#f6d183', 3) +
    dots('2 2 -3 4 8 -4', '#c2853a', 2.6)
  return [
    [-18, -10, 0],
    [4, -15, 40],
    [24, -8, -20],
    [-28, 5, 30],
    [-5, 2, -10],
    [17, 7, 20],
    [-16, 18, -30],
    [6, 20, 10],
    [32, 17, -40],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(x, y, 0.95, tot, turn))
    .join('')
}
export const potatoWedges: Motif = (food) => {
  const flesh = food.has('sweet-potato') && !food.has('potato') ? MORE.sweetPotato : C.potato
  const wedge =
    fill('M-26 4C-14-10 14-12 27-4L24 3C12 12-12 14-26 4Z', '#9c6a34') +
    fill('M-26 3C-14-10 14-12 27-4C12 0-12 2-26 3Z', flesh[2]) +
    fill('M-26 3C-12 1 12-1 27-4C14 7-10 10-26 3Z', flesh[0])
  return (
    place(6, -15, 0.95, wedge, -14) +
    place(-12, -3, 1, wedge, 12) +
    place(15, 3, 1, wedge, -20) +
    place(-2, 14, 1.05, wedge, 4) +
    herbs(food, 'M-8-4l3 2M12 0l3-2M0 12l3 2')
  )
}
/** A square of a bake of slices under cheese or cream. */
export const scalloped: Motif = (food) => {
  const top = food.has('cheddar') ? ['#f3bd52', '#d8942c', '#fce0a0'] : ['#f3e0ac', '#d2b36c', '#fdf3d5']
  return (
    fill('M-38-6L-35 16Q-34 20-30 21L-2 30Q0 31 4 30L34 19Q37 18 37 14L40-8Z', '#cfa862') +
    line('M-36 4L0 15L38 2M-35 12L0 23L37 10', '#f6e8be', 4) +
    fill('M-38-8Q-41-12-36-14L-4-25Q0-27 5-25L38-13Q43-11 39-7L4 8Q0 9-4 8Z', top[1] ?? '') +
    fill('M-35-10Q-36-13-33-14L-3-24Q0-25 4-24L35-13Q38-11 35-9L3 4Q0 5-4 4Z', top[0] ?? '') +
    line('M-20-12q8-5 14-2M4-18q8-2 12 2M-4-6q8-5 16-2', top[2] ?? '', 4) +
    dots('-14 -6 14 -9 2 -13', top[1] ?? '', 5)
  )
}
