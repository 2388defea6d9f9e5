import { isSameJson } from '@pennyplate/domain/json-equality'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { type CheckedField, checkForm, type FormFaults } from '@pennyplate/domain/profile/profile-faults'
import { formFromProfile, type ProfileForm } from '@pennyplate/domain/profile/profile-form'
import { useState } from 'react'
import { continueDraft, readDraft, removeDraft, writeDraft } from './profile-draft.ts'

/** The answers on screen. Each change is stored in this browser until it is saved or discarded. */
export function useProfileForm(userId: string, stored: unknown, currentStep: (drafted: number) => number) {
  const [start] = useState(() => begin(userId, stored))
  const [form, setForm] = useState(start.form)
  const [isRestored, setIsRestored] = useState(start.isRestored)
  const [left, setLeft] = useState<ReadonlySet<CheckedField>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const step = currentStep(start.step)
  const isDirty = !isSameJson(form, start.saved)
  const faults = checkForm(form)

  function keep(next: ProfileForm, atStep: number) {
    if (isSameJson(next, start.saved)) removeDraft(userId)
    else writeDraft(userId, { form: next, from: start.saved, step: atStep })
  }

  return {
    form,
    step,
    isDirty,
    isRestored,
    shownFaults: showsAll ? faults : pickFaults(faults, left),
    change(changes: Partial<ProfileForm>): void {
      const next = { ...form, ...changes }
      setForm(next)
      keep(next, step)
    },
    leave: (field: CheckedField) => setLeft(new Set([...left, field])),
    showAllFaults: () => setShowsAll(true),
    rememberStep: (atStep: number) => keep(form, atStep),
    startOver(): void {
      setForm(start.saved)
      setIsRestored(false)
      setShowsAll(false)
      setLeft(new Set())
      removeDraft(userId)
    },
    forgetDraft: () => removeDraft(userId),
  }
}

function begin(userId: string, stored: unknown) {
  const saved = formFromProfile(withDefaults(stored))
  const draft = readDraft(userId, saved)
  const form = draft ? continueDraft(draft, saved) : saved
  return { saved, form, step: draft?.step ?? 1, isRestored: !isSameJson(form, saved) }
}

function pickFaults(faults: FormFaults, fields: ReadonlySet<CheckedField>): FormFaults {
  // Object.entries widens the keys to string; this type has only these fields.
  const entries = Object.entries(faults) as [CheckedField, FormFaults[CheckedField]][]
  return Object.fromEntries(entries.filter(([field]) => fields.has(field)))
}
