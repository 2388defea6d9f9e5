import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { cube } from '../pieces/shapes.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'
import { herbs } from './toppings.ts'

/** A small dish beside the main: `top` lies on the fill. */
export function cup(color: string, top: Svg, stripe: string): Svg {
  return (
    fill('M-33-6C-31 16-18 24 0 24C18 24 31 16 33-6Z', '#fdf9ef') +
    fill('M33-6C31 16 18 24 0 24C-6 24-12 23-16 21C6 20 20 10 24-6Z', '#e3d9c4') +
    line('M-29.5 7C-14 17 14 17 29.5 7', stripe, 3.4) +
    oval(0, -7, 33, 17, '#fdf9ef') +
    oval(0, -6, 28.5, 13.5, '#e3d9c4') +
    oval(0, -5, 27, 12, color) +
    top
  )
}
const DOLLOP = 'M-22-4C-18-14 2-18 14-12C24-10 24-2 18 1C6 6-18 6-22-4Z'
const DIPS: readonly (readonly [FoodKind, Color])[] = [
  ['guacamole', ['#b9cf63', '#8fae45', '#d8e59b']],
  ['hummus', ['#e6cf9c', '#c4a765', '#f5e6c3']],
  ['refried', ['#a9683f', '#7d4a2c', '#c98f66']],
  ['apple-sauce', ['#f3d78c', '#e9c46c', '#fbecc0']],
  ['apple', ['#eec878', '#d3a24a', '#f9e3b0']],
  ['avocado', ['#b9cf63', '#8fae45', '#d8e59b']],
  ['bbq-sauce', ['#8a3a1f', '#652512', '#b4613f']],
  ['ketchup', ['#cf3a24', '#a32818', '#ec7a5f']],
  ['salsa', C.tomato],
  ['gravy', C.gravy],
  ['cheddar', C.cheddar],
  ['cranberry', ['#b3263a', '#861a2b', '#dd6a76']],
  ['jelly', ['#b02840', '#861a2f', '#d96a7c']],
  ['mustard', ['#e8b93a', '#c49420', '#f7d97e']],
  ['white-bean', ['#efe0b8', '#d0b880', '#faf1d6']],
  ['mayonnaise', C.cream],
  ['sour-cream', C.cream],
  ['yogurt', C.cream],
  ['cottage', C.cream],
  ['pudding', MORE.chocolate],
  ['peanut-butter', C.pb],
  ['tomato-sauce', C.sauce],
  ['chocolate', MORE.chocolate],
  ['tomato', C.tomato],
]
/** A dip or a sauce in its dish. */
export const dip: Motif = (food) => {
  const [kind, c] = DIPS.find(([known]) => food.has(known)) ?? ['sour-cream', C.cream]
  const bits =
    kind === 'cottage'
      ? dots('-12 -8 0 -12 12 -8 -4 -4 8 -2 -16 -3', '#ffffff', 8)
      : kind === 'salsa' || kind === 'tomato'
        ? dots('-12 -7 2 -11 12 -6 -2 -3', C.tomato[2], 7) +
          (food.has('herb', 'onion') ? dots('-4 -10 8 -2 -16 -2', '#8cbd4a', 4) : '')
        : line('M-10-7C-4-11 6-11 10-7M-4-1Q4 1 11-2', c[2], 3)
  return cup(
    c[1],
    fill(DOLLOP, c[0]) +
      bits +
      (food.has('cucumber') ? dots('-8 -4 4 -8 12 -3', '#8cbd4a', 4.4) : '') +
      herbs(food, 'M-8-8l3 2M4-10l3-2'),
    food.stripe,
  )
}
/** A small dish of shredded cheese. */
export const gratedCheese: Motif = (food) => {
  const c: Color = food.has('cheddar') ? C.cheddar : ['#f6ead0', '#d9c596', '#fffaec']
  return cup(
    c[1],
    line(
      'M-20-4l10-6M-10 0l8-8M2 2l9-7M12 0l8-5M-14-10l11-1M-2-12l10 3M8-10l9 3M-22-8l8-3M-4-6l11 2',
      c[1],
      5,
    ) +
      line(
        'M-20-6l10-6M-10-2l8-8M2 0l9-7M12-2l8-5M-14-12l11-1M-2-14l10 3M8-12l9 3M-22-10l8-3M-4-8l11 2',
        c[0],
        4,
      ) +
      line('M-16-10l6-3M-6-6l5-5M4-4l6-5', c[2], 2),
    food.stripe,
  )
}
/** A small dish heaped with pieces. */
export const cupOf: Motif = (food) => {
  const pieces = food.kinds.flatMap((kind) => pieceOf(kind) ?? []).slice(0, 3)
  const at = [
    [-13, -10],
    [3, -14],
    [15, -8],
    [-4, -5],
    [9, -2],
    [-17, -3],
  ] as const
  return cup(
    '#efe3c4',
    at.map(([x, y], i) => place(x, y, 0.82, pieces[i % Math.max(1, pieces.length)] ?? '', i * 30)).join(''),
    food.stripe,
  )
}
/** Salads in a dressing: potato, pasta, macaroni. */
export const creamySalad: Motif = (food) => {
  const base = food.has('potato')
    ? cube(C.potato)
    : food.has('pasta', 'macaroni', 'shells')
      ? (pieceOf('macaroni') ?? '')
      : ''
  const pieces = [
    base,
    ...food.kinds
      .filter((kind) => kind !== 'potato' && kind !== 'macaroni' && kind !== 'pasta')
      .flatMap((kind) => pieceOf(kind) ?? [])
      .slice(0, 2),
  ]
  const at = [
    [-13, -11],
    [4, -15],
    [16, -8],
    [-5, -6],
    [9, -2],
    [-17, -3],
  ] as const
  return cup(
    '#f2e6c2',
    fill('M-26-6C-26-16-14-20-8-22C2-28 14-22 18-18C28-14 28-4 20 0C6 6-22 6-26-6Z', '#f8efd4') +
      at
        .map(([x, y], i) =>
          place(
            x,
            y,
            i % 2 ? 0.7 : 0.85,
            pieces[i % 2 ? 1 + (i % Math.max(1, pieces.length - 1)) : 0] ?? base,
            i * 40,
          ),
        )
        .join(''),
    food.stripe,
  )
}

export const coleslaw: Motif = (food) =>
  cup(
    '#e9edc6',
    fill('M-26-6C-26-16-14-20-8-22C2-28 14-22 18-18C28-14 28-4 20 0C6 6-22 6-26-6Z', '#eef2d0') +
      line('M-18-6q6-8 14-4M-8-16q8-4 12 2M6-4q8-6 14 0M-4-2q6-4 10 2', '#bcd389', 3) +
      line(
        'M-14-13q6-2 8 2M10-14q6 0 6 6M0-9q4-2 8 0M-16-1q5 2 8 0',
        food.has('carrot', 'slaw') ? C.carrot[0] : '#bcd389',
        3,
      ) +
      line('M-2-20q5 1 7 4M14-3q5 0 6-4', food.has('red-cabbage', 'slaw') ? '#a566a8' : '#bcd389', 3),
    food.stripe,
  )

export const bakedBeans: Motif = (food) => {
  const p = 'M-18-6l5-1M-6-12l5 1M8-11l5 2M16-4l3 2M-8-2l5 1M4-4l5 1M-2 3l5 0'
  return cup(
    C.baked[1],
    fill('M-26-6C-22-18-4-21 6-19C20-18 28-10 26-4C18 6-20 8-26-6Z', C.baked[1]) +
      line(p, '#7a3a14', 10) +
      line(p, '#c2743a', 8) +
      line('M-18-8l3-1M-6-14l3 1M8-13l3 1M-8-4l3 1M4-6l3 1', '#e5a873', 2.4),
    food.stripe,
  )
}
