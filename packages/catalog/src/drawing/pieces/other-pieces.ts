import { C, type Color, MORE } from '../colors.ts'
import { dots, fill, line, oval, place, ring, type Svg } from '../svg/strokes.ts'
import { berry, chunk, crumble, cube, STRAWBERRY } from './shapes.ts'

const noodle = (base: string, shade: string): Svg =>
  line('M-17 4C-10-8-4 10 3 0S14-4 17 2', shade, 7) + line('M-17 3C-10-9-4 9 3-1S14-5 17 1', base, 5)
/** Two strands side by side. */
const strands = (base: string, shade: string): Svg =>
  line('M-18 7C-10-5-4 11 3 3S14-1 18 5M-17 0C-10-11-4 5 3-4S14-7 17-2', shade, 5.4) +
  line('M-18 6C-10-6-4 10 3 2S14-2 18 4M-17-1C-10-12-4 4 3-5S14-8 17-3', base, 3.8)
/** Thin and short. */
const THREADS = 'M-13 4q5-6 10-1M-2-3q6-5 11 1M-1 7q6-5 12-2M-11-4q4-5 8-1M2-8q4-3 9 1'
const tube = (base: string, shade: string): Svg =>
  line('M-9 4L8-5', shade, 10.5) +
  line('M-9 3L8-6', base, 8.5) +
  oval(9, -6, 2.6, 3.6, shade) +
  line('M-7 0L3-5', '#fdeec0', 2.4)
const elbow: Svg =
  line('M-9 6C-10-8 9-9 10 4', C.pasta[1], 9) +
  line('M-9 5C-10-9 9-10 10 3', C.pasta[0], 7) +
  line('M-8-1Q-2-8 5-5', C.pasta[2], 2.4)
const dumpling: Svg =
  fill('M-15 5C-14-9 14-9 15 5Q0 11-15 5Z', MORE.dough[1]) +
  fill('M-15 3C-14-10 14-10 15 3Q0 8-15 3Z', '#f5e2b5') +
  line('M-11 1Q0 5 11 1', MORE.dough[1], 2.4)
const crouton = cube(C.crust)
const wedge = (base: string, pale: string, flesh: string): Svg =>
  fill('M-15-5C-14 9 12 10 16-4Z', base) +
  fill('M-15-5C-10 5 10 6 16-4Z', pale) +
  fill('M-11-4C-7 2 7 3 12-3.5Z', flesh)
const apple: Svg =
  fill('M-12-4C-4-11 8-11 13-3L11 3C4 9-6 9-11 3Z', C.apple[0]) +
  fill('M-11-1C-4-8 6-8 12 0L10 4C4 9-5 9-10 4Z', C.apple[2])
const crescent = (c: readonly [string, string, string]): Svg =>
  fill('M-15 3C-12-10 10-12 15-1C9-5-3-5-15 3Z', c[2]) + fill('M-15 3C-10 11 10 9 15-1C8-4-4-5-15 3Z', c[0])
const NUT =
  'M-13 1C-14-5-8-6-7-7C-4-10 0-8 1-8C4-10 8-9 9-6C13-5 14 0 13 3C12 7 8 6 7 8C3 10 0 8-1 9C-5 10-8 9-9 6C-12 6-13 4-13 1Z'
/** Half a walnut: a wavy edge and folds on both sides of its middle. */
const nutHalf: Svg =
  place(0, 1.5, 1.04, fill(NUT, MORE.nut[1])) +
  fill(NUT, MORE.nut[0]) +
  line('M-9-2q3-4 5 0t5-1 5 1M-8 4q3-3 5 0t5 0 4 0', MORE.nut[1], 2) +
  line('M-6-6q3-2 5 0M4-6q3 0 4 2', MORE.nut[2], 2.2)
/** Half a pecan: long, with ridges from end to end. */
const pecan: Svg =
  fill('M-14 1C-13-8 12-9 14 0C13 10-12 10-14 1Z', MORE.nut[1]) +
  fill('M-14-1C-13-10 12-10 14-2C13 6-12 7-14-1Z', MORE.nut[0]) +
  line('M-10-2H11', MORE.nut[1], 2.8) +
  line('M-8-6Q1-8 9-5M-8 3Q1 4 9 2', MORE.nut[2], 2)
const almond: Svg =
  fill('M-13 3C-10-8 4-9 14-1C7 10-9 10-13 3Z', MORE.almond[1]) +
  fill('M-13 1C-10-9 4-10 14-3C7 6-9 7-13 1Z', MORE.almond[0]) +
  line('M-8 1Q0-5 9-3M-5 3Q2 1 8-1', MORE.almond[2], 2)
const shell: Svg =
  fill('M-14 7C-16-8-4-13 4-11C13-9 17 2 13 8Q0 13-14 7Z', C.pasta[1]) +
  fill('M-14 4C-15-9-4-13 4-11C12-9 16-1 13 5Q0 10-14 4Z', '#f7dd9a') +
  line('M-8 3C-9-4-5-8-2-9M0 5C-1-2 1-7 3-9M8 4C8-1 7-4 6-7', C.pasta[1], 2.4)
const ringOat: Svg =
  ring(0, 1, 7, 5, '#b2752c', 5.5) + ring(0, 0, 7, 5, '#dea450', 5) + line('M-6-2Q-3-6 1-5.5', '#f5cd88', 2)
const FLAKE = 'M-13 2L-11-5L-5-6L-1-10L6-9L9-6L13-4L12 2L7 4L4 8L-3 7L-9 7Z'
/** Thin and crisp: bent up at its far edge, with blisters. */
const flakeOf = ([base, shade, light]: Color): Svg =>
  place(0, 1.6, 1, fill(FLAKE, shade)) +
  fill(FLAKE, base) +
  fill('M-11-5L-5-6L-1-10L6-9L9-6L3-5L-3-2Z', light) +
  dots('-5 2 1 4 5 0', shade, 2)
const flake = flakeOf(['#eeb55a', '#bd7a28', '#f9d793'])
const branFlake = flakeOf(['#c58646', '#8a5526', '#dfb078'])
const RAISIN: Svg =
  oval(0, 0, 6, 4.6, MORE.raisin[1]) +
  oval(-0.5, -1, 5, 3.4, MORE.raisin[0]) +
  line('M-3-2l4 1M0 1l3-1', MORE.raisin[2], 1.6)
const CRUMBS = 'M-13 2h2M-8 5h2M-2 7h2M4 6l2-2M10 4l1-2M-10-3h2M-4 0l2-1M2 1h2M8-2h2M-7-8h2M0-6h2M6-8h2'
/** Toasted oats, loose and in small clumps. */
const crumbled = ([base, shade, light]: Color): Svg =>
  line(CRUMBS, shade, 7.4) +
  place(-0.5, -1.2, 1, line(CRUMBS, base, 5.2)) +
  line('M-13 0h2M-3-2l2-1M3 4l2-2M5-10h2', light, 4.6) +
  dots('-6 3 6 0 -8 -5', shade, 2.6)

export const STARCH_PIECES = {
  spaghetti: line(THREADS, '#c8933a', 3.8) + line(THREADS, '#fbe7ae', 2.6),
  noodle: strands('#f9e5a8', '#c8983a'),
  'rice-noodle': noodle('#fbf6e8', '#d8ccb0'),
  'chow-mein': noodle('#e9b75e', '#b98030'),
  pasta: tube('#f4cf78', '#cf9b3c'),
  shells: shell,
  macaroni: elbow,
  orzo: line('M-7 2l5-3M2 5l5-3M1-4l5 1', C.pasta[1], 6) + line('M-7 1l5-3M2 4l5-3M1-5l5 1', C.pasta[2], 4.4),
  rice: line('M-8 2l4-2M0 5l5-1M2-4l5 1', C.rice[1], 6) + line('M-8 1l4-2M0 4l5-1M2-5l5 1', C.rice[0], 4.6),
  grain: dots('-6 2 2 4 6 -2 -1 -4', '#c9a463', 6) + dots('-6 1 2 3 6 -3 -1 -5', '#eed7a2', 4.6),
  'filled-pasta': dumpling,
  'ravioli-can': dumpling,
  crouton,
  stuffing: crumble(C.crust),
  bread: crouton,
  baguette: crouton,
  'corn-tortilla': fill('M-14 4L8-8L13 5Z', C.shell[1]) + fill('M-14 2L8-9L12 3Z', C.shell[0]),
  'corn-chip':
    fill('M-14 6L2-10L14 5Z', C.shell[1]) +
    fill('M-13 4L2-10L13 3Z', C.shell[2]) +
    dots('-2 0 5 0', C.shell[1], 2.4),
  /** A flat strip of corn, curled. */
  frito:
    fill('M-14 7C-13-8 4-13 16-7L14 4C5-1-4 1-6 11Z', C.shell[1]) +
    fill('M-14 4C-12-10 4-14 16-9L14 0C4-4-5-1-7 7Z', '#f2bf52') +
    line('M-9-1Q-2-9 9-9', '#fbe29b', 2.4),
  /** Dough that has swelled in a broth. */
  biscuit:
    fill('M-20 6C-24-7-11-15 0-13C12-17 24-7 20 5C14 14-14 14-20 6Z', '#c9a465') +
    fill('M-20 3C-23-9-11-15 0-14C11-17 22-8 18 2C12 10-13 11-20 3Z', '#f6e6c0') +
    line('M-11-5Q-3-11 6-9', '#fffaf0', 3.4) +
    dots('2 2 9 -1', '#dcc18c', 3),
  'flour-tortilla': fill('M-14 4L8-8L13 5Z', C.tortilla[1]) + fill('M-14 2L8-9L12 3Z', C.tortilla[0]),
  cracker:
    fill('M-12-3L2-9L13-2L0 6Z', C.crust[1]) +
    fill('M-12-5L2-10L13-4L0 3Z', '#eec57e') +
    dots('-3 -4 4 -5 0 -1', '#c8944b', 2.4),
  granola: crumbled(MORE.granola),
  'keto-granola':
    crumbled(['#8f5f34', '#5c3819', '#b3824f']) +
    fill('M-9-1C-5-7 3-8 7-4C4 1-4 3-9-1Z', '#f3dfb8') +
    line('M6 4l4-2', '#c3cf83', 4),
  'ring-cereal': ringOat,
  flakes: flake,
  'raisin-bran': branFlake + place(1, -4, 0.8, RAISIN),
  /** Rolled flat, with a crease. */
  oats:
    oval(-7, 2, 6.5, 4.6, C.oat[1]) +
    oval(6, 4, 6.5, 4.4, C.oat[0]) +
    oval(2, -4, 6.5, 4.4, C.oat[2]) +
    line('M-11 2h7M2 4h7M-2-4h7', C.oat[1], 1.8),
  crumbs: crumble(C.fry),
} as const

const raspberry: Svg =
  dots('-4 2 4 2 0 -4', MORE.raspberry[1], 9.6) +
  dots('-4 1 4 1 0 -5', MORE.raspberry[0], 8.4) +
  dots('-5 -1 3 -1 -1 -7', MORE.raspberry[2], 2.4)

export const FRUIT_PIECES = {
  banana:
    oval(0.5, 2, 13, 9.5, '#e4c25a') +
    oval(0, 0, 13, 9.5, '#f7dd85') +
    oval(0, 0, 10.5, 7.4, '#fbeebf') +
    dots('-2 -1 2 -1 0 2', '#9a7436', 2),
  apple,
  /** Half a pear, cut side up. */
  pear:
    line('M-13 0L-17-3', '#7d5a30', 3) +
    fill('M-15 1C-14-3-7-3-2-6C6-12 15-7 14 1C14 10 4 11-2 7C-8 5-14 5-15 1Z', MORE.pear[1]) +
    fill('M-13 0C-12-2-6-2-1-4C6-9 13-5 12 1C11 7 4 8-1 5C-7 3-12 3-13 0Z', '#fbf6d8') +
    dots('5 0', '#c9b26a', 4.4),
  peach: crescent(MORE.peach),
  mango: cube(MORE.mango),
  pineapple:
    fill('M-12 4L-7-8Q0-11 7-8L12 4Q0 10-12 4Z', MORE.pineapple[1]) +
    fill('M-12 2L-7-8Q0-11 7-8L12 2Q0 7-12 2Z', MORE.pineapple[0]) +
    line('M-5-4l-2 5M1-5v6M6-4l2 4', MORE.pineapple[2], 2.4),
  orange:
    fill('M-14-3C-12 10 12 10 15-2Z', C.orange[1]) +
    fill('M-14-3C-10 6 10 7 15-2Z', '#fde4b0') +
    fill('M-11-2C-7 4 7 5 12-2Z', '#f9a63a'),
  lime: wedge('#5d9a33', '#e9f2bd', '#a7cf57'),
  lemon: wedge('#eab520', '#fdf3c4', '#f8d850'),
  kiwi:
    oval(0, 2, 12, 9, '#7d6434') +
    oval(0, 0, 12, 9, MORE.kiwi[0]) +
    oval(0, 0, 4, 2.6, '#eaf2cd') +
    dots('-6 0 -3 -4 4 -4 7 0 3 4 -4 4', '#33421c', 2),
  grape: berry(C.grape),
  raisin:
    oval(-5, 2, 6, 4.6, MORE.raisin[1]) +
    oval(6, -2, 5.6, 4.8, MORE.raisin[0]) +
    line('M-8 1l4-1M4-4l3 0M-4 4l2 0M6 1l2-1', MORE.raisin[2], 1.8),
  /** A sheet of fruit, rolled. */
  'fruit-leather':
    line('M-10 5L10-3', '#7c1f2c', 13) +
    line('M-10 3L10-5', '#b73a45', 11) +
    oval(11, -4.5, 4, 5.5, '#e2808a') +
    ring(11, -4.5, 1.6, 2.4, '#7c1f2c', 1.6),
  cranberry: berry(['#b3263a', '#861a2b', '#dd6a76']),
  strawberry: place(0, -2, 0.62, STRAWBERRY),
  raspberry,
  blueberry:
    dots('0 1', C.berry[1], 14) +
    dots('0 0', C.berry[0], 12.5) +
    ring(0, -1, 2.4, 1.8, C.berry[1], 2) +
    dots('-3.5 -4', C.berry[2], 3),
  'mixed-berries':
    place(-6, 1, 0.85, berry(C.berry)) + place(7, 2, 0.9, raspberry) + place(3, -7, 0.6, berry(C.berry)),
  'fruit-cocktail':
    place(-6, 1, 0.7, cube(MORE.peach)) +
    place(7, 1, 0.6, berry(['#cbd777', '#a3b04c', '#eef3c0'])) +
    dots('2 -6', '#dd2f45', 8),
  watermelon:
    fill('M-14 4L0-10L14 4Z', MORE.watermelon[0]) +
    line('M-14 5Q0 9 14 5', '#4d8a30', 4.4) +
    line('M-13 2Q0 6 13 2', '#e9f2bd', 2.4) +
    dots('-4 -1 4 -1 0 -5', '#3a2020', 2.4),
  melon: crescent(MORE.melon),
  coconut:
    line('M-8 3l6-4M0 5l6-3M2-5l6 2', '#d8d2c2', 5) + line('M-8 2l6-4M0 4l6-3M2-6l6 2', '#ffffff', 3.6),
  nut: nutHalf,
  pecan,
  almond,
  peanut:
    line('M-6 2L6-2', MORE.peanut[1], 10) +
    line('M-6 1L6-3', MORE.peanut[0], 8.4) +
    line('M-5-2h3', MORE.peanut[2], 2.4),
  'tiny-seed': dots('-6 2 0 -3 6 3 3 -6 -3 6 9 -2', '#6b5644', 2.8),
  seed:
    line('M-8 3l4-3M2 6l4-2M2-5l4 2', '#6f7a38', 4.2) +
    line('M-8 2.4l4-3M2 5.4l4-2M2-5.6l4 2', '#b4c06c', 2.4),
  chocolate: chunk(MORE.chocolate),
  marshmallow: cube(['#fdf9f2', '#ddd3c6', '#ffffff']),
} as const

export const DAIRY_PIECES = {
  cheddar: line('M-9 2L3-4M-3 5L8-1M2-1L10 4', C.cheddar[0], 3.6),
  mozzarella: line('M-9 2L3-4M-3 5L8-1M2-1L10 4', '#f6ead0', 3.6),
  swiss:
    fill('M-13 3L-11-5L11-8L13 0Z', '#f7de8c') +
    fill('M-13 3L13 0V5L-13 8Z', '#cfa23f') +
    dots('-5 -1 4 -4', '#cfa23f', 3),
  feta: cube(MORE.feta),
  cottage: crumble(MORE.feta),
  'cream-cheese': crumble(MORE.feta),
  'sour-cream':
    fill('M-16 2C-20-6-8-13 0-10C8-14 20-6 16 3C12 10-12 10-16 2Z', C.cream[1]) +
    fill('M-16 0C-19-7-8-13 0-10C8-14 19-7 15 0C8 6-10 6-16 0Z', C.cream[2]) +
    line('M-8-3Q0-8 7-3', C.cream[1], 2.6),
  yogurt:
    fill('M-16 2C-20-6-8-13 0-10C8-14 20-6 16 3C12 10-12 10-16 2Z', C.cream[1]) +
    fill('M-16 0C-19-7-8-13 0-10C8-14 19-7 15 0C8 6-10 6-16 0Z', C.cream[2]) +
    line('M-8-3Q0-8 7-3', C.cream[1], 2.6),
  guacamole: crumble(C.avocado),
  refried: crumble(C.baked),
  pesto: crumble(C.bean),
} as const
