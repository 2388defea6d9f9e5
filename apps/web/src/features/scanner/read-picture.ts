import './zxing.ts'
import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import { withLocalContrast } from './local-contrast.ts'

export type PictureOutcome =
  | Readonly<{ outcome: 'code'; code: string }>
  | Readonly<{ outcome: 'no-code' | 'no-picture' }>

const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
}
type Attempt = Readonly<{
  /** The maximum length of the longer side in pixels. */
  side: number
  turnDegrees: number
  /** The radius of a pixel's surroundings for local contrast; null skips it. */
  contrastPx: number | null
}>

/** Cheap attempts first, because most pictures need only one; then blur and dark tables, then slanted pictures. */
const ATTEMPTS: readonly Attempt[] = [
  { side: 1600, turnDegrees: 0, contrastPx: null },
  { side: 800, turnDegrees: 0, contrastPx: null },
  { side: 1600, turnDegrees: 0, contrastPx: 6 },
  { side: 1600, turnDegrees: 0, contrastPx: 12 },
  { side: 400, turnDegrees: 0, contrastPx: 24 },
  ...[15, -15, 30, -30, 45].flatMap((turnDegrees) =>
    [null, 6].map((contrastPx) => ({ side: 1000, turnDegrees, contrastPx })),
  ),
]

/** Finds a barcode in a picture file, without sending it anywhere. */
export async function readPicture(file: Blob): Promise<PictureOutcome> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return { outcome: 'no-picture' }
  }
  try {
    let doubtful: string | undefined
    for (const attempt of ATTEMPTS) {
      const found = await readBarcodes(prepared(picture, attempt), OPTIONS)
      const codes = new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text))
      const [code] = codes
      // Two different readings mean that one is wrong, so try again first.
      if (code !== undefined && codes.size === 1) return { outcome: 'code', code }
      doubtful ??= code
    }
    return doubtful === undefined ? { outcome: 'no-code' } : { outcome: 'code', code: doubtful }
  } finally {
    picture.close()
  }
}

function prepared(picture: ImageBitmap, attempt: Attempt): ImageData {
  const pixels = drawn(picture, attempt)
  if (attempt.contrastPx === null) return pixels
  return new ImageData(withLocalContrast(pixels, attempt.contrastPx), pixels.width, pixels.height)
}

/** On white, because transparent pixels would be drawn black. */
function drawn(picture: ImageBitmap, { side, turnDegrees }: Attempt): ImageData {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width * scale, picture.height * scale]
  const turn = (turnDegrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * cos + height * sin))
  canvas.height = Math.max(1, Math.ceil(width * sin + height * cos))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw a picture on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(turn)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
