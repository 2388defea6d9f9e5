import { ALLERGENS } from '../food/food.ts'
import type { HealthWishId } from './health-wishes.ts'

/** Diets, restrictions and disliked foods a household chooses from, in the stored words. */

export const DIET_TYPES = [
  'None',
  'Keto',
  'Paleo',
  'Carnivore',
  'Mediterranean',
  'Vegan',
  'Vegetarian',
  'Whole30',
  'Low FODMAP',
  'Gluten-Free',
  'Dairy-Free',
  'Other',
] as const
export type DietType = (typeof DIET_TYPES)[number]

export const DISLIKED_FOODS = [
  'Celery',
  'Broccoli',
  'Brussels Sprouts',
  'Cauliflower',
  'Mushrooms',
  'Onions',
  'Bell Peppers',
  'Olives',
  'Tomatoes',
  'Cilantro',
  'Beets',
  'Eggplant',
  'Fish',
  'Seafood',
  'Tofu',
  'Beans',
  'Liver',
  'Blue Cheese',
  'Mayonnaise',
  'Pickles',
  'Sauerkraut',
  'Anchovies',
  'Capers',
  'Ginger',
] as const
export type DislikedFood = (typeof DISLIKED_FOODS)[number]

/** The restriction chips that are not allergens. */
export const OTHER_RESTRICTIONS = ['gluten', 'pork', 'alcohol', 'low-sodium'] as const
export type OtherRestriction = (typeof OTHER_RESTRICTIONS)[number]

/** Every restriction chip of the profile. */
export const RESTRICTIONS = [...ALLERGENS, ...OTHER_RESTRICTIONS] as const
export type Restriction = (typeof RESTRICTIONS)[number]
/** Low sodium is counted over the day: no food breaks it by itself. */
export type RuledRestriction = Exclude<Restriction, HealthWishId>
