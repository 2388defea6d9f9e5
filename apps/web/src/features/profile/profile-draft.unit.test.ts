import { withDefaults } from '@pennyplate/domain/profile/profile'
import { formFromProfile } from '@pennyplate/domain/profile/profile-form'
import { afterEach, expect, test, vi } from 'vitest'
import { continueDraft, readDraft, removeDraft, writeDraft } from './profile-draft.ts'

afterEach(() => vi.unstubAllGlobals())

function useMemoryStorage(...kept: readonly (readonly [key: string, text: string])[]) {
  const texts = new Map(kept)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
}

const saved = formFromProfile(withDefaults({ adults: 2, kids: 1, kidAges: [4] }))

test('a draft is read back, and only by the user who wrote it', () => {
  useMemoryStorage()
  const draft = { form: { ...saved, weeklyBudget: '12', zipCode: '727' }, from: saved, step: 7 }
  writeDraft('ann', draft)
  expect(readDraft('ann', saved)).toEqual(draft)
  expect(readDraft('bob', saved)).toBeUndefined()
  removeDraft('ann')
  expect(readDraft('ann', saved)).toBeUndefined()
})

test('a draft keeps what was typed and takes what other devices saved since', () => {
  const draft = { form: { ...saved, weeklyBudget: '150' }, from: saved, step: 1 }
  const savedElsewhere = { ...saved, adults: '3', weeklyBudget: '90' }
  expect(continueDraft(draft, savedElsewhere)).toEqual({ ...saved, adults: '3', weeklyBudget: '150' })
})

test('fields that a draft of another version lacks, or has with another type, come from the saved profile', () => {
  const form = { adults: 5, weeklyBudget: '60', mealTypes: [{}], targets: { dailyFat: '1' }, gone: true }
  useMemoryStorage(['pennyplate.profile-draft.ann', JSON.stringify({ form, from: null })])
  expect(readDraft('ann', saved)).toEqual({
    form: { ...saved, weeklyBudget: '60' },
    from: saved,
    step: 1,
  })
})

test.each(['', '{', '7', 'null', '[]'])('the damaged draft %j is ignored', (text) => {
  useMemoryStorage(['pennyplate.profile-draft.ann', text])
  const draft = readDraft('ann', saved)
  expect(draft ? draft.form : saved).toEqual(saved)
})

test('without browser storage there is no draft', () => {
  vi.stubGlobal('localStorage', undefined)
  writeDraft('ann', { form: saved, from: saved, step: 1 })
  expect(readDraft('ann', saved)).toBeUndefined()
})
