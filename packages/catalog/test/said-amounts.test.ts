import { saidAmount, saidOf } from '@pennyplate/domain/amounts/said-amount'
import { saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { takeAmount } from '@pennyplate/domain/pantry/take-amount'
import { withCounts } from '@pennyplate/domain/shopping/shopping-list-price'
import { saidQuantity, writtenQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { describe, expect, it } from 'vitest'
import { allFoods, type CatalogFood, foodById } from '../src/foods/foods.ts'
import { nameOfAmount, spokenUnitOf } from '../src/foods/spoken-unit.ts'
import { packages, packagesOf } from '../src/prices/packages.ts'

/** From a pinch to a month of groceries. */
const GRAMS = [0.3, 1, 3, 8, 20, 45, 81, 140, 255, 376, 600, 907, 1706, 2148, 3899]
const foods = [...allFoods().values()]

/** What nobody says: grams, decimals, halves of what is whole, a tenth of a bunch. */
const NOBODY_SAYS = [
  /\b(?:m?g|kg|m?l|grams?)\b/,
  /\d\.\d/,
  /\b[0 ]\/|\bNaN|undefined|Infinity/,
  /\/\d+ (?:slice|clove|leaf|sprig)/,
  /^(?:1\/8|1\/3|2\/3) (?:can|bunch|head|each)/,
]

function faults(written: readonly (readonly [place: string, food: CatalogFood, text: string])[]): string[] {
  return written.flatMap(([place, { id }, text]) =>
    text === '' || NOBODY_SAYS.some((pattern) => pattern.test(text)) ? [`${place}, ${id}: "${text}"`] : [],
  )
}

describe('amounts of every food, as people read them', () => {
  it('of leftovers, of what is short, of what the pantry has', () => {
    const written = foods.flatMap((food) =>
      GRAMS.flatMap((grams) => [
        ['list', food, saidAmount(grams, spokenUnitOf(food))] as const,
        ['tip', food, saidOf('it', grams, spokenUnitOf(food))] as const,
      ]),
    )
    expect(faults(written)).toEqual([])
  })

  it.each([
    ['hot-dogs', 200, '4'],
    ['bratwurst', 255, '3'],
    ['ground-beef-80', 227, '8 oz'],
    ['gluten-free-bread', 184, '7 slices'],
  ])('counted or weighed, as people do: %s', (id, grams, said) => {
    const food = foodById(id)
    expect(food && saidAmount(grams, spokenUnitOf(food))).toBe(said)
  })

  it('to buy', () => {
    const written = foods.flatMap((food) =>
      packagesOf(food.id).flatMap((pack) =>
        [1, 2, 7].map((count) => {
          const line = writtenQuantity({ lines: [{ pack, count }] })
          // The size on the label may have a decimal, and wine is sold by the milliliter: "14.5 oz can", "750 ml".
          return [
            'to buy',
            food,
            saidQuantity(line).replace(/\d+\.\d+ (?:fl oz|oz|lb|gal)|\d+ ml/g, 'size'),
          ] as const
        }),
      ),
    )
    expect(faults(written)).toEqual([])
  })

  it('in the pantry, after cooking', () => {
    const written = foods.flatMap((food) =>
      Object.keys(food.measures).flatMap((unit) =>
        [7, 33, 90].flatMap((grams) => {
          const taken = takeAmount(`3 ${unit}`, { grams, measured: food })
          return taken.ok && taken.left ? [['pantry', food, saidPantryQuantity(taken.left)] as const] : []
        }),
      ),
    )
    expect(written.length).toBeGreaterThan(foods.length)
    expect(faults(written)).toEqual([])
  })

  it('is in units that a household would count in', () => {
    const said = (id: string, grams: number) => {
      const food = allFoods().get(id)
      return food ? saidAmount(grams, spokenUnitOf(food)) : ''
    }
    expect([
      said('milk-2-percent', 2148),
      said('black-beans-canned', 128),
      said('flour-tortilla', 290),
      said('egg-large', 150),
      said('green-onion', 81),
      said('chicken-breast', 680),
      said('all-purpose-flour', 190),
      said('cumin', 4),
      said('garlic', 7),
      said('cheddar', 560),
      said('ginger', 90),
      said('milk-2-percent', 3890),
      said('milk-2-percent', 950),
      said('tortilla-chips', 284),
    ]).toEqual([
      '2 quarts',
      'half a can',
      '6',
      '3',
      'three quarters of a bunch',
      '1 1/2 lb',
      '1 1/2 cups',
      '2 tsp',
      '2 cloves',
      '1 1/4 lb',
      '3 oz',
      '1 gallon',
      '1 quart',
      '10 oz',
    ])
  })
})

it('a changed number of packages is written like a planned one', () => {
  const [bunch] = packages.filter(({ id }) => id === 'green-onion-1-bunch')
  if (!bunch) throw new Error('no green onions')
  const line = { name: 'Green onions', quantity: 1, unit: '1 bunch', packages: [{ ...bunch, count: 1 }] }
  expect(saidQuantity(withCounts(line, new Map([[bunch.id, 3]])))).toBe('3 bunches')
})

it.each([
  ['roma-tomato', 6, 'Roma tomatoes'],
  ['roma-tomato', 0.5, 'Roma tomato'],
  ['spinach', 6, 'Fresh spinach'],
])('%s times %d is called %s', (id, pieces, name) => {
  const food = allFoods().get(id)
  if (!food) throw new Error(`no ${id}`)
  expect(nameOfAmount(food, pieces * (food.measures.each ?? 100))).toBe(name)
})
