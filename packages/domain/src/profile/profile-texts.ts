import { PROFILE_TEXTS_CHARS_MAX } from '../bounds/limits.ts'

type Texts = string | readonly string[] | undefined

/** What a household says of its food in its own words, and what it chose from lists that are stored as words. */
export type ProfileTexts = {
  readonly customDiet?: Texts
  readonly customCuisines?: Texts
  readonly customDislikedFoods?: Texts
  readonly dietaryRestrictions?: Texts
  readonly allergies?: Texts
}

/** Every word of them is looked up before a week is planned, so they are bounded together. */
export function areTextsTooLong(profile: ProfileTexts): boolean {
  const { customDiet, customCuisines, customDislikedFoods, dietaryRestrictions, allergies } = profile
  const texts = [customDiet, customCuisines, customDislikedFoods, dietaryRestrictions, allergies].flat()
  return texts.reduce((chars, text) => chars + (text?.length ?? 0), 0) > PROFILE_TEXTS_CHARS_MAX
}
