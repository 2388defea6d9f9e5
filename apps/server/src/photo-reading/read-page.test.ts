import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dimmed, drawTwoColumns, turned } from '../testing/draw-card.ts'
import { drawPrint, type Print } from '../testing/draw-print.ts'
import { readPrintedPage } from './read-page.ts'

const LINES = [
  '2 cups all-purpose flour',
  '1 tsp baking soda',
  '1/2 tsp salt',
  '3 ripe bananas, mashed',
  '2 eggs',
  '1/2 cup butter, melted',
  '3/4 cup sugar',
]
const STEPS = [
  '1. Heat the oven to 350 F and grease',
  'a 9 by 5 inch loaf pan.',
  '2. Mix flour, soda and salt.',
  '3. Beat eggs, butter and sugar, then',
  'stir in the bananas.',
  '4. Bake 60 minutes.',
]
const TITLE = ['Porch Banana Bread', 'Serves 8']
const card = (print: Print) => drawPrint([...TITLE, 'INGREDIENTS', ...LINES, 'DIRECTIONS', ...STEPS], print)

const READ = [
  ...TITLE,
  'INGREDIENTS',
  ...LINES,
  'DIRECTIONS',
  '1. Heat the oven to 350 F and grease a 9 by 5 inch loaf pan.',
  '2. Mix flour, soda and salt.',
  '3. Beat eggs, butter and sugar, then stir in the bananas.',
  '4. Bake 60 minutes.',
]

async function read(photo: Buffer) {
  const reading = await readPrintedPage(photo, () => false)
  return reading.outcome === 'read' ? reading.lines.map(({ text }) => text) : reading
}

describe('a recipe card', () => {
  it.each<[string, Print]>([
    ['without serifs', { font: 'Sans', points: 14 }],
    ['with serifs', { font: 'Serif', points: 14 }],
    ['typed on a typewriter', { font: 'Sans Mono', points: 13, noise: 12 }],
    ['in narrow letters, a little askew', { font: 'Serif Condensed', points: 15, turnDegrees: 1.5 }],
  ])('%s', async (_, print) => {
    expect(await read(await card(print))).toEqual(READ)
  })

  it.each([6, -4, 90, 180, 270])('held at %i degrees', async (degrees) => {
    const page = [...TITLE, 'INGREDIENTS', ...LINES.slice(0, 4)]
    const photo = await turned(await drawPrint(page, { font: 'Sans', points: 16 }), degrees)
    expect(await read(photo)).toEqual(page)
  })

  it('in two columns is read column by column', async () => {
    const photo = await drawTwoColumns(TITLE, ['INGREDIENTS', ...LINES], ['DIRECTIONS', ...STEPS], {
      font: 'Serif',
      points: 14,
    })
    expect(await read(photo)).toEqual(READ)
  })

  it('says how sure it is of each line', async () => {
    const clear = await drawPrint(LINES, { font: 'Sans', points: 16 })
    const sure = await readPrintedPage(clear, () => false)
    const blurred = await drawPrint(LINES, { font: 'Sans', points: 9, blurSigma: 1.6, noise: 30 })
    const unsure = await readPrintedPage(blurred, () => false)
    const lowest = (reading: typeof sure) =>
      reading.outcome === 'read' ? Math.min(...reading.lines.map(({ confidence }) => confidence)) : 0
    expect(lowest(sure)).toBeGreaterThan(0.85)
    expect(lowest(unsure)).toBeLessThan(0.75)
  })
})

describe('a photo without text', () => {
  it('says so', async () => {
    const plain = { create: { width: 600, height: 400, channels: 3, background: '#7a9c4f' } } as const
    expect(await read(await sharp(plain).jpeg().toBuffer())).toEqual({ outcome: 'no-text', isDark: false })
  })

  it('for want of light says that', async () => {
    const photo = await dimmed(await card({ font: 'Sans', points: 14 }), 0.01)
    expect(await read(photo)).toEqual({ outcome: 'no-text', isDark: true })
  })

  it('that is cut off is told apart', async () => {
    const photo = await card({ font: 'Sans' })
    expect(await read(photo.subarray(0, 900))).toEqual({ outcome: 'damaged' })
  })
})
