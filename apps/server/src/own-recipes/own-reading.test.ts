import { expect, it } from 'vitest'
import { trustedReading } from './own-reading.ts'

const lines = [{ is: 'harmless' }]

it.each([
  ['this reader’s own reading is trusted', JSON.stringify({ by: 'a1', lines }), 'a1', lines],
  ['another reader’s is not', JSON.stringify({ by: 'b2', lines }), 'a1', null],
  ['nor an unnamed reader’s', JSON.stringify({ lines }), 'a1', null],
  ['nothing is trusted where the reader has no name', JSON.stringify({ lines }), undefined, null],
  ['nor is there anything to trust where nothing was stored', null, 'a1', null],
])('%s', (_, stored, reader, trusted) => {
  expect(trustedReading(stored, reader)).toEqual(trusted)
})
