/** Canvas pixels: red, green, blue and alpha, one byte each. */
type Pixels = Readonly<{ data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }>

const AMPLIFY = 4
const MIDDLE = 128

/**
 * Compares every pixel with the mean of its surroundings and amplifies the difference. Sharpens blurred bars, and keeps a
 * table darker than the package from setting what counts as black.
 */
export function withLocalContrast(
  { data, width, height }: Pixels,
  radius: number,
): Uint8ClampedArray<ArrayBuffer> {
  const luma = new Float64Array(width * height)
  for (let i = 0; i < luma.length; i++)
    luma[i] = 0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0)
  const sums = summed(luma, width, height)
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, top] = [Math.max(0, x - radius), Math.max(0, y - radius)]
      const [right, bottom] = [Math.min(width, x + radius + 1), Math.min(height, y + radius + 1)]
      const sum = (at: number, row: number) => sums[row * (width + 1) + at] ?? 0
      const total = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top)
      const mean = total / ((right - left) * (bottom - top))
      const value = MIDDLE + AMPLIFY * ((luma[y * width + x] ?? 0) - mean)
      out.fill(value, 4 * (y * width + x), 4 * (y * width + x) + 3)
      out[4 * (y * width + x) + 3] = 255
    }
  return out
}

/** A summed-area table: the sum of any rectangle takes four lookups. */
function summed(values: Float64Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += values[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}
