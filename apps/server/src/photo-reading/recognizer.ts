import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
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
/** How a picture is divided into lines. */
export const LAYOUT = {
  /** Columns are found, and each is read by itself. */
  columns: 3,
  /** One block of text keeps what stands on one line together: a receipt's names and prices. */
  block: 6,
  /** Sparse text suits packages. */
  scattered: 11,
} as const
export type Layout = (typeof LAYOUT)[keyof typeof LAYOUT]

const require = createRequire(import.meta.url)
let loading: ReturnType<typeof load> | undefined

/** Gives the recognizer a picture, to be read in one or more layouts. Answers its table of words, and how long it took. */
export async function openRecognizer() {
  loading ??= load()
  const { module, api } = await loading
  return {
    async show(picture: GrayPicture, side: number): Promise<void> {
      module.FS.writeFile('/input', await scaled(picture, side))
    },
    read(layout: Layout): { table: string; ms: number } {
      const startedAt = performance.now()
      api.SetPageSegMode(layout)
      api.SetImageFile(1, 0)
      api.Recognize(null)
      const table = api.GetTSVText(0)
      api.Clear()
      return { table, ms: performance.now() - startedAt }
    },
  }
}

export function longestSide({ width, height }: GrayPicture): number {
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
