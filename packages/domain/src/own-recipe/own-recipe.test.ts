import { expect, it } from 'vitest'
import { tieKey } from './own-recipe.ts'

it('remembers a line by its words, not by its case and spacing', () => {
  expect(tieKey('  1 jar  Aunt May’s Sauce ')).toBe(tieKey('1 JAR aunt may’s sauce'))
  expect(tieKey('1 jar sauce')).not.toBe(tieKey('2 jars sauce'))
})
