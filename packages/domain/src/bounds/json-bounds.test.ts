import { expect, test } from 'vitest'
import { jsonBoundsProblem } from './json-bounds.ts'
import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from './limits.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const many = (values: number) => `[${Array.from({ length: values - 1 }, () => '1').join(',')}]`

test.each([
  ['an ordinary body', '{"a":[1,{"b":"c"}],"d":null}', undefined],
  ['text', 'not JSON', undefined],
  ['nothing', '', undefined],
  ['the deepest nesting', nested(JSON_DEPTH_MAX), undefined],
  ['one level more', nested(JSON_DEPTH_MAX + 1), 'too-deep'],
  ['nesting that never closes', '{"a":'.repeat(10_000), 'too-deep'],
  ['many levels one after another', `[${'[[]],'.repeat(1000)}1]`, undefined],
  ['as many values as allowed', many(JSON_VALUES_MAX), undefined],
  ['too many values', many(JSON_VALUES_MAX + 2), 'too-many-values'],
  ['too many empty objects', `[${'{},'.repeat(JSON_VALUES_MAX)}{}]`, 'too-many-values'],
  ['brackets and commas inside a string', `"${'[{,'.repeat(JSON_VALUES_MAX)}"`, undefined],
  [
    'quotes and backslashes inside a string',
    `["${String.raw`\"[`.repeat(1000)}${String.raw`\\`}"]`,
    undefined,
  ],
  ['brackets after a string that ends in a backslash', `["${String.raw`\\`}",${nested(100)}]`, 'too-deep'],
])('judges a text before it is parsed: %s', (_, text, problem) => {
  expect(jsonBoundsProblem(text)).toBe(problem)
})
