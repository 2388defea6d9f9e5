import sharp from 'sharp'
import { drawPrint, type Print } from './draw-print.ts'

const PAPER = '#fbfaf5'

/** Two columns under a title, as in a cookbook. */
export async function drawTwoColumns(
  title: readonly string[],
  left: readonly string[],
  right: readonly string[],
  print: Print,
): Promise<Buffer> {
  const parts = await Promise.all([
    drawPrint(title, { ...print, points: [24, 14] }),
    drawPrint(left, print),
    drawPrint(right, print),
  ])
  const [head, one, two] = await Promise.all(
    parts.map(async (input) => {
      const { width, height } = await sharp(input).metadata()
      return { input, width, height }
    }),
  )
  if (!head || !one || !two) throw new Error('three parts were drawn')
  return sharp({
    create: {
      width: Math.max(head.width, one.width + two.width),
      height: head.height + Math.max(one.height, two.height),
      channels: 3,
      background: PAPER,
    },
  })
    .composite([
      { input: head.input, left: 0, top: 0 },
      { input: one.input, left: 0, top: head.height },
      { input: two.input, left: one.width, top: head.height },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** The same photo, held another way. */
export function turned(photo: Buffer, degrees: number): Promise<Buffer> {
  return sharp(photo).rotate(degrees, { background: PAPER }).jpeg({ quality: 90 }).toBuffer()
}

/** The same photo, taken with little light. */
export function dimmed(photo: Buffer, share: number): Promise<Buffer> {
  return sharp(photo).linear(share, 0).jpeg({ quality: 90 }).toBuffer()
}
