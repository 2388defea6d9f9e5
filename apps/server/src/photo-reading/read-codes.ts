import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gtinOf, printedCode } from '@pennyplate/domain/food/barcode'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import { type GrayPicture, pixelsOf } from './open-picture.ts'

const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 10,
}

const { resolve } = createRequire(import.meta.url)
let prepared = false

/** Every product barcode in the picture. */
export async function readCodes(picture: GrayPicture): Promise<string[]> {
  if (!prepared) {
    const bytes = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } })
    prepared = true
  }
  const { width, height } = picture
  const data = new Uint8ClampedArray(
    await pixelsOf(picture).toColourspace('srgb').ensureAlpha().raw().toBuffer(),
  )
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, OPTIONS)
  const codes = found.flatMap(({ isValid, text }) => (isValid ? (gtinOf(text) ?? []) : []))
  return [...new Set(codes)].map(printedCode)
}
