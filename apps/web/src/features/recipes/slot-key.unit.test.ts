import { expect, test } from 'vitest'
import { readSlotKey, slotKey } from './slot-key.ts'

test.each([
  { day: 0, slot: 'breakfast' },
  { day: 6, slot: 'snacks', index: 1 },
] as const)('a slot is read back from its key: %o', (at) => {
  expect(readSlotKey(slotKey(at))).toEqual(at)
})

test.each([null, '', '7-dinner', '1-brunch', '1-dinner-x', 'dinner'])('%s is not a slot', (key) => {
  expect(readSlotKey(key)).toBeUndefined()
})
