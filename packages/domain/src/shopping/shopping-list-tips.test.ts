import { describe, expect, it } from 'vitest'
import { tipsWithoutLine } from './shopping-list-tips.ts'

const PINEAPPLE = 'Pineapple: the 20 oz can for $1.96 is 12% cheaper by weight.'
const APPLES = 'Compare prices of apples before you buy: this list counts on $3.10.'
const JUICE = 'Apple juice: the 64 oz bottle for $2.28 is 30% cheaper by weight.'

describe('the tips that stay when a line is removed', () => {
  it.each([
    ['do not include one about its food', 'Apple', [], [APPLES, PINEAPPLE], [PINEAPPLE]],
    ['include one about a food whose name has the same letters in it', 'Apple', [], [PINEAPPLE], [PINEAPPLE]],
    ['include one about a longer name that is still on the list', 'Apple', ['Apple juice'], [JUICE], [JUICE]],
    ['include one about a food that another line still buys', 'Apple', ['Apple'], [APPLES], [APPLES]],
    ['do not include one about its own longer name', 'Apple juice', ['Apple'], [JUICE], []],
    ['are all of them when the line has no name to look for', '-', [], [APPLES, JUICE], [APPLES, JUICE]],
  ])('%s', (_, removed, remaining, tips, expected) => {
    expect(tipsWithoutLine(tips, removed, remaining)).toEqual(expected)
  })
})
