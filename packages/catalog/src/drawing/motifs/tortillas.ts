import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { chunk, friedEgg, RUFFLE } from '../pieces/shapes.ts'
import { arc, band, dots, fill, line, oval, place } from '../svg/strokes.ts'
import type { Contents, Motif } from './motif.ts'
import { herbs } from './toppings.ts'

const FILLINGS: readonly (readonly [FoodKind, string])[] = [
  ['chili-can', C.chili[0]],
  ['ground', C.beef[0]],
  ['ground-light', MORE.groundLight[0]],
  ['shredded', '#a85a32'],
  ['steak', C.beef[0]],
  ['beef', C.beef[0]],
  ['roast', C.beef[0]],
  ['chicken', '#e7c48c'],
  ['whole-bird', '#e7c48c'],
  ['chicken-thigh', '#e7c48c'],
  ['pork', C.pork[0]],
  ['fish', C.fry[0]],
  ['fish-stick', C.fry[0]],
  ['nugget', C.fry[0]],
  ['shrimp', C.shrimp[0]],
  ['ham', C.ham[0]],
  ['sausage', C.sausage[0]],
  ['deli-meat', C.turkey[0]],
  ['turkey', C.turkey[0]],
  ['bacon', C.bacon[0]],
  ['egg', C.scramble[0]],
  ['tuna', MORE.tuna[0]],
  ['tofu', MORE.tofu[0]],
  ['cauliflower', '#f0ddb0'],
  ['sweet-potato', MORE.sweetPotato[0]],
  ['potato', C.potato[0]],
  ['black-bean', C.black[0]],
  ['pinto-bean', MORE.pinto[0]],
  ['refried', C.baked[0]],
  ['lentil', C.lentil[0]],
  ['chickpea', MORE.chickpea[0]],
  ['kidney-bean', C.kidney[0]],
  ['peanut-butter', C.pb[0]],
  ['banana', '#f7e3a0'],
  ['hummus', '#e6cf9c'],
  ['salami', '#c8412a'],
  ['cream-cheese', C.cream[0]],
  ['green-pepper', C.bean[0]],
  ['red-pepper', C.tomato[0]],
  ['rice', C.rice[0]],
]
const GARNISHES: readonly (readonly [FoodKind, string])[] = [
  ['lettuce', C.leaf[0]],
  ['slaw', '#b9d58a'],
  ['cabbage', '#c9dd9a'],
  ['red-cabbage', MORE.redCabbage[0]],
  ['greens', MORE.kale[2]],
  ['tomato', C.tomato[0]],
  ['salsa', C.tomato[0]],
  ['cherry-tomato', C.tomato[0]],
  ['red-pepper', '#c62d1d'],
  ['green-pepper', C.bean[0]],
  ['avocado', C.avocado[0]],
  ['cucumber', C.cuke[0]],
  ['onion', '#f1ead2'],
  ['pineapple', MORE.pineapple[0]],
  ['corn', C.corn[0]],
  ['carrot', C.carrot[0]],
  ['herb', C.dark[2]],
  ['celery', '#c5dd8a'],
  ['salsa-verde', MORE.greenSauce[0]],
  ['mushroom', MORE.mushroom[0]],
]
const CHEESE: readonly (readonly [FoodKind, string])[] = [
  ['cheddar', C.cheddar[0]],
  ['feta', '#fdfaf0'],
  ['mozzarella', '#f6ead0'],
  ['swiss', MORE.swiss[0]],
  ['sour-cream', '#fffaf0'],
  ['yogurt', '#fffaf0'],
]
const colorsOf = (food: Contents, table: readonly (readonly [FoodKind, string])[], count: number): string[] =>
  table
    .filter(([kind]) => food.has(kind))
    .sort(([a], [b]) => (table === GARNISHES ? food.kinds.indexOf(a) - food.kinds.indexOf(b) : 0))
    .slice(0, count)
    .map(([, color]) => color)
/** A rolled or folded dish's filling: the main one, then what is green, red or melted on it. */
const stuffed = (food: Contents) => ({
  main: colorsOf(food, FILLINGS, 2),
  fresh: colorsOf(food, GARNISHES, 2),
  cheese: colorsOf(food, CHEESE, 1)[0],
})

/** Fillings that keep their shape. */
const WHOLE: readonly FoodKind[] = [
  'lentil',
  'shrimp',
  'fish',
  'fish-stick',
  'nugget',
  'cauliflower',
  'tofu',
  'egg',
  'black-bean',
  'chickpea',
  'pinto-bean',
  'sweet-potato',
  'potato',
  'mushroom',
]
/** Browned, to stand out from slaw and cream. */
const SEARED_FISH = chunk(['#e2b56e', '#b07f3a', '#f6dfb2'])
/** Shreds of chicken over the rim of its shell. */
const PULLED = 'M-20-4q3-8 9-9M-10-19q7-1 10 4M6-14q6-8 13-6M22-19q7 3 8 9'
export const tacos: Motif = (food) => {
  const { main, fresh, cheese } = stuffed(food)
  const hasMeat = food.has('ground', 'ground-light', 'shredded', 'steak', 'beef', 'roast', 'chicken', 'pork')
  const whole = hasMeat ? undefined : food.first(...WHOLE)
  const piece = whole === 'fish' ? SEARED_FISH : whole && pieceOf(whole)
  const also = whole === 'egg' && food.has('potato') ? pieceOf('potato') : undefined
  const shell: Color =
    food.has('lettuce') && !food.has('corn-tortilla', 'flour-tortilla', 'taco-shell')
      ? C.leaf
      : food.has('flour-tortilla')
        ? C.tortilla
        : C.shell
  const [first = C.leaf[0], second = first] = fresh.length > 0 ? fresh : main
  const one =
    fill('M-23 15C-24-26 40-32 39 12Z', shell[1]) +
    dots(arc(5, 14, 31, 34, 196, 338, 7), first, 15) +
    dots(arc(4, 15, 30, 31, 204, 330, 6), main[0] ?? first, 12) +
    (fresh.length > 1 || main.length > 1 ? dots(arc(5, 13, 31, 35, 214, 322, 4), main[1] ?? second, 8) : '') +
    (piece
      ? place(-8, -15, 0.85, piece, -20) +
        place(12, -19, 0.85, also ?? piece, 10) +
        place(28, -8, 0.8, piece, 40)
      : '') +
    (food.has('chicken', 'whole-bird') ? line(PULLED, '#b98a4c', 6) + line(PULLED, '#faeccd', 4) : '') +
    (cheese ? line('M-16-12l6-6M2-22l7-1M18-18l6 4M-6-16l3-6M28-8l3 5', cheese, 3.6) : '') +
    fill('M-31 22C-33-24 29-24 29 22C29 26-31 26-31 22Z', shell[0]) +
    fill('M-31 22C-31 18-31 15-30 12C-10 22 14 22 28 10C29 14 29 18 29 22C29 26-31 26-31 22Z', shell[1]) +
    line('M-22 2C-18-6-12-9-6-10', shell[2], 4) +
    dots('2 4 -10 10 14 12', shell[1], 4.5)
  return place(-33, -1, 1, one, -7) + place(2, -4, 1, one) + place(35, 1, 1, one, 7)
}
/** A flat crisp tortilla, heaped. */
export const tostadas: Motif = (food) => {
  const { main, fresh, cheese } = stuffed(food)
  const whole = food.first('shrimp', 'black-bean', 'pinto-bean')
  const piece = whole && pieceOf(whole)
  const one =
    oval(0, 9, 40, 21, C.shell[1]) +
    oval(0, 4, 40, 21, C.shell[0]) +
    oval(0, 2, 33, 16, main[0] ?? C.baked[0]) +
    (piece ? '' : dots('-18 0 -4 -6 10 -4 20 2 -10 7 6 8', main[1] ?? fresh[0] ?? C.leaf[0], 9)) +
    dots('-12 -4 4 0 14 6 -4 4 -22 4', fresh[1] ?? fresh[0] ?? main[0] ?? C.baked[0], 6) +
    (piece
      ? dots('-24 -1 -2 -9 18 -5 24 5 -6 9', fresh[0] ?? C.leaf[0], 6) +
        place(-14, -2, 0.82, piece) +
        place(10, -6, 0.82, piece, 30) +
        place(3, 7, 0.82, piece, -20)
      : '') +
    (cheese ? line('M-16-4l7 3M0-6l7 3M10 2l7-3M-6 8l7-2', cheese, 3.6) : '') +
    (food.has('egg') ? place(0, 0, 0.7, friedEgg(0, 0, 1)) : '')
  return place(20, -17, 0.98, one) + place(-18, 8, 1.08, one)
}
/** Leaves as cups for their filling. */
export const lettuceCups: Motif = (food) => {
  const pieces = food.kinds
    .filter((kind) => kind !== 'lettuce' && kind !== 'greens')
    .flatMap((kind) => pieceOf(kind) ?? [])
    .slice(0, 3)
  const leafColor = food.has('greens') && !food.has('lettuce') ? MORE.kale : C.leaf
  const one =
    place(0, 4, [1.25, 1], RUFFLE, 0, leafColor[1]) +
    place(0, 0, [1.15, 0.9], RUFFLE, 180, leafColor[0]) +
    fill('M-26 2C-24-8 24-8 26 2C20 10-20 10-26 2Z', leafColor[2]) +
    [
      [-14, -1],
      [1, -6],
      [15, -1],
      [-6, 4],
      [8, 4],
    ]
      .map(([x = 0, y = 0], i) => place(x, y, 0.95, pieces[i % Math.max(1, pieces.length)] ?? '', i * 40))
      .join('')
  return place(30, -18, 0.95, one, 8) + place(-30, -10, 0.98, one, -10) + place(6, 15, 1.08, one)
}
export const quesadilla: Motif = (food) => {
  const { main, fresh, cheese } = stuffed(food)
  const [first, second = first] = food.has('tomato-sauce') ? [C.sauce[0]] : fresh
  const meat = food.first('chicken', 'whole-bird', 'steak', 'ground', 'ground-light', 'shredded', 'shrimp')
  const spilled = meat && pieceOf(meat)
  const melted = cheese ?? main[0] ?? C.cheddar[0]
  const bread = food.has('corn-tortilla') ? C.shell : C.tortilla
  const pt = (a: number, k: number) =>
    [k * 60 * Math.cos((a * Math.PI) / 180), 26 + k * 56 * Math.sin((a * Math.PI) / 180)]
      .map(Math.round)
      .join(' ')
  const wedge = (a: number, b: number) => {
    const m = (a + b) / 2,
      dx = Math.round(6 * Math.cos((m * Math.PI) / 180)),
      dy = Math.round(7 * Math.sin((m * Math.PI) / 180))
    const d = `M0 26L${pt(a, 1)}Q${pt((a * 2 + m) / 3 - 2, 1.04)} ${pt(m, 1)}T${pt(b, 1)}Z`
    const sp = (k: number, w: number) => `M${pt(m + k, w)}l4 1`
    return place(
      dx,
      dy,
      1,
      place(0, 9, 1, fill(d, '#b98645') + line(d, '#b98645', 4)) +
        (main[0] ? place(0, 7, 1, fill(d, main[0]) + line(d, main[0], 4)) : '') +
        place(0, 4, 1, fill(d, melted) + line(d, melted, 4)) +
        fill(d, bread[0]) +
        line(d, bread[0], 4) +
        line(sp(-16, 0.72) + sp(14, 0.84) + sp(4, 0.5), '#c98f48', 9) +
        line(sp(15, 0.6) + sp(-8, 0.9), '#d6a35f', 6),
    )
  }
  return (
    wedge(180, 236) +
    wedge(304, 360) +
    wedge(242, 298) +
    line('M-14 30q0 6-1 8M22 33q1 5 1 7', melted, 5) +
    (main[0] ? line('M-56 35h6M-38 35h5M36 35h6M52 35h5M-12 27l3 4M12 27l-2 4', main[0], 6) : '') +
    (first
      ? line('M-48 35h4M30 35h4M46 34h4M-16 22l2 3', first, 6) +
        line('M-30 35h4M40 35h3M8 22l-2 3', second ?? first, 6)
      : '') +
    line('M-50 32h4M-30 32h5M34 32h5M52 32h3M-8 20l3 5M10 18l-3 5', '#fbe6bd', 4) +
    (spilled
      ? place(-30, 38, 0.85, spilled) + place(2, 41, 0.85, spilled, 30) + place(34, 37, 0.85, spilled, -20)
      : '')
  )
}

const ROLLED =
  fill(
    'M-54 6C-58-10-48-22-34-22L36-28C52-28 60-10 52 6C48 20 40 24 30 25L-34 26C-48 26-53 16-54 6Z',
    C.tortilla[1],
  ) +
  fill(
    'M-54 4C-58-11-48-22-34-22L36-28C46-28 52-22 53-14C48 4 30 10 0 11C-30 14-48 16-54 4Z',
    C.tortilla[0],
  ) +
  fill(
    'M-46-8C-42-12-36-9-38-4C-40 0-49-4-46-8ZM-16-16C-12-19-5-16-8-11C-11-7-19-11-16-16ZM16-8C20-11 26-8 23-3C20 0 13-4 16-8ZM-14 2C-11-1-5 1-7 5C-9 8-16 6-14 2Z',
    '#d3a25c',
  ) +
  line('M-30-14C-22-17-14-18-2-19', C.tortilla[2], 3.5)

/** One whole, and one cut so that its filling shows. */
export const burrito: Motif = (food) => {
  const { main, fresh, cheese } = stuffed(food)
  const [inside = C.baked[0], second = inside] = food.has('breakfast-burrito')
    ? [C.scramble[0], C.sausage[0]]
    : main
  const cut =
    fill('M-44 6C-48-12-36-24-22-24L30-26C38-18 40 20 32 26L-24 27C-38 26-43 16-44 6Z', C.tortilla[1]) +
    fill('M-44 4C-48-13-36-24-22-24L30-26C36-20 38-6 37 4C20 14-20 16-44 4Z', C.tortilla[0]) +
    fill('M-32-10C-28-14-21-11-24-6C-27-2-35-6-32-10ZM-4-16C0-19 8-16 5-11C2-7-7-11-4-16Z', '#d3a25c') +
    oval(31, 0, 17, 26, C.tortilla[1]) +
    oval(32, 0, 15, 23.5, C.tortilla[2]) +
    oval(33, 0, 11.5, 20, inside) +
    dots('30 -10 37 -4 29 4 36 10 33 -15', second, 7) +
    (fresh[0] ? dots('36 -12 29 -3 37 5 31 13', fresh[0], 5) : '') +
    (cheese ? line('M28-8l6 3M34 2l5-3M29 9l6 2', cheese, 3.6) : '')
  return place(16, -17, 0.92, ROLLED, 6) + place(-8, 13, 1.05, cut, -3)
}
export const wrapHalves: Motif = (food) => {
  const { main, fresh, cheese } = stuffed(food)
  const filling = [...main, ...(cheese ? [cheese] : [])]
  const [inside = C.turkey[0], under = inside] =
    food.isCooked('buffalo') && main.length > 0 ? ['#d9531e', ...filling.slice(1)] : filling
  const spread = food.has('hummus') ? '#e6cf9c' : food.has('cream-cheese') ? '#fffaf0' : undefined
  const h =
    fill('M-34 8C-38-12-20-24 4-22L34-18C40-8 40 12 34 22L-8 24C-22 24-32 20-34 8Z', C.tortilla[1]) +
    fill('M-34 6C-38-12-20-24 4-22L34-18C38-10 38 0 36 6C20 14-14 14-34 6Z', C.tortilla[0]) +
    fill('M-20-8C-16-12-9-9-12-4C-15 1-24-3-20-8ZM2-14C6-17 13-14 10-9C7-5-2-9 2-14Z', '#d3a25c') +
    oval(33, 2, 16, 23, C.tortilla[1]) +
    oval(34, 2, 14, 20.5, C.tortilla[2]) +
    oval(35, 2, 11.5, 17.5, spread ?? fresh[0] ?? inside) +
    line('M31-7l6 3M29 3l5-2', inside, 9) +
    line('M39 3l1 5', under, 8) +
    line('M32 13l6-1M37-11l2 2', fresh[0] ?? under, 6) +
    line('M30-2l1 2M36 9l3-2', fresh[1] ?? fresh[0] ?? under, 5)
  return place(14, -14, 0.9, h, 8) + place(-14, 8, 1, h, -4)
}

export const pizza: Motif = (food) => {
  const meat = food.first('salami', 'sausage', 'bacon', 'ham', 'chicken', 'ground')
  const others = food.kinds
    .filter((kind) => ON_PIZZA.includes(kind))
    .flatMap((kind) => pieceOf(kind) ?? [])
    .slice(0, 2)
  const sl =
    fill('M-29-24C-12-32 14-32 29-24L6 41Q1 46-4 41Z', C.crust[1]) +
    fill(
      'M-29-25C-12-33 14-33 29-25L4 36Q0 40-4 36Z',
      food.has('tomato-sauce', 'tomato', 'salsa') ? C.tomato[1] : C.mozz[1],
    ) +
    fill('M-25-21C-10-28 12-28 25-21L3 31Q0 35-3 31Z', C.mozz[0]) +
    fill('M-6-6C4-10 12-6 10 0C14 8 2 12 1 6C-8 8-12-2-6-6Z', C.mozz[2]) +
    (meat !== 'salami'
      ? others
          .map(
            (piece, i) =>
              place(i ? 8 : -9, i ? -6 : -9, 0.8, piece) + place(i ? -10 : 1, i ? 4 : 14, 0.8, piece),
          )
          .join('')
      : oval(-9, -10, 8.5, 7, C.bacon[1]) +
        oval(-9.5, -11, 8, 6.4, '#c8412a') +
        oval(10, -6, 8.5, 7, C.bacon[1]) +
        oval(9.5, -7, 8, 6.4, '#c8412a') +
        oval(0, 14, 7.4, 6.4, C.bacon[1]) +
        oval(-0.4, 13, 6.8, 5.8, '#c8412a') +
        dots('-12 -12 -7 -9 7 -9 12 -6 -2 12 2 15', '#e5765a', 2.6)) +
    line('M-28-24C-12-32 14-32 28-24', C.crust[1], 13) +
    line('M-28-26C-12-34 14-34 28-26', C.crust[0], 11) +
    line('M-20-31C-10-34 2-35 10-34', C.crust[2], 3.4)
  return place(22, -4, 0.98, sl, 21) + place(-20, -4, 0.98, sl, -21)
}

const ON_PIZZA: readonly FoodKind[] = [
  'sausage',
  'bacon',
  'ham',
  'chicken',
  'ground',
  'egg',
  'mushroom',
  'green-pepper',
  'red-pepper',
  'tomato',
  'cherry-tomato',
  'onion',
  'black-olive',
  'green-olive',
  'greens',
  'zucchini',
  'pineapple',
  'broccoli',
  'feta',
  'jalapeno',
  'herb',
  'cheddar',
]
/** Small rounds with sauce and cheese: English muffins, bagels, skillet flat breads. */
export const miniPizzas: Motif = (food) => {
  const pieces = food.has('salami')
    ? [pieceOf('salami') ?? '']
    : food.kinds
        .filter((kind) => ON_PIZZA.includes(kind))
        .flatMap((kind) => pieceOf(kind) ?? [])
        .slice(0, 2)
  const one =
    oval(0, 7, 34, 20, C.crust[1]) +
    oval(0, 2, 34, 20, C.crust[0]) +
    oval(0, 0, 28, 15.5, food.has('tomato-sauce', 'tomato', 'salsa') ? C.tomato[0] : C.mozz[1]) +
    fill('M-24 0C-24-10-8-13 4-12C18-12 26-4 22 3C20 10 6 8-2 12C-14 12-22 9-24 0Z', C.mozz[0]) +
    [
      [-10, -4],
      [9, -5],
      [0, 5],
    ]
      .map(([x = 0, y = 0], i) => place(x, y, 0.72, pieces[i % Math.max(1, pieces.length)] ?? ''))
      .join('') +
    (food.has('bagel') ? oval(0, 0, 8, 5, '#8a5220') + oval(0, 1.5, 7, 3.6, C.crust[2]) : '')
  return place(26, -17, 0.98, one) + place(-28, -10, 0.98, one) + place(6, 13, 1.08, one)
}
export const frenchBreadPizza: Motif = (food) => {
  const pieces = food.has('salami')
    ? [pieceOf('salami') ?? '']
    : food.kinds
        .filter((kind) => ON_PIZZA.includes(kind))
        .flatMap((kind) => pieceOf(kind) ?? [])
        .slice(0, 2)
  const one =
    line('M-44 6L44-6', C.crust[1], 34) +
    line('M-44 2L44-10', C.crust[0], 32) +
    line('M-42 0L42-12', C.tomato[0], 24) +
    line('M-38-2L38-12', C.mozz[0], 18) +
    [-34, -12, 12, 34]
      .map((x, i) => place(x, -6 - x / 8, 0.82, pieces[i % Math.max(1, pieces.length)] ?? ''))
      .join('')
  return place(0, -17, 1, one) + place(-2, 17, 1.05, one, 3)
}
export const pizzaRolls: Motif = (food) => {
  const one =
    fill('M-20-8L14-13Q21-12 20-4L18 8L-14 13Q-21 12-20 4Z', '#b5762c') +
    fill('M-20-10L14-15Q20-14 19-7L17 4L-14 9Q-20 8-19 1Z', '#e3a854') +
    line('M-12-5L10-9', '#f5d394', 3.4) +
    dots('18 2', food.has('ham') ? C.ham[0] : C.tomato[0], 7)
  return [
    [-28, -16, 0],
    [6, -20, 14],
    [36, -10, -10],
    [-38, 8, 10],
    [-6, 4, -12],
    [26, 14, 8],
    [-18, 24, 0],
    [10, 26, -8],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(x, y, 1, one, turn))
    .join('')
}
/** Small rolls of tortilla or crust: taquitos, egg rolls. */
export const crispRolls: Motif = () => {
  const one =
    line('M-36 4L36-4', '#b5762c', 19) +
    line('M-36 2L36-6', '#e0a24a', 16.5) +
    line('M-30-2L14-7', '#f3cd86', 3.4) +
    oval(37, -6, 5, 7.5, '#8f5a20') +
    line('M-12-4l4 9M10-6l4 9', '#c4812f', 3)
  return (
    place(4, -21, 1, one, 4) + place(-8, -5, 1, one, -4) + place(10, 8, 1, one, 5) + place(-4, 23, 1, one, -3)
  )
}
/** Rolled and covered with sauce and cheese. */
export const enchiladas: Motif = (food) => {
  const green = food.has('salsa-verde') && !food.has('enchilada-sauce', 'tomato-sauce')
  const sauce: Color = green ? MORE.greenSauce : ['#b8401f', '#8b2b13', '#d96b45']
  const {
    cheese,
    main: [inside = C.shell[1]],
  } = stuffed(food)
  const roll =
    line('M-46 4L46-4', C.shell[1], 29) +
    line('M-46 1L46-7', C.shell[0], 26) +
    line('M-50-5L-36-6', C.shell[2], 4) +
    oval(57, -7, 6, 10, C.shell[1]) +
    oval(57.5, -7, 4, 7.5, inside)
  const shape =
    'M-30-34C-20-44 24-44 32-34C40-24 32-14 36-4C42 8 32 20 34 30C30 44-24 46-32 36C-40 26-30 16-36 4C-42-8-36-26-30-34Z'
  return (
    place(4, -24, 1, roll) +
    place(-2, 1, 1.04, roll) +
    place(4, 27, 1.06, roll) +
    place(0, 1, 1, fill(shape, sauce[0])) +
    line('M-22-26C-12-32 6-33 18-30M-26 14C-14 18-2 18 8 16', sauce[2], 4) +
    (cheese
      ? line(
          'M-20-22l12 5M-4-27l12 4M12-18l11-5M-22-6l11-4M-4-11l10 6M12-4l12-1M-20 10l10 5M-2 4l12 4M14 14l10 6M-14 26l12-3M4 22l11 6',
          food.has('cheddar') ? C.mozz[0] : '#f6ead0',
          5,
        )
      : '') +
    herbs(food, 'M-8-10l3 2M6-14l3-2M-4 14l3 2M8 20l3-2')
  )
}
export const tamales: Motif = () => {
  const one =
    fill('M-44 4C-36-12 26-16 44-4L50-14L52 10L42 8C26 18-34 20-44 4Z', '#c9a95e') +
    fill('M-42 2C-34-12 26-15 43-4C30 8-30 12-42 2Z', '#ecd596') +
    line('M-28-2C-10-8 12-9 32-6M-26 4C-8 2 12 0 30-1', '#c9a95e', 3) +
    line('M-10-10L-8 12M16-11L18 9', '#a9853c', 4)
  return place(2, -22, 1, one) + place(-6, 2, 1.04, one, 4) + place(6, 25, 1.06, one, -3)
}
/** Rolled slices of meat or lettuce, with what is in them at the ends. */
export const rollUps: Motif = (food) => {
  const skin: Color = food.has('deli-meat', 'turkey')
    ? C.turkey
    : food.has('ham')
      ? C.ham
      : food.has('prosciutto')
        ? ['#d9776e', '#b5544c', '#f0ada4']
        : food.has('roast-beef')
          ? ['#c46f63', '#9c4d43', '#df9a8f']
          : food.has('egg')
            ? C.scramble
            : food.has('lettuce')
              ? C.leaf
              : C.tortilla
  const { fresh, cheese } = stuffed(food)
  // A stick of cheese or of vegetables stands out of what is rolled around it; an egg crepe has only itself.
  const core = fresh.length > 0 ? fresh : cheese ? [cheese, cheese] : []
  const spread = food.has('cream-cheese', 'hummus', 'mayonnaise') ? '#fffaf0' : undefined
  const [first, second = first] = core
  const one =
    (first ? line('M-30 7L34-11', first, 8) + line('M-28 3L36-8', second ?? first, 5) : '') +
    line('M-26 6L20-6', skin[1], 20) +
    line('M-26 4L20-8', skin[0], 18) +
    line('M-25-2L8-10', skin[2], 2.6) +
    line('M-20 12C-6 10 4 4 12 3', skin[1], 2.6) +
    (food.has('egg') ? dots('-18 2 -6 -4 4 0 12 -8', '#d99a38', 4.4) : '') +
    oval(23, -7, 9, 11, skin[1]) +
    oval(23.5, -7, 7.6, 9.6, spread ?? skin[2]) +
    (first
      ? line('M23-9L34-12', first, 7) + line('M23-4L35-7', second ?? first, 5)
      : line('M23-14C30-14 30 0 23-1C18-2 18-11 24-10C27-8 26-5 23-6', skin[1], 2.8))
  return (
    place(-10, -22, 1, one) +
    place(26, -6, 1, one, 4) +
    place(-22, 5, 1, one, -4) +
    place(14, 21, 1.04, one, 3)
  )
}
/** Chips under everything that is on them. */
export const nachos: Motif = (food) => {
  // Fried tortillas are cooked in their sauce, chips have salsa on them.
  const sauce = food.has('salsa-verde')
    ? MORE.greenSauce[0]
    : food.has('corn-tortilla') && food.has('tomato-sauce', 'salsa', 'enchilada-sauce')
      ? C.sauce[2]
      : undefined
  const { main, fresh, cheese } = stuffed(food)
  const chip =
    food.has('fries', 'potato') && !food.has('corn-chip')
      ? band('M-16 8L16-8', '#f2be58', 9)
      : food.has('frito') && !food.has('corn-chip')
        ? place(-8, 2, 0.8, pieceOf('frito') ?? '') + place(9, -3, 0.8, pieceOf('frito') ?? '', 70)
        : fill('M-18 10L2-17L20 8Z', C.shell[1]) +
          fill('M-17 7L2-17L18 5Z', C.shell[2]) +
          dots('-3 0 5 0', C.shell[1], 3)
  const chips = [
    [-42, 4, -20],
    [-26, -16, 10],
    [0, -24, -8],
    [28, -18, 20],
    [44, 2, 40],
    [-34, 20, 0],
    [34, 20, -20],
    [-10, 4, 30],
    [14, 4, -30],
    [0, 24, 5],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(x, y, 1.15, chip, turn))
    .join('')
  const bits = (points: string, color: string | undefined, width: number) =>
    color ? dots(points, color, width) : ''
  return (
    chips +
    (sauce
      ? fill(
          'M-42-4C-38-24-10-32 8-26C34-28 50-10 42 4C48 14 34 24 26 14C22 10 16 28 6 22C0 18-8 30-18 24C-26 18-24 12-32 12C-42 12-48 4-42-4Z',
          sauce,
        )
      : '') +
    (cheese && !sauce
      ? fill(
          'M-34-6C-26-20-6-24 6-18C20-24 36-12 32-2C38 8 28 14 24 8C20 4 18 18 12 16C6 14 8 6 2 6C-6 6-6 20-14 18C-20 14-16 6-22 6C-32 8-38 0-34-6Z',
          food.has('cheddar') ? C.cheddar[0] : '#fbf0cf',
        )
      : '') +
    bits('-20 -6 -6 -10 8 -6 20 -4 -10 2 6 6', main[0], 9.5) +
    bits('-14 -12 14 -12 -2 -2 22 4 -22 4', fresh[0], 6) +
    bits('2 -14 -12 8 16 2', fresh[1], 6) +
    (food.has('egg')
      ? [
          [-22, -4],
          [4, -14],
          [24, -2],
          [-6, 6],
          [14, 12],
        ]
          .map(([x = 0, y = 0], i) => place(x, y, 0.95, pieceOf('egg') ?? '', i * 50))
          .join('')
      : '')
  )
}
