import { afterEach, expect, test, vi } from 'vitest'
import { removeLegacyCopies } from './legacy-copies.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what an earlier product left in this browser is removed, and nothing else', () => {
  const kept = new Map(
    ['userProfile', 'pantryItems', 'mealPlan', 'shoppingList', 'recipes', 'theme'].map((key) => [key, '1']),
  )
  vi.stubGlobal('localStorage', { removeItem: (key: string) => kept.delete(key) })
  removeLegacyCopies()
  expect([...kept.keys()]).toEqual(['theme'])
})

test('a browser that forbids local storage is left alone', () => {
  vi.stubGlobal('localStorage', {
    removeItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(removeLegacyCopies).not.toThrow()
})
