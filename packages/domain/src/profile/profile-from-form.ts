import { type CompleteProfile, withDefaults, zipDigits } from './profile.ts'
import { checkForm, type FormFaults } from './profile-faults.ts'
import { mapTargets, type ProfileForm } from './profile-form.ts'
import { storedRestrictions } from './profile-restrictions.ts'

export type ReadForm =
  | { readonly outcome: 'complete'; readonly profile: CompleteProfile }
  | { readonly outcome: 'faulty'; readonly faults: FormFaults }

/** The form's answers over the stored profile, so that unknown fields are kept. */
export function profileFromForm(form: ProfileForm, stored: unknown): ReadForm {
  const faults = checkForm(form)
  if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults }
  const before = withDefaults(stored)
  const { milk, eggs, trackNutrition, targets, settledPhrases, ...answers } = form
  const { allergens, otherAllergies, restrictions, otherRestrictions, ...same } = answers
  // Parsed like a stored profile: an old draft may contain options that no longer exist.
  const profile = withDefaults({
    ...before,
    ...same,
    ...storedRestrictions({ allergens, otherAllergies, restrictions, otherRestrictions }),
    ...(settledPhrases.length > 0 || before.settledPhrases ? { settledPhrases } : {}),
    adults: Number(form.adults),
    kids: Number(form.kids),
    kidAges: [...form.kidAges],
    weeklyBudget: Number(form.weeklyBudget),
    zipCode: zipDigits(form.zipCode),
    dairyPreferences: { ...before.dairyPreferences, milk, eggs },
    nutritionalTargets: {
      ...before.nutritionalTargets,
      trackNutrition,
      // A blank target is zero.
      ...mapTargets((key) => Number(targets[key])),
    },
  })
  return { outcome: 'complete', profile }
}
