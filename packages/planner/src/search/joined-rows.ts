/** All rows in one array, one after the other. */
export function joined<Row extends Uint8Array | Uint16Array | Float64Array>(
  make: new (length: number) => Row,
  rows: readonly ArrayLike<number>[],
): Row {
  const all = new make(rows.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const row of rows) {
    all.set(row, place)
    place += row.length
  }
  return all
}
