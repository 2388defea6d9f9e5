/** Here and not in `pantry`, because foods of the catalog have a category too. */
export const PANTRY_CATEGORIES = [
  'Produce',
  'Meat',
  'Dairy',
  'Grains',
  'Canned',
  'Frozen',
  'Condiments',
  'Snacks',
  'Other',
] as const
export type PantryCategory = (typeof PANTRY_CATEGORIES)[number]
