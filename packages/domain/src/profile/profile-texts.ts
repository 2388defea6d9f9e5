import { PROFILE_TEXTS_CHARS_MAX } from '../bounds/limits.ts'

type Texts = string | readonly string[] | undefined

/** A household's free text about food, and chips stored as words. */
export type ProfileTexts = {
  readonly customDiet?: Texts
  readonly customCuisines?: Texts
  readonly customDislikedFoods?: Texts
  readonly dietaryRestrictions?: Texts
  readonly allergies?: Texts
}

/** Every word is looked up before planning, so their total length is limited. */
export function areTextsTooLong(profile: ProfileTexts): boolean {
  const { customDiet, customCuisines, customDislikedFoods, dietaryRestrictions, allergies } = profile
  const texts = [customDiet, customCuisines, customDislikedFoods, dietaryRestrictions, allergies].flat()
  return texts.reduce((chars, text) => chars + (text?.length ?? 0), 0) > PROFILE_TEXTS_CHARS_MAX
}
