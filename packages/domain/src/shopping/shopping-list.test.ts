import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toGrams } from '../amounts/units.ts'
import type { Package } from '../food/package.ts'
import {
  inAisleOrder,
  type ListedFood,
  type ListLine,
  labelOfLine,
  shopFor,
  stockingOf,
  wasteOf,
} from './shopping-list.ts'
import { portionExcess } from './shopping-list-limits.ts'
import { type EatenDish, householdNeeds } from './shopping-list-needs.ts'
import { writtenQuantity } from './shopping-list-quantity.ts'

const food = (id: string, facts: Partial<ListedFood> = {}): ListedFood => ({
  id,
  name: id,
  aisle: 'grains',
  category: 'Grains',
  measures: {},
  shelfLifeDays: { unopened: 30, opened: 5 },
  allergens: [],
  traits: [],
  groups: [],
  ...facts,
})
const pack = (foodId: string, amountText: string, edibleG: number, priceCents: number): Package => ({
  id: `${foodId} ${amountText}`,
  foodId,
  name: foodId,
  amountText,
  netG: edibleG,
  edibleG,
  priceCents,
  lowCents: priceCents - 10,
  highCents: priceCents + 10,
  asOf: '2026-10-01',
  source: 'test',
  priceClass: 'stable',
})

/** The shelf of a small store, with prices that are easy to add up. */
const SHELF = [
  pack('rice', '2 lb bag', 900, 200),
  pack('rice', '5 lb bag', 2250, 400),
  pack('beans', '15 oz can', 250, 90),
  pack('spinach', '10 oz bag', 280, 250),
  pack('apples', 'each', 150, 60),
  pack('eggs', '12 ct', 600, 300),
  pack('eggs', '18 ct', 900, 390),
  pack('milk-whole', '1 pint', 487, 149),
  pack('milk-whole', 'half gal', 1949, 198),
  pack('milk-whole', '1 gal', 3899, 329),
  pack('butter', '1 lb box', 454, 450),
  pack('oil', '48 fl oz', 1300, 500),
  pack('soup', '10 oz can', 300, 100),
  pack('soup', '4 x 10 oz', 1200, 320),
]
const FOODS = new Map(
  [
    food('rice', { shelfLifeDays: { unopened: 700, opened: 180 } }),
    food('beans', { aisle: 'canned-goods', shelfLifeDays: { unopened: 700, opened: 4 } }),
    food('spinach', { aisle: 'produce' }),
    food('apples', { aisle: 'produce', measures: { each: 150 }, shelfLifeDays: { unopened: 35, opened: 4 } }),
    food('eggs', { aisle: 'dairy', measures: { each: 50 }, traits: ['egg'] }),
    food('milk-whole', { aisle: 'dairy', measures: { cup: 244 } }),
    food('butter', { aisle: 'dairy', shelfLifeDays: { unopened: 90, opened: 45 } }),
    food('oil', { aisle: 'oils', shelfLifeDays: { unopened: 700, opened: 180 } }),
    food('soup', { aisle: 'canned-goods', shelfLifeDays: { unopened: 700, opened: 3 } }),
    food('saffron', { aisle: 'spices' }),
  ].map((one) => [one.id, one]),
)
const packagesOf = (id: string) => SHELF.filter(({ foodId }) => foodId === id)

const dish = (name: string, grams: Readonly<Record<string, number>>, servings = 1): EatenDish => ({
  name,
  grams: new Map(Object.entries(grams).map(([id, one]) => [id, one * servings])),
  isEstimate: false,
})
const forAdults = (adults: number, { name, grams }: EatenDish) =>
  dish(name, Object.fromEntries(grams), adults)

function listOf(dishes: readonly EatenDish[], adults = 1, home: Readonly<Record<string, number>> = {}) {
  return shopFor({
    needs: householdNeeds(dishes.map((one) => forAdults(adults, one))),
    foodOf: (id) => FOODS.get(id),
    stockG: (id) => home[id] ?? 0,
    packagesOf,
  })
}

const onPaper = ({ food: { id }, cover, costCents, leftoverG }: ListLine) => {
  const { quantity, unit } = cover ? writtenQuantity(cover) : { quantity: 'none', unit: '' }
  return `${id}: ${`${quantity} ${unit}`.trim()}, ${costCents} cents, ${leftoverG} g left`
}

describe('a list worked out by hand', () => {
  it.each([
    {
      plan: 'one person, rice on one day: 100 g from a 900 g bag',
      dishes: [dish('Rice', { rice: 100 })],
      lines: ['rice: 1 2 lb bag, 200 cents, 800 g left'],
      total: 200,
    },
    {
      plan: 'the same rice in three dishes is one line: 100 + 200 + 50 = 350 g',
      dishes: [dish('Rice', { rice: 100 }), dish('Pilaf', { rice: 200 }), dish('Soup', { rice: 50 })],
      lines: ['rice: 1 2 lb bag, 200 cents, 550 g left'],
      total: 200,
    },
    {
      plan: 'four adults: 4 x 300 g = 1200 g, where two small bags cost as much as a large one and leave less',
      dishes: [dish('Rice', { rice: 300 })],
      adults: 4,
      lines: ['rice: 2 2 lb bag, 400 cents, 600 g left'],
      total: 400,
    },
    {
      plan: '3000 g are cheapest in a large bag and a small one: 2250 + 900 = 3150 g for 600',
      dishes: [dish('Rice', { rice: 1000 })],
      adults: 3,
      lines: ['rice: 1 x 5 lb bag + 1 x 2 lb bag, 600 cents, 150 g left'],
      total: 600,
    },
    {
      plan: 'has 500 g at home, needs 750 g: buys for 250 g, which is exactly one can',
      dishes: [dish('Chili', { beans: 750 })],
      home: { beans: 500 },
      lines: ['beans: 1 15 oz can, 90 cents, 0 g left'],
      total: 90,
    },
    {
      plan: 'what is at home covers it whole: nothing to buy',
      dishes: [dish('Chili', { beans: 250 })],
      home: { beans: 250 },
      lines: [],
      total: 0,
    },
    {
      plan: '251 g of beans are two cans',
      dishes: [dish('Chili', { beans: 251 })],
      lines: ['beans: 2 15 oz can, 180 cents, 249 g left'],
      total: 180,
    },
    {
      plan: 'portions of one and a half: 2 adults x 1.5 x 100 g = 300 g of spinach, two bags, and 10 g of oil',
      dishes: [dish('Salad', { spinach: 100, oil: 10 / 3 }, 1.5)],
      adults: 2,
      lines: ['spinach: 2 10 oz bag, 500 cents, 260 g left', 'oil: 1 48 fl oz, 500 cents, 1290 g left'],
      total: 1000,
    },
    {
      plan: 'a family with a child of 0.75: 2.75 x 200 g = 550 g of eggs, a dozen',
      dishes: [dish('Omelet', { eggs: 200 })],
      adults: 2.75,
      lines: ['eggs: 1 12 ct, 300 cents, 50 g left'],
      total: 300,
    },
    {
      plan: 'two cups of milk are 488 g: half a gallon, as milk is bought, not two pints',
      dishes: [dish('Porridge', { 'milk-whole': 488 })],
      lines: ['milk-whole: 1 half gal, 198 cents, 1461 g left'],
      total: 198,
    },
    {
      plan: 'nine cups of milk are 2,196 g: a gallon, not two halves',
      dishes: [dish('Porridge', { 'milk-whole': 2196 })],
      lines: ['milk-whole: 1 gallon, 329 cents, 1703 g left'],
      total: 329,
    },
    {
      plan: 'four single cans would be 400, the pack of four is 320',
      dishes: [dish('Soup', { soup: 260 })],
      adults: 4,
      lines: ['soup: 1 4 x 10 oz, 320 cents, 160 g left'],
      total: 320,
    },
    {
      plan: 'a whole day: 90 g rice, 40 g butter of which 15 g are at home, 2 apples, and nobody sells saffron',
      dishes: [
        dish('Breakfast', { apples: 150 }),
        dish('Lunch', { rice: 90, butter: 20 }),
        dish('Dinner', { apples: 150, butter: 20, saffron: 1 }),
      ],
      home: { butter: 15 },
      lines: [
        'apples: 2 each, 120 cents, 0 g left',
        'rice: 1 2 lb bag, 200 cents, 810 g left',
        'butter: 1 1 lb box, 450 cents, 429 g left',
        'saffron: none, 0 cents, 0 g left',
      ],
      total: 770,
    },
  ])('$plan', ({ dishes, adults, home, lines, total }) => {
    const list = listOf(dishes, adults ?? 1, home ?? {})
    expect(list.lines.map(onPaper)).toEqual(lines)
    expect(list.totalCents).toBe(total)
  })
})

describe('a list', () => {
  it('says which dishes a food is for, and which foods the pantry covers', () => {
    const list = listOf([dish('Rice', { rice: 90, beans: 20 }), dish('Pilaf', { rice: 10 })], 1, {
      beans: 60,
    })
    expect(list.lines[0]?.usedIn).toEqual(['Rice', 'Pilaf'])
    expect(list.fromPantry.map(({ food: { id }, grams }) => [id, grams])).toEqual([['beans', 20]])
  })

  it('is in aisle order', () => {
    const { lines } = listOf([dish('All', { rice: 1, oil: 1, spinach: 1, apples: 1, butter: 1 })])
    const sections = inAisleOrder(lines, ['produce', 'dairy', 'grains'])
    expect(sections.map(({ aisle, lines: own }) => [aisle, ...own.map(({ food: { id } }) => id)])).toEqual([
      ['produce', 'apples', 'spinach'],
      ['dairy', 'butter'],
      ['grains', 'rice'],
      ['oils', 'oil'],
    ])
  })

  it('counts food that spoils before the end of next week as waste, most expensive first', () => {
    const { lines } = listOf([dish('All', { rice: 100, spinach: 140, beans: 200, apples: 100 })])
    expect(wasteOf(lines).map(({ food: { id }, leftoverCents }) => [id, leftoverCents])).toEqual([
      ['spinach', 125],
      ['apples', 20],
      ['beans', 18],
    ])
  })

  it('counts what is left of packages that keep as stock for later weeks, but not what is spoiled by then or frozen', () => {
    const keeps = { shelfLifeDays: { unopened: 700, opened: 60 } }
    const foods = new Map(
      [
        food('oil', keeps),
        food('flour', keeps),
        food('peas', { ...keeps, category: 'Frozen' }),
        food('cream', { shelfLifeDays: { unopened: 30, opened: 59 } }),
      ].map((one) => [one.id, one]),
    )
    const { lines } = shopFor({
      needs: householdNeeds([dish('All', { oil: 50, flour: 50, peas: 50, cream: 50 })]),
      foodOf: (id) => foods.get(id),
      stockG: () => 0,
      packagesOf: (id) => [pack(id, '1 bag', 200, id === 'oil' ? 800 : 400)],
    })
    expect(stockingOf(lines).map(({ food: { id }, leftoverCents }) => [id, leftoverCents])).toEqual([
      ['oil', 600],
      ['flour', 300],
    ])
  })

  it('keeps whole apples longer than a cut one', () => {
    const keeps = (grams: number) =>
      shopFor({
        needs: householdNeeds([dish('Pie', { apples: grams })]),
        foodOf: (id) => FOODS.get(id),
        stockG: () => 0,
        packagesOf: () => [pack('apples', '3 lb bag', 1350, 400)],
      }).lines[0]?.leftoverKeepsDays
    expect(keeps(300)).toBe(35)
    expect(keeps(1300)).toBe(4)
  })

  it.each([
    ['two dozen eggs for one', { eggs: 1200 }, 1, []],
    ['three dozen eggs for one', { eggs: 1250 }, 1, ['eggs-limit']],
    ['three dozen eggs for two', { eggs: 625 }, 2, []],
    ['more than a gallon of milk for one', { 'milk-whole': 4000 }, 1, ['milk-limit']],
  ] as const)('is looked at twice for portions: %s', (_, grams, adults, expected) => {
    const { lines } = listOf([dish('All', grams)], adults)
    expect(portionExcess(lines, adults).map(({ code }) => code)).toEqual(expected)
  })
})

describe('whatever is planned', () => {
  const week = fc.array(
    fc.record({
      grams: fc.dictionary(
        fc.constantFrom('rice', 'beans', 'spinach', 'apples', 'eggs', 'milk-whole', 'soup'),
        fc.double({ min: 0.1, max: 900, noNaN: true }),
        { minKeys: 1 },
      ),
      portion: fc.double({ min: 0.6, max: 1.8, noNaN: true }),
    }),
    { minLength: 1, maxLength: 28 },
  )
  const home = fc.dictionary(
    fc.constantFrom('rice', 'beans', 'eggs'),
    fc.double({ min: 0, max: 2000, noNaN: true }),
  )

  it('bought and home amounts cover the need, no package is unnecessary, and the lines add up', () => {
    fc.assert(
      fc.property(week, home, fc.integer({ min: 1, max: 8 }), (meals, pantry, adults) => {
        const list = listOf(
          meals.map(({ grams, portion }, at) => dish(`Dish ${at}`, grams, portion)),
          adults,
          pantry,
        )
        let total = 0
        for (const { needG, cover, costCents, food: bought } of list.lines) {
          const held = Math.round((pantry[bought.id] ?? 0) * 10) / 10
          const packed = (cover?.lines ?? []).reduce((sum, line) => sum + line.count * line.pack.edibleG, 0)
          expect(held + packed).toBeGreaterThanOrEqual(needG - 1e-6)
          for (const line of cover?.lines ?? []) expect(held + packed - line.pack.edibleG).toBeLessThan(needG)
          expect(costCents).toBe(
            (cover?.lines ?? []).reduce((sum, line) => sum + line.count * line.pack.priceCents, 0),
          )
          total += costCents
        }
        expect(list.totalCents).toBe(total)
        expect(Number.isInteger(list.totalCents)).toBe(true)
      }),
    )
  })

  it('no unit turns 300 ml of milk into more than a gallon of it', () => {
    const milk = { measures: { cup: 244, tbsp: 15 }, refusePct: 0 }
    const sameInOtherUnits = [
      { amount: 300, unit: 'ml' },
      { amount: 0.3, unit: 'l' },
      { amount: 3, unit: 'dl' },
      { amount: 300 / 236.5882365, unit: 'cup' },
      { amount: 300 / 29.5735295625, unit: 'fl oz' },
      { amount: 300 / 3785.411784, unit: 'gallon' },
      { amount: (300 / 236.5882365) * 16, unit: 'tbsp' },
      { amount: 10.9, unit: 'oz' },
    ]
    fc.assert(
      fc.property(fc.constantFrom(...sameInOtherUnits), fc.integer({ min: 1, max: 7 }), (amount, times) => {
        const weighed = toGrams(amount, milk)
        if (!weighed.ok) throw new Error(weighed.reason)
        const list = listOf(
          Array.from({ length: times }, () => dish('Porridge', { 'milk-whole': weighed.grams })),
        )
        expect(weighed.grams).toBeGreaterThan(300)
        expect(weighed.grams).toBeLessThan(312)
        expect(list.totalCents).toBe(times > 6 ? 329 : 198)
      }),
    )
  })
})

describe('the label of a line', () => {
  const yogurt = food('yogurt', { allergens: ['milk'], traits: ['dairy'] })
  const tub = pack('yogurt', '32 oz', 907, 250)
  const lineOf = (of: Package) => {
    const { lines } = shopFor({
      needs: [{ foodId: 'yogurt', needG: 500, usedIn: ['Parfait'], isEstimate: false }],
      foodOf: () => yogurt,
      stockG: () => 0,
      packagesOf: () => [of],
    })
    const [line] = lines
    if (!line) throw new Error('nothing is bought')
    return line
  }

  it('says what a package adds to its food', () => {
    expect(labelOfLine(lineOf({ ...tub, traits: ['gelatin'], mayContain: ['soy'] }))).toEqual({
      contains: ['milk'],
      mayContain: ['soy'],
      traits: ['gelatin'],
    })
  })

  it('says no traits that the food has anyway', () => {
    expect(labelOfLine(lineOf(tub))).toEqual({ contains: ['milk'], mayContain: [] })
  })
})
