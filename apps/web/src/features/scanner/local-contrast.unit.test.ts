import { describe, expect, it } from 'vitest'
import { withLocalContrast } from './local-contrast.ts'

function gray(rows: readonly (readonly number[])[]) {
  const data = new Uint8ClampedArray(
    rows.flatMap((row) => row.flatMap((value) => [value, value, value, 255])),
  )
  return { data, width: rows[0]?.length ?? 0, height: rows.length }
}
const lumaOf = (data: Uint8ClampedArray) => Array.from({ length: data.length / 4 }, (_, n) => data[4 * n])

describe('local contrast', () => {
  it('separates faint bars from their gaps, on a dark or a light table', () => {
    for (const table of [40, 160]) {
      const row = [table, table + 20, table, table + 20, table, table + 20]
      const seen = lumaOf(withLocalContrast(gray([row, row, row]), 2)).slice(6, 12)
      expect(seen.map((value = 0) => (value > 128 ? 'gap' : 'bar'))).toEqual([
        'bar',
        'gap',
        'bar',
        'gap',
        'bar',
        'gap',
      ])
    }
  })

  it('keeps a plain surface plain, and its size', () => {
    const seen = withLocalContrast(
      gray([
        [90, 90, 90],
        [90, 90, 90],
      ]),
      6,
    )
    expect(lumaOf(seen)).toEqual(Array(6).fill(128))
    expect(seen[3]).toBe(255)
  })
})
