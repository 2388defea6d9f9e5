import { expect, it } from 'vitest'
import { foodWordsOf, LINE_MEMORY_MAX, memoryFor, withMemoryOf, withTiesOf } from './line-memory.ts'

it.each([
  '1 jar Mom’s salsa',
  "2 cups Mom's Salsa, drained",
  "Mom's  salsa (the hot one)",
  "1/2 cup mom's salsa; or more",
])('"%s" names the same food whatever the amount', (line) => {
  expect(foodWordsOf(line)).toBe("mom's salsa")
})

it('other words are another food', () => {
  expect(foodWordsOf("1 jar Mom's salsa verde")).not.toBe(foodWordsOf("1 jar Mom's salsa"))
})

it('what was said last counts, and can be forgotten', () => {
  const first = withMemoryOf({}, '1 jar Mom’s salsa', 'salsa')
  const second = withMemoryOf(first, "2 cups mom's salsa", 'marinara-sauce')
  expect(second).toEqual({ "mom's salsa": 'marinara-sauce' })
  expect(withMemoryOf(second, "Mom's salsa", undefined)).toEqual({})
  expect(withMemoryOf({}, '2', 'salsa')).toEqual({})
})

it('the oldest words make room', () => {
  const full = Object.fromEntries(Array.from({ length: LINE_MEMORY_MAX }, (_, at) => [`food ${at}x`, 'salt']))
  const after = withMemoryOf(full, 'new food', 'salt')
  expect(Object.keys(after)).toHaveLength(LINE_MEMORY_MAX)
  expect(after).not.toHaveProperty('food 0x')
})

it('takes what was tied since, and answers for the lines of another recipe', () => {
  const lines = [{ heading: 'Top' }, { text: '1 jar Mom’s salsa' }, { text: '1 can Dad’s beans' }]
  const ties = { '1 jar mom’s salsa': 'salsa', '1 can dad’s beans': 'black-beans' }
  const memory = withTiesOf({ tea: 'black-tea' }, { lines, ties }, { '1 can dad’s beans': 'black-beans' })
  expect(memory).toEqual({ tea: 'black-tea', "mom's salsa": 'salsa' })
  expect(memoryFor(memory, [{ text: "3 tbsp mom's salsa" }, { text: '2 eggs' }])).toEqual({
    "mom's salsa": 'salsa',
  })
})
