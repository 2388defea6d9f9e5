import type { Allergen, FoodTrait } from '../food/food.ts'

/** What a word says is absent. */
export interface Absence {
  readonly allergens: readonly Allergen[]
  readonly traits: readonly FoodTrait[]
  /** A trait the food gets instead: lactose-free milk is still milk. */
  readonly adds?: FoodTrait
}

const MEAT: readonly FoodTrait[] = [
  'meat',
  'red-meat',
  'beef',
  'pork',
  'lamb',
  'poultry',
  'organ-meat',
  'animal-fat',
  'gelatin',
]
const MILK: Absence = { allergens: ['milk'], traits: ['dairy', 'ghee'] }
const WHEAT: Absence = { allergens: ['wheat'], traits: [] }
const GLUTEN: Absence = {
  allergens: ['wheat'],
  traits: ['gluten', 'grain'],
  adds: 'certified-gluten-free',
}
const NUTS: Absence = { allergens: ['tree-nut', 'peanut'], traits: ['nuts'] }
const ALCOHOL: Absence = { allergens: [], traits: ['alcohol'] }
const EGG: Absence = { allergens: ['egg'], traits: ['egg'] }
const VEGETARIAN: Absence = {
  allergens: ['fish', 'shellfish'],
  traits: [...MEAT, 'fish', 'shellfish', 'animal-only'],
}
const VEGAN: Absence = {
  allergens: ['milk', 'egg', 'fish', 'shellfish'],
  traits: [...VEGETARIAN.traits, 'dairy', 'ghee', 'egg', 'honey'],
}

/** Words used before "free" and after "no", "non" and "without". */
export const ABSENT_WORDS: ReadonlyMap<string, Absence> = new Map<string, Absence>([
  ['gluten', GLUTEN],
  ['wheat', WHEAT],
  ['flour', WHEAT],
  ['dairy', MILK],
  ['milk', MILK],
  ['casein', MILK],
  ['lactose', { allergens: [], traits: [], adds: 'lactose-free' }],
  ['egg', EGG],
  ['nut', NUTS],
  ['tree nut', { allergens: ['tree-nut'], traits: ['nuts'] }],
  ['peanut', { allergens: ['peanut'], traits: [] }],
  ['soy', { allergens: ['soy'], traits: ['soy'] }],
  ['soya', { allergens: ['soy'], traits: ['soy'] }],
  ['sesame', { allergens: ['sesame'], traits: [] }],
  ['fish', { allergens: ['fish'], traits: ['fish'] }],
  ['shellfish', { allergens: ['shellfish'], traits: ['shellfish'] }],
  ['seafood', { allergens: ['fish', 'shellfish'], traits: ['fish', 'shellfish'] }],
  ['meat', { allergens: [], traits: MEAT }],
  ['pork', { allergens: [], traits: ['pork'] }],
  ['beef', { allergens: [], traits: ['beef'] }],
  ['gelatin', { allergens: [], traits: ['gelatin'] }],
  ['alcohol', ALCOHOL],
  ['alcoholic', ALCOHOL],
  ['honey', { allergens: [], traits: ['honey'] }],
  ['oat', { allergens: [], traits: ['oats'] }],
  ['grain', { allergens: ['wheat'], traits: ['gluten', 'oats', 'grain'] }],
])

/** Adjectives that apply to the next food. */
export const ABSENCE_ADJECTIVES: ReadonlyMap<string, Absence> = new Map<string, Absence>([
  ['vegan', VEGAN],
  ['plant based', VEGAN],
  ['plantbased', VEGAN],
  ['vegetarian', VEGETARIAN],
  ['meatless', { allergens: [], traits: MEAT }],
  ['faux', { allergens: [], traits: MEAT }],
  ['nondairy', MILK],
  ['gf', GLUTEN],
  ['df', MILK],
  ['dairyless', MILK],
  ['eggless', EGG],
  ['nutless', NUTS],
  ['glutenless', GLUTEN],
  ['wheatless', WHEAT],
  ['flourless', WHEAT],
  ['crustless', WHEAT],
  ['bunless', WHEAT],
])

/** Group words that often share one "free": "gluten and dairy free". A food's own name does not: "fish and gluten-free chips". */
export const SHARES_FREE: ReadonlySet<string> = new Set(['gluten', 'dairy', 'lactose', 'casein'])
