import type { CompleteProfile } from '../profile/profile.ts'

const ANSWERS = [
  'adults',
  'kids',
  'kidAges',
  'zipCode',
  'dietType',
  'customDiet',
  'dietaryRestrictions',
  'allergies',
  'dislikedFoods',
  'customDislikedFoods',
  'prepStyle',
  'cookingTools',
  'mealDifficulty',
  'onTableWithin',
  'dairyPreferences',
  'wholeGrains',
] as const satisfies (keyof CompleteProfile)[]

/** Another one where recipes are written in another way, so that copies of earlier versions are written again. */
const WRITTEN_AS = 'the price of one portion'

/**
 * A hash of the profile answers that decide a recipe's foods, amounts and method. A cached recipe with another hash was written for
 * other people, other restrictions or other tools.
 */
export function recipeBasis(
  profile: Pick<CompleteProfile, (typeof ANSWERS)[number] | 'nutritionalTargets'>,
): string {
  const { trackNutrition, dailySodium, dailyCalories } = profile.nutritionalTargets
  // The tracked sodium decides the salt.
  const salt = trackNutrition ? [dailySodium, dailyCalories] : []
  const text = JSON.stringify([WRITTEN_AS, ...ANSWERS.map((answer) => profile[answer]), ...salt])
  return [FNV_OFFSET, FNV_OFFSET ^ text.length].map((seed) => hash(text, seed)).join('')
}

/** Of the recipe of a meal that is cooked for more than one sitting, or is left of another, too. */
export function basisOfMeal(
  basis: string,
  {
    sittings = 1,
    leftoverOf,
  }: { readonly name?: string; readonly sittings?: unknown; readonly leftoverOf?: string | undefined },
): string {
  if (leftoverOf !== undefined) return `${basis} of ${hash(leftoverOf, FNV_OFFSET)}`
  return typeof sittings === 'number' && sittings > 1 ? `${basis} x${sittings}` : basis
}

/** FNV-1a: short and the same everywhere; collisions do no harm. */
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hash(text: string, seed: number): string {
  let state = seed
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), FNV_PRIME)
  return (state >>> 0).toString(16).padStart(8, '0')
}
