import type { Color } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import type { Svg } from '../svg/strokes.ts'
import { pieceOf } from './pieces.ts'
import { chunk, cube, cutMeat } from './shapes.ts'

/** What a glaze makes of the meat in it. */
const COATS = {
  orange: ['#ee8f2a', '#b9600f', '#fbc684'],
  soy: ['#a85f28', '#643313', '#dca263'],
  curry: ['#dc9a3e', '#a86a1c', '#f4c67e'],
  red: ['#c2542f', '#8c3418', '#e58a63'],
} as const satisfies Record<string, Color>
export type Coat = keyof typeof COATS

const COATED: readonly FoodKind[] = [
  'chicken',
  'chicken-thigh',
  'nugget',
  'pork',
  'pork-chop',
  'turkey',
  'meatball',
  'tofu',
]

/** A piece under its glaze; what is not meat stays as it is. */
export function coatedPiece(kind: FoodKind, coat: Coat | undefined): Svg | undefined {
  if (!coat || !COATED.includes(kind)) return pieceOf(kind)
  const color = COATS[coat]
  if (kind === 'tofu') return cube(color)
  // Soy runs off the side of a piece; the others cling to it.
  return coat === 'soy' && kind !== 'nugget' && kind !== 'meatball' ? cutMeat(color, color[2]) : chunk(color)
}
