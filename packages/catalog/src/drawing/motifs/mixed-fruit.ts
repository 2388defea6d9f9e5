import { C, MORE } from '../colors.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { cube, STRAWBERRY } from '../pieces/shapes.ts'
import { dots, fill, line, place, type Svg } from '../svg/strokes.ts'
import { cup } from './cups.ts'
import type { Motif } from './motif.ts'

const BLACKBERRY: Svg =
  dots('-4 4 5 4 0 -5 -7 -2 7 -2', '#2b1a33', 10) + dots('-4 3 5 3 0 -6 -7 -3 7 -3', '#5b3a68', 7.4)
const blueberry =
  dots('0 1', C.berry[1], 14) + dots('0 0', C.berry[0], 12.5) + dots('-3.5 -4', C.berry[2], 3.4)
const raspberry = pieceOf('raspberry') ?? ''

const SMALL_STRAWBERRY: Svg =
  fill('M-11-6C-12 4-4 14 0 15C4 14 12 4 11-6C7-10-7-10-11-6Z', C.straw[0]) +
  dots('-5 0 4 -1 0 6', '#fbd3a0', 2.6) +
  fill('M-9-8L0-12L9-8L0-3Z', C.dark[0])

/** The four berries of a frozen mix. */
export const mixedBerries: Motif = () =>
  place(-20, -9, 1.25, blueberry) +
  place(0, -16, 1.35, BLACKBERRY) +
  place(20, -9, 1.4, raspberry) +
  place(-31, 6, 1.35, raspberry) +
  place(10, -2, 1.25, blueberry) +
  place(-11, 1, 1.15, SMALL_STRAWBERRY, -16) +
  place(20, 12, 1.4, raspberry) +
  place(-24, 19, 1.3, BLACKBERRY) +
  place(-2, 20, 1.4, raspberry) +
  place(33, 8, 1.25, blueberry)

const HALF_CHERRY: Svg =
  dots('0 1', '#a3142c', 13) + dots('0 0', '#dd2f45', 11.4) + dots('-3 -3', '#f58a96', 3)
/** A cup of diced fruit with its cherry. */
export const fruitCocktail: Motif = (food) => {
  const peach = cube(MORE.peach)
  const pear = cube(['#f4eecb', '#cfc48a', '#fffbe6'])
  const grape = dots('0 1', '#a3b04c', 13) + dots('0 0', '#cbd777', 11.4) + dots('-3 -3', '#eef3c0', 3)
  const pineapple = pieceOf('pineapple') ?? ''
  return cup(
    '#f0cf86',
    (
      [
        [-17, -9, peach],
        [-2, -14, pear],
        [14, -11, peach],
        [-10, -3, grape],
        [19, -3, pineapple],
        [5, -4, HALF_CHERRY],
        [-1, 2, peach],
        [12, 3, pear],
        [-15, 1, pear],
      ] as const
    )
      .map(([x, y, piece], i) => place(x, y, 0.8, piece, (i * 40) % 60))
      .join(''),
    food.stripe,
  )
}

const DIPPED: Svg =
  STRAWBERRY +
  fill('M-15-1C-9 3-3-2 2 2C7 5 11 0 15-1C13 9 6 19 0 20C-6 19-13 9-15-1Z', MORE.chocolate[0]) +
  fill('M15-1C13 9 6 19 0 20C-2 20-4 19-6 17C4 14 9 8 9 1.500Q12 0 15-1Z', MORE.chocolate[1]) +
  line('M-10 4Q-9 9-6 12', MORE.chocolate[2], 2.6)
/** Strawberries half in chocolate. */
export const dippedStrawberries: Motif = () =>
  place(-28, -10, 1.25, DIPPED, -18) +
  place(26, -12, 1.25, DIPPED, 16) +
  place(-2, -14, 1.25, DIPPED, 4) +
  place(-17, 14, 1.3, DIPPED, -6) +
  place(17, 14, 1.3, DIPPED, 10)

const SQUARE: Svg =
  fill('M-16 0L0-8L16 0V5L0 13L-16 5Z', MORE.chocolate[1]) +
  fill('M-16 0L0-8L16 0L0 8Z', MORE.chocolate[0]) +
  fill('M-9 0L0-4.500L9 0L0 4.500Z', MORE.chocolate[2])
/** A bar of chocolate, some of its squares broken off. */
export const chocolateSquares: Motif = () =>
  [
    [0, -24],
    [-16, -16],
    [16, -16],
    [-32, -8],
    [0, -8],
    [32, -8],
    [-16, 0],
    [16, 0],
    [-36, 15],
    [6, 17],
  ]
    .map(([x = 0, y = 0], i) => place(x, y, 1, SQUARE, i > 7 ? 12 : 0))
    .join('')

/** Shreds of coconut over what lies under them. */
export const coconutOver = (under: Svg): Svg =>
  under +
  line(
    'M-24-12l6-3M-6-18l6 2M12-12l6-3M26-4l5 3M-30 4l5 2M-12-2l6 3M6 4l6-3M-18 14l6-2M0 16l6 2M20 12l6-2',
    '#d9d2c0',
    4.6,
  ) +
  line(
    'M-24-13l6-3M-6-19l6 2M12-13l6-3M26-5l5 3M-30 3l5 2M-12-3l6 3M6 3l6-3M-18 13l6-2M0 15l6 2M20 11l6-2',
    '#ffffff',
    3.4,
  )

const LIME: Svg =
  fill('M-17-6C-15 12 15 13 18-5Z', '#4f8a2c') +
  fill('M-17-6C-12 7 13 8 18-5Z', '#eef5cf') +
  fill('M-14-5C-9 4 10 5 15-4.500Z', '#9ccc50') +
  line('M0-4V1M-7-4l2 4M8-4l-2 4', '#dff0b0', 2)
/** Wedges of lime. */
export const limeWedges: Motif = () => place(10, -10, 1.1, LIME, -12) + place(-10, 6, 1.2, LIME, 8)
