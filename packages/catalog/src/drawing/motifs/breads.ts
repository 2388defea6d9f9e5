import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { friedEgg, TOMATO_SLICE } from '../pieces/shapes.ts'
import { dots, fill, line, oval, place } from '../svg/strokes.ts'
import { contentsOf, type Motif } from './motif.ts'
import { butterPat, herbs } from './toppings.ts'

const SLICE_CRUMB = 'M-23 19L-22-6C-30-9-27-20-16-21H16C27-20 30-9 22-6L23 19Z'
export const toast: Motif = (food) => {
  const sl = 'M-27 24C-30 24-31 22-31 19L-29-4C-37-8-34-25-18-26H18C34-25 37-8 29-4L31 19C31 22 30 24 27 24Z'
  const inn = 'M-23 19L-22-6C-30-9-27-20-16-21H16C27-20 30-9 22-6L23 19Z'
  return (
    place(4, 3, 1, fill(sl, C.crust[1])) +
    fill(sl, C.crust[0]) +
    fill(inn, '#ebbf7c') +
    (!food.has('butter')
      ? line('M-12-8L2-14M-8 4L14-6', '#d8a45c', 3)
      : fill('M-14-8C-12-16 10-17 16-10C18 0 12 10 0 8C-10 8-17 0-14-8Z', C.butter[2]) +
        butterPat(0, -4, 0.9))
  )
}

export const garlicBread: Motif = (food) => {
  const sl = (x: number, y: number, r: number) =>
    place(
      x,
      y,
      1,
      fill('M-17-6C-17-22 17-22 17-6V10C17 26-17 26-17 10Z', C.crust[1]) +
        place(
          -4,
          -3,
          1,
          fill('M-17-6C-17-22 17-22 17-6V10C17 26-17 26-17 10Z', C.crust[0]) +
            fill('M-12-6C-12-16 12-16 12-6V9C12 20-12 20-12 9Z', '#f8dd97'),
        ) +
        fill('M-13-4C-10-10 0-12 4-8C2 0-4 2-6 8C-12 8-14 2-13-4Z', '#f6c95c') +
        herbs(food, 'M-8-4l3 2M0 6l3-2M-6 9l2 2M3-5l2 3'),
      r,
    )
  return sl(17, -4, 18) + sl(-12, 2, -12)
}

export const roll: Motif = () =>
  fill('M-32 8C-34-12-18-24 0-24C20-24 34-12 32 8C30 20-28 22-32 8Z', C.crust[1]) +
  fill('M-32 6C-34-12-18-24 0-24C16-24 26-14 26-2C22 10-12 16-32 6Z', '#d89a50') +
  line('M-18-8C-12-15-4-17 4-17', '#f0c384', 4) +
  fill('M-32 8C-28 16 26 18 32 6C32 20-30 24-32 8Z', '#f0d4a0')

export const bread: Motif = () => {
  const sl = (x: number, y: number, r: number) =>
    place(
      x,
      y,
      1,
      fill('M-24 8C-28-10-10-24 6-22C22-20 28-4 24 8C20 20-18 22-24 8Z', C.crust[1]) +
        place(
          -2,
          -4,
          1,
          fill('M-24 8C-28-10-10-24 6-22C22-20 28-4 24 8C20 20-18 22-24 8Z', C.crust[0]) +
            fill('M-19 7C-22-8-8-19 5-17C18-16 22-3 19 6C14 15-14 17-19 7Z', C.bread[0]) +
            dots('-8 -4 4 -10 8 2 -2 6 -11 5', C.bread[1], 4),
        ),
      r,
    )
  return sl(15, -6, 8) + sl(-12, 6, -6)
}

export const cornbread: Motif = () =>
  fill('M-33-6L-31 16Q-30 20-26 22L-2 31Q0 32 3 31L29 20Q32 18 32 15L34-6Z', '#d99a33') +
  fill('M0 10L33-6L32 15Q32 18 29 20L3 31Q0 32 0 30Z', '#bf7f26') +
  fill('M-33-9Q-36-6-32-4L-4 9Q0 11 4 9L32-4Q36-6 33-8L6-23Q2-25-3-23Z', '#f5c552') +
  line('M-31-5L-2 9Q0 10 3 9L32-5', '#fadb8b', 2.6) +
  dots('-10 -8 4 -14 12 -4 -2 -1', '#e2a838', 3.4) +
  dots('-22 6 -12 18 -22 14 -8 12 12 18 24 8 18 14', '#f0c566', 3.4)

export const bagel: Motif = (food) => {
  const dome =
    fill('M-34 2C-36-18-18-26 0-26C18-26 36-18 34 2C36 16 18 22 0 22C-18 22-36 16-34 2Z', '#a9692c') +
    fill('M-34 0C-36-18-18-26 0-26C18-26 35-18 34-1C30 12 16 15 0 15C-16 15-32 12-34 0Z', '#cf8d42') +
    oval(0, -7, 9, 6, '#8a5220') +
    line('M-22-10C-18-17-10-20-2-20', '#eeba74', 4)
  const spreadColor: Color = food.has('peanut-butter') ? C.pb : C.cream
  const spread = !food.has('cream-cheese', 'peanut-butter')
    ? ''
    : fill(
        'M-30-2C-32-16-14-22 2-21C20-22 32-12 29-1C30 10 18 11 12 14C2 12-6 17-14 13C-24 13-30 8-30-2Z',
        spreadColor[1],
      ) +
      fill(
        'M-30-4C-32-17-14-22 2-21C20-22 32-13 29-3C28 5 18 7 12 10C2 8-6 13-14 9C-24 9-29 4-30-4Z',
        spreadColor === C.cream ? C.cream[2] : spreadColor[0],
      ) +
      line('M-20-8Q-14-15-4-15M10-14Q20-12 21-5', spreadColor[1], 3)
  return (
    place(22, -10, 0.92, dome, 10) +
    place(
      -14,
      6,
      1.02,
      fill('M-35 2C-36 20-18 26 0 26C18 26 36 20 35 2Z', '#a9692c') +
        oval(0, 0, 35, 23, '#dfa862') +
        oval(0, -1, 31, 20, C.bread[0]) +
        spread +
        (food.has('salmon')
          ? fill(
              'M-28-4C-22-16-8-14-2-20C8-24 24-16 27-8C24 2 14-2 8 6C0 12-10 4-18 8C-26 8-30 2-28-4Z',
              MORE.salmon[0],
            ) + line('M-20-5Q-12-11-4-10M6-13Q14-14 20-9M-12 2Q-4-2 4 0', MORE.salmon[2], 3)
          : '') +
        oval(0, -4, 9, 5.6, '#b98a52') +
        fill('M-9-4A9 5.6 0 0 1 9-4C6-1-6-1-9-4Z', '#8f632f'),
    )
  )
}

const BISCUIT =
  fill('M-25 4C-27 16-14 20 0 20C14 20 27 16 25 4L24-6C24-18-24-18-24-6Z', '#b9772f') +
  fill('M-25 2C-26 12-14 15 0 15C14 15 26 12 25 2L24-6C24-18-24-18-24-6Z', '#f1d49a') +
  oval(0, -7, 24, 11, '#d99a4a') +
  oval(-2, -9, 18, 7, '#eab76c') +
  line('M-24 5q24 9 48 0', '#dfb572', 2.6)
export const biscuits: Motif = (food) =>
  (food.has('sausage', 'milk')
    ? fill('M-44 14C-46-4-20-6-6-8C10-24 40-18 46 0C48 18 30 28 4 30C-24 32-42 28-44 14Z', '#efe3c4')
    : '') +
  place(17, -10, 0.85, BISCUIT) +
  place(-11, 5, 1, BISCUIT) +
  (food.has('sausage', 'milk')
    ? fill(
        'M-36 8C-38-4-26-14-12-12C-4-18 14-14 16-4C22 4 14 10 8 8C4 16-4 20-8 14C-14 22-24 20-26 14C-32 16-36 14-36 8Z',
        '#f8f1de',
      ) +
      line('M-28 2Q-20-6-10-6', '#ffffff', 4) +
      (food.has('sausage')
        ? dots('-24 8 -12 -2 -4 8 6 -2 -14 12 34 20 -34 22 24 24 0 26', C.sausage[0], 6)
        : '')
    : '') +
  (food.has('jelly')
    ? place(-11, -3, 0.6, fill('M-22 0C-22-12 22-12 22 0C18 8 8 6 4 14C0 8-18 8-22 0Z', C.jelly[0]))
    : '')
export const tortillas: Motif = (food) => {
  const c = food.has('corn-tortilla') ? C.shell : C.tortilla
  return (
    oval(0, 9, 40, 20, c[1]) +
    oval(0, 5, 40, 20, c[0]) +
    oval(0, 1, 40, 20, c[1]) +
    oval(0, -3, 40, 20, c[0]) +
    line('M-18-8l7-1M6-12l8 1M-4 2l8 1M18-2l6 1M-24 2l5 1', '#d09a52', 6) +
    line('M-30-8C-24-16-12-20-2-20', c[2], 3.4)
  )
}
export const pita: Motif = () => {
  const half =
    fill('M-34 12C-36-14-14-26 0-26C14-26 36-14 34 12Q0 20-34 12Z', '#c9975a') +
    fill('M-33 9C-35-14-14-26 0-26C14-26 35-14 33 9Q0 15-33 9Z', '#ecd09a') +
    line('M-14-8l7-2M6-14l7 2M-2 2l8-1M16 0l6 1', '#cf9f60', 5)
  return place(15, -4, 0.95, half, 12) + place(-13, 5, 1, half, -8)
}
export const crackers: Motif = () => {
  const one =
    fill('M-17-3L2-12L18-4L-1 7Z', '#bb8138') +
    fill('M-17-6L2-15L18-7L-1 4Z', '#eec57e') +
    dots('-6 -7 3 -10 2 -4 9 -7 -2 -2', '#c8944b', 2.6)
  return (
    place(14, -9, 1, one, 8) +
    place(-15, -6, 1, one, -12) +
    place(6, 6, 1, one, -4) +
    place(-16, 13, 1, one, 14) +
    place(23, 14, 0.95, one, -16)
  )
}
/** Thick rounds of puffed rice. */
export const riceCakes: Motif = () => {
  const one =
    fill('M-23-4C-23 12 23 12 23-4Z', '#cdb78a') +
    oval(0, -5, 23, 12, '#f3e6c6') +
    dots('-14 -6 -6 -11 4 -13 13 -9 16 -3 8 -5 -1 -6 -8 -1 3 1 11 2 -15 -1', '#fffaf0', 6) +
    dots('-10 -8 0 -10 9 -9 -4 -3 6 -1 14 -6', '#cfb988', 2.4)
  return place(14, -12, 0.95, one) + place(-18, -6, 0.95, one) + place(4, 12, 1.02, one)
}
const MUFFIN =
  fill('M-17 0L-13 22Q0 28 13 22L17 0Z', '#b57a34') +
  line('M-9 4l2 18M0 5v19M9 4l-2 18', '#935f22', 2.6) +
  fill('M-24 2C-30-10-16-24 0-24C16-24 30-10 24 2C20 9-20 9-24 2Z', '#c98a3d') +
  fill('M-22-2C-26-12-14-23 0-23C12-23 22-14 21-6C16 2-16 4-22-2Z', '#e3ae62')
export const muffins: Motif = (food) => {
  const bits = food.first(
    'blueberry',
    'blueberry-muffin',
    'chocolate',
    'raspberry',
    'cranberry',
    'mixed-berries',
  )
  const c: Color =
    bits === 'chocolate'
      ? MORE.chocolate
      : bits === 'blueberry' || bits === 'blueberry-muffin'
        ? C.berry
        : MORE.raspberry
  const one =
    MUFFIN +
    (bits
      ? dots('-10 -8 3 -14 10 -5 -3 -2', c[0], 6.5)
      : food.has('nut', 'pecan', 'almond')
        ? dots('-10 -8 3 -14 10 -5 -3 -2', MORE.nut[1], 6)
        : food.has('seed')
          ? line('M-12-9l4-2M2-16l4 1M9-7l4 2M-4-4l4-1', '#8fa04e', 4.6)
          : '')
  // A bought muffin is as large as two baked at home.
  if (food.has('blueberry-muffin', 'muffin')) return place(0, 0, 1.5, one)
  return place(19, -10, 0.95, one) + place(-17, -8, 1, one) + place(3, 8, 1.08, one)
}
export const baguette: Motif = () => {
  const sl =
    fill('M-15 6C-18-10-8-20 2-19C13-18 18-4 15 8C12 18-12 17-15 6Z', C.crust[1]) +
    place(
      -2,
      -3,
      1,
      fill('M-15 6C-18-10-8-20 2-19C13-18 18-4 15 8C12 18-12 17-15 6Z', C.crust[0]) +
        fill('M-11 5C-13-8-6-15 2-15C9-14 13-3 11 6C8 13-9 12-11 5Z', C.bread[0]) +
        dots('-4 -5 4 -8 4 2 -3 4', C.bread[1], 3),
    )
  return (
    place(20, -9, 0.95, sl, 10) + place(-1, -5, 1, sl) + place(-22, 2, 1, sl, -8) + place(8, 12, 1, sl, 4)
  )
}
export const crescents: Motif = () => {
  const one =
    fill(
      'M-30 8C-30-10-12-20 0-20C14-20 30-10 30 8C24 12 18 6 14 2C8 10-8 10-14 2C-18 6-24 12-30 8Z',
      '#b5762c',
    ) +
    fill(
      'M-29 5C-29-11-12-20 0-20C12-20 28-12 29 4C24 8 18 2 14-2C8 4-8 4-14-2C-18 2-24 8-29 5Z',
      '#e0a24a',
    ) +
    line('M-10-16Q-14-8-12-2M8-18Q13-8 11-2M-24-6Q-22-2-18 0M23-8Q22-2 19 0', '#b5762c', 3) +
    line('M-6-14Q0-16 5-14', '#f6d08b', 3.4)
  return place(11, -10, 0.85, one, 8) + place(-6, 8, 1, one, -6)
}
export const breadsticks: Motif = () => {
  const stick =
    line('M-28 2H28', '#a9692c', 15) + line('M-28 0H28', '#d8984a', 12.5) + line('M-24-3H14', '#efc381', 3)
  return place(-8, -14, 1, stick, 6) + place(10, -2, 1, stick, -10) + place(-6, 10, 1, stick, 4)
}
const SPREADS: readonly (readonly [FoodKind, Color])[] = [
  ['peanut-butter', C.pb],
  ['avocado', ['#a9c74f', '#7d9f36', '#d3e38f']],
  ['hummus', ['#e6cf9c', '#c4a765', '#f5e6c3']],
  ['jelly', C.jelly],
  ['cream-cheese', C.cream],
  ['tomato-sauce', C.sauce],
  ['refried', C.baked],
  ['cheddar', C.cheddar],
  ['mozzarella', C.mozz],
  ['cinnamon', ['#f0cd86', '#c98f43', '#fbe9bd']],
  ['butter', C.butter],
]
const ON_TOAST: readonly FoodKind[] = [
  'banana',
  'egg',
  'strawberry',
  'blueberry',
  'mixed-berries',
  'cherry-tomato',
  'tomato',
  'white-bean',
  'sardine',
  'cucumber',
  'apple',
  'salsa',
  'pinto-bean',
  'black-bean',
  'salmon',
]
const AROUND = [
  [-11, -9],
  [9, -10],
  [-2, 1],
  [-10, 11],
  [11, 9],
] as const
/** Toast under what is spread on it and what lies on that. */
export const spreadToast: Motif = (food) => {
  const [first, second] = SPREADS.filter(([kind]) => food.has(kind)).map(([, color]) => color)
  const [top, other] = food.kinds.filter((kind) => ON_TOAST.includes(kind))
  const onToast = (kind: FoodKind) => pieceOf(kind === 'tomato' ? 'cherry-tomato' : kind) ?? ''
  const bit = top && onToast(top)
  const swirl =
    second && second !== C.butter
      ? line('M-12-10C-4-16 8-16 14-11M-12 2C-2-4 8-4 15 0M-8 11C0 8 6 8 10 9', second[0], 5)
      : ''
  const one =
    toast(contentsOf([])) +
    (first
      ? fill('M-20-8C-20-22 20-24 21-9C22 6 20 17 4 17C-12 19-21 8-20-8Z', first[0]) +
        (swirl || line('M-12-10C-4-16 8-16 14-11M-12 2C-2-4 8-4 15 0M-8 11C0 8 6 8 10 9', first[2], 3.6))
      : fill(SLICE_CRUMB, '#ebbf7c')) +
    (bit && top !== 'egg'
      ? AROUND.map(([x, y], i) => place(x, y, 0.78, other && i % 2 ? onToast(other) : bit)).join('')
      : '') +
    (food.has('avocado') ? dots('-16 -8 -14 6 -2 -17 16 -14 17 2 -6 12 8 13', C.avocado[1], 3.4) : '') +
    (bit && top === 'egg' ? place(1, 0, food.has('avocado') ? 0.5 : 0.66, friedEgg(0, 0, 1)) : '') +
    (food.has('cinnamon') && !food.has('peanut-butter', 'jelly')
      ? dots('-14 -12 -6 -6 2 -12 10 -6 14 -13 -12 0 -2 2 8 2 15 4 -8 9 2 11 11 12', '#a8612a', 3.6)
      : '') +
    (food.isCooked('spiced') && food.has('chili-spice', 'avocado')
      ? dots('-12 -12 2 -14 12 -4 -6 2 8 8 -14 8', '#b3301c', 3.4)
      : '')
  return place(22, -12, 0.95, one, 8) + place(-17, 6, 1.05, one, -6)
}
/** Split muffins, rice cakes and their like with a spread. */
export const spreadRounds: Motif = (food) => {
  const [spread] = SPREADS.filter(([kind]) => food.has(kind)).map(([, color]) => color)
  const bit = food.first(
    'banana',
    'cherry-tomato',
    'tomato',
    'egg',
    'cucumber',
    'tuna',
    'pepperoncini',
    'salami',
  )
  const piece = bit && (bit === 'tomato' ? place(0, 0, 0.7, TOMATO_SLICE) : pieceOf(bit))
  const one =
    oval(0, 6, 32, 20, '#b9823f') +
    oval(0, 1, 32, 20, C.crust[2]) +
    oval(0, 0, 28, 16.5, C.bread[0]) +
    dots('-12 -4 6 -8 14 2 -4 6', C.bread[1], 4) +
    (spread
      ? fill('M-24 1C-26-12-8-16 4-15C20-15 26-4 23 2C20 12 6 10-2 13C-14 14-22 10-24 1Z', spread[0]) +
        line('M-14-4Q-4-10 8-8', spread[2], 3.4)
      : '') +
    (piece ? place(-8, -4, 0.85, piece) + place(9, -2, 0.85, piece) + place(-1, 5, 0.85, piece) : '')
  return place(22, -12, 0.95, one) + place(-18, 7, 1.05, one)
}

const CONCHA =
  fill('M-34 8C-36-14-18-26 0-26C20-26 36-14 34 8C30 22-30 22-34 8Z', '#b9772f') +
  fill('M-33 6C-35-14-18-26 0-26C20-26 35-14 33 6C28 14-28 14-33 6Z', '#f3d9b0') +
  line('M0-24C-14-14-20-4-22 8M0-24C-6-12-8-2-8 11M0-24C6-12 8-2 8 11M0-24C14-14 20-4 22 8', '#d99a6a', 4)
/** Sweet Mexican rolls with their shell of sugar. */
export const sweetRolls: Motif = () => place(22, -10, 0.9, CONCHA, 8) + place(-14, 6, 1, CONCHA, -4)
