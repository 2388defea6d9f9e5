import { expect, it } from 'vitest'
import { pageOf, rowInText, textOfPages } from './page-photos.ts'

const file = new File([], 'card.jpg')
const page = (...lines: [string, number | null][]) =>
  pageOf('a', file, { by: 'print', lines: lines.map(([text, confidence]) => ({ text, confidence })) })

it('asks about lines with an unsure word, once each, and not about those of a model', () => {
  const { text, unsure } = page(
    ['2 cups floyr', 0.4],
    ['2 eggs', 0.96],
    ['2 cups floyr', 0.4],
    ['salt', null],
  )
  expect(text).toBe('2 cups floyr\n2 eggs\n2 cups floyr\nsalt')
  expect(unsure).toEqual(['2 cups floyr'])
})

it('finds a line in the text until it is corrected', () => {
  expect(rowInText('Bread\n2 cups floyr', '2 cups floyr')).toEqual({ start: 6, end: 18 })
  expect(rowInText('Bread\n2 cups flour', '2 cups floyr')).toBeNull()
})

it('puts pages one after the other', () => {
  expect(textOfPages([page(['Bread', 1]), page(), page(['Bake.', 1])])).toBe('Bread\nBake.')
})
