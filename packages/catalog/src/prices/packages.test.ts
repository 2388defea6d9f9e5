import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_QUANTITY_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { cheapestCover } from '@pennyplate/domain/food/package'
import { PRICE_SOURCE_CODES } from '@pennyplate/domain/shopping/price-source-codes'
import { writtenQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { describe, expect, test } from 'vitest'
import { type PackageRow, readPackage } from './package-row.ts'
import { packages, packagesOf } from './packages.ts'
import { priceSource } from './price-source.ts'

interface Food {
  id: string
  aisle: string
  measures: Record<string, number>
}

const data = join(import.meta.dirname, '../../data')
// The JSON files of the catalog's own data folder; only the named fields are read.
const foods = readdirSync(join(data, 'foods')).flatMap(
  (file) => JSON.parse(readFileSync(join(data, 'foods', file), 'utf8')) as Food[],
)
const aisleOf = new Map(foods.map(({ id, aisle }) => [id, aisle]))
const measuresOf = (foodId: string) => foods.find(({ id }) => id === foodId)?.measures ?? {}
const HEAVIEST_G = 11_340

/** Melons are cut and measured by the cup, so they may be of any size. */
const CUT_OPEN: ReadonlySet<string> = new Set(['watermelon-each-fresh', 'watermelon-each-seedless'])

/** Their labels count something else than recipes do, such as fajita tortillas and bags of crackers, so they are used by weight. */
const OTHER_PIECES: ReadonlySet<string> = new Set([
  'breakfast-biscuits-bars-8-8-oz',
  'cheese-crackers-20-oz',
  'corn-chips-10-oz',
  'corn-on-the-cob-1-8-lb',
  'flour-tortilla-23-oz',
  'flour-tortilla-26-oz',
  'garlic-bread-frozen-11-25-oz',
  'garlic-bread-frozen-11-25-oz-new',
  'muffins-chocolate-chip-8-25-oz',
  'peanut-butter-crackers-11-oz',
  'peanut-butter-crackers-11-oz-great',
  'tamales-beef-18-oz',
])

/** Plausible cents per 100 g by aisle; a price outside is a typo. Small jars of spices set the upper end of theirs. */
const PLAUSIBLE: Record<string, [number, number]> = {
  produce: [5, 2000],
  bakery: [15, 250],
  deli: [30, 700],
  meat: [15, 600],
  seafood: [60, 800],
  dairy: [6, 500],
  'canned-goods': [12, 500],
  condiments: [12, 450],
  frozen: [18, 300],
  grains: [10, 1500],
  breakfast: [18, 300],
  baking: [5, 2500],
  spices: [8, 36_000],
  oils: [8, 500],
  nuts: [40, 900],
  snacks: [20, 2600],
  beverages: [0, 1300],
}

describe('the package table', () => {
  test('has at least 900 packages and one for every food', () => {
    expect(packages.length).toBeGreaterThanOrEqual(900)
    expect(foods.map(({ id }) => id).filter((id) => packagesOf(id).length === 0)).toEqual([])
  })

  test('loads every file of the folder', () => {
    const rows = readdirSync(join(data, 'packages')).reduce(
      (sum, file) => sum + JSON.parse(readFileSync(join(data, 'packages', file), 'utf8')).length,
      0,
    )
    expect(packages).toHaveLength(rows)
  })

  test('has unique package ids and only foods that exist', () => {
    expect(new Set(packages.map(({ id }) => id)).size).toBe(packages.length)
    expect(packages.filter(({ foodId }) => !aisleOf.has(foodId)).map(({ id }) => id)).toEqual([])
  })

  test('gives every price a date and an explained source', () => {
    for (const { id, asOf, source } of packages) {
      expect(asOf, id).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(priceSource(source), id).not.toBeNull()
      expect(PRICE_SOURCE_CODES, id).toContain(source)
    }
  })

  test('has no package over 25 lb or with more food than its net weight', () => {
    for (const { id, foodId, netG, edibleG } of packages) {
      expect(netG, id).toBeLessThanOrEqual(HEAVIEST_G)
      // A pound of ground coffee brews many pounds of coffee.
      if (foodId !== 'coffee-brewed') expect(edibleG, id).toBeLessThanOrEqual(netG)
    }
  })

  test.each(['can', 'jar', 'loaf', 'block', 'bunch', 'head'])(
    'holds a whole %s where the food counts one',
    (unit) => {
      for (const { id, measures } of foods) {
        const [needG = 0, sizes] = [measures[unit], packagesOf(id)]
        const barelyShort = sizes.filter(({ edibleG }) => edibleG < needG && edibleG >= needG * 0.97)
        expect(barelyShort.map((pack) => pack.id)).toEqual([])
      }
    },
  )

  test.each(packages.filter(({ amountText }) => /^each\b/.test(amountText)))(
    '$id is a piece as recipes count it',
    ({ id, foodId, edibleG }) => {
      const { each } = measuresOf(foodId)
      if (each !== undefined && !CUT_OPEN.has(id)) expect(edibleG).toBe(each)
    },
  )

  test.each(packages.filter(({ amountText }) => /\d ct\b/.test(amountText)))(
    '$id, $amountText, holds as many pieces as its label counts',
    ({ id, foodId, amountText, edibleG }) => {
      const { each } = measuresOf(foodId)
      const counted = Number(/(\d+) ct\b/.exec(amountText)?.[1])
      if (each !== undefined && !OTHER_PIECES.has(id)) expect(Math.floor(edibleG / each)).toBe(counted)
    },
  )

  test('has plausible unit prices in every aisle', () => {
    for (const { id, foodId, netG, priceCents } of packages) {
      const [low, high] = PLAUSIBLE[aisleOf.get(foodId) ?? ''] ?? [Number.NaN, Number.NaN]
      const per100g = (priceCents / netG) * 100
      expect(per100g, id).toBeGreaterThanOrEqual(low)
      expect(per100g, id).toBeLessThanOrEqual(high)
    }
  })

  test('costs more in total for clearly more of the same product', () => {
    for (const pack of packages) {
      const bigger = packagesOf(pack.foodId).filter(
        ({ name, netG }) => name === pack.name && netG > pack.netG * 1.2,
      )
      for (const other of bigger) expect(other.priceCents, other.id).toBeGreaterThan(pack.priceCents)
    }
  })
})

test('what a recipe says in ounces or pounds fits the package that says the same, however many', () => {
  const gramsIn = { oz: 28.349523125, lb: 453.59237 }
  const said = packages.flatMap((pack) => {
    const [, amount, unit] = /^([\d.]+) (oz|lb)\b(?!.*\bct\b)/.exec(pack.amountText) ?? []
    const grams = unit === 'oz' || unit === 'lb' ? Number(amount) * gramsIn[unit] : 0
    return Math.abs(pack.netG - grams) < 1.5 ? [{ pack, grams }] : []
  })
  expect(said.length).toBeGreaterThan(1500)
  for (const { pack, grams } of said)
    for (const count of [1, 2, 7]) {
      const [line] = cheapestCover(count * grams, [{ ...pack, edibleG: pack.netG }])?.lines ?? []
      expect(line?.count, pack.id).toBeLessThanOrEqual(count)
    }
})

test.each([
  ['12 oz of peeled shrimp', 'shrimp-raw-12-oz', 12 * 28.349523125 * 0.8],
  ['1 1/2 lb of boneless thighs', 'chicken-thighs-boneless-about-1-5-lb', 1.5 * 453.59237],
  ['12 oz of trimmed sprouts', 'brussels-sprouts-12-oz-bag', 12 * 28.349523125 * 0.9],
])('%s are one package, not two', (_, id, grams) => {
  const pack = packages.find((one) => one.id === id)
  expect(pack && cheapestCover(grams, [pack])?.lines.map(({ count }) => count)).toEqual([1])
})

/**
 * Shelf prices from public sources, with store, date and our package. `expected` is the price in
 * cents, adjusted to August 2026 by the index for food at home (2023: 1.0613, February 2024: 1.055) unless it is from 2026.
 */
describe('shelf prices seen', () => {
  test.each([
    ['all-purpose-flour', 2268, 'Walmart, 2026-10-02, Great Value 5 lb', 197],
    ['chili-powder', 85, 'Walmart, 2026-10-02, Great Value 3 oz', 108],
    ['vegetable-oil', 1306, 'Walmart, 2026-10-02, Great Value 48 fl oz', 400],
    ['mozzarella-shredded', 227, 'Walmart, 2026-10-02, Great Value 8 oz', 197],
    ['white-rice', 907, 'Walmart, 2026-09-06, Great Value 32 oz', 177],
    ['frozen-peas-carrots', 340, 'Walmart, 2026-09-06, Great Value 12 oz', 98],
    ['peanut-butter', 1134, 'Walmart, 2026, Great Value 40 oz', 398],
    ['strawberries', 454, 'Walmart, 2026, fresh 1 lb', 248],
    ['hot-dogs', 850, 'Walmart, 2026, Ball Park Beef 30 oz', 1048],
    ['bacon', 454, 'Walmart, 2023-02-24, Oscar Mayer 16 oz, $6.68', 709],
    ['bacon', 454, 'Walmart, July to October 2026, 16 oz of the store brand', 418],
    ['roma-tomato', 68, 'Walmart, July to October 2026, $0.97 to $1.27 a pound', 17],
    ['avocado', 184, 'Walmart, July to October 2026', 58],
    ['tortilla-chips', 369, 'Walmart, July to October 2026, 13 oz', 217],
    ['sweet-potato', 1361, 'Walmart, July to October 2026, 3 lb', 444],
    ['italian-sausage', 539, 'Walmart, 2023-02-24, Johnsonville 19 oz, $5.87', 623],
    ['salmon', 680, "Walmart, 2023-02-24, Sam's Choice 1.5 lb, $17.52", 1859],
    ['sour-cream', 680, 'Kroger, 2024-02-19, Daisy 24 oz, $4.29', 453],
    ['corn-tortilla', 709, 'Kroger, 2024-02-19, Mission 30 ct, $1.99', 210],
    ['orange', 1814, 'Kroger, 2024-02-19, navel 4 lb bag, $4.99', 526],
  ])('%s of %d g agrees with %s', (foodId, netG, _seen, expected) => {
    const sizes = packagesOf(foodId).filter((pack) => Math.abs(pack.netG - netG) <= netG * 0.02)
    const errors = sizes.map(({ priceCents }) => Math.abs(priceCents - expected) / expected)
    expect(Math.min(...errors)).toBeLessThan(0.1)
  })
})

describe('a row of the table', () => {
  const row: PackageRow = {
    id: 'rice-32-oz-bag',
    foodId: 'white-rice',
    name: 'Great Value Long Grain Enriched Rice',
    amountText: '32 oz bag',
    netG: 907,
    priceCents: 177,
    priceClass: 'stable',
    asOf: '2026-09-06',
    source: 'walmart-2026-09',
  }

  test('is fully edible unless it says otherwise', () => {
    expect(readPackage(row).edibleG).toBe(908)
    expect(readPackage({ ...row, edibleG: 500 }).edibleG).toBe(501)
  })

  test('has the narrower range the better its evidence', () => {
    const ratio = (source: string, priceClass: string, brand = 'Mahatma') => {
      const { lowCents, priceCents, highCents } = readPackage({
        ...row,
        name: `${brand} Long Grain Enriched Rice`,
        priceCents: 10_000,
        source,
        priceClass,
      })
      expect(lowCents).toBeLessThan(priceCents)
      return highCents / priceCents
    }
    expect(ratio('walmart-2026-09', 'stable')).toBeLessThan(ratio('estimate', 'stable'))
    expect(ratio('estimate', 'stable')).toBeLessThan(ratio('estimate', 'produce'))
    expect(ratio('estimate', 'produce')).toBeLessThan(ratio('walmart-2026-09', 'eggs'))
    expect(ratio('estimate', 'stable', 'Great Value')).toBeLessThan(ratio('walmart-2026-09', 'stable'))
    expect(ratio('blend', 'stable', 'Great Value')).toBe(ratio('blend', 'stable'))
    expect(ratio('estimate', 'produce', 'Marketside')).toBe(ratio('estimate', 'produce'))
  })

  test.each([
    ['a part of a gram', { netG: 907.2 }],
    ['no price', { priceCents: 0 }],
    ['an unknown class', { priceClass: 'cheap' }],
  ])('with %s is refused, naming the row', (_title, wrong) => {
    expect(() => readPackage({ ...row, ...wrong })).toThrow('rice-32-oz-bag')
  })
})

test('one product is sold as one food: a lemon is bought once, for its juice, its zest and its wedges', () => {
  const products = Map.groupBy(packages, ({ name, netG }) => `${name.replace(/,.*/, '')}, ${netG} g`)
  const split = [...products].filter(([, sold]) => new Set(sold.map(({ foodId }) => foodId)).size > 1)
  expect(
    split.map(([product, sold]) => `${product}: ${sold.map(({ foodId }) => foodId).join(', ')}`),
  ).toEqual([])
})

test('the amount of a line may name every size that its food is sold in', () => {
  const said = [...Map.groupBy(packages, ({ foodId }) => foodId).values()].map((sizes) =>
    String(writtenQuantity({ lines: sizes.map((pack) => ({ pack, count: 100_000 })) }).quantity),
  )
  for (const amount of said) expect(amount.length, amount).toBeLessThanOrEqual(LIST_QUANTITY_CHARS_MAX)
})
