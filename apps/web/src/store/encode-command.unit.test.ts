import { expect, it } from 'vitest'
import { encodeCommand } from './encode-command.ts'

it('names each slot of a replacement as requests do, also of the meal that changes along', () => {
  const at = { week: '2026-11-22', day: 1, slot: 'dinner' } as const
  const along = { at: { day: 4, slot: 'lunch' }, was: 'Tuna melt', meal: { name: 'Eggs' } } as const
  expect(
    encodeCommand({
      type: 'replace',
      at,
      meal: { name: 'Chili' },
      alsoAt: [{ day: 2, slot: 'dinner' }],
      along,
    }),
  ).toEqual({
    type: 'replace',
    at: { week: '2026-11-22', day: 1, mealType: 'dinner' },
    meal: { name: 'Chili' },
    alsoAt: [{ day: 2, mealType: 'dinner' }],
    along: { at: { day: 4, mealType: 'lunch' }, was: 'Tuna melt', meal: { name: 'Eggs' } },
  })
})
