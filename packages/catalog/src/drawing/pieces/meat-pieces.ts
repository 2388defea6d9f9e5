import { C, type Color, MORE } from '../colors.ts'
import { band, dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import {
  bean,
  chunk,
  coin,
  crumbles,
  cube,
  cutMeat,
  diced,
  EGG_HALF,
  flaked,
  SHRIMP,
  shreds,
  slice,
  strip,
} from './shapes.ts'

const sausage: Svg =
  oval(0, 2.5, 13, 9, C.sausage[1]) +
  oval(0, 0, 13, 9, C.sausage[0]) +
  oval(0, -0.5, 9.5, 6, C.sausage[2]) +
  dots('-4 -1 3 1 1 -4', C.sausage[0], 2.6)
const meatball: Svg =
  dots('0 2', C.beef[1], 20) + dots('0 0', C.beef[0], 18) + dots('-4 -4 3 -2 -1 3', C.beef[2], 3)
const rasher = (y: number) => `M-14 ${y}q5-9 10-4t9 1 10-4`
/** A bit of a rasher: square ends, and fat in streaks. */
const bacon: Svg =
  band(rasher(4), C.bacon[1], 12) +
  band(rasher(3), C.bacon[0], 10) +
  band(rasher(1), C.bacon[2], 3.2) +
  line(rasher(5), '#e39a80', 2)
const salami: Svg =
  oval(0, 1.5, 11, 8.5, C.bacon[1]) + oval(0, 0, 11, 8.2, '#c8412a') + dots('-4 -2 3 1 1 -5', '#e98b72', 2.6)
const meatStick: Svg =
  line('M-14 5L13-4', '#6b2418', 8.5) + line('M-14 4L13-5', '#9a3d28', 6.5) + line('M-11 2L6-4', '#c96f4f', 2)
const clam: Svg =
  fill('M-12 3C-12-10 12-10 12 3Q0 9-12 3Z', '#cbb491') +
  fill('M-12 2C-12-10 12-10 12 2Q0 7-12 2Z', '#efe2c8') +
  line('M-6 3L-4-5M0 4V-6M6 3L4-5', '#cbb491', 2.4)
const drumstick: Svg =
  line('M-6 3L-14 8', '#d0b78c', 6) +
  line('M-6 2L-14 7', '#fffaf0', 4.4) +
  fill('M-9 2C-6-8 6-12 12-5C16 3 6 10-2 8C-7 8-10 6-9 2Z', C.roast[1]) +
  fill('M-9 1C-6-8 6-12 11-6C13 0 4 6-2 5C-7 5-10 4-9 1Z', C.roast[0]) +
  line('M-2-4Q2-8 7-7', C.roast[2], 2.8)

const BROWNED_PORK: Color = ['#cf9058', '#a3693a', '#efc797']
const blackEyed = bean(['#ecd6a8', '#b08d52', '#f9ebc9']) + dots('1 -1', '#2c2022', 6)
/** Lentils: far smaller than any bean. */
const discs = (c: Color): Svg =>
  dots('-9 3 -2 6 6 4 12 -1 5 -3 -2 -1 -8 -5 0 -8 9 -8', c[1], 6.6) +
  dots('-9 2 -2 5 6 3 12 -2 5 -4 -2 -2 -8 -6 0 -9 9 -9', c[0], 5) +
  dots('-10 1 5 2 -3 -3 8 -10', c[2], 2)
const TUNA = 'M-14 3L-8-3L0-1L-4 5ZM-4-5L2-11L13-9L7-4ZM-1 8L4 2L14 4L9 9ZM-13-7L-8-11L-3-9L-7-5Z'
const SCRAMBLED_BIT = chunk(C.scramble)

export const MEAT_PIECES = {
  chicken: diced(['#f6e2b6', '#c99a58', '#faeccd'], '#d0903f'),
  'chicken-thigh': drumstick,
  'chicken-leg': drumstick,
  /** What is pulled from the bones of a cooked bird. */
  'whole-bird': shreds(MORE.chicken),
  wing: drumstick,
  nugget: chunk(C.fry),
  turkey: diced(C.turkey, '#cda878'),
  'deli-meat': slice(C.turkey),
  'ground-light': crumbles(MORE.groundLight),
  ground: crumbles(C.beef),
  'veggie-patty': crumbles(C.gravy),
  beef: cutMeat(C.beef, '#b07a58'),
  steak: strip(C.beef),
  roast: cutMeat(C.gravy, '#b8835a'),
  'roast-beef': slice(['#c46f63', '#9c4d43', '#df9a8f']),
  shredded: shreds(['#b06a3e', '#7f4726', '#d59a68']),
  pork: cutMeat(BROWNED_PORK, '#e3b888'),
  'pork-chop': cutMeat(BROWNED_PORK, '#e3b888'),
  lamb: cutMeat(C.beef, '#b07a58'),
  ribs: cutMeat(C.gravy, '#b8835a'),
  ham: cube(C.ham),
  spam: cube(C.ham),
  bacon,
  'bacon-bits': crumbles(C.bacon),
  prosciutto: slice(['#d9776e', '#b5544c', '#f0ada4']),
  sausage,
  'hot-dog': coin(MORE.hotDog),
  salami,
  'meat-stick': meatStick,
  meatball,
  offal: chunk(MORE.offal),
  fish: flaked(MORE.fish, '#dcb26c'),
  'fish-stick': chunk(C.fry),
  salmon: flaked(MORE.salmon, '#b95a34'),
  /** Small flakes. */
  tuna:
    place(0, 2, 1, fill(TUNA, MORE.tuna[1])) +
    fill(TUNA, MORE.tuna[0]) +
    line('M-10 1L-4 0M2-8L8-8M3 6L9 5', MORE.tuna[2], 2.2),
  sardine:
    fill('M-16-1L-11 1C-4-5 8-5 15 0C8 6-4 6-11 2L-16 5Z', MORE.sardine[1]) +
    fill('M-11 1C-4-4 8-4 15 0C8 4-4 3-11 1Z', MORE.sardine[2]) +
    dots('12 0', '#2f3b42', 2),
  shrimp: place(0, -4, 0.72, SHRIMP),
  clam,
  'boiled-egg': place(0, 0, 0.95, EGG_HALF),
  egg: SCRAMBLED_BIT,
  'chili-can': place(-5, 1, 0.8, bean(C.kidney)) + place(7, -2, 0.7, crumbles(C.beef)),
  'canned-stew': place(-6, 0, 0.8, chunk(C.beef)) + place(8, 2, 0.6, cube(C.carrot)),
  'noodle-soup-can': place(-5, 0, 0.8, chunk(MORE.chicken)) + line('M-12 6C-4-2 4 10 14 2', '#f7e2a3', 5),
  'dumplings-can': chunk(MORE.seared),
  hash: place(-5, 1, 0.8, cube(C.potato)) + place(7, -1, 0.8, crumbles(['#b5594b', '#8d3d32', '#d4877a'])),
  'frozen-dinner': slice(C.turkey),
  /** Browned on top, so that it shows on noodles and rice. */
  tofu: cube(['#fdf3d8', '#c9a05c', '#e3b566']),
  tempeh: cube(MORE.tempeh),
  rinds: chunk(['#e8bd78', '#c08a3e', '#f8dfae']),
} as const

export const LEGUME_PIECES = {
  'kidney-bean': bean(C.kidney),
  'black-bean': bean(C.black),
  'pinto-bean': bean(MORE.pinto),
  'white-bean': bean(MORE.whiteBean),
  'baked-beans': bean(C.baked),
  'black-eyed-pea': place(-6, 2, 0.62, blackEyed) + place(6, -3, 0.62, blackEyed, 50),
  chickpea:
    dots('-8 3 7 4 1 -6', MORE.chickpea[1], 12.5) +
    dots('-8 2 7 3 1 -7', MORE.chickpea[0], 11) +
    dots('-10 0 5 1 -1 -9', MORE.chickpea[2], 3),
  edamame: bean(MORE.edamame),
  lentil: discs(C.lentil),
  'red-lentil': discs(MORE.redLentil),
} as const
