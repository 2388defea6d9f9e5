import { ADULTS, KIDS, PROFILE_TEXT_CHARS_MAX, WEEKLY_BUDGET_DOLLARS } from '../bounds/limits.ts'
import { TARGET, TARGET_KEYS, type TargetKey } from './profile.ts'
import type { ProfileForm } from './profile-form.ts'
import { storedRestrictions } from './profile-restrictions.ts'
import { areTextsTooLong } from './profile-texts.ts'

/** Why a typed answer cannot be saved. */
export type FormFault =
  | 'missing'
  | 'not-a-number'
  | 'not-whole'
  | 'out-of-range'
  | 'too-long'
  | 'too-long-together'
  | 'none-chosen'

type OwnWords = 'customDiet' | 'customCuisines' | 'customDislikedFoods'
type OwnList = 'otherAllergies' | 'otherRestrictions'
export type CheckedField = 'adults' | 'kids' | 'weeklyBudget' | 'mealTypes' | OwnWords | OwnList | TargetKey
export type FormFaults = Readonly<Partial<Record<CheckedField, FormFault>>>

type Range = { readonly min: number; readonly max: number }

/** In the order of the wizard. */
const OWN_TEXTS = [
  'customDiet',
  'customCuisines',
  'otherAllergies',
  'otherRestrictions',
  'customDislikedFoods',
] as const satisfies readonly (OwnWords | OwnList)[]

/** All faults of the form by field, in wizard order. */
export function checkForm(form: ProfileForm): FormFaults {
  const tooLongTogether = areTextsTooLong({ ...form, ...storedRestrictions(form) })
    ? longestText(form)
    : undefined
  const ownTextFault = (field: OwnWords | OwnList) =>
    textFault(form[field]) ?? (field === tooLongTogether ? 'too-long-together' : undefined)
  const found: readonly (readonly [CheckedField, FormFault | undefined])[] = [
    ['adults', wholeFault(form.adults, ADULTS)],
    ['kids', wholeFault(form.kids, KIDS)],
    ['weeklyBudget', numberFault(form.weeklyBudget, WEEKLY_BUDGET_DOLLARS)],
    ...OWN_TEXTS.map((field) => [field, ownTextFault(field)] as const),
    ['mealTypes', form.mealTypes.length === 0 ? 'none-chosen' : undefined],
    ...TARGET_KEYS.map((key) => [key, optionalNumberFault(form.targets[key], TARGET)] as const),
  ]
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}

function numberFault(typed: string, { min, max }: Range): FormFault | undefined {
  if (typed.trim() === '') return 'missing'
  const number = Number(typed)
  if (!Number.isFinite(number)) return 'not-a-number'
  return number < min || number > max ? 'out-of-range' : undefined
}

function wholeFault(typed: string, range: Range): FormFault | undefined {
  return numberFault(typed, range) ?? (Number.isInteger(Number(typed)) ? undefined : 'not-whole')
}

/** For numbers that may be left blank. */
export function optionalNumberFault(typed: string, range: Range): FormFault | undefined {
  return typed.trim() === '' ? undefined : numberFault(typed, range)
}

function textFault(text: string): FormFault | undefined {
  return text.length > PROFILE_TEXT_CHARS_MAX ? 'too-long' : undefined
}

function longestText(form: ProfileForm): OwnWords | OwnList {
  return OWN_TEXTS.reduce((longest, field) => (form[field].length > form[longest].length ? field : longest))
}
