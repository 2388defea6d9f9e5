import { type CompleteProfile, withDefaults, zipDigits } from './profile.ts'
import { checkForm, type FormFaults } from './profile-faults.ts'
import { mapTargets, type ProfileForm } from './profile-form.ts'
import { storedRestrictions } from './profile-restrictions.ts'

export type ReadForm =
  | { readonly outcome: 'complete'; readonly profile: CompleteProfile }
  | { readonly outcome: 'faulty'; readonly faults: FormFaults }

/** What was typed over what was stored, so that fields this form does not know are kept. */
export function profileFromForm(form: ProfileForm, stored: unknown): ReadForm {
  const faults = checkForm(form)
  if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults }
  const before = withDefaults(stored)
  const { milk, eggs, trackNutrition, targets, settledPhrases, ...answers } = form
  const { allergens, otherAllergies, restrictions, otherRestrictions, ...same } = answers
  // Read like a stored profile: a draft of an earlier version may hold a word that is no option any more.
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
      // A blank target is none.
      ...mapTargets((key) => Number(targets[key])),
    },
  })
  return { outcome: 'complete', profile }
}
