import { describe, expect, it } from 'vitest'
import { cookMeal } from './cook-meal.ts'
import { takeAmount } from './take-amount.ts'
import { putBack, takenNow, withTaken } from './taken-items.ts'
import { usedIngredients } from './used-ingredients.ts'

const BEANS = { measures: { can: 255, cup: 172 }, refusePct: 40 }
const FLOUR = { measures: { cup: 125 }, refusePct: 0 }
const EGGS = { measures: { each: 50 }, refusePct: 12 }
const OIL = { measures: { tbsp: 13.6 }, refusePct: 0 }

describe('subtracting an amount from a pantry quantity', () => {
  it.each([
    // the pantry has, the recipe wants, what is left
    ['12 items', { amount: { amount: 3, unit: 'each' } }, '9 items'],
    ['12 items', { grams: 148, measured: EGGS }, '9 items'],
    ['2 cans', { amount: { amount: 1, unit: 'can' } }, '1 can'],
    ['2 cans (15 oz)', { grams: 255, measured: BEANS }, '1 can (15 oz)'],
    ['2 cans (15 oz)', { grams: 128, measured: BEANS }, '1.5 cans (15 oz)'],
    ['1 can (15 oz)', { grams: 128, measured: BEANS }, '7.5 oz'],
    ['5 lb', { amount: { amount: 8, unit: 'oz' } }, '4.5 lb'],
    ['5 lb', { grams: 250, measured: FLOUR }, '4.45 lb'],
    ['1 gallon', { amount: { amount: 4, unit: 'cup' } }, '0.75 gallon'],
    [
      '1 bottle (16 fl oz)',
      { amount: { amount: 2, unit: 'tbsp' }, grams: 27.2, measured: OIL },
      '15.04 fl oz',
    ],
    ['1 item', { amount: { amount: 1, unit: 'can' }, grams: 255, measured: BEANS }, null],
    ['1 lb', { amount: { amount: 3, unit: 'lb' } }, null],
  ])('%s, wanting %j, leaves %s', (quantity, wanted, left) => {
    const taken = takeAmount(quantity, wanted)
    expect(taken).toMatchObject({ ok: true, left })
  })

  it.each([
    ['some', { grams: 100, measured: FLOUR }],
    ['1 item', { grams: 100, measured: FLOUR }],
    ['1 bag', { amount: { amount: 2, unit: 'cup' }, grams: 250, measured: FLOUR }],
    ['2 lb', { amount: { amount: 2, unit: 'cup' } }],
    ['0 lb', { grams: 100 }],
    ['1 lb', { grams: 0 }],
  ])('cannot be computed: %s, wanting %j', (quantity, wanted) => {
    expect(takeAmount(quantity, wanted)).toEqual({ ok: false })
  })
})

type Dates = { expiryDate?: string; expiryEstimated?: boolean }
const item = (id: string, name: string, quantity: string, more: Dates & { foodId?: string } = {}) => ({
  id,
  name,
  quantity,
  ...more,
})

describe('cooking a meal', () => {
  it('takes what it uses out of the pantry and leaves the rest unchanged', () => {
    const pantry = [
      item('e', 'Large eggs', '12 items', { foodId: 'egg' }),
      item('b', 'Black beans', '3 cans', { foodId: 'black-beans-canned' }),
      item('m', 'Milk', '1 gallon'),
    ]
    const cooked = cookMeal(
      pantry,
      [
        { name: 'Egg', foodId: 'egg', amount: { amount: 4, unit: 'each' } },
        { name: 'Canned black beans', foodId: 'black-beans-canned', amount: { amount: 1, unit: 'can' } },
        { name: 'Salt', foodId: 'salt', grams: 3 },
      ],
      '2026-11-22',
    )
    expect(cooked.pantry.map(({ quantity }) => quantity)).toEqual(['8 items', '2 cans', '1 gallon'])
    expect(cooked.taken.map(({ item: { id }, left }) => [id, left])).toEqual([
      ['e', '8 items'],
      ['b', '2 cans'],
    ])
  })

  it('matches by words when the pantry item has no food id, in any order and number', () => {
    const cooked = cookMeal(
      [item('b', 'Beans, black', '2 cans')],
      [{ name: 'Black bean', foodId: 'black-beans-canned', amount: { amount: 1, unit: 'can' } }],
      '2026-11-22',
    )
    expect(cooked.pantry).toEqual([item('b', 'Beans, black', '1 can')])
  })

  it('does not confuse two foods of the same name', () => {
    const pantry = [item('m', 'Milk', '1 gallon', { foodId: 'oat-milk' })]
    expect(
      cookMeal(pantry, [{ name: 'Milk', foodId: 'milk', amount: { amount: 1, unit: 'cup' } }], '2026-11-22')
        .taken,
    ).toEqual([])
  })

  it('uses the item that expires first, then the next', () => {
    const pantry = [
      item('new', 'Spinach', '10 oz', { expiryDate: '2026-12-09' }),
      item('old', 'Spinach', '4 oz', { expiryDate: '2026-11-23' }),
      item('undated', 'Spinach', '1 lb'),
    ]
    const cooked = cookMeal(pantry, [{ name: 'Spinach', amount: { amount: 6, unit: 'oz' } }], '2026-11-22')
    expect(cooked.pantry.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['new', '8 oz'],
      ['undated', '1 lb'],
    ])
  })

  it('never falls below zero: what was not there came from elsewhere', () => {
    const cooked = cookMeal(
      [item('r', 'Rice', '1 cup')],
      [{ name: 'Rice', amount: { amount: 3, unit: 'cup' } }],
      '2026-11-22',
    )
    expect(cooked.pantry).toEqual([])
    expect(cooked.taken).toMatchObject([{ left: null }])
  })

  it('takes a food used by two recipe lines from one item', () => {
    const cooked = cookMeal(
      [item('o', 'Onions', '5 items')],
      [
        { name: 'Onion', amount: { amount: 2, unit: 'each' } },
        { name: 'Onion', amount: { amount: 1, unit: 'each' } },
      ],
      '2026-11-22',
    )
    expect(cooked.pantry).toMatchObject([{ quantity: '2 items' }])
    expect(cooked.taken).toHaveLength(1)
  })

  it('reports items whose amount it cannot compute, and leaves them unchanged', () => {
    const flour = item('f', 'Flour', '1 bag')
    const cooked = cookMeal([flour], [{ name: 'Flour', grams: 250, measured: FLOUR }], '2026-11-22')
    expect(cooked).toEqual({ pantry: [flour], taken: [], unclear: [flour] })
  })
})

describe('what was opened', () => {
  const beans = item('b', 'Beans', '1 can (15 oz)', { expiryDate: '2028-11-21', expiryEstimated: true })
  const half = { name: 'Beans', grams: 128, measured: BEANS, opensForDays: 4 }

  it('keeps as long as an opened can does, until that is undone', () => {
    const cooked = cookMeal([beans], [half], '2026-11-22')
    expect(cooked.pantry).toEqual([{ ...beans, quantity: '7.5 oz', expiryDate: '2026-11-26' }])
    expect(putBack(cooked.pantry, cooked.taken)).toEqual([beans])
    const dated = cooked.pantry.map((one) => ({ ...one, expiryDate: '2026-11-24' }))
    expect(putBack(dated, cooked.taken)).toEqual([{ ...beans, expiryDate: '2026-11-24' }])
  })

  it.each([
    ['two cans are left whole', { ...beans, quantity: '3 cans (15 oz)' }, { ...half, grams: 255 }],
    ['a can beside it is closed', { ...beans, quantity: '2 cans (15 oz)' }, half],
    ['it was opened before, and has its date', { ...beans, quantity: '7.5 oz' }, { ...half, grams: 50 }],
    ['its date is sooner', { ...beans, expiryDate: '2026-11-23' }, half],
    ['nobody knows how long it keeps', beans, { ...half, opensForDays: undefined }],
  ])('keeps its date where %s', (_, before, use) => {
    const [after] = cookMeal([before], [use], '2026-11-22').pantry
    expect(after?.quantity).not.toBe(before.quantity)
    expect(after?.expiryDate).toBe(before.expiryDate)
  })
})

describe('undoing it', () => {
  const pantry = [item('a', 'Eggs', '12 items'), item('b', 'Rice', '1 cup'), item('c', 'Milk', '1 gallon')]
  const uses = [
    { name: 'Eggs', amount: { amount: 2, unit: 'each' } },
    { name: 'Rice', amount: { amount: 1, unit: 'cup' } },
  ]

  it('restores every item and its position', () => {
    const cooked = cookMeal(pantry, uses, '2026-11-22')
    expect(putBack(cooked.pantry, cooked.taken)).toEqual(pantry)
  })

  it('adds what was taken to what the pantry has by now, and leaves what it cannot add to', () => {
    const { taken } = cookMeal(pantry, uses, '2026-11-22')
    const since = [item('a', 'Eggs', '6 items'), item('b', 'Rice', '2 lb'), item('d', 'Tea', '1 box')]
    expect(putBack(since, taken)).toEqual([item('a', 'Eggs', '8 items'), ...since.slice(1)])
  })

  it('brings an item that is gone back with what was taken of it', () => {
    const { taken } = cookMeal(pantry, uses, '2026-11-22')
    expect(putBack([], taken)).toEqual([item('a', 'Eggs', '2 items'), item('b', 'Rice', '1 cup')])
  })
})

describe('two who cook at once', () => {
  it.each([
    // there was, each leaves, both leave, undo of the first leaves, and then of the second
    ['12 items', '10 items', '8 items', '10 items'],
    ['3 items', '1 item', null, '2 items'],
    ['5 lb', '4.45 lb', '3.9 lb', '4.45 lb'],
    ['2 cans (15 oz)', '1.5 cans (15 oz)', '1 can (15 oz)', '1.5 cans (15 oz)'],
    ['1 can (15 oz)', '7.5 oz', null, '7.5 oz', '15 oz'],
    ['1 bottle (16 fl oz)', '15.04 fl oz', '14.08 fl oz', '15.04 fl oz', '16 fl oz'],
    ['4 portions', '2 portions', null, '2 portions'],
    ['3 portions', '2 portions', '1 portion', '2 portions'],
    ['1 item', null, null, '1 item'],
    ['3 lbs', '2.5 lb', '2 lb', '2.5 lb', '3 lb'],
    ['1 gal', '0.75 gallon', '0.5 gallon', '0.75 gallon', '1 gallon'],
  ])('of %s, each leaving %s, leave %s', (quantity, left, leftByBoth, undone, bothUndone = quantity) => {
    const before = item('x', 'Food', quantity)
    const taken = [{ item: before, index: 0, left }]
    const afterOne = withTaken([before], taken)
    const second = takenNow(afterOne, taken)
    const afterBoth = withTaken(afterOne, taken)
    expect(afterBoth.map((one) => one.quantity)).toEqual(leftByBoth === null ? [] : [leftByBoth])
    expect(putBack(afterBoth, taken)).toEqual([item('x', 'Food', undone)])
    expect(putBack(putBack(afterBoth, taken), second)).toEqual([item('x', 'Food', bothUndone)])
    expect(putBack(putBack(afterBoth, second), taken)).toEqual([before])
  })

  it('take nothing of an amount that cannot be compared', () => {
    const taken = [{ item: item('x', 'Rice', '2 cups'), index: 0, left: '1 cup' }]
    for (const quantity of ['some', '2 lb', '1 bag of rice'])
      expect(withTaken([item('x', 'Rice', quantity)], taken)).toEqual([item('x', 'Rice', quantity)])
  })
})

describe('what a cached recipe uses', () => {
  it('reads lines with numbers and lines of text, for as many people as are cooked for', () => {
    const lines = [
      { name: 'Black beans', foodId: 'bb', amount: 1, unit: 'can', grams: 255, measured: BEANS },
      '1 1/2 cups rolled oats, toasted',
      '2 (15 oz) cans corn',
    ]
    expect(usedIngredients(lines, 2)).toEqual([
      { name: 'Black beans', foodId: 'bb', amount: { amount: 2, unit: 'can' }, grams: 510, measured: BEANS },
      { name: 'rolled oats', amount: { amount: 3, unit: 'cup' } },
      { name: 'corn', amount: { amount: 4, unit: 'can', size: { amount: 15, unit: 'oz' } } },
    ])
  })

  it('ignores optional ingredients and lines without an amount', () => {
    const lines = [
      { name: 'Parsley', amount: 1, unit: 'bunch', isOptional: true },
      'salt to taste',
      { name: 'Love' },
      null,
      7,
    ]
    expect(usedIngredients(lines)).toEqual([])
  })
})
