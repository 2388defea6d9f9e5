import type { FoodKind } from '../foods/kinds.ts'
import type { Svg } from '../svg/strokes.ts'

/** How a dish was cooked or finished, where its name says so. */
export type Look =
  | 'grilled'
  | 'spiced'
  | 'herbed'
  | 'juicy'
  | 'smothered'
  | 'falafel'
  | 'seared'
  | 'lemon'
  | 'rotisserie'
  | 'rare'
  | 'buffalo'
  | 'blackened'
  | 'cheese-crust'

/** What a motif may draw: the foods of its dish. */
export interface Contents {
  /** Most visible first. */
  readonly kinds: readonly FoodKind[]
  readonly has: (...kinds: readonly FoodKind[]) => boolean
  /** The most visible of these. */
  readonly first: (...kinds: readonly FoodKind[]) => FoodKind | undefined
  /** The color of the plate's band, for small dishes that stand on it. */
  readonly stripe: string
  readonly isCooked: (look: Look) => boolean
}

/** A food or a dish of about 80 by 56 (a side) or 120 by 80 (a main), around its middle. */
export type Motif = (contents: Contents) => Svg

export function contentsOf(
  kinds: readonly FoodKind[],
  stripe = '#2f7d57',
  looks: readonly Look[] = [],
): Contents {
  return {
    kinds,
    stripe,
    has: (...wanted) => wanted.some((kind) => kinds.includes(kind)),
    isCooked: (look) => looks.includes(look),
    first: (...wanted) => kinds.find((kind) => wanted.includes(kind)),
  }
}
