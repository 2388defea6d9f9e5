/** Solves systems of one positive definite matrix, given row by row, after factoring it once (Cholesky). */
export function factorSymmetric(matrix: readonly Float64Array[]): {
  readonly solve: (right: ArrayLike<number>) => Float64Array
} {
  const size = matrix.length
  const lower = matrix.map((row) => Float64Array.from(row))
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0
  const put = (row: number, column: number, value: number) => {
    const entries = lower[row]
    if (entries) entries[column] = value
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = at(row, column)
      for (let k = 0; k < column; k++) rest -= at(row, k) * at(column, k)
      put(row, column, row === column ? Math.sqrt(rest) : rest / at(column, column))
    }
  }
  return {
    solve: (right) => {
      const solution = Float64Array.from(right)
      const known = (row: number) => solution[row] ?? 0
      for (let row = 0; row < size; row++) {
        let rest = known(row)
        for (let k = 0; k < row; k++) rest -= at(row, k) * known(k)
        solution[row] = rest / at(row, row)
      }
      for (let row = size - 1; row >= 0; row--) {
        let rest = known(row)
        for (let k = row + 1; k < size; k++) rest -= at(k, row) * known(k)
        solution[row] = rest / at(row, row)
      }
      return solution
    },
  }
}
