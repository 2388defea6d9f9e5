import { expect, it } from 'vitest'
import { trustedReading } from './own-reading.ts'

const reading = { lines: [{ is: 'harmless' }], beside: [] }

it.each([
  ['this reader’s own reading is trusted', JSON.stringify({ by: 'a1', ...reading }), 'a1', reading],
  ['another reader’s is not', JSON.stringify({ by: 'b2', ...reading }), 'a1', null],
  ['nor an unnamed reader’s', JSON.stringify(reading), 'a1', null],
  ['nothing is trusted where the reader has no name', JSON.stringify(reading), undefined, null],
  ['nor is there anything to trust where nothing was stored', null, 'a1', null],
])('%s', (_, stored, reader, trusted) => {
  expect(trustedReading(stored, reader)).toEqual(trusted)
})
