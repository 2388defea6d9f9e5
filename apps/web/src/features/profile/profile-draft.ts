import { isSameJson } from '@pennyplate/domain/json-equality'
import type { ProfileForm } from '@pennyplate/domain/profile/profile-form'
import { settledPhrasesIn } from '@pennyplate/domain/profile/profile-settled'
import * as z from 'zod/mini'
import { readStored, storeJson, storeText } from '../../lib/browser-storage.ts'
import { userStorageKey } from '../../lib/user-storage.ts'

/** Unsaved answers, with the answers the form started from. Stored per user. */
export type ProfileDraft = Readonly<{ form: ProfileForm; from: ProfileForm; step: number }>

const answers = z.record(z.string(), z.unknown())
type Answers = z.infer<typeof answers>
const storedDraft = z.object({
  form: z.catch(answers, {}),
  from: z.catch(answers, {}),
  step: z.catch(z.number(), 1),
})

const keyOf = (userId: string) => userStorageKey(userId, 'profile-draft')

/** Reads drafts of earlier versions where their fields still match; the rest comes from the saved profile. */
export function readDraft(userId: string, saved: ProfileForm): ProfileDraft | undefined {
  const stored = readStored(keyOf(userId), storedDraft)
  if (stored === null) return undefined
  return {
    form: readForm(stored.form, saved),
    from: readForm(stored.from, saved),
    step: stored.step,
  }
}

export function writeDraft(userId: string, draft: ProfileDraft): void {
  storeJson(keyOf(userId), draft)
}

export function removeDraft(userId: string): void {
  storeText(keyOf(userId), null)
}

/** Applies the draft's changes to the saved profile, so that changes from other devices stay. */
export function continueDraft({ form, from }: ProfileDraft, saved: ProfileForm): ProfileForm {
  return mapForm(saved, (name) => (isSameJson(form[name], from[name]) ? saved[name] : form[name]))
}

function readForm(stored: Answers, saved: ProfileForm): ProfileForm {
  return mapForm(saved, (name) => {
    const value = stored[name]
    if (name === 'settledPhrases' && Array.isArray(value)) return settledPhrasesIn(value)
    if (isLike(value, saved[name])) return value
    return saved[name]
  })
}

/** Whether the value has the type of the saved answer. Unknown options are caught later, when the profile is built. */
function isLike(value: unknown, saved: unknown): boolean {
  if (Array.isArray(saved)) {
    return (
      Array.isArray(value) &&
      value.every((entry) => entry === null || typeof entry === 'string' || typeof entry === 'number')
    )
  }
  if (typeof saved === 'object') {
    const texts = answers.safeParse(value).data ?? {}
    return Object.keys(saved ?? {}).every((key) => typeof texts[key] === 'string')
  }
  return typeof value === typeof saved
}

function mapForm(form: ProfileForm, answer: (name: keyof ProfileForm) => unknown): ProfileForm {
  // Object.keys widens to string[]; a form has only these keys.
  const names = Object.keys(form) as (keyof ProfileForm)[]
  // Each answer is the saved one or has its type.
  return Object.fromEntries(names.map((name) => [name, answer(name)])) as unknown as ProfileForm
}
