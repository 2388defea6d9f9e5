import { describe, expect, it } from 'vitest'
import type { SavingTip } from './saving-tip.ts'
import {
  tipsOf,
  tipsOn,
  urgedBy,
  withoutStaleTips,
  withoutTipsOn,
  withTips,
  writtenTips,
} from './shopping-list-tips.ts'

const on = (foodId: string, food: string): SavingTip => ({
  code: 'compare-prices',
  foodIds: [foodId],
  food,
  costCents: 310,
  lowCents: 250,
})
const PINEAPPLE = on('pineapple', 'Pineapple')
const APPLES = on('apple', 'Apples')
const JUICE = on('apple-juice', 'Apple juice')
const SWAP: SavingTip = {
  code: 'swap-dish',
  foodIds: ['apple', 'pork-chop'],
  dish: 'Pork chops with apples',
  days: ['Monday'],
  instead: 'Chili',
  savesCents: 400,
}
const PANTRY: SavingTip = { code: 'pantry-saves', foodIds: [], savesCents: 120 }
const ALL = [SWAP, APPLES, PINEAPPLE, JUICE, PANTRY]

const apple = { name: 'Apple', foodId: 'apple' }
const listOf = (tips: readonly SavingTip[], ...items: { name: string; foodId?: string }[]) => ({
  sections: [{ category: 'Produce', items }],
  ...writtenTips(tips),
})

describe('when a line is removed', () => {
  it.each([
    ['the tips on its food go', apple, [], [PINEAPPLE, JUICE, PANTRY]],
    [
      'those on a food with a longer name stay',
      { name: 'Apple juice', foodId: 'apple-juice' },
      [],
      [SWAP, APPLES, PINEAPPLE, PANTRY],
    ],
    ['those on a food that another line buys stay', apple, [{ ...apple, name: 'Gala apples' }], ALL],
    ['all stay if nobody knows its food', { name: 'Apple' }, [], ALL],
  ])('%s', (_, removed, rest, expected) => {
    const list = withoutTipsOn(removed, listOf(ALL, ...rest))
    expect(list).toEqual(listOf(expected, ...rest))
  })

  it('undo puts its tips back where they were', () => {
    const whole = listOf(ALL)
    const lost = tipsOn(apple, whole)
    expect(lost).toEqual([
      { tip: SWAP, position: 0 },
      { tip: APPLES, position: 1 },
    ])
    expect(withTips(withoutTipsOn(apple, whole), lost)).toEqual(whole)
  })

  it('undo keeps what happened to the tips in between', () => {
    const lost = tipsOn(apple, listOf(ALL))
    expect(tipsOf(withTips(listOf([JUICE]), lost))).toEqual([SWAP, APPLES, JUICE])
    expect(withTips(listOf(ALL), lost)).toEqual(listOf(ALL))
  })
})

describe('a list with texts only', () => {
  const texts = { sections: [], moneySavingTips: ['Apples: buy the bag.', 'Look for the store brand.'] }

  it('has its texts as tips', () => {
    expect(tipsOf(texts)).toEqual([
      { code: 'text', foodIds: [], text: 'Apples: buy the bag.' },
      { code: 'text', foodIds: [], text: 'Look for the store brand.' },
    ])
  })

  it('keeps them, because a text names no food', () => {
    expect(withoutTipsOn(apple, texts)).toBe(texts)
  })
})

const LEFTOVER: SavingTip = {
  code: 'use-leftover',
  foodIds: ['yogurt'],
  food: 'Greek yogurt',
  grams: 200,
  cents: 150,
  keepsDays: 5,
  dish: { name: 'Parfait', takes: 'all', restCents: 0 },
}

it.each([
  [SWAP, 'Chili'],
  [APPLES, 'Apples'],
  [LEFTOVER, 'Greek yogurt, Parfait'],
  [PANTRY, ''],
])('a tip urges what it would have bought or cooked: %o', (tip, named) => {
  expect(urgedBy(tip)).toBe(named)
})

it('after a week changed no tip has the figures of what was on the list before', () => {
  const priced = (dollars: number) => ({ ...apple, estimatedPrice: dollars })
  const pineapple = { name: 'Pineapple', foodId: 'pineapple', estimatedPrice: 3.1 }
  const before = listOf(ALL, priced(3.1), pineapple)
  const after = withoutStaleTips(before, listOf(ALL, priced(1.55), pineapple))
  expect(tipsOf(after)).toEqual([PINEAPPLE, JUICE, PANTRY])
  expect(withoutStaleTips(before, before)).toBe(before)
})
