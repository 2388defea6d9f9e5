import { describe, expect, it } from 'vitest'
import { parseTicks } from './tick-storage.ts'

const MARK = { category: 'Dairy', position: 2, name: 'Milk' }

describe('stored checkmarks', () => {
  it('belong to the list they were set on', () => {
    const text = JSON.stringify({ listId: '2026-11-22T10:00:00Z', marks: [MARK] })
    expect(parseTicks(text, '2026-11-22T10:00:00Z')).toEqual([MARK])
    expect(parseTicks(text, '2026-11-29T10:00:00Z')).toEqual([])
  })

  it.each(['', 'null', '[]', '{"listId":"a"}', '{"listId":"a","marks":[null,{"name":"x"},7]}', '{"listId'])(
    'that are none of ours are none: %s',
    (text) => expect(parseTicks(text, 'a')).toEqual([]),
  )
})
