import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'

/**
 * Maps the categories of Open Food Facts' taxonomy to our nine. The first line with one of the product's categories wins,
 * so how a food is kept (frozen, canned) comes before what it is.
 */
const TAGS: readonly (readonly [PantryCategory | 'beverage', RegExp])[] = [
  ['Frozen', /^en:(frozen-.*|ice-creams.*|.*-frozen)$/],
  ['Canned', /^en:(canned-.*|tinned-.*)$/],
  [
    'Dairy',
    /^en:(dairies|milks|cheeses|yogurts|butters|creams|eggs|chicken-eggs|plant-based-milk-alternatives|milk-substitutes|dairy-desserts)$/,
  ],
  [
    'Condiments',
    /^en:(condiments|sauces|spices|seasonings|dressings|salad-dressings|vinegars|fats|vegetable-oils|olive-oils|spreads|sweet-spreads|jams|honeys|syrups|salts|mustards|ketchup|mayonnaises|nut-butters|herbs)$/,
  ],
  ['beverage', /^en:(beverages|waters|sodas|coffees|teas|juices|carbonated-drinks|alcoholic-beverages)$/],
  [
    'Snacks',
    /^en:(snacks|salty-snacks|sweet-snacks|crisps|chips-and-fries|crackers|biscuits|cookies|chocolates|candies|confectioneries|nuts|popcorn|cereal-bars|bars|desserts)$/,
  ],
  [
    'Meat',
    /^en:(meats|meats-and-their-products|poultries|chickens|beef|pork|sausages|hams|prepared-meats|seafood|fishes|fishes-and-their-products)$/,
  ],
  [
    'Grains',
    /^en:(breads|pastas|rices|cereals-and-their-products|breakfast-cereals|flours|noodles|tortillas|cereal-grains|oat-flakes|rolled-oats|mueslis|pasta-dishes|wheat-tortillas)$/,
  ],
  [
    'Produce',
    /^en:(fresh-foods|fruits|vegetables|fresh-fruits|fresh-vegetables|salads|leaf-vegetables|potatoes|mushrooms)$/,
  ],
]

/** Null if no category matches. Drinks are none of the nine, so they are Other. */
export function categoryOfTags(tags: readonly string[]): PantryCategory | null {
  const found = TAGS.find(([, pattern]) => tags.some((tag) => pattern.test(tag)))?.[0]
  return found === 'beverage' ? 'Other' : (found ?? null)
}
