import { C, type Color } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { fill, line, oval, place, ring } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'
import { butterPat } from './toppings.ts'

const FRUITS: readonly FoodKind[] = [
  'blueberry',
  'mixed-berries',
  'strawberry',
  'banana',
  'raspberry',
  'peach',
  'apple',
  'chocolate',
  'greens',
  'corn',
  'green-onion',
  'zucchini',
  'cabbage',
]
export const pancakes: Motif = (food) => {
  const [bit, other = bit] = food.kinds
    .filter((kind) => FRUITS.includes(kind))
    .flatMap((kind) => pieceOf(kind) ?? [])
  const [edge, crumb, rim, top] = food.has('grits', 'corn')
    ? ['#b98a24', '#fbe7a4', '#dca63a', '#f0c458']
    : ['#b87430', '#f3d59a', '#cd8a3e', '#dca057']
  const c = (y: number, r: number) =>
    oval(0, y + 7, r, r * 0.44, edge ?? '') +
    oval(0, y + 4.5, r, r * 0.44, crumb ?? '') +
    oval(0, y, r, r * 0.44, rim ?? '') +
    oval(0, y - 1, r - 5, r * 0.44 - 3, top ?? '')
  return (
    c(18, 52) +
    place(2, 0, 1, c(6, 50)) +
    place(-2, 0, 1, c(-6, 51)) +
    c(-18, 49) +
    (!food.has('syrup')
      ? ''
      : fill(
          'M-30-20C-34-30-12-36 4-34C24-36 38-28 32-20C40-14 38-8 44-4C47 8 37 10 35 2C34-4 26-6 20-7C16-6 18 8 16 16C13 24 6 20 7 12C8 4 2-4-6-5C-14-4-18-7-22-4C-26 4-36 2-34-6C-32-12-26-14-30-20Z',
          '#8c451b',
        ) + line('M-22-22C-18-28-8-30 0-30', '#bd7036', 3.4)) +
    (bit
      ? place(-18, -24, 1, bit) +
        place(12, -28, 1, other ?? '') +
        place(20, -15, 1, bit) +
        place(-4, -14, 1, other ?? '')
      : food.has('butter')
        ? butterPat(0, -26, 1.15)
        : '')
  )
}

/** A pancake that has puffed up the sides of its pan. */
export const dutchBaby: Motif = (food) => {
  const piece = food.kinds.filter((kind) => FRUITS.includes(kind)).flatMap((kind) => pieceOf(kind) ?? [])[0]
  return (
    fill(
      'M-62 2C-66-16-50-22-42-30C-26-42-8-38 4-41C22-42 34-36 46-30C60-22 66-12 62 4C64 22 46 28 36 36C20 44-22 44-36 36C-50 28-64 20-62 2Z',
      '#b2702a',
    ) +
    fill(
      'M-60-2C-64-18-48-24-40-31C-26-41-8-38 4-41C22-42 33-36 44-31C58-24 63-14 60 0C60 16 44 24 34 31C20 38-22 38-34 31C-48 24-60 14-60-2Z',
      '#e0a348',
    ) +
    oval(0, -2, 45, 25, '#c98a38') +
    oval(0, 0, 44, 23, '#f5d688') +
    line('M-52-10C-48-22-34-32-18-34', '#f3c873', 4) +
    (piece
      ? [
          [-24, -6],
          [4, -12],
          [26, -2],
          [-10, 8],
          [14, 10],
        ]
          .map(([x = 0, y = 0], i) => place(x, y, 1.15, piece, i * 35 - 40))
          .join('')
      : '')
  )
}
export const frenchToast: Motif = (food) => {
  const sl =
    fill('M-30 10C-34-6-26-20-8-20H14C30-20 36-6 32 10C30 16-28 17-30 10Z', '#8f531f') +
    place(
      -1,
      -5,
      1,
      fill('M-30 10C-34-6-26-20-8-20H14C30-20 36-6 32 10C30 16-28 17-30 10Z', '#c07a35') +
        fill('M-25 8C-28-4-22-15-8-15H14C25-15 30-4 27 8C24 12-22 13-25 8Z', '#e6b35e') +
        line('M-14-6l8-4M-2 4l10-5M10-8l6-2M-16 4l5-2', '#cf9243', 4.4),
    )
  return (
    place(18, -12, 1, sl, 8) +
    place(-14, 8, 1.04, sl, -6) +
    (food.has('syrup')
      ? fill(
          'M-34-2C-28-12 0-12 10-8C20-2 10 6 4 6C2 12 4 22-2 22C-8 22-6 12-12 10C-18 8-20 16-26 14C-32 12-36 4-34-2Z',
          '#8c451b',
        ) + line('M-24-4Q-12-9 0-6', '#bd7036', 3.4)
      : '') +
    (food.has('butter') ? butterPat(-12, -4, 1) : '')
  )
}

export const waffles: Motif = (food) => {
  const one =
    oval(0, 7, 42, 25, '#a9692c') +
    oval(0, 1, 42, 25, '#d9a04e') +
    line(
      'M-38-6L38-6M-40 4L40 4M-33 14L33 14M-26-16L-26 19M-9-22L-9 24M9-22L9 24M26-16L26 19M-28-14H28',
      '#b5762c',
      4,
    ) +
    ring(0, 1, 40, 23, '#e9bd76', 4)
  return (
    place(16, -14, 0.95, one) +
    place(-14, 8, 1.05, one) +
    (food.has('syrup')
      ? fill(
          'M-40 4C-36-8-12-14 2-8C16-6 16 6 8 10C4 14 6 26 0 26C-6 26-6 16-12 14C-20 14-20 22-26 20C-34 18-42 12-40 4Z',
          '#8c451b',
        )
      : '') +
    (food.has('butter') ? butterPat(-14, 2, 1.1) : '')
  )
}
const IN_FOLDS: readonly FoodKind[] = [
  'greens',
  'prosciutto',
  'green-onion',
  'cabbage',
  'zucchini',
  'black-olive',
  'ham',
  'herb',
  'pork',
  'ground',
]
/** Thin, folded in quarters: crepes, socca, egg foo young. */
export const folded: Motif = (food) => {
  const c: Color = food.has('egg') ? C.scramble : ['#e3b65c', '#b98530', '#f3d692']
  const [bit, other = bit] = food.kinds
    .filter((kind) => IN_FOLDS.includes(kind))
    .flatMap((kind) => pieceOf(kind) ?? [])
  const one =
    fill('M-40 14C-40-16-10-30 24-28L44 18C20 28-20 26-40 14Z', c[1]) +
    fill('M-40 10C-40-17-10-30 24-28L43 12C20 21-20 21-40 10Z', c[0]) +
    line('M-22-2l10-4M2-10l11-2M-6 6l11-1M18 2l9-2', c[1], 5) +
    line('M-30-2C-24-14-10-20 4-22', c[2], 4) +
    (food.has('cheddar')
      ? line('M-40 14Q-20 26 0 23T44 16', C.cheddar[1], 6) +
        line('M-24-12l8-4M-4-18l9-2M-16 6l9-3M10 6l10-3', C.cheddar[0], 6)
      : '') +
    (bit
      ? place(-6, -8, 0.95, bit) + place(16, -2, 0.95, other ?? '') + place(-18, 8, 0.95, other ?? '')
      : '')
  return place(24, -14, 0.95, one, 8) + place(-20, 8, 1.02, one, -6)
}
