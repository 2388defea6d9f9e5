import { afterEach, expect, test, vi } from 'vitest'
import { reportPantrySize, reportPreferences } from './report-about-user.ts'

const NOW = new Date('2026-11-22T10:00:00.000Z')

afterEach(() => {
  vi.unstubAllGlobals()
})

async function sentBy(report: () => void): Promise<unknown> {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push([init.method, address, JSON.parse(String(init.body))])
    return Response.json({})
  })
  report()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]
}

test.each([
  [0, false],
  [3, true],
])('%i pantry items are written to the user’s metadata', async (count, hasPantryItems) => {
  expect(await sentBy(() => reportPantrySize(count, NOW))).toEqual([
    'PATCH',
    expect.stringMatching(/\/api\/me\/metadata$/),
    { hasPantryItems, pantryItemCount: count, lastPantryUpdate: NOW.toISOString() },
  ])
})

test.each([true, false])(
  'whether there are likes or dislikes is written to the user’s metadata: %s',
  async (has) => {
    expect(await sentBy(() => reportPreferences(has, NOW))).toEqual([
      'PATCH',
      expect.stringMatching(/\/api\/me\/metadata$/),
      { hasRecipePreferences: has, lastPreferencesUpdate: NOW.toISOString() },
    ])
  },
)
