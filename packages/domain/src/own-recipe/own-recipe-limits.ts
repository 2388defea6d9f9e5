/** What a recipe of a household may hold, and how many of them. Schemas, readers of files and screens import them from here. */

/** As JSON. */
export const OWN_RECIPE_BYTES_MAX = 64 * 1024
export const OWN_RECIPES_MAX = 5000
/** All recipes of a household together, as JSON, with what their lines mean, which takes about as much. */
export const OWN_RECIPES_BYTES_MAX = 48 * 1024 * 1024
/** As many deleted ones are remembered, so that every browser learns that they are gone. */
export const OWN_DELETIONS_KEPT = 5000

export const OWN_RECIPE_LIMITS = {
  nameChars: 200,
  descriptionChars: 2000,
  servings: { min: 0.25, max: 1000 },
  /** Thirty days: things are pickled and aged. */
  minutesMax: 43_200,
  lines: 200,
  lineChars: 500,
  steps: 200,
  stepChars: 4000,
  headingChars: 200,
  notes: 50,
  noteChars: 4000,
  tags: 50,
  tagChars: 60,
  sourceNameChars: 200,
  urlChars: 2000,
  nutrientMax: 100_000,
  ties: 200,
  sides: 8,
  foodIdChars: 100,
  /** Cooked food keeps three to four days, says the USDA. */
  keepsDaysMax: 4,
} as const

export const OWN_FAMILIARITY_RANGE = { min: 1, max: 5 } as const
