import type { PantryCategory } from './pantry-categories.ts'

/** The nine major allergens of US law. Coconut is not one of them (FDA guidance of January 2025). */
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree-nut',
  'peanut',
  'wheat',
  'soy',
  'sesame',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** Facts about what a food is or contains. Rules about diets are built from them, never from names. */
export const FOOD_TRAITS = [
  // animal origin
  'meat',
  'red-meat',
  'beef',
  'pork',
  'lamb',
  'poultry',
  'organ-meat',
  'processed-meat',
  'fish',
  'shellfish',
  'dairy',
  'lactose-free',
  /** Ripened or fresh cheese; not cottage cheese, ricotta, cream cheese or spreads. */
  'cheese',
  'egg',
  'honey',
  'gelatin',
  'animal-fat',
  /** Nothing but animal foods, salt and curing salts. */
  'animal-only',
  // plant origin
  'grain',
  'oats',
  'pseudo-grain',
  'gluten',
  'certified-gluten-free',
  /** Any legume: beans, peas, lentils, peanuts, soy. */
  'legume',
  /** Beans, peas, lentils and chickpeas, the starchy legumes. */
  'pulse',
  'soy',
  /** Green beans and edible pods: eaten as vegetables, not as legumes. */
  'pod-vegetable',
  'nuts',
  'seed',
  'coconut',
  'fruit',
  'dried-fruit',
  'juice',
  'nightshade',
  'white-potato',
  'starchy-vegetable',
  'starch',
  'seaweed',
  'cocoa',
  'plant-milk',
  // sweetness
  'added-sugar',
  /** Honey, maple, coconut sugar: sugars that some diets allow. */
  'natural-sweetener',
  'sweetener',
  'tabletop-sweetener',
  /** Candy, cookies, cake, ice cream: eaten as a sweet. */
  'sweet',
  'sugary-drink',
  // fats
  'butter',
  'ghee',
  'solid-fat',
  'seed-oil',
  // use and making
  'drink',
  'water',
  /** Used by the spoon: what it adds per 100 g says little about a serving. */
  'seasoning',
  'salty-seasoning',
  'salt',
  'leavening',
  'fermented',
  'alcohol',
  'caffeine',
  'processed',
  'chips',
  // what people ask for by name, listed trait by trait in data/food-traits.json of the catalog
  /** Holds onion or garlic, in a seasoning too. */
  'onion',
  'garlic',
  'corn',
  /** Corn itself, or made with starch, syrup or sugar that mostly comes from it. */
  'corn-derivative',
  'citrus',
  'stone-fruit',
  'berry',
  'melon',
  'tropical-fruit',
  /** Fruits that people with a latex allergy react to most. */
  'latex-fruit',
  'cruciferous',
  'root-vegetable',
  'mustard',
  'mint',
  'spicy',
  /** Cheese so ripe that hardly any lactose is left. */
  'aged-cheese',
  'sulfites',
  'msg',
  'high-purine',
  'high-mercury',
  /** Not for a pregnancy unless heated: soft cheese, deli meat, smoked fish, raw sprouts. */
  'listeria-risk',
  'fava-bean',
  /** Baked through: what is left of egg and milk in it is cooked long. */
  'baked',
  /** Fish without scales, which is not kosher. */
  'scaleless-fish',
] as const
export type FoodTrait = (typeof FOOD_TRAITS)[number]

export const FODMAP_LEVELS = ['low', 'moderate', 'high', 'unknown'] as const
export type FodmapLevel = (typeof FODMAP_LEVELS)[number]

export type FoodId = string

/** Per 100 g of the edible part. Null is unknown, never zero. */
export interface Composition {
  readonly energyKcal: number | null
  readonly proteinG: number | null
  readonly carbsG: number | null
  readonly fatG: number | null
  readonly saturatedFatG: number | null
  readonly fiberG: number | null
  readonly sugarG: number | null
  readonly sodiumMg: number | null
  readonly cholesterolMg: number | null
}

/** What dietary rules look at. */
export interface FoodFacts {
  readonly id: FoodId
  readonly allergens: readonly Allergen[]
  /** In some brands of it and not in others. Every rule takes it as contained. */
  readonly mayContain?: readonly Allergen[] | undefined
  readonly traits: readonly FoodTrait[]
  /** Which of the disliked foods of the profile it is or holds: "beans", "bell-peppers". */
  readonly groups: readonly string[]
  readonly fodmap: FodmapLevel
  /** Grams in one serving up to which a moderate food counts as low FODMAP. */
  readonly fodmapLimitG?: number
  readonly composition: Composition
  /** What nobody knows of a food that a household added by hand. Missing: all that a rule looks at is known. */
  readonly unread?: Unread | undefined
}

/** Parts of a label that nobody has read. A rule that asks about one of them is not kept by what is known. */
export interface Unread {
  /** The nine allergens. */
  readonly allergens: boolean
  /** All that other rules look at. */
  readonly rest: boolean
}

/** Grams of one cup, slice, can and so on. */
export type Measures = Readonly<Record<string, number>>

export interface Measured {
  readonly measures: Measures
  readonly densityGPerMl?: number
}

export interface Food extends FoodFacts, Measured {
  readonly name: string
  readonly plural: string
  readonly synonyms: readonly string[]
  /** The USDA SR28 record the composition was taken from; null where no record fits. */
  readonly ndbNo: string | null
  /** Where the composition comes from when there is no record. */
  readonly compositionSource: string | null
  readonly aisle: string
  readonly category: PantryCategory
  /** Share of the purchased weight that is not eaten: peel, bone, the liquid of a can. */
  readonly refusePct: number
  /** The food it is bought as, and how many grams of it one edible gram of that food gives: lemon juice, brewed coffee. */
  readonly partOf?: { readonly foodId: FoodId; readonly share: number }
  /** Grams of cooked food one gram of the dry or raw food becomes. */
  readonly cookedYield?: number
  readonly shelfLifeDays: { readonly unopened: number; readonly opened: number }
}

export function edibleG(purchasedG: number, food: Pick<Food, 'refusePct'>): number {
  return purchasedG * (1 - food.refusePct / 100)
}

export function purchasedG(eatenG: number, food: Pick<Food, 'refusePct'>): number {
  return eatenG / (1 - food.refusePct / 100)
}
