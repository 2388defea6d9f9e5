import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { PrintedLine } from '@pennyplate/catalog/printed/read-label'
import { linesFromTable } from './lines-from-table.ts'
import { type GrayPicture, pixelsOf } from './open-picture.ts'

/** The part of the recognizer's WebAssembly module used here. It has no types of its own. */
type Recognizer = {
  FS: { writeFile: (path: string, data: Uint8Array) => void }
  TessBaseAPI: new () => {
    Init: (path: null, language: string, engine: number) => number
    SetVariable: (name: string, value: string) => boolean
    SetPageSegMode: (mode: number) => void
    SetImageFile: (orientation: number, angle: number) => number
    Recognize: (monitor: null) => number
    GetTSVText: (page: number) => string
    Clear: () => void
  }
}

const NEURAL_ENGINE = 1
/** Page segmentation: one block of text keeps a receipt's names and prices on their lines; sparse text suits packages. */
const BLOCK = 6
const SCATTERED = 11
/** The recognizer works best with letters about 30 pixels tall. In photos they are about half of that. */
const ENLARGE = 2
const SIDE_MAX_PX = 3200
/** A first pass with fewer pixels predicts how long the full one would take. */
const QUICK_SIDE_PX = 1200
/** Well below the time limit for a picture. */
const CAREFUL_MS_MAX = 8_000

const require = createRequire(import.meta.url)
let loading: ReturnType<typeof load> | undefined

/** A picture with too much text for the full pass returns the result of the first one. */
export async function readPrint(
  picture: GrayPicture,
  onLines: (lines: PrintedLine[]) => void,
): Promise<PrintedLine[]> {
  loading ??= load()
  const { module, api } = await loading
  const read = (mode: number) => {
    const startedAt = performance.now()
    api.SetPageSegMode(mode)
    api.SetImageFile(1, 0)
    api.Recognize(null)
    const lines = linesFromTable(api.GetTSVText(0))
    api.Clear()
    return { lines, ms: performance.now() - startedAt }
  }
  const carefulSide = Math.min(longestSide(picture) * ENLARGE, SIDE_MAX_PX)
  onLines([])
  module.FS.writeFile('/input', await scaled(picture, Math.min(QUICK_SIDE_PX, carefulSide)))
  const quick = read(BLOCK)
  onLines(quick.lines)
  if (quick.ms * (carefulSide / QUICK_SIDE_PX) ** 2 > CAREFUL_MS_MAX) return quick.lines
  module.FS.writeFile('/input', await scaled(picture, carefulSide))
  const block = read(BLOCK)
  onLines(block.lines)
  if (looksLikeReceipt(block.lines) || block.ms > CAREFUL_MS_MAX) return block.lines
  return read(SCATTERED).lines
}

function looksLikeReceipt(lines: readonly PrintedLine[]): boolean {
  return lines.filter(({ text }) => /\d[.,]\s?\d\d\b/.test(text)).length >= 2
}

function longestSide({ width, height }: GrayPicture): number {
  return Math.max(width, height)
}

async function scaled(picture: GrayPicture, side: number): Promise<Buffer> {
  const scale = side / longestSide(picture)
  return pixelsOf(picture)
    .resize({ width: Math.max(1, Math.round(picture.width * scale)), kernel: 'cubic' })
    .normalize()
    .sharpen()
    .png({ compressionLevel: 0 })
    .toBuffer()
}

async function load() {
  const core: (options: {
    wasmBinary: Uint8Array
  }) => Promise<Recognizer> = require('tesseract.js-core/tesseract-core-simd-lstm.js')
  const wasmBinary = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))
  const module = await core({ wasmBinary })
  const data = readFileSync(require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'))
  module.FS.writeFile('eng.traineddata', gunzipSync(data))
  const api = new module.TessBaseAPI()
  if (api.Init(null, 'eng', NEURAL_ENGINE) !== 0) throw new Error('the recognizer of print did not start')
  api.SetVariable('user_defined_dpi', '300')
  return { module, api }
}
