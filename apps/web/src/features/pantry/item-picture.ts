import type { FoodIconName } from '../../ui/food-icon-names.ts'

/** Pictures of foods by the whole name, in the singular. A food that is not here has none: an apple does not stand for a cucumber. */
export const PICTURES: Readonly<Record<string, FoodIconName>> = {
  apple: 'red-apple',
  'gala apple': 'red-apple',
  'granny smith apple': 'green-apple',
  avocado: 'avocado',
  bacon: 'bacon',
  banana: 'banana',
  blueberrie: 'blueberries',
  'red bell pepper': 'bell-pepper',
  broccoli: 'broccoli',
  carrot: 'carrot',
  cucumber: 'cucumber',
  egg: 'egg',
  'large egg': 'egg',
  'large brown egg': 'egg',
  eggplant: 'eggplant',
  'fresh mushroom': 'mushroom',
  grape: 'grapes',
  honey: 'honey-pot',
  lemon: 'lemon',
  mango: 'mango',
  peach: 'peach',
  peanut: 'peanuts',
  pear: 'pear',
  pineapple: 'pineapple',
  popcorn: 'popcorn',
  potato: 'potato',
  strawberrie: 'strawberry',
  'sweet potato': 'roasted-sweet-potato',
  tomato: 'tomato',
  watermelon: 'watermelon',
  'yellow onion': 'onion',
  '2% milk': 'glass-of-milk',
  milk: 'glass-of-milk',
  'whole milk': 'glass-of-milk',
  'cheddar cheese': 'cheese-wedge',
  'white bread': 'bread',
  'whole wheat bread': 'bread',
}

/** The picture of exactly this food; undefined if there is none. */
export function pictureOfItem(name: string): FoodIconName | undefined {
  const plain = name.trim().toLowerCase()
  return [plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')]
    .map((known) => (Object.hasOwn(PICTURES, known) ? PICTURES[known] : undefined))
    .find((picture) => picture !== undefined)
}
