/** The illustrations we bundle, by their names in Fluent Emoji Flat. The build bundles exactly these. */
export const FOOD_ICON_NAMES = [
  'bowl-with-spoon',
  'broccoli',
  'canned-food',
  'cooking',
  'green-salad',
  'open-book',
  'pot-of-food',
  'shopping-cart',
  'spiral-calendar',
] as const

export type FoodIconName = (typeof FOOD_ICON_NAMES)[number]
