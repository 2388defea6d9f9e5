import { expect, test } from 'vitest'
import { isRepeated } from './repeated-press.ts'

const FIRST = { clientX: 100, clientY: 200, timeStamp: 5000, detail: 1, pointerType: 'touch' }

test.each([
  ['a double press', { timeStamp: 5150, detail: 2 }, true],
  ['a second press a moment later, a little beside', { timeStamp: 5400, clientX: 120, clientY: 220 }, true],
  ['a press of something else', { timeStamp: 5150, clientY: 260 }, false],
  ['a press once the result was seen', { timeStamp: 5600 }, false],
  ['a double click', { timeStamp: 5150, detail: 2, pointerType: 'mouse' }, true],
  ['a quick click of what appeared', { timeStamp: 5150, pointerType: 'mouse' }, false],
  ['Enter, which is pressed at no place', { timeStamp: 5150, detail: 0 }, false],
])('%s', (_, press, expected) => {
  expect(isRepeated({ ...FIRST, ...press }, FIRST)).toBe(expected)
})

test('a press after Enter repeats nothing', () => {
  expect(isRepeated({ ...FIRST, timeStamp: 5100 }, { ...FIRST, detail: 0 })).toBe(false)
})
