import type { FoodKind } from '../foods/kinds.ts'
import { fill, oval, place, type Svg } from '../svg/strokes.ts'
import { FILLS, type Fill, TEXTURES, type TextureName } from './fills.ts'
import { CHINA, type Glaze } from './glazes.ts'
import { strew } from './strew.ts'

const bowlWare = ({ base, shade, light }: Glaze): Svg =>
  fill('M-90-18C-88 34-52 66-30 70Q0 74 30 70C52 66 88 34 90-18Z', base) +
  fill('M90-18C88 34 52 66 30 70Q0 74-30 70C-34 69-38 67-42 65C20 66 56 34 66-10Z', shade) +
  fill('M-84 4C-78 30-62 48-48 57C-58 44-68 26-71 6Z', light) +
  oval(0, -18, 90, 48, CHINA[0]) +
  oval(0, -16.5, 83, 42, CHINA[2]) +
  oval(0, -13, 80, 39.5, CHINA[1])

export interface Bowlful {
  readonly fill: Fill
  readonly texture: TextureName
  readonly pieces: readonly (FoodKind | null)[]
  /** How large the pieces are: breakfast bowls have few and large ones. */
  readonly pieceScale?: number
  /** A scoop of rice and the like in the middle. */
  readonly top?: Svg
}

/** A bowl around its middle, 180 wide. */
export function bowlOf(
  { fill: name, texture, pieces, pieceScale = 1, top = '' }: Bowlful,
  glaze: Glaze,
  seed: number,
): Svg {
  const c = FILLS[name]
  return (
    bowlWare(glaze) +
    oval(0, -11, 76, 36, c[1]) +
    oval(0, -9.5, 75.5, 35, c[0]) +
    place(0, -10, 1, TEXTURES[texture](c, 70, 31)) +
    (pieces.some((kind) => kind !== null)
      ? strew({ pieces, x: 0, y: -12, rx: 64, ry: 27, seed, scale: pieceScale })
      : '') +
    top
  )
}
