import { expect, it } from 'vitest'
import { settingsMessages } from './settings.ts'

it('a household without children is not said to have 0 of them', () => {
  expect(settingsMessages.people(1, 0)).toBe('1 adult')
  expect(settingsMessages.people(2, 1)).toBe('2 adults, 1 kid')
})
