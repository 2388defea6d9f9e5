/** In pixels. */
export type PixelBox = readonly [left: number, top: number, right: number, bottom: number]
export type PrintedWord = { readonly box: PixelBox; readonly confidence: number; readonly text: string }
export type PrintedRow = { readonly block: string; readonly words: readonly PrintedWord[] }

/** Around all of them. */
export function boxOf(words: readonly PrintedWord[]): PixelBox {
  return words
    .map(({ box }) => box)
    .reduce((all, box) => [
      Math.min(all[0], box[0]),
      Math.min(all[1], box[1]),
      Math.max(all[2], box[2]),
      Math.max(all[3], box[3]),
    ])
}
