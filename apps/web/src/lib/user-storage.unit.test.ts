import { expect, test } from 'vitest'
import { forgetUserStorage, userStorageKey } from './user-storage.ts'

test('signing out removes the values of that user only', () => {
  const kept = new Set([
    userStorageKey('ann', 'profile-draft'),
    userStorageKey('bob', 'profile-draft'),
    userStorageKey('joann', 'profile-draft'),
    userStorageKey('ann', 'another'),
    'pennyplate.theme',
    'elsewhere.ann',
  ])
  const storage = {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept][at] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  forgetUserStorage(storage, 'ann')
  expect([...kept]).toEqual([
    'pennyplate.profile-draft.bob',
    'pennyplate.profile-draft.joann',
    'pennyplate.theme',
    'elsewhere.ann',
  ])
})
