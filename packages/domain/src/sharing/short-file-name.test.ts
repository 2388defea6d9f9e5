import { expect, it } from 'vitest'
import { shortFileName } from './short-file-name.ts'

it.each([
  ['receipt.jpg', 'receipt.jpg'],
  ['twenty-characters.jp', 'twenty-characters.jp'],
  ['twenty-one-characters', 'twenty-one-…aracters'],
  ['IMG_20261121_184512283.jpg', 'IMG_2026112…2283.jpg'],
  ['🥕'.repeat(30), `${'🥕'.repeat(11)}…${'🥕'.repeat(8)}`],
])('%s is shown as %s', (name, shown) => {
  expect(shortFileName(name)).toBe(shown)
  expect([...shown].length).toBeLessThanOrEqual(20)
})
