import type { FoodRule } from './diet.ts'
import { DISLIKED_FOODS, type DietType, type DislikedFood, type RuledRestriction } from './diet-options.ts'

/**
 * What each diet asks of a food. Where a diet leaves room, the choice is written beside the rule; docs/catalog.md
 * says the same in prose.
 */

/** Sweetened foods may still be low in carbohydrate: bacon is cured with a little sugar, ham and dressings too. */
const KETO_SWEETENED_NET_CARBS_G = 5
const KETO_NET_CARBS_G = 10
/** Strawberries, raspberries and blackberries stay below, blueberries, melon and apples do not. */
const KETO_FRUIT_NET_CARBS_G = 7.1
/** Cream cheese and whole milk Greek yogurt stay below, low-fat yogurt does not. */
const KETO_DAIRY_NET_CARBS_G = 6
/** A glass is 240 g, so a drink has to be far lower than a food. */
const KETO_DRINK_NET_CARBS_G = 2.5
/** Sirloin, tenderloin and 90 % lean ground beef stay below. */
const LEAN_MEAT_FAT_G = 13

const KETO: FoodRule = {
  id: 'diet:keto',
  traits: [
    'grain',
    'pseudo-grain',
    'pulse',
    'starchy-vegetable',
    'starch',
    'juice',
    'dried-fruit',
    'natural-sweetener',
    'sugary-drink',
  ],
  limits: [
    {
      nutrient: 'netCarbsG',
      maxPer100G: KETO_NET_CARBS_G,
      when: [],
      unless: ['seasoning', 'leavening', 'cocoa', 'cheese', 'tabletop-sweetener'],
    },
    { nutrient: 'netCarbsG', maxPer100G: KETO_SWEETENED_NET_CARBS_G, when: ['added-sugar'], unless: [] },
    { nutrient: 'netCarbsG', maxPer100G: KETO_FRUIT_NET_CARBS_G, when: ['fruit'], unless: ['seasoning'] },
    {
      nutrient: 'netCarbsG',
      maxPer100G: KETO_DAIRY_NET_CARBS_G,
      when: ['dairy'],
      unless: ['cheese', 'cocoa', 'seasoning'],
    },
    { nutrient: 'netCarbsG', maxPer100G: KETO_DRINK_NET_CARBS_G, when: ['drink'], unless: [] },
  ],
}

/** White potatoes, seed oils and alcohol are out; ghee, honey, maple syrup, coconut sugar and salt are in. */
const PALEO: FoodRule = {
  id: 'diet:paleo',
  traits: [
    'grain',
    'pseudo-grain',
    'legume',
    'soy',
    { trait: 'dairy', unless: ['ghee'] },
    { trait: 'added-sugar', unless: ['natural-sweetener'] },
    'sweetener',
    'white-potato',
    'seed-oil',
    'alcohol',
    'processed',
  ],
}

/** Animal foods only: meat, fish, eggs, dairy, animal fats. Salt and water are allowed, pepper and herbs are not. */
const CARNIVORE: FoodRule = { id: 'diet:carnivore', onlyTraits: ['animal-only', 'salt', 'water'] }

/**
 * Processed meat, sweets, sugary drinks, chips and fats that are mostly saturated (butter, cream, lard, coconut oil)
 * are out, and so is fatty red meat; lean red meat is allowed. Weekly frequency is not checked here.
 */
const MEDITERRANEAN: FoodRule = {
  id: 'diet:mediterranean',
  traits: ['processed-meat', 'sweet', 'sugary-drink', 'solid-fat', 'chips'],
  limits: [{ nutrient: 'fatG', maxPer100G: LEAN_MEAT_FAT_G, when: ['red-meat'], unless: [] }],
}

const VEGAN: FoodRule = {
  id: 'diet:vegan',
  allergens: ['milk', 'egg', 'fish', 'shellfish'],
  traits: [
    'meat',
    'poultry',
    'fish',
    'shellfish',
    'dairy',
    'egg',
    'honey',
    'gelatin',
    'animal-fat',
    'animal-only',
  ],
}

/** Milk and eggs are allowed, and cheese whatever its rennet. */
const VEGETARIAN: FoodRule = {
  id: 'diet:vegetarian',
  allergens: ['fish', 'shellfish'],
  traits: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'animal-fat'],
}

/** Green beans and pea pods, ghee and potatoes are allowed; chips and fries are not. */
const WHOLE30: FoodRule = {
  id: 'diet:whole30',
  traits: [
    'added-sugar',
    'natural-sweetener',
    'sweetener',
    'alcohol',
    'grain',
    'pseudo-grain',
    'legume',
    'soy',
    { trait: 'dairy', unless: ['ghee'] },
    'sweet',
    'chips',
  ],
}

/** High is out; moderate only where the grams in a serving are known and small; unknown is not safe. */
const LOW_FODMAP: FoodRule = { id: 'diet:low-fodmap', lowFodmap: true }

const GLUTEN_FREE: FoodRule = {
  id: 'diet:gluten-free',
  allergens: ['wheat'],
  traits: ['gluten', { trait: 'oats', unless: ['certified-gluten-free'] }],
}

const DAIRY_FREE: FoodRule = { id: 'diet:dairy-free', allergens: ['milk'], traits: ['dairy'] }

export const DIET_RULES: Readonly<Record<DietType, FoodRule | null>> = {
  None: null,
  Keto: KETO,
  Paleo: PALEO,
  Carnivore: CARNIVORE,
  Mediterranean: MEDITERRANEAN,
  Vegan: VEGAN,
  Vegetarian: VEGETARIAN,
  Whole30: WHOLE30,
  'Low FODMAP': LOW_FODMAP,
  'Gluten-Free': GLUTEN_FREE,
  'Dairy-Free': DAIRY_FREE,
  Other: null,
}

export const RESTRICTION_RULES: Readonly<Record<RuledRestriction, FoodRule>> = {
  milk: { id: 'restriction:milk', allergens: ['milk'], traits: ['dairy'] },
  egg: { id: 'restriction:egg', allergens: ['egg'], traits: ['egg'] },
  fish: { id: 'restriction:fish', allergens: ['fish'], traits: ['fish'] },
  shellfish: { id: 'restriction:shellfish', allergens: ['shellfish'], traits: ['shellfish'] },
  'tree-nut': { id: 'restriction:tree-nut', allergens: ['tree-nut'], traits: ['nuts'] },
  peanut: { id: 'restriction:peanut', allergens: ['peanut'] },
  wheat: { id: 'restriction:wheat', allergens: ['wheat'] },
  soy: { id: 'restriction:soy', allergens: ['soy'], traits: ['soy'] },
  sesame: { id: 'restriction:sesame', allergens: ['sesame'] },
  gluten: { ...GLUTEN_FREE, id: 'restriction:gluten' },
  /** Gelatin is mostly made from pork, and labels seldom say. */
  pork: { id: 'restriction:pork', traits: ['pork', 'gelatin'] },
  alcohol: { id: 'restriction:alcohol', traits: ['alcohol'] },
}

export function dislikeGroup(dislike: DislikedFood): string {
  return dislike.toLowerCase().replaceAll(' ', '-')
}

export const DISLIKE_GROUPS: readonly string[] = DISLIKED_FOODS.map(dislikeGroup)

export function dislikeRule(dislike: DislikedFood): FoodRule {
  const group = dislikeGroup(dislike)
  return { id: `dislike:${group}`, groups: [group] }
}
