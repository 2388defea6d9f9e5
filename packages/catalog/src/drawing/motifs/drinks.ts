import { C, type Color, MORE } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { dots, fill, line, oval, place, ring, type Svg } from '../svg/strokes.ts'
import type { Motif } from './motif.ts'

const DRINKS: readonly (readonly [FoodKind, Color])[] = [
  ['chocolate', ['#a9724c', '#84532f', '#c79a78']],
  ['cocoa', ['#a9724c', '#84532f', '#c79a78']],
  ['orange-juice', ['#f9a93a', '#dd8a1e', '#fdcf85']],
  ['juice', ['#eec25c', '#cb9a32', '#f8dd98']],
  ['lemonade', ['#fbeea4', '#e3cd62', '#fdf7d2']],
  ['tea', ['#c4702a', '#974f17', '#e29a5a']],
  ['coffee', ['#5e3a24', '#3f2515', '#86583f']],
  ['strawberry', ['#f19aa6', '#d5717f', '#f9c6cc']],
  ['raspberry', ['#e0728c', '#bb4c68', '#f0a6b7']],
  ['blueberry', ['#a88bc0', '#82659b', '#cbb6dd']],
  ['greens', ['#9cc45c', '#749b3b', '#c5de98']],
  ['mixed-berries', ['#b06a98', '#874a72', '#d5a3c2']],
  ['mango', ['#fac25c', '#dd9a30', '#fddd9f']],
  ['banana', ['#f8e6ae', '#dcc47c', '#fdf4d6']],
  ['milk', C.milk],
]
const GLASS = 'M-22-34H22L17 24Q16 30 10 30H-10Q-16 30-17 24Z'
const inGlass = (c: Color): Svg =>
  fill(GLASS, '#d3e1dd') +
  fill('M-19.5-25H19.5L15.500 23Q15 27 10 27H-10Q-15 27-15.500 23Z', c[0]) +
  fill('M19.500-25L15.500 23Q15 27 10 27H2C8 20 10-6 10-25Z', c[1]) +
  oval(0, -25, 19.5, 5, c[2]) +
  line('M-12-14L-9 16', '#ffffff90', 4) +
  ring(0, -34, 21.5, 5.5, '#b9cfc8', 2.6)
export const glass: Motif = (food) => {
  const kind = DRINKS.find(([known]) => food.has(known))
  const water: Color = ['#d5e9ef', '#aecfda', '#edf7fa']
  const drink = kind?.[1] ?? water
  const iced = !food.has('milk', 'cocoa', 'juice', 'orange-juice')
  return (
    inGlass(drink) +
    (iced
      ? fill('M-12-26L-2-31L6-26L-3-20Z', '#ffffffb0') + fill('M2-22L11-26L16-20L8-16Z', '#ffffff90')
      : '') +
    (food.has('lemon', 'lemonade') ? place(15, -33, 0.9, pieceOf('lemon') ?? '', -30) : '')
  )
}
/** A tall one, thick, with a straw. */
const FRUIT_FIRST: readonly FoodKind[] = [
  'greens',
  'strawberry',
  'raspberry',
  'blueberry',
  'mixed-berries',
  'mango',
  'cocoa',
  'chocolate',
  'banana',
  'milk',
]
export const smoothie: Motif = (food) => {
  const main = FRUIT_FIRST.find((kind) => food.has(kind))
  const kind = DRINKS.find(([known]) => known === main)
  const [first, second = first] = food.kinds.filter((known) => ON_GLASS.includes(known))
  return (
    line('M12-38L26-62', '#cf3a24', 6) +
    place(0, 6, [1.9, 1.5], inGlass(kind?.[1] ?? C.milk)) +
    (food.has('peanut-butter')
      ? line('M-30-28q8 6 14 0t14 0t14 0t14 0M-24-20q10 8 22 0t22-1', C.pb[0], 5)
      : '') +
    (first
      ? place(-13, -35, 1.6, pieceOf(first) ?? '') + place(16, -31, 1.5, pieceOf(second ?? first) ?? '', 20)
      : '')
  )
}
const ON_GLASS: readonly FoodKind[] = [
  'strawberry',
  'blueberry',
  'mixed-berries',
  'banana',
  'mango',
  'raspberry',
  'pineapple',
  'peach',
]
export const hotCup: Motif = (food) => {
  const c = (DRINKS.find(([known]) => food.has(known)) ?? DRINKS[6])?.[1] ?? C.milk
  return (
    line('M22-6C44-12 44 16 20 14', '#d9cdb6', 8) +
    fill('M-28-16H26V8C26 22 16 28 0 28C-18 28-28 22-28 8Z', '#fdf9ef') +
    fill('M26-16V8C26 22 16 28 0 28C-4 28-8 27-10 27C10 24 16 10 16-16Z', '#e3d9c4') +
    line('M-24 2C-8 8 10 8 22 3', food.stripe, 3.4) +
    oval(-1, -16, 27, 9, '#fdf9ef') +
    oval(-1, -15, 23, 6.5, c[1]) +
    oval(-1, -14.5, 22, 5.6, c[0]) +
    (food.has('cocoa') ? dots('-8 -16 2 -14 8 -17', '#fffaf0', 6) : '')
  )
}
/** A pot of yogurt or pudding with its fruit. */
export const yogurtCup: Motif = (food) => {
  const isPlain = food.kinds.length > 0 && food.kinds.every((kind) => kind === 'yogurt')
  const c: Color = food.has('pudding', 'cocoa')
    ? MORE.chocolate
    : isPlain
      ? C.cream
      : ['#f9dbe0', '#e3b3bc', '#fdeef1']
  return (
    fill('M-27-16H27L21 24Q20 30 12 30H-12Q-20 30-21 24Z', '#fdf9ef') +
    fill('M27-16L21 24Q20 30 12 30H2C12 22 15-2 15-16Z', '#e3d9c4') +
    line('M-24 4L24 4', food.stripe, 5) +
    oval(0, -17, 28, 10, '#fdf9ef') +
    oval(0, -16, 24, 7.5, c[1]) +
    oval(0, -16, 23.5, 6.5, c[0]) +
    line('M-12-17Q-2-21 8-18', c[2], 3)
  )
}
