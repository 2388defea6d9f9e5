import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { seeded } from '../svg/random.ts'
import { dots, fill, line, place, type Svg } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'
import { butterPat, herbs } from './toppings.ts'

const GRAIN: readonly [string, string] = (() => {
  const r = seeded(11)
  let a = '',
    b = ''
  for (let y = -22, k = 0; y <= 19; y += 6.5, k++) {
    const h = y < 6 ? 35 * Math.sqrt(1 - ((y - 6) / 32) ** 2) : 36 - (y - 6) * 0.5
    for (let x = -h + (k % 2) * 3; x <= h - 2; x += 8.6) {
      const g = `M${Math.round(x)} ${Math.round(y + (r() - 0.5) * 3)}l${Math.round(2 + r() * 2)} ${Math.round((r() - 0.5) * 5)}`
      if (x + 1.3 * y < 0) b += g
      else a += g
    }
  }
  return [a, b]
})()

const grains = (c: Color, tint = ''): Svg =>
  fill('M-38 14C-40-4-22-27 0-27C22-27 40-4 38 14C30 26-30 26-38 14Z', c[1]) +
  line(GRAIN[0], c[0], 4.6) +
  line(GRAIN[1], c[2], 4.6) +
  tint

export const rice: Motif = (food) =>
  grains(
    food.has('curry', 'yellow-rice') ? ['#f6d667', '#d6ab34', '#fbe79c'] : C.rice,
    herbs(food, 'M-14-10l4 2M6-14l4-2M16 2l3 3M-6 4l4-2M-24 6l3 2M4 12l4-1'),
  )
export const mexicanRice: Motif = (food) =>
  grains(
    ['#ea8f42', '#c2601f', '#f6ab62'],
    dots('-13 -8 15 4 -3 10', '#c8392a', 6) +
      (food.has('tomato') ? dots('-20 6 4 -6 8 16', '#dd5238', 6) : ''),
  )

const heapOfBeans = (c: Color, w = 11): Svg => {
  const p =
    'M-27 4q3-3 6-1M-13-8q4-1 6 2M2-15q4 0 5 4M17-8q4 0 5 4M27 3q3 2 3 5M-31 15q4-3 7 0M-14 7q3-3 7-1M3 0q4-1 6 2M15 9q3-3 6 0M-18 20q4-2 6 0M-1 15q3-2 7 0M12 21q4-2 6-1M28 16q2-2 4 0'
  return (
    line(p, c[1], w + 3) +
    line(p, c[0], w) +
    line(
      'M-26 2l3 0M-12-9l3 1M3-16l2 1M18-9l2 1M-30 13l3 0M-13 5l3-1M4-1l2 0M16 7l2-1M-1 13l3-1M-17 18l2 0',
      c[2],
      2.6,
    )
  )
}

const BEANS: Partial<Record<FoodKind, Color>> = {
  'black-bean': C.black,
  'pinto-bean': ['#a9683f', '#7d4526', '#d29a72'],
  'kidney-bean': C.kidney,
  'white-bean': MORE.whiteBean,
  'black-eyed-pea': MORE.whiteBean,
  chickpea: MORE.chickpea,
  edamame: MORE.edamame,
  'baked-beans': C.baked,
}
// Safe: the keys of a record by kind.
export const BEAN_KINDS = Object.keys(BEANS) as FoodKind[]
export const beans: Motif = (food) => {
  const kind = food.first(...BEAN_KINDS) ?? 'pinto-bean'
  return (
    heapOfBeans(BEANS[kind] ?? C.black) +
    (kind === 'black-eyed-pea'
      ? dots('-23 2 -8 -9 6 -16 21 -8 -26 15 -9 7 8 1 20 10 -14 20 4 15', '#3b2b2d', 4)
      : '')
  )
}
export const friedRice: Motif = (food) =>
  grains(
    ['#f0d097', '#d3a961', '#f9e5ba'],
    (food.has('egg') ? dots('-12 -10 10 4 -20 8', C.scramble[0], 9) : '') +
      (food.has('pea', 'peas-carrots') ? dots('5 -14 -4 2 18 -4 -26 2 8 14', C.pea[0], 6.5) : '') +
      (food.has('carrot', 'peas-carrots') ? dots('-4 -18 20 6 -14 0 0 10', C.carrot[0], 6.5) : ''),
  )
const SMOOTH =
  'M-40 10C-46-4-32-14-26-14C-22-27 4-31 16-22C30-24 42-8 40 4C44 18 28 25 10 24C-10 29-36 25-40 10Z'
const SWIRL = 'M-26-4C-16-14 0-14 8-8M0 4C8-2 20-2 26 3M-20 10q8-5 16-2'
const mound = (c: Color): Svg =>
  fill(SMOOTH, c[1]) + place(0, -3, 0.96, fill(SMOOTH, c[0])) + line(SWIRL, c[2], 4.5)
/** Grits, polenta and other soft mounds. */
export const grits: Motif = (food) =>
  mound(food.has('cheddar') ? ['#f7d577', '#d9ab3e', '#fdeab0'] : ['#f4ecd4', '#d6c8a0', '#fdf9ec']) +
  (food.has('butter') ? butterPat(2, -12, 1) : '')
export const refriedBeans: Motif = (food) =>
  mound(['#a9683f', '#7d4a2c', '#c98f66']) +
  (food.has('cheddar', 'mozzarella') ? line('M-12-12l9 4M2-14l8 3M-4-4l9-3M12-6l7 4', C.cheddar[0], 3.6) : '')
export const stuffing: Motif = (food) => {
  const cube = (c: Color) =>
    fill('M-10-3L-1-8L10-4V4L1 9L-10 5Z', c[1]) +
    fill('M-10-3L-1-8L10-4L1 1Z', c[2]) +
    fill('M-10-3L1 1V9L-10 5Z', c[0])
  const spots = [
    [-14, -12],
    [6, -16],
    [22, -8],
    [-28, 0],
    [-8, -3],
    [12, 0],
    [31, 5],
    [-20, 11],
    [0, 12],
    [20, 14],
  ]
  return (
    spots
      .map(([x = 0, y = 0], i) =>
        place(x, y, 1.05, cube(i % 3 === 1 ? C.crust : ['#dba85c', '#a9762f', '#efc98a']), (i * 50) % 40),
      )
      .join('') + herbs(food, 'M-12-8l3 2M8-10l3-2M18 4l3 2M-6 6l3-2')
  )
}
