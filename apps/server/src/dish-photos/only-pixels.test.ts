import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onlyPixels } from './only-pixels.ts'

const picture = (alpha: number) =>
  sharp({ create: { width: 301, height: 200, channels: 4, background: { r: 200, g: 80, b: 10, alpha } } })
const pixelsOf = (webp: Uint8Array) => sharp(webp).raw().toBuffer()

it.each([
  ['a photo', 1],
  ['a transparent picture', 0.5],
])('%s loses its metadata and keeps every pixel', async (_, alpha) => {
  const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 55/1' } }
  const webp = new Uint8Array(await picture(alpha).withExif(GPS).webp().toBuffer())
  expect(await sharp(webp).metadata()).toMatchObject({ exif: expect.any(Buffer) })
  const stripped = onlyPixels(webp) ?? new Uint8Array()
  const { exif, format } = await sharp(stripped).metadata()
  expect([exif, format]).toEqual([undefined, 'webp'])
  expect(Buffer.from(stripped).includes('Exif')).toBe(false)
  expect((await pixelsOf(stripped)).equals(await pixelsOf(webp))).toBe(true)
})

it('leaves a picture of ours as it is, and drops what was put behind it', async () => {
  const webp = new Uint8Array(await picture(1).removeAlpha().webp().toBuffer())
  expect(onlyPixels(webp)).toEqual(webp)
  expect(onlyPixels(new Uint8Array([...webp, ...Buffer.from('41.881, -87.623')]))).toEqual(webp)
})

it('is undefined for what is cut off or no WebP', async () => {
  const webp = new Uint8Array(await picture(1).webp().toBuffer())
  expect(onlyPixels(webp.subarray(0, webp.length - 20))).toBeUndefined()
  expect(onlyPixels(new Uint8Array([1, 2, 3]))).toBeUndefined()
})
