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
