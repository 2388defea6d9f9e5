import { C, type Color } from '../colors.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'

// Small foods of about 24 by 16 around their middle, in any color.

export const bean = (c: Color): Svg =>
  line('M-6 2C-5-4 4-5 7 0', c[1], 12.5) +
  line('M-6 1C-5-5 4-6 7-1', c[0], 10.5) +
  line('M-5-3Q-2-5 1-5', c[2], 2.6)

export const cube = (c: Color): Svg =>
  fill('M-10-3L-1-8L10-4V4L1 9L-10 5Z', c[1]) +
  fill('M-10-3L-1-8L10-4L1 1Z', c[2]) +
  fill('M-10-3L1 1V9L-10 5Z', c[0])

export const chunk = (c: Color): Svg =>
  fill('M-12 2C-13-5-6-9 1-8C8-10 14-4 12 3C12 9 3 9-2 8C-8 9-12 7-12 2Z', c[1]) +
  fill('M-12 1C-13-5-6-9 1-8C8-10 13-4 11-1C8 4 1 2-3 3C-8 5-11 4-12 1Z', c[0]) +
  line('M-6-4Q-2-6 3-4', c[2], 2.6)

const CUT_MEAT = 'M-13-3C-12-7-8-11-4-10L7-11C11-10 14-6 13-2L12 6C11 9 6 11 1 11L-8 9C-12 8-13 4-13-3Z'
/** Meat cut for a pan or a pot: browned above, paler where the knife went through. */
export const cutMeat = ([browned, shade, light]: Color, cut: string): Svg =>
  fill(CUT_MEAT, shade) +
  fill('M-12-2C-7-3-1-1 3-1S10-3 12-4L11 5C10 8 5 9 1 9L-8 7C-11 6-12 3-12-2Z', cut) +
  fill('M-12-3C-11-7-8-10-4-9L7-10C10-9 12-7 12-4C9-1 6-1 3 1C-1 1-4-1-7 0C-10 1-12-1-12-3Z', browned) +
  line('M-6-6Q-2-8 4-7', light, 2.4)

export const strip = (c: Color): Svg =>
  line('M-13 3C-8-5 6-6 13 1', c[1], 7.5) +
  line('M-13 2C-8-6 6-7 13 0', c[0], 5.8) +
  line('M-8-2Q-2-5 4-4', c[2], 2)

export const leaf = (c: Color): Svg =>
  fill('M-14 4C-14-6-2-11 14-6C10 4 0 10-14 4Z', c[0]) + line('M-12 4Q-2 0 8-4', c[2], 2.2)

export const coin = (c: Color): Svg =>
  oval(0.5, 2.5, 12, 8.5, c[1]) + oval(0, 0, 12, 8.5, c[0]) + oval(-0.5, -0.5, 7, 4.4, c[2])

export const crumble = (c: Color): Svg =>
  dots('-7 2 2 4 8 -2 -1 -4', c[1], 9.5) +
  dots('-7 1 2 3 8 -3 -1 -5', c[0], 8) +
  dots('-8 -1 0 -6 7 -4', c[2], 2.6)

export const berry = (c: Color): Svg =>
  dots('0 1', c[1], 14) + dots('0 0', c[0], 12.5) + dots('-3.5 -4', c[2], 3)

const CRUMBLES =
  'M-13 3L-9-5L-3-4L-2 2L-6 6L-11 6ZM0-2L2-9L9-10L12-4L8 1L3 1ZM1 7L6 2L13 3L12 9L5 10ZM-10-8L-6-12L-2-10L-4-6L-8-5Z'
/** Ground meat: broken, with corners. */
export const crumbles = (c: Color): Svg =>
  place(0, 2, 1, fill(CRUMBLES, c[1])) + fill(CRUMBLES, c[0]) + line('M-9-1l3-1M4-6l4-1M6 5l3 0', c[2], 2.6)

/** Fish that parts into flakes, browned at its edge. */
export const flaked = (c: Color, browned: string): Svg =>
  fill('M-15 4C-14-6-6-11 4-10C12-10 16-4 15 2C14 10 4 11-4 10C-10 10-15 8-15 4Z', c[1]) +
  fill(
    'M-14 3C-13-3-9-8-6-9L-2 7C-8 8-13 7-14 3ZM-3-9L3-9.6C6-4 6 2 3 7L1 7ZM6-9C12-9 15-3 14 1Q12 6 6 7C9 1 9-4 6-9Z',
    c[0],
  ) +
  line('M-12-1Q-9-8-3-10T8-9', browned, 3)

/** Diced: pale where it is cut, browned above. */
export const diced = (c: Color, browned: string): Svg =>
  fill('M-12 2C-13-5-6-9 1-8C8-10 14-4 12 3C11 10-12 10-12 2Z', c[1]) +
  fill('M-11 2C-10-4 9-5 11 1C11 8-11 8-11 2Z', c[0]) +
  fill('M-12 0C-13-6-6-9 1-8C8-10 14-5 12 0C4-4-4-4-12 0Z', browned) +
  line('M-4 2L-2 5', c[1], 2.4)

/** Thin shreds. */
export const shreds = (c: Color): Svg =>
  line('M-12 4C-6-4 4-6 12-2M-10-3C-2-8 6-2 11 5M-5 7C0 2 6 2 9-5', c[1], 4.4) +
  line('M-12 3C-6-5 4-7 12-3M-10-4C-2-9 6-3 11 4M-5 6C0 1 6 1 9-6', c[0], 3)

export const slice = (c: Color): Svg =>
  fill('M-14 5L-10-6C-4-10 6-9 10-6L14 4C6 8-6 9-14 5Z', c[1]) +
  fill('M-14 3L-10-6C-4-10 6-9 10-6L13 1C6 5-6 6-14 3Z', c[0]) +
  line('M-8-3Q0-6 7-4', c[2], 2.6)

export const RUFFLE =
  '<path d="M-30 10C-39 6-38-5-30-8C-32-18-20-24-12-18C-6-28 8-28 12-18C22-24 34-16 30-6C38-2 38 8 30 12C26 22 12 24 4 18C-4 26-18 24-20 16C-24 18-30 16-30 10Z"/>'
export const ruffle = (
  x: number,
  y: number,
  scale: number | readonly [number, number],
  color: string,
  turn = 0,
): Svg => place(x, y, scale, RUFFLE, turn, color)

export const floret = (c: Color, stalk: Color): Svg =>
  line('M0 2V20M-1 8L-10 0M1 8L10 0', stalk[0], 8) +
  line('M3 6V20', stalk[1], 3) +
  dots('-14 -1 -5 3 7 3 15 -1', c[1], 17) +
  dots('-15 -6 -5 -13 8 -13 16 -5 0 -3', c[0], 17) +
  dots('-15 -9 -4 -17 8 -15 -3 -6', c[2], 6)
export const BROCCOLI = floret(C.dark, ['#a9cf77', '#86b355', '#c4e09a'])
export const CAULIFLOWER = floret(['#f3e6c2', '#c5b27c', '#fdf6de'], ['#d9e0b0', '#b9c488', '#e9eecb'])

export const STRAWBERRY: Svg =
  fill('M-14-8C-16 2-6 18 0 19C6 18 16 2 14-8C10-15-10-15-14-8Z', C.straw[0]) +
  fill('M14-8C16 2 6 18 0 19C-2 18-4 16-6 14C6 10 10 0 9-12C11-11 13-10 14-8Z', C.straw[1]) +
  dots('-7 -3 1 -4 -3 5 5 4 0 11 8 -5', '#fbd3a0', 2.4) +
  fill('M-12-10L-4-9L0-16L4-9L12-10L6-4H-6Z', C.dark[0])

export const EGG_HALF: Svg =
  oval(1, 3, 20, 15, C.egg[1]) +
  oval(0, 0, 20, 15, C.egg[0]) +
  oval(1, 0, 10.5, 8.5, C.yolk[0]) +
  line('M-4-4Q0-6 4-5', C.yolk[2], 2.5)

export const TOMATO_WEDGE: Svg =
  fill('M-16-6C-14 10 12 12 17-4Z', C.tomato[0]) +
  fill('M-16-6C-6 1 8 2 17-4C10-12-8-14-16-6Z', C.tomato[2]) +
  dots('-6 -6 5 -5', '#fbc9a0', 4)

export const TOMATO_SLICE: Svg =
  oval(1, 3, 19, 14, C.tomato[1]) +
  oval(0, 0, 19, 14, C.tomato[0]) +
  fill(
    'M-14 0C-12-6-6-8-2-9L-1-2ZM2-9C8-9 13-5 14-1L3-2ZM14 2C12 7 6 10 3 10L1 2ZM0 10C-6 10-12 7-14 3L-3 1Z',
    C.tomato[2],
  ) +
  dots('-8 -3 8 -4 7 5 -6 5', '#fbd0a4', 2.6)

export const CUCUMBER_SLICE: Svg =
  oval(0, 1, 13, 11, C.cuke[1]) +
  oval(0, 0, 10.5, 7.8, C.cuke[0]) +
  dots('-4 -1 0 -3 4 -1 2 3 -3 3', '#f3f8d6', 2.4)

export const SHRIMP: Svg =
  fill('M12 17L26 12L22 22L28 27L12 25Z', C.shrimp[1]) +
  line('M14 20C-8 26-20 8-12-6C-6-17 8-16 12-8', C.shrimp[1], 14.5) +
  line('M14 19C-6 24-18 8-11-5C-6-15 7-15 11-9', C.shrimp[0], 11.5) +
  line('M-1 21l4-7M-12 12l7-3M-14 0l8 1M-8-10l6 5M3-14l1 7', C.shrimp[2], 3)

export const friedEgg = (x: number, y: number, scale: number): Svg =>
  place(
    x,
    y,
    scale,
    fill('M-30 4C-36-10-22-24-4-22C12-26 32-16 30 0C34 14 18 24 2 20C-14 26-30 18-30 4Z', C.egg[0]) +
      oval(1, -1, 13, 10.5, C.yolk[1]) +
      oval(0, -3, 13, 10.5, C.yolk[0]) +
      line('M-6-6Q-2-10 4-9', C.yolk[2], 3),
  )
