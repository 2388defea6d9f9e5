import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { ruffle, TOMATO_WEDGE } from '../pieces/shapes.ts'
import { band, dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import { sausageLinks } from './meats.ts'
import type { Contents, Motif } from './motif.ts'
import { meltedSlice, pattyColor, pattyOf } from './patties.ts'

/** From the top: color, thickness, and the edge: a 'wave' is a leaf, a 'drip' melted, 'lump' a salad, 'ooze' a spread. */
type Layer = readonly [color: string, thickness: number, edge?: 'wave' | 'drip' | 'lump' | 'ooze']

/** A sandwich cut corner to corner, its cut face to us. */
function cutHalves(
  layers: readonly Layer[],
  look: { wheat?: boolean; toasted?: boolean; flecks?: readonly [string, string] },
): Svg {
  const top: Color = look.toasted
    ? ['#d9963f', '#a5672a', '#b97a31']
    : look.wheat
      ? ['#c99a63', '#8f6336', '#b98751']
      : ['#f1d5a0', '#b97b3b', '#e2bd80']
  const crumb: readonly [string, string] = look.wheat ? ['#dcb988', '#c49e6a'] : ['#fae8c2', '#e9cf9b']
  let y = 9
  let mid = ''
  const slab = (yy: number) =>
    band(`M-37 ${yy + 4.5}H37`, top[1], 9) +
    band(`M-33 ${yy + 4.5}H33`, crumb[0], 9) +
    band(`M-33 ${yy + 8}H33`, crumb[1], 2)
  for (const [c, t, edge] of layers) {
    if (edge === 'wave')
      mid += fill(
        `M-40 ${y - 1}H40L37 ${y + t + 2}Q32 ${y + t - 1} 27 ${y + t + 2}T16 ${y + t + 2}T5 ${y + t + 2}T-6 ${y + t + 2}T-17 ${y + t + 2}T-28 ${y + t + 2}T-38 ${y + t + 1}Z`,
        c,
      )
    else if (edge === 'drip')
      mid += fill(
        `M-38 ${y - 1}H38V${y + t}H28Q26 ${y + t + 9} 22 ${y + t}H4Q1 ${y + t + 12}-4 ${y + t}H-18Q-21 ${y + t + 7}-25 ${y + t}H-38Z`,
        c,
      )
    else if (edge === 'lump')
      mid +=
        dots(
          [-32, -22, -11, 1, 12, 23, 32].flatMap((x, i) => [x, y + t / 2 + (i % 2)]),
          c,
          t + 4,
        ) +
        band(`M-36 ${y + t / 2}H36`, c, t) +
        (look.flecks
          ? dots(
              [-28, -8, 10, 28].flatMap((x) => [x, y + t / 2 - 1]),
              look.flecks[0],
              5,
            ) +
            dots(
              [-18, 2, 20].flatMap((x, i) => [x, y + t / 2 + 2 - i]),
              look.flecks[1],
              4,
            )
          : '')
    else if (edge === 'ooze')
      mid +=
        band(`M-37 ${y + t / 2}H37`, c, t) +
        line(`M-27 ${y + t - 1}q3 4 6 0M-8 ${y + t - 1}q5 6 9 0M18 ${y + t - 1}q4 4 7 0`, c, 4)
    else mid += band(`M-37 ${y + t / 2}H37`, c, t)
    y += t
  }
  const flip = y + 9
  const half =
    fill('M-39 3Q-41-2-36-4L-4-25Q0-28 4-25L36-4Q41-2 39 3Z', top[1]) +
    fill('M-33 2Q-34-1-31-3L-3-21Q0-23 3-21L31-3Q34-1 33 2Z', top[0]) +
    (look.toasted
      ? line('M-14-6L-4-16M0-4L8-14M-24 0l4-4M16-2l4-4', top[2], 4)
      : line('M-12-6L-4-13M2-6l6-6', top[2], 3)) +
    slab(0) +
    slab(flip - 9) +
    mid
  return place(20, -20, 0.95, half, 5) + place(-16, 6, 1.05, half, -5)
}

const MEATS: readonly (readonly [FoodKind, string])[] = [
  ['deli-meat', C.turkey[0]],
  ['ham', C.ham[0]],
  ['spam', C.ham[0]],
  ['roast-beef', '#c46f63'],
  ['salami', '#c8412a'],
  ['prosciutto', '#d9776e'],
  ['bacon', C.bacon[0]],
  ['salmon', MORE.salmon[0]],
  ['turkey', C.turkey[0]],
  ['chicken', MORE.chicken[0]],
  ['whole-bird', MORE.chicken[0]],
  ['shredded', '#a5633c'],
  ['roast', C.gravy[0]],
  ['beef', C.gravy[0]],
  ['pork', C.pork[0]],
  ['ground', C.beef[0]],
  ['sausage', C.sausage[0]],
  ['tofu', MORE.tofu[0]],
  ['fish-stick', C.fry[0]],
]
const SALADS: readonly (readonly [FoodKind, string, string])[] = [
  ['tuna', MORE.tuna[0], MORE.tuna[2]],
  ['egg', C.scramble[0], C.egg[0]],
  ['chickpea', MORE.chickpea[0], MORE.chickpea[2]],
  ['chicken', MORE.chicken[0], MORE.chicken[2]],
  ['whole-bird', MORE.chicken[0], MORE.chicken[2]],
  ['turkey', MORE.chicken[0], MORE.chicken[2]],
  ['sardine', MORE.sardine[0], MORE.sardine[2]],
]
const CHEESES: readonly (readonly [FoodKind, string])[] = [
  ['cheddar', C.cheddar[0]],
  ['swiss', MORE.swiss[0]],
  ['mozzarella', '#fbeecb'],
  ['feta', MORE.feta[0]],
]
/** Salads are bound with mayonnaise; slices are not many foods beside it. */
function layersOf(food: Contents, isSalad: boolean, isToasted: boolean): Layer[] {
  const layers: Layer[] = []
  if (food.has('lettuce', 'greens', 'sprouts')) layers.push([C.leaf[0], 3, 'wave'])
  if (food.has('tomato', 'cherry-tomato')) layers.push([C.tomato[0], 5])
  if (food.has('avocado') || (food.has('cucumber', 'pickle') && !isSalad))
    layers.push([food.has('avocado') ? C.avocado[0] : '#a8cf6a', 4])
  const salad = isSalad ? SALADS.find(([kind]) => food.has(kind)) : undefined
  if (salad) layers.push([salad[1], 12, 'lump'])
  else if (food.has('peanut-butter')) layers.push([C.pb[0], 6, 'ooze'])
  if (food.has('jelly') && food.has('peanut-butter')) layers.push([C.jelly[0], 5, 'ooze'])
  if (food.has('banana')) layers.push(['#f7e3a0', 6])
  for (const [kind, color] of salad ? [] : MEATS.filter(([kind]) => food.has(kind)).slice(0, 2))
    layers.push([color, kind === 'bacon' ? 4 : 7])
  if (!salad && food.has('egg')) layers.push([C.egg[0], 4], [C.yolk[0], 4])
  if (food.has('hummus')) layers.push(['#e6cf9c', 7, 'ooze'])
  if (food.has('sauerkraut')) layers.push(['#efe5bd', 5])
  for (const [, color] of CHEESES.filter(([kind]) => food.has(kind)).slice(0, 1))
    layers.push(isToasted ? [color, 7, 'drip'] : [color, 5])
  if (food.has('cream-cheese') || layers.length === 0) layers.push([C.cream[2], 6, 'ooze'])
  return layers
}
const SALAD_WORDS: readonly FoodKind[] = [
  'tuna',
  'egg',
  'chickpea',
  'chicken',
  'whole-bird',
  'turkey',
  'sardine',
]
export const sandwichLayers = (food: Contents): readonly Layer[] => layersOf(food, false, false)
const isWheat = (food: Contents) => food.has('wheat-bread')
export const sandwich: Motif = (food) => cutHalves(layersOf(food, false, false), { wheat: isWheat(food) })
export const saladSandwich: Motif = (food) =>
  cutHalves(layersOf(food, food.has(...SALAD_WORDS), false), {
    wheat: isWheat(food),
    flecks: [
      SALADS.find(([kind]) => food.has(kind))?.[2] ?? '#fff3d6',
      food.has('celery', 'herb', 'green-onion', 'pickle')
        ? '#8cb04c'
        : (SALADS.find(([kind]) => food.has(kind))?.[2] ?? '#fff3d6'),
    ],
  })
export const toasted: Motif = (food) => cutHalves(layersOf(food, food.has('tuna'), true), { toasted: true })

/** A patty on leaves, without a bun. */
function bunlessBurger(food: Contents): Svg {
  const patty =
    place(0, 0, 1.15, pattyOf(pattyColor(food))) +
    (food.has('cheddar', 'swiss', 'mozzarella')
      ? place(0, 0, 1.1, meltedSlice(food.has('cheddar') ? C.cheddar[0] : MORE.swiss[0]))
      : '')
  return (
    (food.has('lettuce') ? ruffle(-18, 8, 1.4, C.leaf[1], 20) + ruffle(20, 6, 1.4, C.leaf[0], -10) : '') +
    place(22, -10, 0.95, patty) +
    place(-20, 6, 1, patty) +
    (food.has('tomato') ? place(30, 20, 1, TOMATO_WEDGE) : '') +
    (food.has('pickle') ? place(-2, 24, 1, pieceOf('pickle') ?? '') : '')
  )
}
export const burger: Motif = (food) => {
  const [meat, shade, light] = pattyColor(food)
  const bunless = !food.has('bun', 'bread', 'english-muffin', 'hot-dog-bun')
  if (bunless) return bunlessBurger(food)
  return (
    fill('M-40 14H40V22C40 31 33 34 26 34H-26C-33 34-40 31-40 22Z', '#d9954a') +
    fill('M-40 22C-40 31-33 34-26 34H26C33 34 40 31 40 22V18C34 26-30 27-40 18Z', '#b97630') +
    (food.has('fish-stick', 'fish')
      ? band('M-47 10H47', shade, 16) + band('M-47 8H47', meat, 13) + band('M-44 4H40', light, 3)
      : line('M-37 10H37', shade, 15) +
        line('M-37 8H37', meat, 12) +
        (food.has('nugget') ? dots('-40 12 -30 15 -14 16 4 15 20 16 36 13', meat, 9) : '') +
        line('M-30 6H-16M-6 9H4M14 6H24', light, 3)) +
    (food.has('cheddar', 'swiss', 'mozzarella')
      ? fill('M-43 0H43L28 9L14 4L3 17L-10 4L-28 8Z', food.has('cheddar') ? C.cheddar[0] : MORE.swiss[0])
      : '') +
    (food.has('tomato', 'ketchup')
      ? line('M-37-3H37', C.tomato[0], 7)
      : food.has('onion')
        ? line('M-37-3H37', '#f1ead2', 5)
        : '') +
    (food.has('lettuce', 'cucumber', 'slaw', 'cabbage', 'pickle', 'avocado', 'greens')
      ? fill(
          'M-46-4Q-42-16-30-13H30Q42-16 46-4Q40 3 33-2T18-1T3 0T-12-1T-27-1Q-38 4-46-4Z',
          food.has('slaw', 'cabbage')
            ? MORE.cabbage[0]
            : food.has('lettuce', 'greens')
              ? C.leaf[0]
              : C.pickle[0],
        )
      : line('M-38-8H38', C.bread[1], 6)) +
    fill('M-42-12C-43-36-22-46 0-46C22-46 43-36 42-12C42-9 40-8 37-8H-37C-40-8-42-9-42-12Z', '#dc9a4c') +
    fill('M-42-12C-42-9-40-8-37-8H37C40-8 42-9 42-12C42-20 40-26 36-31C36-20 14-15-42-15Z', '#bd7932') +
    line('M-30-24C-26-34-16-38-6-39', '#f0c080', 4.5) +
    line('M-12-28l3-1M4-34l3 0M8-24l3 1M-22-18l3 0M22-30l2 2M-2-19l3 0', '#fbeac6', 3.4)
  )
}

/** A bun or biscuit filled to overflowing: sloppy joes, pulled pork, sliders. */
export const filledBun: Motif = (food) => {
  const c: Color = food.has('shredded', 'pork')
    ? ['#a85a32', '#7c3c1d', '#cf8a58']
    : food.has('chicken', 'whole-bird')
      ? ['#d08a4a', '#a2622a', '#ecb682']
      : food.has('lentil')
        ? ['#a8692f', '#7d491c', '#cb9457']
        : food.has('ham')
          ? C.ham
          : food.has('roast-beef', 'roast')
            ? C.gravy
            : ['#9a4a2a', '#6f2f18', '#c2744f']
  return (
    fill('M-40 12H40V20C40 31 33 34 26 34H-26C-33 34-40 31-40 20Z', '#d9954a') +
    fill('M-40 20C-40 31-33 34-26 34H26C33 34 40 31 40 20V17C34 25-30 26-40 17Z', '#b97630') +
    dots('-40 10 -28 13 -14 15 0 14 14 16 28 13 40 10', c[1], 17) +
    dots('-38 5 -26 8 -12 9 2 8 16 9 28 7 38 5 -46 10 45 9', c[0], 15) +
    (food.has('lentil')
      ? dots('-40 8 -31 14 -22 6 -14 13 -4 8 5 14 14 7 23 13 32 7 41 11', '#5f3815', 5.4) +
        dots('-36 5 -18 10 0 13 18 10 36 4', c[2], 4.4)
      : line('M-34 2l8 2M-14 5l8-2M8 4l9 1M26 2l7 1', c[2], 4)) +
    (food.has('slaw', 'cabbage')
      ? line('M-36-3q8-8 16 0t16 0t16 0t16 0', '#e5f0c6', 6) +
        line('M-20-4q5-4 9 0M14-4q5-4 9 0', C.carrot[0], 3)
      : food.has('pickle')
        ? oval(-16, -3, 11, 4.5, C.pickle[0]) + oval(12, -3, 11, 4.5, C.pickle[0])
        : '') +
    (food.has('cheddar', 'swiss', 'mozzarella')
      ? fill('M-43-4H43L28 6L14 1L3 13L-10 1L-28 5Z', food.has('cheddar') ? C.cheddar[0] : MORE.swiss[0])
      : '') +
    fill('M-42-8C-43-34-22-44 0-44C22-44 43-34 42-8C42-5 40-4 37-4H-37C-40-4-42-5-42-8Z', '#dc9a4c') +
    fill('M-42-8C-42-5-40-4-37-4H37C40-4 42-5 42-8C42-16 40-22 36-27C36-16 14-11-42-11Z', '#bd7932') +
    line('M-30-22C-26-31-16-35-6-36', '#f0c080', 4.5)
  )
}
/** Egg, meat and cheese in a split biscuit, muffin or bagel. */
export const breakfastSandwich: Motif = (food) => {
  const bread = food.has('biscuit')
    ? ['#eab76c', '#b9772f', '#f6d79d']
    : food.has('english-muffin')
      ? ['#e9c98f', '#b98c4c', '#f8e6c0']
      : ['#dc9a4c', '#a9692c', '#f0c080']
  const isReady = food.has('breakfast-sandwich')
  const meat = isReady ? C.sausage[0] : MEATS.find(([kind]) => food.has(kind))?.[1]
  return (
    fill('M-42 16H42V24C42 34 34 36 26 36H-26C-34 36-42 34-42 24Z', bread[1] ?? '') +
    fill('M-42 14H42V20C42 29 34 31 26 31H-26C-34 31-42 29-42 20Z', bread[0] ?? '') +
    (meat ? line('M-38 11H38', meat, 11) : '') +
    (isReady || food.has('egg')
      ? line('M-40 1H40', C.egg[1], 12) +
        line('M-39-1H39', C.scramble[0], 10) +
        line('M-30-3H8', C.scramble[2], 3)
      : '') +
    (isReady || food.has('cheddar', 'swiss')
      ? fill(
          'M-43-8H43L30 3L16-3L4 10L-10-3L-28 2Z',
          isReady || food.has('cheddar') ? C.cheddar[0] : MORE.swiss[0],
        )
      : '') +
    (food.has('greens', 'lettuce') ? line('M-40-8q8-6 16 0t16 0t16 0t16 0t14 0', C.leaf[0], 6) : '') +
    fill('M-42-12C-42-34-22-40 0-40C22-40 42-34 42-12C42-8 40-7 36-7H-36C-40-7-42-8-42-12Z', bread[0] ?? '') +
    fill('M-42-12C-42-8-40-7-36-7H36C40-7 42-8 42-12C42-18 40-24 36-28C36-18 14-14-42-14Z', bread[1] ?? '') +
    line('M-30-24C-24-32-14-35-4-35', bread[2] ?? '', 4.5)
  )
}
/** A pocket of flat bread with its filling above. */
export const pitaPocket: Motif = (food) => {
  const pieces = food.kinds
    .filter((kind) => kind !== 'pita')
    .flatMap((kind) => pieceOf(kind) ?? [])
    .slice(0, 3)
  const ball = dots('0 2', '#7d4f1e', 19) + dots('0 0', '#b67a35', 17) + dots('-3 -4 4 -1 0 4', '#8fa548', 3)
  const isMeat = food.has('ground-light', 'ground')
  const bite = isMeat ? place(0, 0, 0.6, pattyOf(pattyColor(food))) : ball
  if (food.isCooked('falafel'))
    pieces.splice(
      0,
      pieces.length,
      bite,
      isMeat ? (pieceOf('tomato') ?? '') : bite,
      pieceOf('cucumber') ?? '',
    )
  const one =
    (food.has('lettuce', 'greens') ? ruffle(-2, -13, 0.9, C.leaf[0]) : '') +
    (food.has('hummus')
      ? fill('M-33-4C-36-20-16-26-6-21C4-30 30-24 33-4Z', '#c4a765') +
        fill('M-33-4C-35-18-17-23-7-18C4-27 28-22 33-4Z', '#eed8a8') +
        line('M-24-13q8-6 16-3M4-19q10-3 18 4', '#fbf0d2', 4)
      : '') +
    [
      [-20, -10],
      [-2, -15],
      [17, -11],
      [-10, -5],
      [9, -4],
    ]
      .map(([x = 0, y = 0], i) => place(x, y, 1, pieces[i % Math.max(1, pieces.length)] ?? ''))
      .join('') +
    (food.has('tahini') && isMeat ? line('M-22-14q8 8 14 0t14 2 16-2', '#f6e8c8', 5) : '') +
    fill('M-37-4C-38 22-20 38 0 38C20 38 38 22 37-4Q0 8-37-4Z', '#c9975a') +
    fill('M-37-4C-37 18-20 33-3 33C18 33 32 18 34-3Q0 8-37-4Z', '#ecd09a') +
    line('M-20 10l7 3M2 14l8-1M-8 24l7-1M16 8l6-2', '#cf9f60', 5)
  return place(26, -8, 0.92, one, 12) + place(-22, 4, 1, one, -8)
}
function onDog(food: Contents): Svg {
  if (food.has('chili-can', 'ground'))
    return (
      dots('-30 0 -16 -4 0 -2 15 -4 30 -1', '#6d2d16', 14) +
      dots('-24 -4 -6 -6 8 -5 24 -5', '#9b4526', 9) +
      (food.has('cheddar') ? line('M-26-6l8 4M-4-8l8 4M16-7l8 3', C.cheddar[0], 3.6) : '')
    )
  if (food.has('green-pepper', 'red-pepper', 'onion', 'sauerkraut'))
    return line(
      'M-34-6q8 8 16-2t16 2t16-2t16 2',
      food.has('sauerkraut')
        ? '#efe5bd'
        : food.has('green-pepper')
          ? C.bean[0]
          : food.has('red-pepper')
            ? C.tomato[0]
            : '#f1ead2',
      6,
    )
  return food.has('pickle') ? dots('-24 -8 -6 -5 14 -7 30 -8', C.pickle[0], 6) : ''
}
export const hotDog: Motif = (food) =>
  fill('M-50 6C-58-14-40-25 0-25C40-25 58-14 50 6Z', C.crust[0]) +
  fill('M-47 6C-50-8-32-16 0-16C32-16 50-8 47 6Z', C.bread[1]) +
  (food.has('hot-dog')
    ? line('M-52-2C-24 5 24 5 52-2', '#8d3222', 21) +
      line('M-52-4C-24 3 24 3 52-4', '#bd4f35', 18) +
      line('M-46-9C-24-4 4-3 24-5', '#de8463', 3.4)
    : line('M-52-2C-24 5 24 5 52-2', '#7f4726', 24) +
      line('M-52-4C-24 3 24 3 52-4', '#b87848', 21) +
      line('M-46-10C-24-5 4-4 24-6', '#dba774', 3.4) +
      line('M-34-10l8 8M-8-8l8 8M18-9l8 8', '#7f4726', 4)) +
  fill('M-52 5C-30 14 30 14 52 5C60 14 56 27 40 29C14 33-14 33-40 29C-56 27-60 14-52 5Z', C.crust[1]) +
  fill('M-52 5C-30 14 30 14 52 5C57 11 55 18 42 20C14 25-14 25-42 20C-55 18-57 11-52 5Z', '#dba257') +
  line('M-40 14C-22 19 0 20 16 19', '#f0c687', 3.4) +
  (food.has('mustard')
    ? line('M-40-4L-32 2L-24-5L-16 3L-8-4L0 3L8-4L16 3L24-5L32 2L40-5', '#f7c624', 4.4)
    : food.has('ketchup')
      ? line('M-40-4L-32 2L-24-5L-16 3L-8-4L0 3L8-4L16 3L24-5L32 2L40-5', C.tomato[0], 4.4)
      : '') +
  onDog(food)

/** Hot dogs without a bun, cut or whole. */
export const bareDogs: Motif = (food) => place(0, -1, 1.3, sausageLinks(food)) + onDog(food)
export const cornDogs: Motif = () => {
  const one =
    line('M30-8L56-16', '#c9a465', 6) +
    line('M-40 10L24-8', '#a9692c', 25) +
    line('M-40 7L24-11', '#d9974a', 22) +
    line('M-36 0L10-13', '#f0c687', 4)
  return place(0, -14, 1, one, 4) + place(-4, 14, 1.05, one, -2)
}
export const pigsInBlankets: Motif = () => {
  const one =
    line('M-26 6L26-6', '#8d3222', 15) +
    line('M-26 4L26-8', '#bd4f35', 12.5) +
    fill('M-16-8C-8-16 8-18 16-12L18 4C8 12-6 14-14 12Z', '#b5762c') +
    fill('M-16-9C-8-17 8-18 16-12L17 0C8 7-6 9-15 7Z', '#e5ab58') +
    line('M-8-10L-6 6M4-13L6 3', '#c98d42', 3)
  return (
    place(-22, -16, 1, one) +
    place(26, -13, 1, one, 8) +
    place(-28, 10, 1, one, -4) +
    place(20, 16, 1.05, one)
  )
}
