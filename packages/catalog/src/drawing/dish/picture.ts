import type { FoodKind } from '../foods/kinds.ts'
import type { Look } from '../motifs/motif.ts'
import type { MotifName } from '../motifs/motifs.ts'
import type { Coat } from '../pieces/coats.ts'
import type { Fill, TextureName } from '../ware/fills.ts'
import type { Bed, Heap } from '../ware/heaped-bowl.ts'
import type { BakedTop } from '../ware/pans.ts'
import type { CakeName } from '../ware/tall.ts'

/** One motif with the foods it may show, most visible first. */
export interface Helping {
  readonly motif: MotifName
  readonly kinds: readonly FoodKind[]
  readonly looks?: readonly Look[]
  /** What a side of several foods sets beside its first. */
  readonly and?: readonly Helping[]
}

/** How a dish is served: its ware and what is in it. Of the kinds, only what the dish has is ever named here. */
export type Serving =
  | { readonly ware: 'plate'; readonly main: Helping; readonly parts: readonly Helping[] }
  | {
      readonly ware: 'bowl'
      readonly fill: Fill
      readonly texture: TextureName
      readonly pieces: readonly (FoodKind | null)[]
      readonly isLarge?: boolean
      readonly scoop?: Helping
      /** What its name sets beside it: a grilled cheese, crackers. */
      readonly beside?: readonly Helping[]
    }
  | {
      readonly ware: 'heaped-bowl'
      readonly bed: Bed
      readonly pieces: readonly FoodKind[]
      readonly set: Heap['set']
      readonly sauce?: string
      readonly coat?: Coat
      /** What lies on top of it all: fried eggs. */
      readonly top?: Helping
    }
  | { readonly ware: 'pasta-bowl'; readonly pasta: Helping }
  | {
      readonly ware: 'skillet'
      readonly fill?: Fill
      readonly texture?: TextureName
      readonly pieces: readonly (FoodKind | null)[]
      readonly top?: Helping
      readonly coat?: Coat
      /** What is eaten with it: tortillas, rice. */
      readonly beside?: readonly Helping[]
    }
  /** `isFoil`: the foods lie in a packet of foil. */
  | {
      readonly ware: 'sheet-pan'
      readonly zones: readonly FoodKind[]
      readonly isFoil?: boolean
      readonly coat?: Coat
    }
  | { readonly ware: 'casserole'; readonly top: BakedTop; readonly pieces: readonly (FoodKind | null)[] }
  | { readonly ware: 'parfait'; readonly fill: Fill; readonly layers: readonly FoodKind[] }
  | { readonly ware: 'mug'; readonly fill: Fill; readonly pieces: readonly FoodKind[] }
  /** It stands by itself, without a plate. */
  | { readonly ware: 'none'; readonly food: Helping }
  | { readonly ware: 'mug-cake'; readonly of: CakeName; readonly pieces: readonly FoodKind[] }

export interface Picture {
  readonly serving: Serving
  /** Of the dish's id: its glaze and how its pieces lie. */
  readonly seed: number
}
