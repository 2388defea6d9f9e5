import { addsNothing } from '@pennyplate/domain/food/label-facts'
import type { Package } from '@pennyplate/domain/food/package'
import { boughtFood } from '@pennyplate/domain/food/part-of'
import bakery from '../../data/packages/bakery.json' with { type: 'json' }
import baking from '../../data/packages/baking.json' with { type: 'json' }
import beverages from '../../data/packages/beverages.json' with { type: 'json' }
import breakfast from '../../data/packages/breakfast.json' with { type: 'json' }
import cannedGoods from '../../data/packages/canned-goods.json' with { type: 'json' }
import condiments from '../../data/packages/condiments.json' with { type: 'json' }
import dairy from '../../data/packages/dairy.json' with { type: 'json' }
import deli from '../../data/packages/deli.json' with { type: 'json' }
import frozen from '../../data/packages/frozen.json' with { type: 'json' }
import grains from '../../data/packages/grains.json' with { type: 'json' }
import meat from '../../data/packages/meat.json' with { type: 'json' }
import nuts from '../../data/packages/nuts.json' with { type: 'json' }
import oils from '../../data/packages/oils.json' with { type: 'json' }
import produce from '../../data/packages/produce.json' with { type: 'json' }
import seafood from '../../data/packages/seafood.json' with { type: 'json' }
import snacks from '../../data/packages/snacks.json' with { type: 'json' }
import spices from '../../data/packages/spices.json' with { type: 'json' }
import { foodById } from '../foods/foods.ts'
import { type PackageRow, readPackage } from './package-row.ts'

const aisles: readonly (readonly PackageRow[])[] = [
  bakery,
  baking,
  beverages,
  breakfast,
  cannedGoods,
  condiments,
  dairy,
  deli,
  frozen,
  grains,
  meat,
  nuts,
  oils,
  produce,
  seafood,
  snacks,
  spices,
]

/** Every package of the catalog by aisle, at national prices; `priceAt` gives local ones. */
export const packages: readonly Package[] = aisles.flatMap((rows) => rows.map(readPackage))

const byFood = Map.groupBy(packages, (pack) => pack.foodId)
const NONE: readonly Package[] = []

/** The sizes a food is sold in, smallest first; empty for an unknown food. Former ids count, and a part is sold as the whole. */
export function packagesOf(foodId: string): readonly Package[] {
  const known = byFood.get(foodId)
  if (known) return known
  const food = foodById(foodId)
  return (food && byFood.get(boughtFood(food))) ?? NONE
}

/** Foods whose every package adds an allergen or a trait. */
export const labeledFoods: readonly string[] = [...byFood].flatMap(([foodId, sizes]) =>
  sizes.some(addsNothing) ? [] : [foodId],
)
