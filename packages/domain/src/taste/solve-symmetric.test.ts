import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factorSymmetric } from './solve-symmetric.ts'

test('solves every system of a positive definite matrix', () => {
  const entries = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 16, maxLength: 16 })
  const sides = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(entries, sides, (given, right) => {
      const at = (row: number, column: number) => given[4 * row + column] ?? 0
      const indices = [0, 1, 2, 3]
      // A product of a matrix with its own transpose, plus one on the diagonal.
      const matrix = indices.map((row) =>
        Float64Array.from(indices, (column) =>
          indices.reduce((sum, k) => sum + at(row, k) * at(column, k), row === column ? 1 : 0),
        ),
      )
      const solution = factorSymmetric(matrix).solve(right)
      for (const [row, entriesOfRow] of matrix.entries()) {
        const product = entriesOfRow.reduce((sum, entry, k) => sum + entry * (solution[k] ?? 0), 0)
        expect(product).toBeCloseTo(right[row] ?? 0, 6)
      }
    }),
  )
})
