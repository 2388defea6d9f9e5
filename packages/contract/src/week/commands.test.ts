import { describe, expect, it } from 'vitest'
import { weekCommandRequest } from './commands.ts'

const asked = (command: unknown) => weekCommandRequest.safeParse({ idempotencyKey: 'k', command })

describe('a command on the week', () => {
  it.each([
    [
      { day: 1, mealType: 'dinner' },
      { day: 1, slot: 'dinner' },
    ],
    [
      { day: 'Monday', mealType: 'Dinner' },
      { day: 1, slot: 'dinner' },
    ],
    [
      { week: '2026-11-22', day: 6, mealType: 'snack', index: 2 },
      { week: '2026-11-22', day: 6, slot: 'snacks', index: 2 },
    ],
  ])('names its meal: %j', (at, expected) => {
    expect(asked({ type: 'skip', at }).data?.command).toEqual({ type: 'skip', at: expected })
  })

  it.each([
    { type: 'fly', at: { day: 1, mealType: 'dinner' } },
    { type: 'skip', at: { day: 7, mealType: 'dinner' } },
    { type: 'skip', at: { day: 1, mealType: 'brunch' } },
    { type: 'replace', at: { day: 1, mealType: 'dinner' }, meal: { name: '' } },
    { type: 'setServings', at: { day: 1, mealType: 'dinner' }, people: -1 },
    { type: 'reuse', from: 'last week' },
    { type: 'put', plan: { days: [] } },
    { type: 'undo' },
  ])('is refused when it is %j', (command) => {
    expect(asked(command).success).toBe(false)
  })
})
