import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'

type Profile = DocumentValue<'profile'> | undefined

/** The profile fields that decide whether a food or a dish suits. */
const RULE_FIELDS = [
  'dietType',
  'customDiet',
  'settledPhrases',
  'dietaryRestrictions',
  'allergies',
  'dislikedFoods',
  'customDislikedFoods',
  'dairyPreferences',
  'wholeGrains',
  'cookingTools',
  'kidAges',
] as const satisfies (keyof NonNullable<Profile>)[]

/** The same while the same foods and dishes suit; a part of the key of what was asked about them. */
export function foodRulesKey(profile: Profile): string {
  return JSON.stringify(RULE_FIELDS.map((key) => profile?.[key] ?? null))
}

/** Whether the household leaves out any food. */
export function hasFoodRules(profile: Profile): boolean {
  const { dietType = 'None', customDiet = '', customDislikedFoods = '' } = profile ?? {}
  const lists = [profile?.dietaryRestrictions, profile?.allergies, profile?.dislikedFoods]
  return (
    dietType !== 'None' ||
    `${customDiet}${customDislikedFoods}`.trim() !== '' ||
    lists.some((list) => list?.length)
  )
}
