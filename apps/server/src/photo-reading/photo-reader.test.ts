import { afterEach, describe, expect, it } from 'vitest'
import { toHouseholdId } from '../database/ids.ts'
import { drawPrint } from '../testing/draw-print.ts'
import { createPhotoReader, type PhotoReader } from './photo-reader.ts'

let reader: PhotoReader
afterEach(() => reader.close())

const by = (name: string) => ({ householdId: toHouseholdId(name), signal: new AbortController().signal })
const receipt = () => drawPrint(['MILK  3.48', 'EGGS  2.97', 'BREAD 1.42'], { font: 'Sans Mono' })
/** So many words that reading them takes minutes. */
const denseText = () => {
  const line = 'zinc0 quartz1 vexing2 jumps3 '.repeat(10)
  return drawPrint(
    Array.from({ length: 170 }, () => line),
    { font: 'Sans', points: 7 },
  )
}

describe('a picture too dense to be read in time', () => {
  it('is stopped, and the next household gets its turn', async () => {
    reader = createPhotoReader(3_000)
    const dense = await denseText()
    const small = await receipt()
    const order: string[] = []
    const read = async (name: string, picture: Buffer) => {
      const reading = await reader.read(picture, by(name))
      order.push(name)
      return reading
    }
    const asked = [read('sam', dense), read('sam', dense)]
    expect(await read('ana', small)).toMatchObject({ outcome: 'read', lines: { length: 3 } })
    const readings = await Promise.all(asked)
    expect(order).toEqual(['sam', 'ana', 'sam'])
    for (const reading of readings) {
      // The first pass's result or 'too-dense', but no exception.
      expect(['read', 'too-dense']).toContain(reading.outcome)
    }
  })
})
