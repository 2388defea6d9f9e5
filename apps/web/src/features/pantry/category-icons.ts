import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import type { FoodIconName } from '../../ui/food-icon-names.ts'

export const CATEGORY_ICONS: Readonly<Record<PantryCategory, FoodIconName>> = {
  Produce: 'red-apple',
  Meat: 'meat-on-bone',
  Dairy: 'cheese-wedge',
  Grains: 'bread',
  Canned: 'canned-food',
  Frozen: 'ice',
  Condiments: 'jar',
  Snacks: 'popcorn',
  Other: 'bento-box',
}
