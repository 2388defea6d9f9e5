import { C, type Color } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { coatedPiece } from '../pieces/coats.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import { type Contents, contentsOf, type Motif } from './motif.ts'
import { butterPat, herbs } from './toppings.ts'

const TOPPED: readonly FoodKind[] = [
  'hot-dog',
  'pumpkin',
  'tuna',
  'pea',
  'broccoli',
  'bacon',
  'ham',
  'chili-can',
  'ground',
  'kidney-bean',
  'chicken',
]
export const mac: Motif = (food) => {
  const [bit, other = bit] = food.kinds
    .filter((kind) => TOPPED.includes(kind))
    .flatMap((kind) => pieceOf(kind) ?? [])
  const c: Color = food.has('cheddar')
    ? ['#fac653', '#d18618', '#fde4a4']
    : food.has('mozzarella')
      ? ['#f6df94', '#cfa646', '#fdf1c8']
      : ['#f9b03c', '#cc7a14', '#fdd58c']
  const el =
    line('M-9 6C-10-8 9-9 10 4', c[1], 12.5) +
    line('M-9 5C-10-9 9-10 10 3', c[0], 10) +
    line('M-9-1C-6-7 0-8 4-6', c[2], 2.8) +
    oval(10, 5, 3.4, 2.8, '#b8720f')
  const spots: [number, number, number][] = [
    [-12, -17, -20],
    [8, -20, 30],
    [-27, -5, 10],
    [-5, -6, 160],
    [16, -6, -10],
    [31, 2, 60],
    [-33, 11, -30],
    [-16, 9, 40],
    [4, 8, -14],
    [22, 14, 170],
    [-24, 20, 180],
    [-3, 21, 15],
    [36, 16, -20],
  ]
  return (
    fill('M-42 14C-46-2-34-12-26-18C-16-29 18-31 26-20C38-14 46 2 44 14C36 28-36 30-42 14Z', c[1]) +
    spots.map(([x, y, r]) => place(x, y, 0.92, el, r)).join('') +
    (bit
      ? [
          [-22, -6],
          [2, -16],
          [20, 2],
          [-4, 10],
          [32, 12],
        ]
          .map(([x = 0, y = 0], i) => place(x, y, 1, (i % 2 ? other : bit) ?? '', i * 40))
          .join('')
      : '') +
    (food.has('crumbs') ? dots('-18 -10 2 -12 18 -4 -4 2 12 10 -26 6 28 6', '#c98a35', 5) : '')
  )
}

const STRANDS =
  fill('M-56 14C-58-8-34-26 0-26C34-26 58-8 56 14C48 34-48 34-56 14Z', C.pasta[1]) +
  line(
    'M-52 14C-44 28 40 29 50 16M-50 4C-48 24 44 25 48 6M-46-4C-38 18 34 18 44-2M-34-14C-50-2-46 14-30 18M34-14C50-4 46 14 32 18M-20-21C-4-26 24-24 36-12M-44 22C-20 33 20 33 42 23',
    C.pasta[0],
    5,
  ) +
  line('M-40 24C-20 30 12 31 34 26M-53 6C-51 14-46 19-40 22M38-6C47 2 48 9 43 16', C.pasta[2], 3)

const MEAT_SAUCE =
  fill(
    'M-38 2C-42-10-26-22-8-24C4-32 26-24 30-18C42-14 42 0 34 6C30 16 18 12 10 14C0 20-14 18-18 12C-30 14-38 10-38 2Z',
    C.sauce[1],
  ) +
  fill(
    'M-38 0C-41-11-26-22-8-24C4-32 26-24 30-18C39-14 38-4 31 0C22 8 12 4 4 8C-6 12-14 4-22 6C-30 8-37 6-38 0Z',
    C.sauce[0],
  ) +
  line(
    'M-24-5l5-3M-8-14l6 1M10-17l4 3M21-9l5 2M3-3l6-1M-13 3l4-2M13 4l5-2M-17-13l3-2M-2 8l4 0M28-1l2 2',
    '#7f2a17',
    7.5,
  ) +
  line('M-23-8l4-2M-8-17l5 1M10-20l3 2M4-6l4-1M21-11l3 1', '#a8492a', 3.6) +
  line('M-32-5C-29-12-22-17-14-19', C.sauce[2], 3.4)

export const lasagna: Motif = (food) => {
  const kinds = food.kinds.filter((kind) => IN_LASAGNA.includes(kind)).slice(0, 2)
  const isMeat = food.has('ground', 'ground-light', 'sausage') && !food.has('zucchini', 'eggplant')
  const pieces = isMeat ? [] : kinds.flatMap((kind) => pieceOf(kind) ?? [])
  return (
    LASAGNA +
    (pieces.length
      ? [
          [-14, -14],
          [8, -22],
          [26, -12],
          [2, -8],
        ]
          .map(([x = 0, y = 0], i) => place(x, y, 0.8, pieces[i % pieces.length] ?? '', i * 40))
          .join('')
      : '')
  )
}
const IN_LASAGNA: readonly FoodKind[] = [
  'zucchini',
  'greens',
  'mushroom',
  'eggplant',
  'broccoli',
  'carrot',
  'red-pepper',
]
const LASAGNA =
  fill('M-48-12V19Q-48 23-44 24L-4 34Q0 35 4 34L44 18Q48 16 48 12V-16L0 4Z', '#b2331d') +
  fill('M-48-8L0 4V11L-48-1ZM-48 5L0 17V24L-48 12ZM-48 18L0 30V34L-44 24Q-48 23-48 18Z', '#fae7b8') +
  fill('M0 4L48-14V-7L0 11ZM0 17L48-2V5L0 24ZM0 30L48 10V12Q48 16 44 18L0 34Z', '#e4c682') +
  fill('M0 11L48-7V-2L0 17ZM0 24L48 5V10L0 30Z', '#8f2817') +
  line('M-45 3.500Q-38 10-32 6T-18 10T-4 14M-44 16Q-36 23-30 19T-14 23', '#dd6242', 3) +
  fill(
    'M-49-8C-54-14-44-18-36-20L-6-32C0-35 8-34 14-31L46-20C54-17 51-10 46-9C42-3 38-7 32-5C30 5 24 3 22-1C16 1 14 10 8 7C4 5 0 1-6 4C-8 10-15 8-16 2C-22-1-26 1-28-2C-32 3-37 2-38-4C-43-4-46-5-49-8Z',
    C.mozz[0],
  ) +
  fill(
    'M-36-13C-30-19-18-20-14-16C-12-11-34-7-36-13ZM-2-24C6-29 18-27 18-23C16-18-4-18-2-24ZM4-7C12-12 22-12 22-8C20-3 4-1 4-7ZM24-17C29-20 38-18 37-15C34-12 22-13 24-17Z',
    '#e39a45',
  ) +
  fill('M-20-22C-15-25-8-24-8-21C-10-18-21-18-20-22ZM-12-6C-8-9-1-9-1-6C-3-2-12-2-12-6Z', '#cf4a2b') +
  line('M-30-16q5-2 9-1M4-25q4-1 8 0M9-9q4-2 8-1', '#f2bb6b', 2.6)

const SAUCE =
  fill(
    'M-38 2C-42-10-26-22-8-24C4-32 26-24 30-18C42-14 42 0 34 6C30 16 18 12 10 14C0 20-14 18-18 12C-30 14-38 10-38 2Z',
    C.sauce[1],
  ) +
  fill(
    'M-38 0C-41-11-26-22-8-24C4-32 26-24 30-18C39-14 38-4 31 0C22 8 12 4 4 8C-6 12-14 4-22 6C-30 8-37 6-38 0Z',
    C.sauce[0],
  ) +
  line('M-32-5C-29-12-22-17-14-19', C.sauce[2], 3.4)
const creamy = (c: Color): Svg =>
  fill(
    'M-40 2C-44-10-26-22-8-24C4-32 26-24 32-18C44-14 42 0 34 6C30 16 18 12 10 14C0 20-14 18-18 12C-30 14-38 10-40 2Z',
    c[0],
  ) + line('M-30-6C-26-13-18-18-10-19M2-2C10-6 20-6 26-2', c[2], 4)
const PASTAS: readonly FoodKind[] = [
  'spaghetti',
  'pasta',
  'noodle',
  'rice-noodle',
  'orzo',
  'macaroni',
  'shells',
  'filled-pasta',
  'pasta-sheet',
  'spaghetti-squash',
  'chow-mein',
]
const ON_PASTA: readonly FoodKind[] = [
  'meatball',
  'shrimp',
  'clam',
  'sausage',
  'chicken',
  'chicken-thigh',
  'chicken-leg',
  'whole-bird',
  'beef',
  'steak',
  'tuna',
  'sardine',
  'bacon',
  'broccoli',
  'zucchini',
  'mushroom',
  'eggplant',
  'chickpea',
  'white-bean',
  'lentil',
  'greens',
  'asparagus',
  'pea',
  'cherry-tomato',
  'green-bean',
  'tofu',
  'cabbage',
  'boiled-egg',
  'red-pepper',
  'green-pepper',
  'carrot',
  'edamame',
  'cucumber',
  'black-olive',
  'green-olive',
  'artichoke',
  'ground-light',
  'turkey',
  'pork',
  'ham',
  'peanut',
  'green-onion',
  'feta',
  'cottage',
  'tomato',
  'cheddar',
  'mixed-vegetables',
  'peas-carrots',
  'stir-fry-vegetables',
  'fish',
  'salmon',
  'lemon',
  'mozzarella',
  'swiss',
  'ground',
  'pork-chop',
  'shredded',
  'pumpkin',
  'corn',
  'herb',
]
const ON_MEAT_SAUCE: readonly FoodKind[] = ['meatball', 'mushroom', 'herb', 'mozzarella', 'feta', 'cheddar']
const TOP_SPOTS = [
  [-20, -10],
  [4, -20],
  [24, -10],
  [-6, -2],
  [14, 2],
  [-24, 6],
] as const
/** The sauce of a pasta dish and what lies in it. */
function pastaTop(food: Contents, isMixed: boolean): Svg {
  const ground = food.has('ground', 'ground-light', 'sausage') && food.has('tomato-sauce', 'tomato')
  const base = isMixed
    ? ''
    : food.has('tomato-sauce') || (food.has('tomato') && food.has('ground'))
      ? ground
        ? MEAT_SAUCE
        : SAUCE
      : food.has('alfredo', 'cream', 'cream-soup', 'sour-cream', 'cream-cheese')
        ? creamy(['#fbf1d6', '#dcc99b', '#ffffff'])
        : food.has('pesto')
          ? creamy(['#86ad3f', '#5f8529', '#b5d174'])
          : food.has('peanut-butter')
            ? creamy(C.pb)
            : ''
  const isSauced = base === MEAT_SAUCE
  // An egg that is not in the name is in the sauce.
  const egg = food.kinds.indexOf('egg')
  const kinds = food.kinds.filter(
    (kind, i) =>
      (ON_PASTA.includes(kind) || (i === egg && egg < 3)) &&
      !(isSauced && (kind === 'ground' || kind === 'ground-light' || kind === 'tomato')),
  )
  const pieces = kinds
    .filter((kind) => !isSauced || ON_MEAT_SAUCE.includes(kind))
    .slice(0, isSauced ? 1 : 3)
    .flatMap((kind) => coatedPiece(kind, food.has('soy') ? 'soy' : undefined) ?? [])
  if (isSauced && pieces[0])
    return (
      base +
      place(-18, -12, 1, pieces[0]) +
      place(4, -20, 1, pieces[0], 20) +
      place(20, -6, 1, pieces[0], 40) +
      place(-2, -2, 1, pieces[0], 10)
    )
  return (
    base +
    (pieces.length
      ? TOP_SPOTS.map(([x, y], i) =>
          place(x, y, 1.12, pieces[i % pieces.length] ?? '', ((i * 40) % 90) - 40),
        ).join('')
      : '')
  )
}
/** Long pasta in a nest. */
/** Half a squash that its own strands fill. */
const SQUASH_SHELL =
  fill('M-72 0C-66 46 66 46 72 0C60-26-60-26-72 0Z', '#c98f1e') +
  fill('M-72 0C-66 38 66 38 72 0C60-30-60-30-72 0Z', '#f4cf62')
export const spaghetti: Motif = (food) =>
  (food.has('spaghetti-squash') ? SQUASH_SHELL : '') +
  (food.has('rice-noodle')
    ? STRANDS.replaceAll(C.pasta[0], '#f7f0dc')
        .replaceAll(C.pasta[1], '#d5c8a4')
        .replaceAll(C.pasta[2], '#ffffff')
    : food.has('spaghetti-squash', 'chow-mein')
      ? STRANDS.replaceAll(C.pasta[0], '#f3c548').replaceAll(C.pasta[1], '#d19c22')
      : STRANDS) +
  pastaTop(food, false)
export const zucchiniNoodles: Motif = (food) =>
  STRANDS.replaceAll(C.pasta[0], '#b9d273')
    .replaceAll(C.pasta[1], '#7c9f3e')
    .replaceAll(C.pasta[2], '#dcebad') + pastaTop(food, false)
const TUBE_SPOTS: readonly (readonly [number, number, number])[] = [
  [-30, -10, -20],
  [-8, -19, 30],
  [16, -17, -10],
  [36, -6, 60],
  [-42, 6, 10],
  [-20, 3, 70],
  [4, 1, -30],
  [26, 8, 20],
  [46, 10, -20],
  [-30, 19, 0],
  [-6, 20, 40],
  [18, 23, -15],
  [38, 22, 10],
]
/** A broad sheet with waved edges. */
const sheet = ([base, shade, light]: Color): Svg =>
  fill('M-23-5Q-16-12-9-7T5-8T22-10L24 6Q16 12 9 8T-6 10T-22 12Z', shade) +
  fill('M-23-7Q-16-14-9-9T5-10T22-12L24 2Q16 8 9 4T-6 6T-22 8Z', base) +
  line('M-17-5Q-9-9-2-6T14-7', light, 3)
const elbow = ([base, shade, light]: Color): Svg =>
  line('M-9 7C-11-8 10-9 10 5', shade, 12.5) +
  line('M-9 6C-11-9 10-10 10 4', base, 10) +
  line('M-9 0C-7-7 0-8 4-6', light, 2.8) +
  oval(10, 6, 3.2, 2.4, shade)
/** Short pasta in a heap. */
export const shortPasta: Motif = (food) => {
  const kind = food.first(...PASTAS) ?? 'pasta'
  const red = food.has('tomato-sauce', 'tomato')
  const c: Color = red
    ? ['#ee9a52', '#c4602a', '#fbc58e']
    : food.has('cheddar')
      ? ['#fac653', '#d18618', '#fde4a4']
      : food.has('pesto')
        ? ['#c6c95a', '#93952f', '#e6e79c']
        : ['#f4cf78', '#cf9b3c', '#fbe9b8']
  const one =
    kind === 'filled-pasta' || kind === 'shells'
      ? fill('M-17 8C-17-12 17-12 17 8Q0 16-17 8Z', c[1]) +
        fill('M-17 5C-17-13 17-13 17 5Q0 12-17 5Z', c[0]) +
        line('M-13 4Q0 9 13 4M-6-4Q0-7 6-4', c[2], 3)
      : kind === 'orzo'
        ? line('M-16 4l7-4M-3 8l8-2M4-4l8 3M-9-8l7-1M14 6l5-3', c[1], 9) +
          line('M-16 2l7-4M-3 6l8-2M4-6l8 3M-9-10l7-1M14 4l5-3', c[0], 7)
        : kind === 'noodle'
          ? line('M-12 4C-6-6 4-6 12 2', c[1], 11) +
            line('M-12 2C-6-8 4-8 12 0', c[0], 8.5) +
            line('M-8-3Q0-8 7-4', c[2], 2.6)
          : kind === 'pasta-sheet'
            ? sheet(c)
            : kind === 'macaroni'
              ? elbow(c)
              : line('M-11 4L10-6', c[1], 13.5) +
                line('M-11 3L10-7', c[0], 11) +
                oval(11, -7, 3.6, 4.8, c[1]) +
                line('M-9-1L4-7', c[2], 3)
  return (
    TUBE_SPOTS.map(([x, y, turn]) => place(x, y, 1, one, turn)).join('') +
    pastaTop(food, kind !== 'filled-pasta' && kind !== 'shells')
  )
}
export const butteredNoodles: Motif = (food) => {
  const nest =
    'M-34 10C-34-14 30-18 33 4C34 20-26 22-25 6C-24-8 22-10 23 4C23 14-14 14-14 5M-30-4C-22-24 20-26 28-8M-36 14C-22 28 20 28 36 12M-22-14C-6-4 14-4 26-12M-32 2C-22 14 0 24 18 18'
  return (
    fill('M-40 12C-42-8-24-26 0-26C26-26 42-8 40 12C32 28-32 28-40 12Z', C.pasta[1]) +
    line(nest, '#b9822f', 8.4) +
    line(nest, '#f3d581', 6.4) +
    line(
      'M-30 2C-24-9-6-13 8-11M-20 4C-14-3 4-5 14-1M-24-10C-14-20 6-21 18-15M-28 18C-14 25 8 26 22 21',
      '#fdf0c4',
      2,
    ) +
    (food.has('butter') ? butterPat(2, -6, 0.9) : '') +
    herbs(food, 'M-16-4l3 2M14-2l3-2')
  )
}
const FRIED_ONION = 'M-34-12q9 9 18 1M6-8q8 9 18 0M-16 8q10 9 20 1M18 14q8 7 16-1M-4-18q7 5 13 1'
/** Filled dough: ravioli, pierogies, potstickers. */
/** A square of dough, crimped around its filling. */
const pillow = ([base, shade, light]: Color): Svg =>
  fill('M-22-8L3-17L24-5L0 14Z', shade) +
  place(0, -3, 1, fill('M-22-8L3-17L24-5L0 14Z', base)) +
  line('M-15-6l12-4M6-13l11 6M16-2L3 8M-5 7l-10-9', shade, 2.2) +
  oval(1, -6, 10, 6, light)
export const dumplings: Motif = (food) => {
  const c: Color = food.has('ravioli-can')
    ? ['#f2a45c', '#bf5a26', '#fbd0a0']
    : food.has('tomato-sauce')
      ? ['#f4d28a', '#cf9b3c', '#fbe9b8']
      : ['#f2d9a4', '#c9a05c', '#fbeed0']
  const one = food.has('ravioli', 'ravioli-can')
    ? pillow(c)
    : fill('M-26 8C-26-18 26-18 26 8Q0 20-26 8Z', c[1]) +
      fill('M-26 4C-26-19 26-19 26 4Q0 14-26 4Z', c[0]) +
      line('M-21 4Q0 12 21 4', c[1], 3) +
      line('M-12-6Q0-12 10-7', c[2], 4) +
      dots('-18 0 -6 6 6 6 18 1', c[1], 3)
  return (
    (food.has('ravioli-can')
      ? fill('M-62 8C-60-22-24-34 6-34C44-34 66-12 62 12C50 44-50 46-62 8Z', C.sauce[2])
      : '') +
    place(-30, -14, 0.95, one) +
    place(24, -18, 0.95, one, 8) +
    place(-14, 6, 1, one, -6) +
    place(34, 8, 1, one, 10) +
    place(4, 25, 1, one) +
    pastaTop(
      contentsOf(
        food.kinds.filter(
          (kind) => kind !== 'filled-pasta' && kind !== 'herb' && kind !== 'sour-cream' && kind !== 'butter',
        ),
      ),
      false,
    ) +
    (food.has('onion')
      ? line(FRIED_ONION, '#7d4518', 7) + place(0, -1, 1, line(FRIED_ONION, '#b9752f', 4.6))
      : '')
  )
}
