import { describe, expect, it } from 'vitest'
import { NO_WEDGE, readWedgeKey } from './wedge.ts'

function codesIn(keys: readonly string[], betweenMs: number): string[] {
  let buffer = NO_WEDGE
  return keys.flatMap((key, index) => {
    const read = readWedgeKey(buffer, key, 1000 + index * betweenMs)
    buffer = read.buffer
    return read.code ?? []
  })
}

describe('a USB scanner', () => {
  it.each([
    ['a UPC-A in one go', '080000006738', 10, ['080000006738']],
    ['an EAN-8', '40123455', 30, ['40123455']],
    ['a person typing the same', '080000006738', 120, []],
    ['a PIN', '1234', 10, []],
    ['a number longer than any code', '123456789012345', 10, []],
  ])('%s', (_, digits, betweenMs, codes) => {
    expect(codesIn([...digits, 'Enter'], betweenMs)).toEqual(codes)
  })

  it('two scans in a row are two codes, and letters between them are ignored', () => {
    const keys = [...'40123455', 'Enter', ...'5449000000996', 'Enter', ...'544x90000', 'Enter']
    expect(codesIn(keys, 10)).toEqual(['40123455', '5449000000996'])
  })

  it('there is no code before Enter', () => {
    expect(codesIn([...'080000006738', 'Tab'], 10)).toEqual([])
  })
})
