import { statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import type { Allergen, FoodTrait } from '@pennyplate/domain/food/food'
import { type LabelFacts, productFacts } from '@pennyplate/domain/food/label-facts'

/**
 * Compares the tags of a product with its words: its name, its ingredients, and known facts about products whose names
 * say nothing.
 */

interface Words {
  readonly name: string
  readonly ingredients?: string | undefined
}
interface Tags extends LabelFacts {
  readonly allergens: readonly Allergen[]
  readonly traits: readonly FoodTrait[]
}

/** Traits that can be checked against words; the others say how a food is used or made. */
const CHECKED: readonly FoodTrait[] = [
  'meat',
  'red-meat',
  'beef',
  'pork',
  'lamb',
  'poultry',
  'animal-fat',
  'gelatin',
  'honey',
  'alcohol',
  'gluten',
]

/** Words of a brand or style that do not name an ingredient. */
const NOT_IN_IT =
  /Kikkoman(?= Panko)|Jell-O(?= Instant)|Chicken of the Sea|^Squid(?= Fish)|Cheddar Style|Jones Dairy Farm|(?<=Nut-)Thins|^Blue Diamond Nut|\(Schmaltz\)|(?<=Chicken) Fat|Bacon Up|Bacon Grease|bourbon(?= vanilla)/g

/** Products whose labels list something that their names do not say. */
const KNOWN_PRODUCTS: readonly (readonly [RegExp, readonly Allergen[], readonly FoodTrait[]])[] = [
  [/Butterbread/, ['milk'], []],
  [/Cracker Jack/, ['peanut'], []],
  [/21 Whole Grains and Seeds/, ['sesame'], []],
  [/Thomas' .*English Muffins/, ['milk'], []],
  [/King's Hawaiian/, ['egg', 'milk'], []],
  [/Nut-Thins/, ['tree-nut'], []],
  [/Miyoko/, ['tree-nut'], []],
  [/Idahoan Buttery/, ['milk'], []],
  [/Oven-Ready Lasagna/, ['egg'], []],
  [/Haagen-Dazs/, ['milk', 'egg'], []],
  [/Slim Jim/, ['soy', 'wheat'], ['pork', 'poultry']],
  [/Bar-S Classic Franks/, [], ['pork', 'poultry']],
  [/Yoplait Original/, ['milk'], ['gelatin']],
  [/Frosted Mini-Wheats/, ['wheat'], ['gelatin']],
  [/Stove Top|Rice-A-Roni Chicken/, ['wheat'], ['poultry']],
  [/(?<!Gluten Free )Brown Gravy Mix/, ['wheat'], ['beef']],
  [/Bush's Original Baked Beans/, [], ['pork']],
  [/Campbell's Condensed Vegetable Soup/, ['wheat'], ['beef']],
  [/Maruchan .*Chicken/, ['wheat', 'soy'], ['poultry']],
  [/Minestrone|Alfredo|SpaghettiOs/, ['milk', 'egg'], []],
  [/(?<!Gluten Free )Chicken Nuggets|(?<!Vegan )Black Bean Burgers/, ['wheat', 'milk'], []],
  [/(?<!Gluten Free )Taco Seasoning/, ['wheat', 'milk'], []],
  [/Bread Crumbs$(?<!Panko Bread Crumbs)/, ['wheat', 'sesame'], []],
  [/Oat O's|Chili Beans/, ['wheat'], []],
  [/Creamy Tomato Bisque/, ['milk'], []],
  [/Barbecue Potato Chips/, ['milk'], ['gluten']],
]

/** Tags that the words call for and that neither the food nor the product has. */
export function missingTags(food: Tags, label: LabelFacts, { name, ingredients = '' }: Words): string[] {
  const stated = statedInWords(`${name}; ${ingredients}`.replace(NOT_IN_IT, ''))
  const known = KNOWN_PRODUCTS.filter(([words]) => words.test(name))
  const allergens = new Set([...stated.allergens, ...known.flatMap(([, listed]) => listed)])
  const traits = new Set([...stated.traits, ...known.flatMap(([, , listed]) => listed)])
  const { allergens: contained, mayContain = [], traits: tagged } = productFacts(food, label)
  const mayHaveWheat = [...contained, ...mayContain].includes('wheat')
  return [
    ...[...allergens].filter((one) => !contained.includes(one) && !mayContain.includes(one)),
    ...[...traits].filter(
      (one) => CHECKED.includes(one) && !tagged.includes(one) && !(one === 'gluten' && mayHaveWheat),
    ),
  ]
}
