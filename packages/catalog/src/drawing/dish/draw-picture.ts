import { contentsOf } from '../motifs/motif.ts'
import { MOTIFS } from '../motifs/motifs.ts'
import { boundsOf } from '../svg/bounds.ts'
import { place, type Svg } from '../svg/strokes.ts'
import { bowlOf } from '../ware/bowl.ts'
import { BANDS, GLAZES, type Glaze } from '../ware/glazes.ts'
import { heapedBowl, pastaBowl } from '../ware/heaped-bowl.ts'
import { casserole, sheetPan, skillet } from '../ware/pans.ts'
import { ground, plate, plateWare, setDown, shade, smallPlate } from '../ware/plate.ts'
import { mug, mugCake, parfait } from '../ware/tall.ts'
import type { Helping, Picture, Serving } from './picture.ts'

const NAMES = ['basil', 'blue', 'brick', 'teal', 'plum'] as const
/** Of bowls whose food is brown or red a red glaze would hide. */
const RED_FILLS: readonly string[] = ['tomato', 'tomato-broth', 'chili', 'beans', 'stew', 'red-curry']
const SIDES_DRAWN_MAX = 3

export function drawPicture({ serving, seed }: Picture, sides: readonly Helping[]): Svg {
  const glaze = glazeFor(serving, seed)
  const drinks = sides.filter(({ motif }) => isDrink(motif))
  const foods = sides.filter(({ motif }) => !isDrink(motif)).slice(0, SIDES_DRAWN_MAX)
  const drawn = foods.map((side) => draw(side, glaze))
  const scene = drawServing(serving, glaze, seed, drawn)
  const drink = drinks[0]
  if (!drink) return scene
  return (
    place(-1, 27, 0.84, scene) + ground(172, 76, 22, 5) + setDown(draw(drink, glaze), 172, 40, 1.16, 0, false)
  )
}

export const isDrink = (motif: Helping['motif']) => motif === 'glass' || motif === 'hotCup'

export const draw = (helping: Helping, glaze: Glaze): Svg => {
  const { motif, kinds, looks, and = [] } = helping
  const first = MOTIFS[motif](contentsOf(kinds, glaze.base, looks))
  return and.length === 0 ? first : several([first, ...and.map((other) => draw(other, glaze))])
}

/** Where the foods of one side lie: its first behind, the others in front. */
const TOGETHER: readonly (readonly (readonly [x: number, y: number, wide: number, high: number])[])[] = [
  [
    [-14, -9, 74, 50],
    [24, 12, 52, 40],
  ],
  [
    [0, -14, 76, 46],
    [-25, 14, 46, 36],
    [25, 14, 46, 36],
  ],
]
function several(foods: readonly Svg[]): Svg {
  const spots = TOGETHER[Math.min(foods.length, 3) - 2] ?? []
  return spots
    .map(([x, y, wide, high], i) => {
      const food = foods[i] ?? ''
      if (food === '') return ''
      const { left, top, right, bottom } = boundsOf(food)
      const scale = Math.min(wide / (right - left), high / (bottom - top))
      return place(x - ((left + right) / 2) * scale, y - ((top + bottom) / 2) * scale, scale, food)
    })
    .join('')
}

function glazeFor(serving: Serving, seed: number): Glaze {
  const names =
    'fill' in serving && RED_FILLS.includes(serving.fill ?? '')
      ? NAMES.filter((name) => name !== 'brick')
      : NAMES
  return {
    ...GLAZES[names[seed % names.length] ?? 'basil'],
    band: BANDS[(seed >>> 8) % BANDS.length] ?? 'ring',
  }
}

function drawServing(serving: Serving, glaze: Glaze, seed: number, sides: readonly Svg[]): Svg {
  if (serving.ware === 'plate') {
    const parts = [...sides, ...serving.parts.map((part) => draw(part, glaze))].slice(0, SIDES_DRAWN_MAX)
    return plate(glaze, draw(serving.main, glaze), parts, seed % 2 === 1)
  }
  if (serving.ware === 'bowl')
    return drawBowl(
      serving,
      glaze,
      seed,
      [...sides, ...(serving.beside ?? []).map((part) => draw(part, glaze))].slice(0, SIDES_DRAWN_MAX),
    )
  if (serving.ware === 'pasta-bowl' && sides.length > 0)
    return plate(glaze, draw(serving.pasta, glaze), sides)
  const own = serving.ware === 'skillet' ? (serving.beside ?? []).map((part) => draw(part, glaze)) : []
  return beside(drawWare(serving, glaze, seed), glaze, [...sides, ...own].slice(0, SIDES_DRAWN_MAX))
}

type Ware<T extends Serving['ware']> = Extract<Serving, { ware: T }>

/** A bowl by itself, or on a plate with what goes with it. */
function drawBowl(serving: Ware<'bowl'>, glaze: Glaze, seed: number, sides: readonly Svg[]): Svg {
  const { fill, texture, pieces, scoop, isLarge } = serving
  const top = scoop ? place(0, -24, 0.9, draw(scoop, glaze)) : ''
  const bowl = bowlOf({ fill, texture, pieces, pieceScale: isLarge ? 1.4 : 1.08, top }, glaze, seed)
  const [first = '', second, third] = sides
  if (sides.length === 0) return ground(102, 150, 70, 9) + place(100, 82, 1.04, bowl)
  if (second === undefined)
    return (
      plateWare(glaze) + shade(80, 112, 56, 16) + place(76, 68, 0.76, bowl) + setDown(first, 150, 106, 1.12)
    )
  return (
    plateWare(glaze) +
    (third ? setDown(third, 166, 50, 0.8) : '') +
    place(third ? 84 : 100, 58, 0.66, bowl) +
    setDown(first, 48, 110, 1) +
    setDown(second, 150, 110, 1)
  )
}

function drawWare(serving: Exclude<Serving, Ware<'plate'> | Ware<'bowl'>>, glaze: Glaze, seed: number): Svg {
  switch (serving.ware) {
    case 'heaped-bowl': {
      const { top, ...heap } = serving
      return heapedBowl(heap, glaze, seed) + (top ? setDown(draw(top, glaze), 104, 58, 1.1) : '')
    }
    case 'pasta-bowl':
      return pastaBowl(glaze, draw(serving.pasta, glaze))
    case 'skillet': {
      const { top, beside: _, ...pan } = serving
      return skillet({ ...pan, ...(top ? { top: draw(top, glaze) } : {}) }, seed)
    }
    case 'sheet-pan':
      return sheetPan(serving, seed)
    case 'casserole':
      return casserole(serving, glaze, seed)
    case 'parfait':
      return parfait(serving.fill, serving.layers)
    case 'none':
      return standing(draw(serving.food, glaze))
    case 'mug':
      return mug(serving.fill, serving.pieces, glaze, seed)
    case 'mug-cake':
      return mugCake(serving.of, serving.pieces, glaze, seed)
  }
}

/** By itself on the table: a glass, a tray. */
function standing(food: Svg): Svg {
  const { left, top, right, bottom } = boundsOf(food)
  const scale = Math.min(1.9, 142 / (bottom - top), 186 / (right - left))
  const [wide, low] = [((right - left) / 2) * scale, 78 + ((bottom - top) / 2) * scale]
  const drawn = place(100 - ((left + right) / 2) * scale, 78 - ((top + bottom) / 2) * scale, scale, food)
  return ground(102, low - 1, wide * 0.9, 8) + drawn
}

/** A pan or bowl with its sides in front of it. */
function beside(ware: Svg, glaze: Glaze, sides: readonly Svg[]): Svg {
  if (sides.length === 0) return ware
  const [first = '', second, third] = sides
  const helping = (side: Svg, x: number, y: number, scale: number) =>
    place(
      x,
      y,
      scale,
      place(-100, -84, 1, smallPlate(glaze)) + place(-100, -84, 1, setDown(side, 100, 82, 1.9, 0, false)),
    )
  if (second === undefined) return place(-2, -4, 0.84, ware) + helping(first, 152, 116, 0.44)
  return (
    place(20, -6, 0.8, ware) +
    (third ? helping(third, 102, 128, 0.36) : '') +
    helping(first, 44, 122, 0.4) +
    helping(second, 158, 122, 0.4)
  )
}
