import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { storedCommand, weekCommandRequest } from './commands.ts'

const asked = (command: unknown) => weekCommandRequest.safeParse({ idempotencyKey: 'k', command })

const TAKEN = { item: { id: 'e', name: 'Eggs', quantity: '12 items' }, index: 0, left: '9 items' }

type Field<C, T> = C extends { readonly type: T } ? keyof C : never
type Stored = z.infer<typeof storedCommand>
type Lost = { [T in DirectCommand['type']]: Exclude<Field<DirectCommand, T>, Field<Stored, T>> }

describe('a command as it is stored', () => {
  it('keeps every field, also those the server adds', () => {
    expectTypeOf<Lost[keyof Lost]>().toBeNever()
    const command = {
      type: 'cook',
      at: { week: '2026-11-22', day: 6, slot: 'snacks', index: 2 },
      household: { adults: 2, kids: 1, kidAges: [4] },
    }
    expect(storedCommand.parse(command)).toEqual(command)
  })
})

describe('a command on the week', () => {
  it('cooks a dish by its name, with what it took', () => {
    const dish = { name: 'Omelet', recipeId: 'omelet' }
    const command = { type: 'cookDish', dish, mealType: 'dinner', taken: [TAKEN, { ...TAKEN, left: null }] }
    expect(asked(command).data?.command).toMatchObject(command)
    expect(asked({ ...command, household: { adults: 9 } }).data?.command).not.toHaveProperty('household')
  })

  it('changes items of the pantry, each from what it was', () => {
    const { item } = TAKEN
    const changes = [
      { was: item, now: { ...item, name: 'Other' }, at: 0 },
      { was: null, now: { ...item, id: 'new' } },
    ]
    expect(asked({ type: 'editPantry', changes }).data?.command).toMatchObject({ changes })
  })

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
    { type: 'cookDish', dish: { name: '' }, mealType: 'dinner', taken: [] },
    { type: 'cookDish', dish: { name: 'x'.repeat(201) }, mealType: 'dinner', taken: [] },
    { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'x'.repeat(41), taken: [] },
    { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'dinner' },
    { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'dinner', taken: [], plannedFor: 'Monday' },
    { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'dinner', taken: [], cookedAt: 'now' },
    { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'dinner', taken: Array(201).fill(TAKEN) },
    { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'dinner', taken: [{ ...TAKEN, bestBy: 'soon' }] },
    { type: 'cookDish', dish: { name: 'Chili' }, mealType: 'dinner', taken: [{ ...TAKEN, index: -1 }] },
    { type: 'editPantry', changes: [] },
    { type: 'editPantry', changes: [{ was: null, now: null }] },
    { type: 'editPantry', changes: [{ was: TAKEN.item, now: { ...TAKEN.item, id: 'other' } }] },
    { type: 'editPantry', changes: [{ was: null, now: { ...TAKEN.item, id: undefined } }] },
    { type: 'editPantry', changes: Array(5001).fill({ was: null, now: TAKEN.item }) },
    { type: 'undo' },
  ])('is refused when it is %j', (command) => {
    expect(asked(command).success).toBe(false)
  })
})
