import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIET_PROMISES, type FoodPromise, RESTRICTION_PROMISES, WISH_PROMISES } from './promises.ts'

const ALL: readonly (readonly [string, FoodPromise])[] = [
  ...Object.entries(DIET_PROMISES),
  ...Object.entries(RESTRICTION_PROMISES),
  ...Object.entries(WISH_PROMISES),
]
const PAGE = readFileSync(new URL('../../../../docs/promises.md', import.meta.url), 'utf8')

function rowOf([name, { keeps, unchecked, over, source }]: readonly [string, FoodPromise]): string {
  const none = (list: readonly string[]) => (list.length === 0 ? '-' : list.join(', '))
  return `| ${name} | ${keeps} | ${none(unchecked)} | ${none(['food', ...over])} | ${source} |`
}

test('docs/promises.md has the row of every promise, and no other', () => {
  const rows = ALL.map(rowOf)
  const written = PAGE.split('\n').filter((line) => line.startsWith('| '))
  expect(written.filter((line) => !/^\| (?:choice|---)/.test(line))).toEqual(rows)
})

test('whoever leaves out an allergen is told that traces are not checked', () => {
  const { 'low-sodium': _, pork: __, alcohol: ___, ...allergens } = RESTRICTION_PROMISES
  for (const [name, { unchecked }] of Object.entries(allergens))
    expect(unchecked, name).toContain('cross-contact')
  expect(DIET_PROMISES['Gluten-Free'].unchecked).toContain('cross-contact')
  expect(DIET_PROMISES['Dairy-Free'].unchecked).toContain('cross-contact')
})

test('no promise is one of health or of approval', () => {
  for (const [, { keeps }] of ALL)
    expect(keeps).not.toMatch(/\bsafe\b|treat|approved|certif(?!ied gluten-free)|heal(?:s|th)/i)
})
