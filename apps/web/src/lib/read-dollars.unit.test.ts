import { expect, it } from 'vitest'
import { readDollars } from './read-dollars.ts'

it.each([
  ['', null],
  ['  ', null],
  ['3', 3],
  ['3.4', 3.4],
  ['3.49', 3.49],
  ['$ 3.49', 3.49],
  ['3,49', 3.49],
  ['0', 0],
  ['-1', undefined],
  ['3.499', undefined],
  ['free', undefined],
])('"%s" is a price of %s', (typed, dollars) => expect(readDollars(typed)).toBe(dollars))
