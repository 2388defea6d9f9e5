/** Where the price of a line comes from; `packages/catalog/data/packages-sources.json` has the evidence behind most of them. */
export const PRICE_SOURCE_CODES = [
  'walmart-2026-10',
  'walmart-2026-09',
  'walmart-2026-07',
  'walmart-2026',
  'walmart-kroger-2026',
  'walmart-stores-2023',
  'walmart-2023',
  'kroger-2024',
  'blend',
  'reported-2026',
  'estimate-usda',
  'estimate',
  'tap',
  /** A line for a whole meal: the plan's estimate of it. */
  'meal-estimate',
  'model-estimate',
  /** The household said it, of a food it added itself. */
  'household',
] as const

export type PriceSourceCode = (typeof PRICE_SOURCE_CODES)[number]
