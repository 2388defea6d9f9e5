import { C, type Color } from '../colors.ts'
import type { FoodKind } from '../foods/kinds.ts'
import { pieceOf } from '../pieces/pieces.ts'
import { dots, fill, line, oval, place, type Svg } from '../svg/strokes.ts'
import { FILLS, type Fill } from './fills.ts'
import { CHINA, type Glaze } from './glazes.ts'
import { ground } from './plate.ts'
import { strew } from './strew.ts'

/** A glass in layers: yogurt or pudding with fruit, nuts or granola. */
export function parfait(fillName: Fill, layers: readonly FoodKind[]): Svg {
  const c = FILLS[fillName]
  const [first, second = first] = layers
  const row = (kind: FoodKind | undefined, y: number, apart: number) => {
    const piece = kind && pieceOf(kind)
    return piece
      ? [-2, -1, 0, 1, 2]
          .map((i) => place(100 + i * apart, y + (i % 2 ? 3 : -2), 1.05, piece, i * 30))
          .join('')
      : ''
  }
  const top = [first, second, layers[2] ?? first].flatMap((kind) => (kind && pieceOf(kind)) ?? [])
  const on = top.length
    ? [
        [70, 26],
        [94, 20],
        [118, 22],
        [136, 28],
        [84, 36],
        [110, 38],
      ]
        .map(([x = 0, y = 0], i) => place(x, y, 1.2, top[i % top.length] ?? '', i * 25))
        .join('')
    : line('M66 30C72 20 116 18 126 27C128 36 88 38 86 30C88 25 104 26 106 29', c[1], 4) +
      line('M116 28L152 5', '#8d9a9c', 8) +
      line('M116 27L152 4', '#dfe6e8', 5.5) +
      oval(113, 30, 10, 6, '#c3ced2')
  return (
    ground(102, 150, 44, 8) +
    fill('M42 30H158L136 138Q134 150 122 150H78Q66 150 64 138Z', c[0]) +
    row(first, 82, 16) +
    row(second, 118, 12) +
    fill('M158 30L136 138Q134 150 122 150H106C126 140 132 84 134 30Z', '#5a3a1a1c') +
    line('M56 48L70 128', '#ffffffa8', 6) +
    line('M42 32L64 138Q66 150 78 150H122Q134 150 136 138L158 32', '#b9cfc8', 4) +
    oval(100, 31, 58, 21, '#b9cfc8') +
    oval(100, 30, 55, 18.5, c[1]) +
    oval(100, 29, 54, 17, c[2]) +
    on
  )
}

export function mug(
  fillName: Fill,
  pieces: readonly FoodKind[],
  { base, shade, light }: Glaze,
  seed: number,
): Svg {
  const c = FILLS[fillName]
  return (
    ground(96, 150, 62, 8) +
    line('M138 62C182 52 182 118 134 116', shade, 17) +
    line('M138 60C178 52 178 114 134 112', base, 12) +
    fill('M28 44H148V112C148 138 132 150 108 150H68C44 150 28 138 28 112Z', base) +
    fill('M148 44V112C148 138 132 150 108 150H68C62 150 57 149 52 148C112 146 124 116 124 44Z', shade) +
    line('M42 74V106', light, 8) +
    oval(88, 44, 60, 24, CHINA[0]) +
    oval(88, 45, 53, 19, CHINA[2]) +
    oval(88, 48, 50, 16.5, c[1]) +
    oval(88, 47, 49.5, 17, c[0]) +
    line('M56 44Q72 36 92 37', c[2], 4) +
    strew({ pieces, x: 88, y: 45, rx: 42, ry: 13, seed, scale: 0.95 })
  )
}

const CAKES = {
  egg: C.scramble,
  meat: C.beef,
  cake: ['#d9a45c', '#a8742f', '#eec68c'],
  'cocoa-cake': ['#7a4a30', '#54301d', '#a06f50'],
} as const satisfies Record<string, Color>
export type CakeName = keyof typeof CAKES
/** Something baked in a mug: it rises over the rim. */
export function mugCake(kind: CakeName, pieces: readonly FoodKind[], glaze: Glaze, seed: number): Svg {
  const c = CAKES[kind]
  return (
    mug('cream', [], glaze, seed) +
    fill('M36 46C30 22 60 10 88 12C118 10 146 22 140 46C128 60 48 60 36 46Z', c[1]) +
    fill('M37 42C33 22 60 12 88 13C114 12 142 22 138 40C126 52 50 54 37 42Z', c[0]) +
    line('M54 30C64 20 82 18 96 19', c[2], 5) +
    dots('70 40 96 34 116 42 88 44', c[1], 5) +
    strew({ pieces, x: 88, y: 34, rx: 36, ry: 12, seed, scale: 1 })
  )
}
