import type { Allergen } from '../food/food.ts'

/** Of whom it is said: the two whose traces such foods often have. */
export const NUT_ALLERGENS: readonly Allergen[] = ['tree-nut', 'peanut']

/**
 * Kinds of food that are often made where nuts are, though no nut is in them. Of a store brand only the label can tell, and it
 * need not say so. Named by the Food Allergy & Anaphylaxis Connection Team (FAACT: cereals, crackers, cookies, candy, chocolates, energy
 * bars, frozen desserts, trail mixes), Texas A&M AgriLife Extension (seeds, nut butters, baked goods, granola bars) and Boston
 * Children's Hospital (commercial baked goods, candy).
 */
const KINDS: readonly RegExp[] = [
  // Granola and cereals, not plain oats.
  /granola|muesli|cereal|cheerios|flakes|\b(?:chex|rice-krispies|mini-wheats|special-k|grape-nuts|raisin-bran|shredded-wheat)\b/,
  /chocolate|cocoa-rice|brownie|butterscotch-chips|candy|caramels|sprinkles/,
  /cookie|wafers|gingersnaps|ladyfingers|crackers?\b|saltines|snack-cakes|protein-bars|toaster-pastries|ice-cream-cones/,
  /muffins-|donuts|cinnamon-rolls|danish|(?:pound|angel-food)-cake|croissants|pan-dulce|corn-muffins|frosting/,
  /^(?:sunflower|pumpkin|sesame|chia)-seeds|^flaxseed-ground|^hemp-hearts|sunflower-butter|almond-butter|cashew-butter|^peanut-butter|^tahini/,
  /trail-mix|mixed-nuts|banana-chips|^(?:almonds|walnuts|pecans|cashews|pistachios|macadamia|hazelnuts|brazil-nuts|pine-nuts|peanuts)/,
  /^ice-cream|gelato|frozen-yogurt|frozen-dessert|sherbet/,
]

const OTHER_FLAKES_AND_DRINKS = /^coconut-flakes|^red-pepper-flakes|mashed-potato|milk$/

/** Whether such a package is often made on equipment shared with nuts. */
export function isOftenMadeBesideNuts(foodId: string): boolean {
  return !OTHER_FLAKES_AND_DRINKS.test(foodId) && KINDS.some((kind) => kind.test(foodId))
}
