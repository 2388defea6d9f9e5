import type { PriceSourceCode } from '@pennyplate/domain/shopping/price-source-codes'

/** Where a price comes from. */
export const priceSourceNames: Readonly<Record<PriceSourceCode, string>> = {
  'walmart-2026-10': 'walmart.com shelf price, no store selected, seen on October 2, 2026',
  'walmart-2026-09': 'walmart.com shelf price, seen on September 6, 2026',
  'walmart-2026-07': 'Walmart price seen between July and October 2026, store not stated',
  'walmart-2026': 'Walmart price on a household’s repeat-order list of 2026, day not stated',
  'walmart-kroger-2026': 'Walmart or Kroger shelf price in a recipe-costing audit of 2026, day not stated',
  'walmart-stores-2023':
    'Mean of five Walmart stores over 19 weeks of January to May 2023, moved to October 2026 by the consumer price index for food at home',
  'walmart-2023':
    'Walmart price of February 24, 2023, moved to October 2026 by the consumer price index for food at home',
  'kroger-2024':
    'Kroger price of February 2024, moved to October 2026 by the consumer price index for food at home',
  blend: 'Set between shelf prices of the same food that disagree (two shops, two dates, or two sizes)',
  'reported-2026': 'Shelf price of 2026 reported to us, store and day not stated',
  'estimate-usda':
    'Our estimate for this size; no shelf price seen. The food’s prices were checked against a USDA national average of the same food (ERS 2022, or Purchase to Plate 2017-18, both moved to 2026)',
  estimate: 'Our estimate for this size; no shelf price and no national average of the same food seen',
  tap: 'Tap water costs well under a cent a gallon; one cent stands for it',
  'meal-estimate': 'Estimate of the meal',
  'model-estimate': 'Language model’s estimate',
  household: 'The price you gave',
}
