import { savingTip, storedTips } from '@pennyplate/contract/documents/saving-tip'
import type { SavingTip } from '@pennyplate/domain/shopping/saving-tip'
import { describe, expect, it, test } from 'vitest'
import { shoppingMessages } from './shopping.ts'

type Tips = { readonly [Code in SavingTip['code']]: Extract<SavingTip, { code: Code }> }

/** One of each code; a new code does not compile without a line here. */
const TIPS: Tips = {
  'swap-dish': {
    code: 'swap-dish',
    foodIds: ['pork-chop'],
    dish: 'Pork chops with apples',
    days: ['Monday', 'Friday'],
    instead: 'Chili',
    savesCents: 412,
  },
  'use-leftover': {
    code: 'use-leftover',
    foodIds: ['spinach'],
    food: 'Spinach',
    grams: 113.4,
    cents: 89,
    keepsDays: 1,
    dish: { name: 'Spinach omelet', takes: 'most', restCents: 210 },
  },
  'larger-package': {
    code: 'larger-package',
    foodIds: ['white-rice'],
    food: 'White rice',
    amountText: '5 lb bag',
    priceCents: 353,
    cheaperPercent: 28,
    weeks: 6,
  },
  'store-brand': {
    code: 'store-brand',
    foodIds: ['black-beans-canned'],
    product: 'Great Value Black Beans',
    priceCents: 86,
    otherProduct: "Bush's Black Beans",
    otherCents: 132,
  },
  'compare-prices': {
    code: 'compare-prices',
    foodIds: ['salmon'],
    food: 'Atlantic salmon',
    costCents: 1240,
    lowCents: 990,
  },
  'pantry-saves': { code: 'pantry-saves', foodIds: [], savesCents: 177 },
  'prices-missing': { code: 'prices-missing', foodIds: [] },
  text: { code: 'text', foodIds: [], text: 'Buy what is in season.' },
}

describe('a saving tip', () => {
  it.each([
    [
      TIPS['swap-dish'],
      'The swap that saves most: Chili instead of Pork chops with apples on Monday and Friday takes $4.12 off this list.',
    ],
    [
      TIPS['use-leftover'],
      'About 4 oz of spinach ($0.89) will be left, good for 1 day. Use it up: Spinach omelet takes most of it, with $2.10 of other food.',
    ],
    [
      {
        ...TIPS['use-leftover'],
        keepsDays: 3,
        dish: { name: 'Spinach omelet', takes: 'half', restCents: 0 },
      },
      'About 4 oz of spinach ($0.89) will be left, good for 3 days. Use it up: Spinach omelet takes about half of it, with nothing else to buy.',
    ],
    [
      { ...TIPS['use-leftover'], dish: undefined },
      'About 4 oz of spinach ($0.89) will be left, good for 1 day. Plan a meal with the rest.',
    ],
    [
      TIPS['larger-package'],
      'White rice: the 5 lb bag for $3.53 is 28% cheaper by weight. Used as this week, it is gone in about 6 weeks, before it spoils.',
    ],
    [
      TIPS['store-brand'],
      "Stay with the store brand: $0.86 here for Great Value Black Beans, and $1.32 for Bush's Black Beans of the same size.",
    ],
    [
      TIPS['compare-prices'],
      'Compare prices of Atlantic salmon before you buy: this list counts on $12.40, and it may cost as little as $9.90.',
    ],
    [TIPS['pantry-saves'], 'What you have at home already saves $1.77 this week.'],
    [TIPS['prices-missing'], 'Shopping list generation had issues - please try again'],
    [TIPS.text, 'Buy what is in season.'],
  ] as const satisfies readonly (readonly [SavingTip, string])[])('%j', (tip, sentence) => {
    expect(shoppingMessages.savingTip(tip)).toBe(sentence)
  })

  it.each(Object.values(TIPS))('of the code $code is described in the contract', (tip) => {
    expect(savingTip.parse(tip)).toEqual(tip)
  })
})

test('a stored tip with a code that we do not know is left out', () => {
  const tips = [TIPS.text, { code: 'from-the-future', foodIds: [] }]
  expect(storedTips.parse(tips)).toEqual([TIPS.text])
})
