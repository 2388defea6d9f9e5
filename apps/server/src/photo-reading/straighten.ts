import { type GrayPicture, pixelsOf } from './open-picture.ts'

/** Lines of print are rows of dark and light: the angle at which rows differ most is that of the lines. */
const SAMPLE_SIDE_PX = 500
const TILT_MAX_DEGREES = 10
const STEP_DEGREES = 0.5
/** By how much rows must differ more than as the picture is. Where they do not, it has no lines, or they stand upright. */
const GAIN_MIN = 1.08

/** A page that was photographed askew, with its lines level. */
export async function straighten(picture: GrayPicture): Promise<GrayPicture> {
  const degrees = tiltOf(await sampleOf(picture))
  return degrees === 0 ? picture : turn(picture, -degrees)
}

/** What comes into view at the corners is as light as paper. */
export async function turn(picture: GrayPicture, degrees: number): Promise<GrayPicture> {
  const { data, info } = await pixelsOf(picture)
    .rotate(degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function sampleOf(picture: GrayPicture): Promise<GrayPicture> {
  const { data, info } = await pixelsOf(picture)
    .resize({ width: SAMPLE_SIDE_PX, height: SAMPLE_SIDE_PX, fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Clockwise, in degrees; 0 where that cannot be told. */
export function tiltOf(sample: GrayPicture): number {
  const level = rowContrast(sample, 0)
  let best = { degrees: 0, contrast: level * GAIN_MIN }
  for (let degrees = -TILT_MAX_DEGREES; degrees <= TILT_MAX_DEGREES; degrees += STEP_DEGREES) {
    const contrast = rowContrast(sample, degrees)
    if (contrast > best.contrast) best = { degrees, contrast }
  }
  return best.degrees
}

/** How much neighboring rows differ, if rows run at this angle. */
function rowContrast({ data, width, height }: GrayPicture, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Float64Array(height)
  for (let x = 0; x < width; x++) {
    const shift = Math.round((x - width / 2) * slope)
    for (let y = Math.max(0, -shift); y < Math.min(height, height - shift); y++)
      rows[y] = (rows[y] ?? 0) + 255 - (data[(y + shift) * width + x] ?? 255)
  }
  let contrast = 0
  for (let y = 1; y < height; y++) contrast += ((rows[y] ?? 0) - (rows[y - 1] ?? 0)) ** 2
  return contrast
}
