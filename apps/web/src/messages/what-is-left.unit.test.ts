import { expect, it } from 'vitest'
import { whatIsLeft } from './what-is-left.ts'

it.each([
  ['36', '30', '36, now 30'],
  ['2 loaves (20 oz)', 'about 2 loaves (20 oz)', '2 loaves (20 oz), now a little less'],
  ['1 package (8 oz)', 'about 8 oz', '1 package (8 oz), now a little less'],
  ['1 jar (0.4 oz)', 'about 1/2 oz', '1 jar (0.4 oz), now a little less'],
  ['0.4 oz', 'about 1/2 oz', '0.4 oz, now a little less'],
  ['1 jar (0.4 oz)', 'about 1/4 oz', '1 jar (0.4 oz), now about 1/4 oz'],
  ['about 15 oz', 'about 14 oz', 'about 15 oz, now about 14 oz'],
])('%s with %s left says that it is less', (before, left, said) => {
  expect(whatIsLeft(before, left)).toBe(said)
})
