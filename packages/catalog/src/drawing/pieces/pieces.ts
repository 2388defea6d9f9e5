import type { FoodKind } from '../foods/kinds.ts'
import type { Svg } from '../svg/strokes.ts'
import { LEGUME_PIECES, MEAT_PIECES } from './meat-pieces.ts'
import { DAIRY_PIECES, FRUIT_PIECES, STARCH_PIECES } from './other-pieces.ts'
import { VEGETABLE_PIECES } from './vegetable-pieces.ts'

const PIECES = {
  ...MEAT_PIECES,
  ...LEGUME_PIECES,
  ...VEGETABLE_PIECES,
  ...STARCH_PIECES,
  ...FRUIT_PIECES,
  ...DAIRY_PIECES,
} as const satisfies Partial<Record<FoodKind, Svg>>

/** A food as one small piece, about 24 by 16; sauces, milk and the like have none. */
export function pieceOf(kind: FoodKind): Svg | undefined {
  // Safe: looks the kind up, and answers undefined where it is missing.
  return (PIECES as Partial<Record<FoodKind, Svg>>)[kind]
}
