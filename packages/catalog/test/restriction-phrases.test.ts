import { expect, test } from 'vitest'
import { isRight, phraseRows, readRow } from './restriction-phrases.ts'

const READ_RIGHT_AT_LEAST = 0.95

const read = phraseRows().map(readRow)
const wrong = read.filter((row) => !isRight(row))
const inWords = ({ field, phrase, missed, tooMuch }: (typeof read)[number]) => ({
  field,
  phrase,
  missed,
  tooMuch,
})

test('there are at least 400 phrases', () => {
  expect(read.length).toBeGreaterThanOrEqual(400)
})

test('no phrase is misread without a question', () => {
  expect(wrong.filter(({ isAsked }) => !isAsked).map(inWords)).toEqual([])
})

test('at least 95 of 100 phrases are understood correctly', () => {
  const share = 1 - wrong.length / read.length
  expect(share, JSON.stringify(wrong.map(inWords))).toBeGreaterThanOrEqual(READ_RIGHT_AT_LEAST)
})
