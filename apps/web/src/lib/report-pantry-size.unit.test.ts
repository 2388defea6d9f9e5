import { afterEach, expect, test, vi } from 'vitest'
import { reportPantrySize } from './report-pantry-size.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [0, false],
  [3, true],
])('the user record is told of %i items in the pantry', async (count, hasPantryItems) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push([init.method, address, JSON.parse(String(init.body))])
    return Response.json({})
  })
  reportPantrySize(count, new Date('2026-11-22T10:00:00.000Z'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    'PATCH',
    expect.stringMatching(/\/api\/me\/metadata$/),
    { hasPantryItems, pantryItemCount: count, lastPantryUpdate: '2026-11-22T10:00:00.000Z' },
  ])
})
