import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Draws text as a camera sees it: slightly rotated, with grain and soft focus. */
export type Print = {
  font: 'Sans' | 'Sans Mono' | 'Serif' | 'Sans Condensed' | 'Serif Condensed' | 'Sans Bold' | 'Serif Bold'
  /** One size for a receipt; one per line for a package. */
  points?: number | readonly number[]
  turnDegrees?: number
  noise?: number
  blurSigma?: number
  paper?: string
  ink?: string
  quality?: number
}

const require = createRequire(import.meta.url)
const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')
const SIDE_PX = 40

/** A JPEG of lines of text. */
export async function drawPrint(lines: readonly string[], print: Print): Promise<Buffer> {
  const { font, points = 15, paper = '#fbfaf5', ink = '#1c1b1a', turnDegrees = 0, quality = 85 } = print
  const pango = lines
    .map((line, at) => {
      const size = typeof points === 'number' ? points : (points[at] ?? points.at(-1) ?? 15)
      return `<span foreground="${ink}" size="${size * 1024}">${escaped(line)}</span>`
    })
    .join('\n')
  const file = font.replaceAll(' ', '').replace('SansBold', 'Sans-Bold').replace('SerifBold', 'Serif-Bold')
  const text = sharp({
    text: {
      text: pango,
      font: `DejaVu ${font}`,
      fontfile: join(fonts, `DejaVu${file}.ttf`),
      rgba: true,
      dpi: 110,
      spacing: 4,
    },
  })
  const flat = await text
    .extend({ top: SIDE_PX, bottom: SIDE_PX, left: SIDE_PX, right: SIDE_PX, background: '#0000' })
    .png()
    .toBuffer()
  const turned = await sharp(flat)
    .flatten({ background: paper })
    .rotate(turnDegrees, { background: paper })
    .toBuffer()
  const { width = 1, height = 1 } = await sharp(turned).metadata()
  const grain = print.noise
    ? [{ input: await noiseOf(width, height, print.noise), blend: 'overlay' as const }]
    : []
  const seen = sharp(turned).composite(grain)
  return (print.blurSigma ? seen.blur(print.blurSigma) : seen).jpeg({ quality }).toBuffer()
}

/** Seeded, so that the grain is the same in every run. */
function noiseOf(width: number, height: number, sigma: number): Promise<Buffer> {
  let seed = 1
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32 - 0.5
  }
  // The sum of three is close to a normal distribution.
  const grain = Uint8Array.from(
    { length: width * height },
    () => 128 + 2 * sigma * (random() + random() + random()),
  )
  return sharp(grain, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
