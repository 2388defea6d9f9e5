import type { CatalogFood } from '../foods/foods.ts'

/** Sold cooked, cured or rendered, so no internal temperature is needed. */
const READY =
  /bacon|^ham$|deli|hot-dogs|smoked|kielbasa|chicken-sausage|canned|cooked|imitation|crab|lobster|tallow|lard|-fat$|grease|salt-pork|bones|corned|spam|jerky|pepperoni/
const RAW_AISLES: ReadonlySet<string> = new Set(['meat', 'seafood'])
const GROUND = /ground|patties|sausage|chorizo|bratwurst/

export type SafeTemperatureF = 165 | 160 | 145

/** The safe internal temperature of raw meat and fish; null for other foods. */
export function safeTemperatureF(food: CatalogFood): SafeTemperatureF | null {
  if (!RAW_AISLES.has(food.aisle) || READY.test(food.id)) return null
  if (food.traits.includes('poultry')) return 165
  if (GROUND.test(food.id)) return 160
  const isAnimal = ['meat', 'fish', 'shellfish'] as const
  return isAnimal.some((trait) => food.traits.includes(trait)) ? 145 : null
}
