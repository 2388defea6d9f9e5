/**
 * What a week of food costs a person in a household of four on the USDA Thrifty Food Plan.
 * Source: USDA Food and Nutrition Service, Official USDA Food Plans: Cost of Food at Home, September 2025
 * (US government work, public domain).
 */
export const THRIFTY_FOOD_PLAN = {
  month: '2025-09',
  source: 'USDA FNS, Official USDA Food Plans: Cost of Food, Thrifty Food Plan',
  /** Weekly cents by the first year of age the row is for; a row holds up to the next one. */
  child: [
    { fromAge: 1, weeklyCents: 2580 },
    { fromAge: 2, weeklyCents: 3890 },
    { fromAge: 4, weeklyCents: 4250 },
    { fromAge: 6, weeklyCents: 4720 },
    { fromAge: 9, weeklyCents: 5460 },
  ],
  female: [
    { fromAge: 12, weeklyCents: 5050 },
    { fromAge: 14, weeklyCents: 5860 },
    { fromAge: 20, weeklyCents: 5740 },
    { fromAge: 51, weeklyCents: 5350 },
    { fromAge: 71, weeklyCents: 5880 },
  ],
  male: [
    { fromAge: 12, weeklyCents: 5830 },
    { fromAge: 14, weeklyCents: 7360 },
    { fromAge: 20, weeklyCents: 7210 },
    { fromAge: 51, weeklyCents: 6370 },
    { fromAge: 71, weeklyCents: 6070 },
  ],
  /** USDA's adjustment for household size: small households pay more per person. A row applies up to the next size. */
  sizeAdjustmentPct: [
    { fromSize: 1, pct: 20 },
    { fromSize: 2, pct: 10 },
    { fromSize: 3, pct: 5 },
    { fromSize: 4, pct: 0 },
    { fromSize: 5, pct: -5 },
    { fromSize: 7, pct: -10 },
  ],
} as const
