import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { dots, fill, line, place, type Svg } from '../svg/strokes.ts'
import type { Contents, Motif } from './motif.ts'

const BUTTER =
  fill('M-11-3L3-9L13-3L-1 4Z', C.butter[2]) +
  fill('M-11-3L-1 4V10L-11 3Z', C.butter[0]) +
  fill('M-1 4L13-3V3L-1 10Z', C.butter[1])

export const butterPat = (x: number, y: number, scale = 1): Svg => place(x, y, scale, BUTTER)
export const herbFlecks = (d: string, color = '#4d8a30'): Svg => line(d, color, 3)
/** What is green and chopped on a dish that has it. */
export const herbs = (contents: Contents, d: string): Svg =>
  contents.has('herb', 'green-onion') ? herbFlecks(d) : ''

const SAUCES: readonly (readonly [FoodKind, Color])[] = [
  ['gravy', C.gravy],
  ['bbq-sauce', ['#8a3a1f', '#652512', '#c1663d']],
  ['tomato-sauce', C.sauce],
  ['salsa', C.tomato],
  ['canned-tomato', C.tomato],
  ['salsa-verde', MORE.greenSauce],
  ['pesto', C.bean],
  ['cream-soup', ['#d9bf92', '#b59863', '#efdfbe']],
  ['alfredo', C.cream],
  ['cream', ['#f1dfb4', '#d3b97e', '#fbf1d6']],
  ['soy', ['#7a4a22', '#5a3314', '#a9713d']],
  ['tahini', ['#ecd9b2', '#c7ab76', '#f8edd4']],
]
const CURRY: Color = ['#d07a2c', '#a5581a', '#ecaa66']
const POOL =
  'M-40 2C-44-10-24-20-8-20C4-26 26-22 32-16C44-12 42 0 32 2C26 12 18 2 12 6C8 16 0 16-4 8C-12 2-18 14-26 12C-34 10-38 8-40 2Z'
/** The sauce of a dish as a pool on its meat. */
export function sauceOver(contents: Contents): Svg {
  const found = SAUCES.find(([kind]) => contents.has(kind))?.[1]
  const gravy = contents.isCooked('smothered') && found !== C.gravy ? smothered(contents) : ''
  if (gravy) return gravy
  if (found === C.tomato && !contents.has('curry')) return chunky(contents)
  const sauce: Color | undefined = found === C.tomato ? CURRY : found
  if (!sauce) return ''
  const cheese =
    contents.has('mozzarella') && sauce !== C.gravy
      ? line('M-20-10l10 6M-4-14l10 4M10-8l8 6M-14 0l10-3M16-14l8 3', '#fbf3d8', 4)
      : ''
  return fill(POOL, sauce[0]) + line('M-28-8C-18-15-4-16 6-15', sauce[2], 4) + cheese
}

/** Salsa, and tomatoes that cooked down: their pieces are seen in it. */
const chunky = (contents: Contents): Svg =>
  place(0, -1, 0.9, fill(POOL, '#c8452c')) +
  fill(
    'M-30-6l8-5 6 5-7 5ZM-10-13l8-4 6 5-7 4ZM10-12l8-4 7 4-7 5ZM-8 0l7-5 7 4-6 5ZM16 0l7-4 6 5-6 4Z',
    '#ee6a4c',
  ) +
  (contents.has('salsa')
    ? line('M-18-1l4-1M6-6l4 1M-2-9l3 2M24-8l3 2', '#6fae45', 4) +
      line('M-14-9l3 2M12 4l4-1M2 5l3-1', '#fdf1dc', 3.4)
    : '')

/** Under the gravy of its own pan, pale where there is milk in it, with its onions. */
const smothered = (contents: Contents): Svg =>
  contents.has('milk', 'flour', 'gravy', 'onion')
    ? fill(POOL, contents.has('milk') ? '#efe0bd' : C.gravy[0]) +
      line('M-28-8C-18-15-4-16 6-15', contents.has('milk') ? '#fbf4e0' : C.gravy[2], 4) +
      (contents.has('onion')
        ? line('M-20-6q8-6 14 0M2-12q8-4 13 2M-4 0q7-5 13 0M16-4q5-4 9 0', '#f1e2bf', 3.4)
        : '')
    : ''
/** What was done to a piece of meat: specks of spice or dried herbs, a pat of butter, the juices it lies in. */
export const finished = (contents: Contents, meat: Svg): Svg =>
  (contents.isCooked('juicy') && !contents.has('bbq-sauce')
    ? fill('M-56 14C-52-4 52-6 58 12C58 34 20 40-4 38C-36 40-56 32-56 14Z', '#b9792f66')
    : '') +
  meat +
  (contents.isCooked('spiced')
    ? dots('-26 -6 -14 4 -4 -14 6 6 18 -10 28 2 -20 10 14 14 0 -4 36 -8', '#6b2f12', 3) +
      dots('-32 2 -10 -8 8 -2 24 -4 -2 12 20 8', '#c2452a', 2.8)
    : '') +
  (contents.isCooked('herbed')
    ? line(
        'M-27-6l3 2M-14 4l4-1M-5-14l3 2M8 6l3-2M20-11l4 1M29 2l3 2M-21 11l4-1M15 14l3-2M1-5l4 1',
        '#4f6f2a',
        3,
      ) + dots('-32 3 -10 -8 9 -3 25 -4 -2 12 20 7', '#f6e6bd', 2.8)
    : '') +
  (contents.isCooked('juicy') && contents.has('butter') ? butterPat(4, -12, 1.05) : '')

// What lies by itself on a bowl of porridge or yogurt.
export const butterOn: Motif = () => place(0, 14, 1.6, butterPat(0, 0))
export const sugarOn: Motif = () =>
  dots('-16 12 -4 6 10 10 20 16 -10 20 4 18 14 4', '#a9682c', 9) + dots('-15 10 -3 4 11 8 5 16', '#cf9250', 5)
export const peanutButterOn: Motif = () =>
  fill('M-30 14C-30 2-10 0 4 4C20 2 32 8 28 18C20 28-10 24-18 26C-26 24-30 20-30 14Z', C.pb[0]) +
  line('M-20 12C-12 6 0 8 8 9M-8 19Q4 14 16 16', C.pb[2], 4)
/** A thin thread over what lies in a bowl, which stays to be seen. */
const drizzle = (color: string): Svg =>
  line('M-40 8Q-28-8-18 10T2 6T22 8T42 0', color, 4) + line('M-26 20Q-10 10 0 22T26 18', color, 4)
export const honeyDrizzle: Motif = () => drizzle('#dd9a2b')
export const peanutButterDrizzle: Motif = () => drizzle(C.pb[1])
const THREAD = 'M-44 4C-34-8-14-10-2 0C8 8 24 8 34-2M-26 16C-14 8 4 10 12 18'
/** Cream drawn through a sauce. */
export const creamThread: Motif = (food) =>
  line(THREAD, food.has('yogurt', 'cream', 'milk') ? '#fdf3dc' : '#f6d9a0', 5) +
  (food.has('herb') ? line('M-18-2l4-3M6 2l5-2M22 10l4-3M-4 14l4 2', '#3f7a2f', 4) : '')
export const butterInCream: Motif = (food) => creamThread(food) + butterPat(2, 4, 1.35)
export const jellyOn: Motif = () =>
  fill('M-30 14C-30 2-10 0 4 4C20 2 32 8 28 18C20 28-10 24-18 26C-26 24-30 20-30 14Z', '#b3263a') +
  line('M-20 12C-12 7 0 8 8 9', '#e0707c', 4)
export const syrupOn: Motif = () =>
  fill('M-30 14C-30 2-10 0 4 4C20 2 32 8 28 18C20 28-10 24-18 26C-26 24-30 20-30 14Z', '#d9922a') +
  line('M-20 12C-12 7 0 8 8 9', '#f4c877', 4)
/** Hides a dish whose foods are not known. */
export const cover: Motif = () =>
  fill('M-62 26C-62-18-34-44 0-44C34-44 62-18 62 26Z', '#b9c4c2') +
  fill('M-59 22C-59-18-34-43 0-43C28-43 48-26 52 4C20 20-30 24-59 22Z', '#dde5e3') +
  line('M-42 2C-38-16-26-28-10-32', '#ffffff', 6) +
  dots('0 -48', '#93a09d', 14) +
  line('M-66 28H66', '#93a09d', 9) +
  line('M-66 26H66', '#cfd9d6', 5)
