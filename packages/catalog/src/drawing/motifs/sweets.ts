import { C, type Color, MORE } from '../colors.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { coin } from '../pieces/shapes.ts'
import { dots, fill, line, oval, place } from '../svg/strokes.ts'
import { cup } from './cups.ts'
import type { Motif } from './motif.ts'

export const cookies: Motif = (food) => {
  const c: Color = food.has('cocoa') ? MORE.chocolate : ['#dba85c', '#a9762f', '#efcb90']
  const bits = food.has('chocolate', 'cookie')
    ? MORE.chocolate[0]
    : food.has('raisin')
      ? MORE.raisin[0]
      : food.has('oats')
        ? C.oat[0]
        : food.has('nut', 'pecan', 'almond')
          ? MORE.nut[1]
          : c[1]
  const one =
    oval(0, 5, 25, 17, c[1]) +
    oval(0, 0, 25, 16.5, c[0]) +
    line('M-16-5C-11-10-4-11 2-11', c[2], 3.4) +
    dots('-8 0 6 -5 10 4 -2 7', bits, 6)
  return place(22, -16, 0.98, one) + place(-24, -12, 1, one) + place(30, 10, 1, one) + place(-4, 9, 1.08, one)
}
/** Small balls and bites. */
export const balls: Motif = (food) => {
  const isDate = food.has('raisin') && food.has('coconut')
  const c: Color = isDate
    ? ['#6f4630', '#482a1b', '#94664a']
    : food.has('coconut')
      ? ['#f4ecd8', '#cfc1a0', '#ffffff']
      : food.has('rice', 'nori')
        ? C.rice
        : food.has('cocoa', 'chocolate')
          ? MORE.chocolate
          : ['#c98f4e', '#96622c', '#e3b67e']
  const one =
    dots('0 3', c[1], 30) +
    dots('0 0', c[0], 27) +
    dots('-5 -6 5 -3 -1 5', c[2], 4) +
    (isDate ? line('M-9-4l4-2M-2-9l4 1M6-4l3 2M-6 5l4 1M2 2l4-2M1 9l4-1', '#fdf8ea', 3) : '') +
    (food.has('nori') ? fill('M-8 4H8V14H-8Z', '#2c4438') : '')
  return [
    [-24, -12],
    [6, -17],
    [32, -8],
    [-36, 9],
    [-8, 7],
    [22, 12],
  ]
    .map(([x = 0, y = 0]) => place(x, y, 1, one))
    .join('')
}
/** Crisped rice, bound by marshmallow that still shows. */
const CRISPED =
  line(
    'M-22-7l5-2M-13-11l5 1M-4-15l5-2M6-17l5 2M15-12l5-1M22-8l5-1M-12-4l5 2M-3-8l5-2M7-8l5 2M14-4l4-2M0-1l4 2M-4 3l4-1',
    '#d8b468',
    4.4,
  ) +
  line('M-18 4l3 3M-8 9l3 4M6 12l4-2M16 8l4-3M24 3l4-2M-24 0l2 5', '#e9cf92', 4) +
  dots('-8 -8 10 -12 4 -5', '#fffdf6', 7)
/** Cut squares: bars, baked oatmeal, brownies, bark. */
export const bars: Motif = (food) => {
  const c: Color = food.has('cocoa', 'chocolate')
    ? MORE.chocolate
    : food.has('yogurt')
      ? C.cream
      : food.has('marshmallow')
        ? ['#f3e2b4', '#cdb47a', '#fdf5da']
        : ['#d9a45c', '#a8742f', '#eec68c']
  const on = food.first(
    'blueberry',
    'strawberry',
    'raspberry',
    'mixed-berries',
    'banana',
    'apple',
    'pear',
    'raisin',
    'nut',
    'pecan',
    'almond',
    'cranberry',
  )
  const bit = on && pieceOf(on)
  const one =
    fill('M-30-6L-28 10L2 23L32 8L33-8Z', c[1]) +
    fill('M-32-7L4-22L35-9L2 8Z', c[0]) +
    line('M-18-7L4-16', c[2], 4) +
    (food.has('marshmallow') ? CRISPED : '') +
    (bit
      ? place(-6, -8, 0.8, bit) + place(12, -9, 0.8, bit) + place(2, -2, 0.8, bit)
      : dots('-8 -8 8 -12 16 -8 2 -3', c[1], 4))
  return place(22, -15, 0.95, one) + place(-20, 8, 1.05, one)
}
export const cinnamonRolls: Motif = () => {
  const one =
    oval(0, 7, 32, 22, '#a9692c') +
    oval(0, 1, 32, 22, '#dba257') +
    fill(
      'M-28-2C-28-16-8-20 4-18C22-18 30-8 27 2C20 0 18 10 10 6C2 4-2 14-10 8C-20 8-26 8-28-2Z',
      '#fdf8ec',
    ) +
    line('M2-2C6-8-8-10-10-3C-12 6 10 8 15 0C18-10 2-16-10-13', '#9a5a26', 4)
  return place(26, -14, 0.95, one) + place(-24, 5, 1.08, one)
}
export const iceCream: Motif = (food) => {
  const on = food.first('blueberry', 'strawberry', 'raspberry', 'mixed-berries', 'peach', 'chocolate')
  const bit = on && pieceOf(on)
  const scoop =
    fill('M-24 10C-28-14-12-26 2-26C18-26 30-12 25 10Z', '#e8d9ae') +
    fill('M-24 8C-27-14-12-26 2-26C14-26 24-16 23 0C14 8-8 4-24 8Z', '#fdf4d6') +
    line('M-12-10C-8-17-2-20 5-20', '#ffffff', 4)
  return (
    cup('#efe3c4', '', food.stripe) +
    place(12, -14, 0.7, scoop) +
    place(-9, -12, 0.75, scoop) +
    (bit ? place(-14, -8, 0.75, bit) + place(14, -8, 0.75, bit) + place(0, -5, 0.75, bit) : '')
  )
}
/** What clings to a slice that was rolled in coconut. */
const FLAKES = line('M-10-3l4-3M-3-8l5 1M5-6l4 3M9 2l2 4M-11 3l3 3M-2 8l5-1', '#ffffff', 3.4)
export const slicesOfFruit: Motif = (food) => {
  const on = food.first(
    'banana',
    'plantain',
    'pineapple',
    'mango',
    'peach',
    'apple',
    'pear',
    'orange',
    'strawberry',
    'potato',
  )
  const piece = on === 'potato' ? coin(C.potato) : ((on && pieceOf(on)) ?? '')
  // Coconut lies on fruit rather than between it.
  const isRolled = food.has('coconut')
  const and = isRolled
    ? undefined
    : food.kinds.filter((kind) => kind !== on).flatMap((kind) => pieceOf(kind) ?? [])[0]
  const spots = [
    [-34, -10],
    [-8, -18],
    [18, -16],
    [40, -4],
    [-22, 6],
    [4, 2],
    [28, 12],
    [-38, 20],
    [-8, 22],
    [16, 26],
  ] as const
  return spots
    .map(([x, y], i) =>
      place(x, y, 1.6, and && i % 3 === 2 ? and : isRolled ? piece + FLAKES : piece, ((i * 30) % 50) - 20),
    )
    .join('')
}
/** A loaf cut into slices. */
export const loaf: Motif = (food) => {
  const slice =
    fill('M-26 22V-6C-36-14-22-30 0-30C22-30 36-14 26-6V22C26 26-26 26-26 22Z', '#9a6026') +
    place(
      -3,
      -2,
      1,
      fill('M-24 22V-6C-34-14-22-28 0-28C22-28 34-14 24-6V22C24 25-24 25-24 22Z', '#e3b574') +
        dots('-10 -8 4 -14 12 0 -4 6 8 14 -14 12', '#c08a45', 5),
    )
  return (
    place(26, -6, 0.95, slice, 6) +
    place(4, 0, 1, slice, 2) +
    place(-20, 6, 1.02, slice, -4) +
    (food.has('banana')
      ? place(-22, -8, 0.95, pieceOf('banana') ?? '', -8) +
        place(-24, 10, 0.9, pieceOf('banana') ?? '', 12) +
        place(34, 23, 1.25, pieceOf('banana') ?? '', 8) +
        place(12, 30, 1.25, pieceOf('banana') ?? '', -10)
      : '')
  )
}
export const smores: Motif = () => {
  const cracker =
    fill('M-30-4L0-16L32-5L2 9Z', '#b5762c') +
    fill('M-30-8L0-20L32-9L2 5Z', '#dda457') +
    dots('-10 -8 4 -12 14 -8 0 -2', '#b5762c', 3)
  const one =
    place(0, 14, 1, cracker) +
    fill('M-28 2L0-9L30 1L2 14Z', MORE.chocolate[0]) +
    fill('M-27-2C-20-14 22-14 28-4C26 8-22 10-27-2Z', '#fdf9f2') +
    place(0, -8, 1, cracker)
  return place(24, -12, 0.95, one) + place(-22, 8, 1.02, one)
}

/** A slice of pie, its filling to us: open with pumpkin, under a slit lid with apples. */
export const pieWedge: Motif = (food) => {
  const crust = food.has('pie-crust') ? '#d9a35a' : '#e6cf9e'
  const isOpen = food.has('pumpkin')
  const filling = isOpen ? '#b5621f' : '#ecd08a'
  return (
    fill('M-46-10L-40 14L30 30L46-2Z', filling) +
    fill('M-40 8L-40 14L30 30L32 23Z', crust) +
    fill('M-48-12C-24-32 22-34 50-8L30 12Z', isOpen ? '#cf7a2f' : crust) +
    line('M-48-12C-24-32 22-34 50-8', food.has('pie-crust') ? '#c68c40' : '#d8bd84', 9) +
    (isOpen ? '' : line('M-12-14l10 4M6-18l9 5M20-8l8 4', '#9c6528', 3)) +
    (food.has('apple') ? line('M-28 2l12 3M-8 6l12 3M12 11l12 3', '#f8ecc2', 5) : '')
  )
}
