import bakery from '../../data/foods/bakery.json' with { type: 'json' }
import baking from '../../data/foods/baking.json' with { type: 'json' }
import beverages from '../../data/foods/beverages.json' with { type: 'json' }
import breakfast from '../../data/foods/breakfast.json' with { type: 'json' }
import cannedGoods from '../../data/foods/canned-goods.json' with { type: 'json' }
import condiments from '../../data/foods/condiments.json' with { type: 'json' }
import dairy from '../../data/foods/dairy.json' with { type: 'json' }
import deli from '../../data/foods/deli.json' with { type: 'json' }
import frozen from '../../data/foods/frozen.json' with { type: 'json' }
import grains from '../../data/foods/grains.json' with { type: 'json' }
import meat from '../../data/foods/meat.json' with { type: 'json' }
import nuts from '../../data/foods/nuts.json' with { type: 'json' }
import oils from '../../data/foods/oils.json' with { type: 'json' }
import produce from '../../data/foods/produce.json' with { type: 'json' }
import seafood from '../../data/foods/seafood.json' with { type: 'json' }
import snacks from '../../data/foods/snacks.json' with { type: 'json' }
import spices from '../../data/foods/spices.json' with { type: 'json' }

/** A row of data/foods as written by hand. The compiler checks the files against it. */
export interface FoodRow {
  readonly id: string
  readonly formerIds?: readonly string[]
  readonly name: string
  readonly plural?: string
  readonly synonyms: readonly string[]
  readonly ndbNo: string | null
  readonly composition?: { readonly source: string }
  readonly aisle: string
  readonly category: string
  readonly measures: Readonly<Record<string, number>>
  readonly densityGPerMl?: number
  readonly refusePct: number
  readonly partOf?: { readonly foodId: string; readonly share: number }
  readonly cookedYield?: number
  readonly shelfLifeDays: { readonly unopened: number; readonly opened: number }
  readonly allergens: readonly string[]
  readonly mayContain?: readonly string[]
  readonly traits: readonly string[]
  readonly groups: readonly string[]
  readonly fodmap: string
  readonly fodmapLimitG?: number
  readonly parts?: readonly string[]
}

/** In store order, the order of data/aisles.json. */
export const FOOD_FILES: readonly (readonly FoodRow[])[] = [
  produce,
  bakery,
  deli,
  meat,
  seafood,
  cannedGoods,
  grains,
  breakfast,
  baking,
  spices,
  oils,
  condiments,
  nuts,
  snacks,
  beverages,
  dairy,
  frozen,
]
