import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { cube, SHRIMP } from '../pieces/shapes.ts'
import { band, dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import type { Contents, Motif } from './motif.ts'
import { finished, herbs, sauceOver } from './toppings.ts'

export const meatloaf: Motif = (food) => {
  const glaze = food.first('ketchup', 'bbq-sauce', 'tomato-sauce', 'gravy')
  const f = 'M-25 27C-28 27-30 25-30 21V-3C-30-19-16-26 0-26C16-26 30-19 30-3V21C30 25 28 27 25 27Z'
  const isLight = food.has('ground-light') && !food.has('ground')
  const bit = food.has('green-pepper') ? C.bean[2] : food.has('carrot') ? C.carrot[0] : '#bd8a5d'
  const face =
    fill(f, isLight ? '#94643b' : '#6d3c22') +
    fill('M-25 22V-2C-25-15-12-21 0-21C12-21 25-15 25-2V22Z', isLight ? '#cfa471' : '#97623f') +
    dots('-13 2 4 -4 14 8 -6 13 9 18 -16 17 0 6', isLight ? '#ad7c49' : '#7d4a2b', 5.4) +
    dots('-4 5 15 -2 -15 9 2 20 14 16', bit, 4)
  const cap =
    'M-30-1C-33-20-16-28 0-28C16-28 33-20 30-1C27 3 24 0 23-4C22-11 18-14 14-14C13-6 8-7 7-13C0-17-8-17-12-13C-14-5-19-5-20-10C-24-9-25 3-30-1Z'
  return (
    place(
      -12,
      -2,
      1,
      fill('M-6-26L48-38C66-38 76-28 76-13V8C76 12 75 13 72 14L25 27Z', '#5a311c') +
        (glaze
          ? fill(
              'M-8-26L46-38C66-39 77-28 76-10C74-3 70-4 69-10C66-8 65 1 60 0C56-1 58-8 54-9C49-8 50 6 44 6C39 5 42-4 37-5C33-4 32 1 29-2Z',
              '#bf3a22',
            ) + line('M8-22L48-31C56-32 62-29 66-24', '#e26e51', 3.6)
          : fill('M-6-26L48-38C66-38 76-28 74-13L28-2L20-16Z', '#7a452a')) +
        face +
        (glaze ? fill(cap, '#a92f1b') : ''),
    ) +
    place(
      -32,
      8,
      1,
      place(-7, -1, 1, fill(f, '#512a17') + (glaze ? fill(cap, '#8f2717') : '')) +
        face +
        (glaze ? fill(cap, '#cb4229') + line('M-20-12C-16-18-8-21 2-21', '#ea7f63', 3.4) : ''),
      -7,
    )
  )
}

const drum = (c: Color): Svg =>
  line('M-22-3L-48-13', '#d0b78c', 11) +
  dots('-52 -18 -54 -9', '#d0b78c', 13) +
  line('M-22-5L-48-15', '#fffaf0', 9) +
  dots('-52 -20 -55 -11', '#fffaf0', 11) +
  fill(
    'M-34-8C-22-12-12-24 8-26C34-28 52-12 50 6C48 26 24 32 4 26C-12 22-22 10-36 2C-40-1-38-6-34-8Z',
    c[1],
  ) +
  fill('M-34-8C-22-12-12-24 8-26C30-28 44-16 42-4C38 14 12 18-6 12C-18 8-26 2-36 0C-39-3-38-6-34-8Z', c[0]) +
  fill('M-8-12C0-20 18-23 28-16C20-17 6-14-2-7C-7-3-12-8-8-12Z', c[2]) +
  line('M14 3q6 4 14 0', c[1])

export const drumsticks: Motif = (food) => {
  const c: Color = food.has('bbq-sauce')
    ? ['#9a4322', '#6d2a12', '#c9744a']
    : food.has('flour', 'crumbs', 'flakes')
      ? C.fry
      : C.roast
  const crust =
    c === C.fry
      ? line('M-14 0l7-2M4-14l7 1M18-2l8-2M0 10l7 1M22 14l7-2M34 0l5 2', C.fry[2], 4) +
        dots('-6 -8 12 -6 26 6 8 2 16 16', C.fry[1], 4)
      : ''
  const one = drum(c) + crust
  return (
    finished(food, place(6, -8, [-0.86, 0.86], one, 24) + place(2, 7, 0.92, one, 6)) +
    (food.isCooked('smothered') ? place(8, 2, 0.9, sauceOver(food)) : '') +
    herbs(food, 'M-2-2l3 2M14-6l3-2M22 8l3 2')
  )
}

export const porkChop: Motif = (food) => withSauce(food, chop(food))
const chop = (food: Contents): Svg =>
  fill(
    'M-50 10C-58-16-36-34-10-31C10-29 20-24 36-22C56-18 62 0 54 15C44 33 10 36-12 33C-32 33-46 28-50 10Z',
    '#a8703f',
  ) +
  fill(
    'M-50 5C-56-17-36-34-10-31C10-29 20-24 36-22C56-18 62-3 53 11C42 28 10 30-12 28C-32 28-46 20-50 5Z',
    '#c58a58',
  ) +
  fill(
    'M-40 6C-44-12-30-25-10-23C8-22 18-17 32-15C48-12 52 0 45 9C36 22 10 24-10 22C-26 21-37 18-40 6Z',
    food.has('lamb') ? '#a9623f' : '#e2b085',
  ) +
  fill(
    'M-40 6C-37 18-26 21-10 22C10 24 36 22 45 9C48 4 48-2 45-6C42 6 28 12 8 12C-14 14-34 14-40 0Z',
    food.has('lamb') ? '#82452a' : '#cf9664',
  ) +
  (food.isCooked('grilled')
    ? line('M-16-6L-5-17M-10 10L12-15M9 12L29-12M27 11L41-6', '#8f552d', 5)
    : line('M-12-8l9-3M8-12l10 1M26-4l9 1M-6 4l11-2M16 6l10-1M2 14l8 0', '#b06f3c', 6)) +
  line('M-22-18C-36-14-43-2-36 12', '#b57c4e', 9) +
  line('M-23-19C-37-15-44-3-37 10', '#fdf4e0', 6.5)

export const fishSticks: Motif = () => {
  const st = (x: number, y: number, r: number) =>
    place(
      x,
      y,
      1,
      fill(
        'M-38-4C-38-9-36-10-32-10H32C36-10 38-9 38-4V6C38 11 36 12 32 12H-32C-36 12-38 11-38 6Z',
        C.fry[1],
      ) +
        fill('M-38-4C-38-9-36-10-32-10H32C36-10 38-9 38-4C38 2 36 4 32 4H-32C-36 4-38 2-38-4Z', C.fry[0]) +
        line('M-28-4l7-1M-12-2l6 1M4-5l8 0M22-2l6-1', C.fry[2], 3) +
        dots('-20 -6 -2 0 14 -1 30 -6', C.fry[1], 3),
      r,
    )
  return st(6, -16, -7) + st(-12, -2, 5) + st(12, 5, -5) + st(-4, 19, 3)
}

const PEPPERONCINI =
  line('M-24 2q6-10 14-6M12 2q8-8 16-4', C.pickle[1], 8) +
  line('M-24 0q6-10 14-6M12 0q8-8 16-4', C.pickle[2], 5)
const SAUCES_OF_ROASTS = { plain: [C.gravy[1], '#9a6538'], bbq: ['#7d2f16', '#b85a38'] } as const
export const potRoast: Motif = (food) => {
  if (food.isCooked('rare')) return rareRoast(food)
  const [sauce, lit] = food.has('bbq-sauce') ? SAUCES_OF_ROASTS.bbq : SAUCES_OF_ROASTS.plain
  const sl =
    fill('M-34 8C-38-6-26-20-6-22C16-25 36-16 37 0C37 12 24 20 2 20C-16 21-31 18-34 8Z', '#54301c') +
    fill('M-34 3C-37-9-26-20-6-22C16-25 35-17 36-4C36 8 24 14 2 14C-16 15-31 13-34 3Z', '#8d5636') +
    line(
      'M-24 2C-18-6-6-8 4-7M-20-8C-12-14 0-16 12-14M-8 8C4 6 18 4 26-2M14-4C20-6 26-8 28-10',
      '#b27b55',
      3.2,
    ) +
    line('M-28-4C-26-10-20-14-16-15M4 0Q14 0 22-4', '#6d3f25', 3)
  return (
    place(26, -8, 0.92, sl, 8) +
    place(0, 0, 0.98, sl, 2) +
    place(-24, 8, 1, sl, -6) +
    fill(
      'M-44 6C-38-6-20-4-10-8C4-14 18-18 30-14C40-8 32-2 24 0C20 6 26 16 18 18C10 18 14 8 6 8C-2 8-4 12-4 20C-8 30-16 26-16 18C-20 12-30 18-38 16C-44 14-46 10-44 6Z',
      sauce,
    ) +
    line('M-36 6C-30 0-18 2-8-2M8-8C14-11 20-11 24-10', lit, 3.2) +
    (food.has('pepperoncini') ? PEPPERONCINI : '')
  )
}
/** Slices of roast beef, pink in their middle. */
function rareRoast(food: Contents): Svg {
  const one =
    fill('M-36 8C-40-10-22-24 2-23C28-24 40-8 36 8C30 24-30 24-36 8Z', '#5b301b') +
    place(-1, -3, 0.97, fill('M-36 8C-40-10-22-24 2-23C28-24 40-8 36 8C30 24-30 24-36 8Z', '#8a5135')) +
    oval(-1, -4, 27, 15, '#d4817a') +
    line('M-18-8C-10-14 4-14 12-12', '#eab0a6', 4)
  return finished(food, place(24, -12, 0.9, one, 8) + place(2, -3, 0.95, one, 2) + place(-22, 8, 1, one, -6))
}

export const bacon: Motif = () => {
  const w = (y: number) =>
    `M-42 ${y}C-32 ${y - 14}-24 ${y - 12}-16 ${y - 3}C-8 ${y + 6} 2 ${y + 5} 9 ${y - 5}C16 ${y - 14} 26 ${y - 14} 42 ${y - 4}`
  const st = (y: number) =>
    band(w(y + 2), C.bacon[1], 15) +
    band(w(y), C.bacon[0], 14) +
    band(w(y - 3), C.bacon[2], 3.6) +
    band(w(y + 3.6), '#e39a80', 2.4)
  return st(-8) + st(14)
}

export const sausageLinks: Motif = () => {
  const st = (d: string) => line(d, C.sausage[1], 19) + line(d, C.sausage[0], 16.5)
  return (
    st('M-28-8C-14-14 12-14 30-6') +
    line('M-20-14C-8-17 8-17 18-14', C.sausage[2], 3.4) +
    st('M-32 10C-12 16 14 14 30 6') +
    line('M-26 6C-14 10 4 10 14 7', C.sausage[2], 3.4)
  )
}

const MARKS = 'M-16-6L-5-17M-10 10L12-15M9 12L29-12M27 11L41-6'
const CUTLET =
  'M-50 8C-54-14-28-30 2-28C34-29 54-14 52 2C52 14 40 14 30 20C14 30-16 33-34 27C-46 23-49 17-50 8Z'
/** A flat cut of meat. */
const cutlet = (c: Color, marks = '', sear = c[1]): Svg =>
  fill(CUTLET, c[1]) +
  place(-1, -5, 0.98, fill(CUTLET, c[0])) +
  line('M-36-6C-30-18-12-24 4-23', c[2], 5) +
  (marks ? line(marks, sear, 5) : '')
/** What sauce lies over a piece of meat. */
export const withSauce = (food: Contents, meat: Svg): Svg =>
  finished(food, meat) + sauceOver(food) + herbs(food, 'M-14-8l4 2M4-12l4-2M18 0l4 2M-4 6l4-2M-26 4l3 2')
export const chickenBreast: Motif = (food) =>
  withSauce(food, cutlet(MORE.seared, 'M-24 4L-10-14M-6 8L10-14M12 8L28-12', '#a8702c')) +
  (food.isCooked('lemon') && food.has('lemon')
    ? place(26, -2, 1.1, pieceOf('lemon') ?? '', -8) + place(-18, 6, 1.1, pieceOf('lemon') ?? '', 10)
    : '')
export const breaded: Motif = (food) =>
  withSauce(
    food,
    cutlet(C.fry) +
      line('M-26-4l7-2M-8-14l7 1M12-16l7 2M-16 6l7 1M6 2l8-1M26-4l7 1M22 10l6-1M-32 10l5 1', C.fry[2], 4) +
      dots('-18 -12 2 -6 20 -10 -6 12 34 4 -28 0', C.fry[1], 4) +
      (food.has('pork-chop') ? line('M-24-16C-38-12-46 0-40 12', '#fdf4e0', 7) : ''),
  )
export const steak: Motif = (food) =>
  withSauce(
    food,
    fill(
      'M-50 10C-58-16-36-34-10-31C10-29 20-24 36-22C56-18 62 0 54 15C44 33 10 36-12 33C-32 33-46 28-50 10Z',
      '#d9b892',
    ) +
      fill(
        'M-47 6C-53-15-34-31-10-28C10-26 20-21 36-19C53-15 58-2 50 11C40 27 10 29-12 27C-31 27-43 20-47 6Z',
        C.beef[0],
      ) +
      fill('M-47 6C-43 20-31 27-12 27C10 29 40 27 50 11C36 18 12 20-10 18C-28 18-40 14-47 6Z', C.beef[1]) +
      line('M-34-8C-28-18-14-22-4-21', C.beef[2], 4.5) +
      line(MARKS, '#4a2616', 5),
  )
const CREAM_UNDER =
  fill('M-78 14C-80-18-36-32 6-32C50-32 82-10 76 16C60 46-60 46-78 14Z', '#d3b778') +
  fill('M-76 10C-76-20-36-32 6-32C48-32 78-12 73 11C58 38-58 40-76 10Z', '#f3e3b8')
export const fishFillet: Motif = (food) => {
  if (food.has('sardine') && !food.has('fish', 'salmon')) return smallFish(food)
  const c = food.has('salmon') ? MORE.salmon : MORE.fish
  const [sear, dark] = food.isCooked('blackened')
    ? ['#5e3422', '#8a5a34']
    : food.has('salmon')
      ? [c[1], '#b4562f']
      : ['#e0b878', '#b98642']
  const shape = 'M-64 11C-58-6-38-18-12-22C16-27 46-25 58-14C66-4 60 12 42 19C18 26-38 22-64 11Z'
  const lemon = food.has('lemon')
    ? place(26, 14, 1.1, pieceOf('lemon') ?? '', -8) + place(44, 8, 1.1, pieceOf('lemon') ?? '', 14)
    : ''
  const fillet =
    fill(shape, dark) +
    place(0, -5, 0.98, fill(shape, c[0])) +
    fill('M-58 4C-48-10-28-18-8-21C16-25 42-23 54-14C34-17 10-14-12-9C-32-5-46 0-58 4Z', sear) +
    line('M-34 1Q-22 0-14 13M-12-5Q2-6 10 14M12-9Q27-9 33 11M35-12Q47-10 51 3', c[1], 3.2) +
    (food.isCooked('blackened')
      ? fill(
          'M-60 6C-46-12-24-20-8-23C16-28 46-25 57-14C60-8 58-2 50 2C30-2 10 2-10 6C-30 10-48 12-60 6Z',
          sear,
        ) + dots('-44 2 -28 -6 -14 2 -4 -12 14 -8 24 -18 34 -8 46 -12', '#a8532c', 4)
      : line('M-40-4C-26-12-8-17 14-19', c[2], 3))
  const isInCream = food.has('cream', 'cream-soup') && !food.has('tomato', 'tomato-sauce')
  return (isInCream ? CREAM_UNDER + finished(food, fillet) : withSauce(food, fillet)) + lemon
}
/** Sardines: small, straight and silver, side by side. */
function smallFish(food: Contents): Svg {
  const one =
    fill('M-50-2L-38 2C-20-10 24-12 46 0C26 12-20 10-38 4L-50 9L-46 3Z', MORE.sardine[1]) +
    fill('M-38 3C-18 0 24 0 46 0C26 11-20 10-38 3Z', MORE.sardine[2]) +
    line('M-30 1C-10-4 18-4 34-1', MORE.sardine[0], 3.4) +
    dots('38 -2', '#2f3b42', 4)
  return (
    [-22, -6, 10, 26].map((y, i) => place(i % 2 ? 6 : -4, y, 1, one, -5)).join('') +
    herbs(food, 'M-14-8l4 2M8 6l4-2M18 22l4 2')
  )
}
export const friedFish: Motif = (food) => {
  const c = food.has('flour', 'crumbs', 'grits') ? C.fry : (['#efc98a', '#c08f48', '#fbe6bd'] as const)
  const one =
    fill('M-46 4C-36-14-8-18 12-16C30-16 44-8 48 2C38 14 20 20-4 19C-26 20-40 14-46 4Z', c[1]) +
    fill('M-46 1C-36-15-8-18 12-16C30-16 44-9 47-1C38 10 20 14-4 13C-26 14-40 10-46 1Z', c[0]) +
    line('M-26-4l8-2M-8-9l8 0M12-9l8 2M-14 4l8 1M8 2l8-1M26-2l7 1', c[2], 4)
  return (
    place(8, -15, 0.95, one, -6) +
    place(-4, 10, 1.05, one, 5) +
    (food.has('lemon') ? place(42, 18, 1.3, pieceOf('lemon') ?? '', 8) : '')
  )
}
const OVER_BALLS = 'M-40-4C-30-28-16-24-10-8S4 10 10-8S26-24 36-8'
const POOL = 'M-60 14C-62-12-24-24 4-22C40-22 64-2 58 18C44 40-46 40-60 14Z'
export const meatballs: Motif = (food) => {
  const c = food.has('ground-light', 'light-meat', 'turkey', 'chicken')
    ? MORE.groundLight
    : food.has('tofu', 'chickpea', 'lentil')
      ? C.gravy
      : C.beef
  const one = dots('0 3', c[1], 31) + dots('0 0', c[0], 28) + dots('-6 -6 6 -3 -2 5', c[2], 4)
  const isCreamy = food.has('cream', 'cream-soup', 'sour-cream') && !food.has('tomato-sauce', 'tomato')
  const base = food.has('tomato-sauce', 'tomato')
    ? fill(POOL, C.sauce[0])
    : isCreamy
      ? fill(POOL, '#c9a468') + place(0, -3, 0.97, fill(POOL, '#ecd9b0'))
      : ''
  return (
    base +
    [
      [-24, -12],
      [6, -17],
      [32, -8],
      [-36, 9],
      [-8, 7],
      [22, 12],
    ]
      .map(([x = 0, y = 0]) => place(x, y, 1, one))
      .join('') +
    (isCreamy ? line(OVER_BALLS, '#d9bf88', 9) + place(0, -1, 1, line(OVER_BALLS, '#f7e9c8', 7)) : '') +
    herbs(food, 'M-22-16l3 2M8-20l3-2M20 8l3 2M-8 4l3-2')
  )
}
export const nuggets: Motif = () => {
  const one =
    fill('M-19 3C-21-9-9-14 2-13C13-15 21-6 19 4C18 14 5 14-3 13C-13 14-18 11-19 3Z', C.fry[1]) +
    fill('M-19 0C-20-10-9-14 2-13C13-15 20-8 18-1C12 7 2 4-5 6C-12 9-18 7-19 0Z', C.fry[0]) +
    line('M-10-6l6-1M3-8l6 1M-2 0l6 0', C.fry[2], 3.4)
  return [
    [-26, -12, 0],
    [6, -18, 30],
    [34, -9, -20],
    [-38, 9, 20],
    [-6, 4, -10],
    [25, 11, 10],
    [-22, 22, 15],
    [8, 22, -25],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(x, y, 1, one, turn))
    .join('')
}
export const tenders: Motif = (food) => {
  const c = food.has('fish') ? (['#efc98a', '#c08f48', '#fbe6bd'] as const) : C.fry
  const one =
    fill('M-40 2C-38-8-20-13 0-11C20-13 38-8 41 0C38 10 20 13 0 12C-20 14-38 11-40 2Z', c[1]) +
    fill('M-40-1C-38-9-20-13 0-11C20-13 38-9 40-3C34 4 18 7 0 6C-20 8-36 6-40-1Z', c[0]) +
    line('M-28-4l7-1M-10-6l8 1M10-6l8-1M26-4l6 1', c[2], 3.4)
  return (
    place(8, -20, 1, one, -8) +
    place(-10, -4, 1.05, one, 6) +
    place(12, 8, 1.05, one, -6) +
    place(-6, 23, 1.05, one, 4) +
    (food.has('bacon')
      ? line('M-34-8L-26 4M-8-8L0 4M18-22L24-12M34 0L40 12M-10 16L-4 28M10 16L16 28', C.bacon[0], 8)
      : '')
  )
}
const WING =
  fill(
    'M-28 6C-30-8-14-18 0-14C8-20 22-18 28-8C32 0 24 6 16 4C10 14-4 16-12 12C-20 16-28 14-28 6Z',
    C.roast[1],
  ) +
  fill('M-28 3C-29-9-14-18 0-14C8-20 22-18 27-9C28-3 22 0 14-1C8 8-4 10-12 7C-20 10-27 9-28 3Z', C.roast[0]) +
  line('M-18-5C-13-11-6-12 0-10M12-12Q17-13 21-10', C.roast[2], 3.4)
export const wings: Motif = (food) => {
  const wing = food.has('salsa')
    ? WING.replaceAll(C.roast[0], '#dd5526')
        .replaceAll(C.roast[1], '#a83414')
        .replaceAll(C.roast[2], '#f79a6c')
    : WING
  return (
    place(-24, -13, 0.95, wing, 6) +
    place(24, -16, 0.9, wing, -14) +
    place(-8, 7, 1.05, wing, -6) +
    place(36, 9, 0.95, wing, 12) +
    place(-40, 13, 0.8, wing, 20)
  )
}
export const thighs: Motif = (food) => {
  const one =
    line('M30 10L47 20', '#d0b78c', 11) +
    line('M30 8L47 18', '#fffaf0', 8) +
    dots('50 15 47 22', '#fffaf0', 9) +
    fill('M-36 6C-40-14-20-28 4-26C28-27 44-12 40 6C38 24 14 30-6 27C-24 28-34 20-36 6Z', C.roast[1]) +
    fill('M-36 2C-39-15-20-28 4-26C26-27 41-14 38 0C32 14 10 18-8 15C-22 17-33 12-36 2Z', C.roast[0]) +
    fill('M-20-8C-16-20 2-24 16-20C12-12-2-14-8-8C-12-2-20-2-20-8Z', C.roast[2]) +
    line('M-22 6q10 6 22 4M6 4q10 0 20-6', C.roast[1], 3.4)
  return withSauce(food, place(22, -11, 0.9, one, 12) + place(-20, 5, 1, one, -8))
}
const LEG =
  line('M20 0L42 8', '#d0b78c', 11) +
  line('M20-2L42 6', '#fffaf0', 8.5) +
  dots('46 2 44 11', '#fffaf0', 10) +
  fill('M-26 2C-24-16 0-20 14-12C24-6 28-2 28 4C20 12 6 20-8 18C-20 18-27 12-26 2Z', C.roast[1]) +
  fill('M-26-1C-24-16 0-20 14-12C22-7 26-3 27 1C16 7 4 13-8 11C-18 11-26 8-26-1Z', '#e0a04e') +
  line('M-16-4C-12-10-4-13 4-12', C.roast[2], 3.4)
/** A whole roast bird, breast up, its legs to us. */
export const wholeBird: Motif = (food) =>
  finished(
    food,
    (food.isCooked('rotisserie') ? oval(0, 31, 58, 12, '#b9792f66') : '') +
      fill('M-60 14C-62-14-40-38-4-40C30-42 54-24 56 2C58 30 30 40-2 40C-34 42-58 36-60 14Z', C.roast[1]) +
      fill('M-59 9C-60-16-38-38-4-40C28-41 50-26 52-4C46 18 24 28-4 28C-32 30-54 24-59 9Z', C.roast[0]) +
      line('M-6-38C-12-20-12-6-6 6', C.roast[1], 3.6) +
      fill('M-40-12C-36-26-24-34-14-33C-22-24-24-14-26-8C-30 0-40-4-40-12Z', C.roast[2]) +
      line('M4-32C18-32 30-26 36-16', C.roast[2], 4.4) +
      fill('M-58 4C-66 12-62 26-48 28C-38 28-32 20-36 12C-42 16-52 14-58 4Z', '#b9741f') +
      place(18, 8, 0.95, LEG, -8) +
      place(8, 24, 1, LEG, 6) +
      (food.isCooked('rotisserie')
        ? dots('-30 -6 -20 -20 6 -22 -20 8 -36 6 24 -24 -14 -4', '#8a4a1a', 3.4)
        : food.has('celery')
          ? line('M-58 36q10-10 20 2M-34 42q10-9 20 1', '#8fae4f', 7) +
            line('M-58 35q10-10 20 2M-34 41q10-9 20 1', '#c5dd8a', 4.6)
          : '') +
      herbs(food, 'M-28-4l4 2M-8-20l4-2M20-18l4 2M-16 12l4-2'),
  )
const RACK =
  'M-62-10C-62-20-54-23-48-22Q-40-28-32-24Q-23-30-14-26Q-5-31 4-27Q13-31 22-26Q31-30 40-24Q54-26 58-16L60 6C60 16 54 19 48 18Q42 24 34 20Q27 26 18 22Q10 27 2 23Q-7 27-15 22Q-23 25-31 20Q-38 24-46 19C-56 21-61 15-61 6Z'
/** A rack: the meat swells over each bone, whose end sticks out. */
export const ribs: Motif = (food) => {
  const c: Color = food.has('bbq-sauce')
    ? ['#8f3c20', '#5e2412', '#cb7047']
    : ['#ae6d3d', '#74441f', '#d9a46c']
  const bones = 'M-53 12L-55 28M-38 16L-39 32M-22 18L-23 35M-6 20V36M10 20L11 36M26 18L28 34M42 16L45 31'
  return (
    line(bones, '#d6bd92', 8) +
    place(-1, -1.4, 1, line(bones, '#fdf5e3', 6)) +
    fill(RACK, c[1]) +
    place(-0.5, -4, 0.98, fill(RACK, c[0])) +
    line('M-46-14L-47 8M-31-16L-31 10M-14-18L-15 12M3-19V13M20-18L20 12M37-16L38 10', c[1], 4) +
    line('M-54-12L-55-2M-39-15V-4M-23-17V-6M-6-18V-7M12-19V-8M28-18V-7M46-15L47-4', c[2], 4.4) +
    dots('-54 8 -39 11 -23 4 -6 10 12 4 28 10 47 6', c[1], 4)
  )
}
export const hamSlices: Motif = (food) => {
  const c = food.has('turkey', 'whole-bird', 'deli-meat', 'chicken', 'frozen-dinner')
    ? C.turkey
    : food.has('pork')
      ? C.pork
      : C.ham
  const one =
    fill('M-38 10C-42-12-22-26 2-25C28-26 42-10 38 8C32 24-32 26-38 10Z', c[1]) +
    place(-1, -3, 0.97, fill('M-38 10C-42-12-22-26 2-25C28-26 42-10 38 8C32 24-32 26-38 10Z', c[0])) +
    line('M-24-4C-18-14-4-17 8-15M-18 6Q0-2 20 2', c[2], 4)
  return withSauce(food, place(24, -12, 0.9, one, 8) + place(2, -3, 0.95, one, 2) + place(-22, 8, 1, one, -6))
}
/** One thick round slice with its bone. */
export const hamSteak: Motif = (food) =>
  withSauce(
    food,
    fill('M-54 8C-58-18-28-34 4-32C38-34 60-14 54 10C48 32-48 34-54 8Z', C.ham[1]) +
      place(-1, -4, 0.98, fill('M-54 8C-58-18-28-34 4-32C38-34 60-14 54 10C48 32-48 34-54 8Z', C.ham[0])) +
      line('M-44-4C-38-20-14-28 8-27', '#fdf1e6', 5) +
      line('M-14 14L8-12M8 16L30-10M-34 10L-16-12', '#c9615c', 4) +
      oval(26, 6, 11, 8, '#fbf1df') +
      oval(26, 6, 6, 4, '#d9b892'),
  )
/** What is cut square to be threaded on a stick. */
const ON_STICKS: Partial<Record<FoodKind, Color>> = {
  steak: C.beef,
  beef: C.beef,
  lamb: C.beef,
  chicken: MORE.seared,
  'chicken-thigh': MORE.seared,
  pork: C.pork,
  tofu: MORE.tofu,
  'green-pepper': C.bean,
  'red-pepper': C.tomato,
  'yellow-pepper': MORE.yellowPepper,
  onion: C.onion,
}
const BASIL = fill('M-10 3C-9-11 6-13 11-4C9 9-3 12-10 3Z', C.dark[0]) + line('M-8 2Q0 1 8-4', C.dark[2], 2.4)
const onStick = (kind: FoodKind): Svg => {
  if (kind === 'mozzarella') return BALL
  if (kind === 'herb') return BASIL
  const c = ON_STICKS[kind]
  const isFlat = kind.endsWith('pepper') || kind === 'onion'
  return c ? place(0, 0, isFlat ? [0.7, 1.15] : [1.05, 1.25], cube(c)) : (pieceOf(kind) ?? '')
}
/** Fresh mozzarella comes in balls. */
const BALL = dots('0 2', '#d9cfb4', 21) + dots('0 0', '#fffaf0', 19) + line('M-5-4Q-1-7 4-5', '#ffffff', 2.6)
const NOT_ON_STICKS: readonly FoodKind[] = ['lemon', 'rice', 'grain']
export const skewers: Motif = (food) => {
  const kinds = food.kinds
    .filter((kind) => pieceOf(kind) && !NOT_ON_STICKS.includes(kind))
    .filter((kind) => kind !== 'herb' || food.has('mozzarella'))
    .slice(0, 4)
  const [first, ...rest] = kinds
  const row = (from: number) =>
    line('M-66 3L68-7', '#b58a4c', 4) +
    [-43, -21, 1, 23, 45]
      .map((x, i) => {
        const kind = i % 2 === 0 ? first : (rest[(i + from) % Math.max(1, rest.length)] ?? first)
        return kind ? place(x, -x / 14, 1, onStick(kind)) : ''
      })
      .join('')
  return place(0, -21, 1, row(0)) + place(2, 3, 1, row(1)) + place(-2, 27, 1, row(2))
}
export const sausages: Motif = (food) =>
  food.has('hot-dog') ? place(0, 0, 1.35, sausageLinks(food)) : place(0, -1, 1.3, sausageLinks(food))
export const shrimpHeap: Motif = (food) =>
  [
    [-26, -13, 0.9, -20],
    [4, -17, 0.95, 10],
    [31, -9, 0.9, 40],
    [-12, 8, 1, 0],
    [20, 12, 1, 20],
    [-37, 11, 0.9, -50],
  ]
    .map(([x = 0, y = 0, scale = 1, turn = 0]) => place(x, y, scale, SHRIMP, turn))
    .join('') +
  (food.has('sausage')
    ? place(-2, -4, 1, pieceOf('sausage') ?? '') +
      place(42, 8, 1, pieceOf('sausage') ?? '', 20) +
      place(-24, 22, 1, pieceOf('sausage') ?? '', -10)
    : '') +
  (food.has('lemon') ? place(40, 20, 1, pieceOf('lemon') ?? '') : '') +
  herbs(food, 'M-16-6l3 2M12-8l3-2M2 14l3 2')
const FIBERS =
  'M-45 6L-16-14M-41 13L-4-9M-34 18L-14 6M-22-20L12-8M-6-24L30-10M-10-15L20 2M8-20L40-2M-4 0L30 10M-26 2L6 18M-16 22L16 6M2 24L40 8M-38 0L-22-16M20-14L42 12M-30 22L2 8M14 20L34 0M-20-6L10-18'
/** Strips or shreds of meat in a heap: fine fibers that cross. */
export const shreddedMeat: Motif = (food) => {
  const c =
    food.has('chicken', 'chicken-thigh', 'whole-bird', 'turkey') && !food.has('beef', 'roast')
      ? (['#efd19a', '#b98a4c', '#fdf1d4'] as const)
      : food.has('roast', 'beef', 'steak', 'roast-beef')
        ? C.beef
        : (['#b87445', '#8a4f2b', '#dba377'] as const)
  return (
    fill('M-52 12C-54-6-36-20-24-22C-10-32 22-30 34-18C50-10 56 8 46 18C34 32-40 32-52 12Z', c[1]) +
    line(FIBERS, c[0], 4.6) +
    place(-1, -3, 0.97, line(FIBERS, c[2], 1.8)) +
    sauceOver(food) +
    (food.has('pepperoncini') ? PEPPERONCINI : '')
  )
}
/** Rounds of eggplant with their dark rim, breaded, under sauce and cheese where the dish has them. */
function eggplantRounds(food: Contents): Svg {
  const isBreaded = food.has('crumbs', 'flour')
  const one =
    oval(0, 5, 30, 18, MORE.eggplant[1]) +
    oval(0, 2, 30, 18, MORE.eggplant[0]) +
    oval(0, -1, 28, 16, isBreaded ? C.fry[0] : '#e6d6a4') +
    (food.has('tomato-sauce')
      ? fill('M-21-2C-20-13 16-15 21-4C24 6 12 5 8 9C2 12-4 5-10 8C-18 9-22 4-21-2Z', C.sauce[0])
      : '') +
    (food.has('mozzarella')
      ? fill('M-14-4C-10-12 10-13 15-5C16 1 8 0 5 3C0 6-4 0-8 2C-13 3-16 0-14-4Z', C.cream[0]) +
        dots('-4 -6 6 -4', '#e0b060', 3.6)
      : isBreaded
        ? line('M-14-4l6-2M2-9l7 1M8 2l7-1M-8 6l6-1', C.fry[2])
        : line('M-10-4l3 2M4-6l3-1M2 4l3 1', '#c4ad6c'))
  return (
    place(26, -15, 0.95, one) +
    place(-28, -11, 0.98, one) +
    place(2, 12, 1.06, one) +
    herbs(food, 'M-20-12l3 2M18-16l3-2M4 10l3 2')
  )
}
/** Slabs of tofu or tempeh. */
export const slabs: Motif = (food) => {
  if (food.has('eggplant') && !food.has('tofu', 'tempeh')) return eggplantRounds(food)
  const c = food.has('tempeh') ? MORE.tempeh : (['#ecc98a', '#c4954a', '#f7e2b5'] as const)
  const one =
    fill('M-24-6L8-14L26-4V6L-6 17L-24 6Z', c[1]) +
    fill('M-24-6L8-14L26-4L-6 6Z', c[0]) +
    line('M-12-5L8-10', c[2], 3.4)
  return withSauce(
    food,
    place(-24, -13, 1, one) +
      place(20, -16, 1, one) +
      place(-36, 8, 1, one) +
      place(4, 4, 1.05, one) +
      place(-8, 21, 1, one) +
      place(36, 14, 1, one),
  )
}
