import { isSameJson } from '@pennyplate/domain/merge/json-equality'
import type { ProfileForm } from '@pennyplate/domain/profile/profile-form'
import { settledPhrasesIn } from '@pennyplate/domain/profile/profile-settled'
import { readStoredJson, storeJson, storeText } from '../../lib/browser-storage.ts'
import { type JsonRecord, recordOf } from '../../lib/json-reader.ts'
import { userStorageKey } from '../../lib/user-storage.ts'

/** What was typed and not saved yet, with what the form said before. Kept per user, so nobody sees another's. */
export type ProfileDraft = Readonly<{ form: ProfileForm; from: ProfileForm; step: number }>

const keyOf = (userId: string) => userStorageKey(userId, 'profile-draft')

/** Forms of earlier versions are read as far as they are like today's; the rest comes from the saved profile. */
export function readDraft(userId: string, saved: ProfileForm): ProfileDraft | undefined {
  const stored = readStoredJson(keyOf(userId))
  if (stored === null) return undefined
  const { form, from, step } = recordOf(stored)
  return {
    form: readForm(recordOf(form), saved),
    from: readForm(recordOf(from), saved),
    step: typeof step === 'number' ? step : 1,
  }
}

export function writeDraft(userId: string, draft: ProfileDraft): void {
  storeJson(keyOf(userId), draft)
}

export function removeDraft(userId: string): void {
  storeText(keyOf(userId), null)
}

/** The draft on top of what is saved now: only what was changed in it counts, so news from another device stays. */
export function continueDraft({ form, from }: ProfileDraft, saved: ProfileForm): ProfileForm {
  return mapForm(saved, (name) => (isSameJson(form[name], from[name]) ? saved[name] : form[name]))
}

function readForm(stored: JsonRecord, saved: ProfileForm): ProfileForm {
  return mapForm(saved, (name) => {
    const value = stored[name]
    if (name === 'settledPhrases' && Array.isArray(value)) return settledPhrasesIn(value)
    if (isLike(value, saved[name])) return value
    return saved[name]
  })
}

/** Same kind of thing as the saved answer. A word that is in no option list is caught when the profile is made from it. */
function isLike(value: unknown, saved: unknown): boolean {
  if (Array.isArray(saved)) {
    return (
      Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number')
    )
  }
  if (typeof saved === 'object') {
    const texts = recordOf(value)
    return Object.keys(recordOf(saved)).every((key) => typeof texts[key] === 'string')
  }
  return typeof value === typeof saved
}

function mapForm(form: ProfileForm, answer: (name: keyof ProfileForm) => unknown): ProfileForm {
  // Object.keys widens to string[]; a form has no other keys than these.
  const names = Object.keys(form) as (keyof ProfileForm)[]
  // Each answer is the saved one or was found to be like it.
  return Object.fromEntries(names.map((name) => [name, answer(name)])) as unknown as ProfileForm
}
