/** Why a page, a text, a file or one recipe of a file was not read. */
export const IMPORT_PROBLEMS = [
  /** Read, but nothing in it is a recipe. */
  'no-recipe',
  'no-name',
  /** Neither ingredients nor steps. */
  'empty',
  /** More than a recipe, a file or an archive may hold. */
  'too-large',
  'too-many-lines',
  'too-many-recipes',
  /** Archives inside archives inside archives. */
  'nested',
  'encrypted',
  /** Cut off or damaged. */
  'broken',
  'unknown-format',
  /** Reading took too long. */
  'too-slow',
  /** The household's room for recipes is used up. */
  'storage-full',
] as const
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number]

/** Why a web address gave no page. */
export const ADDRESS_PROBLEMS = [
  /** No web address, or one that is not on the public internet. */
  'not-public',
  /** The site answers browsers, not servers. */
  'site-refuses',
  'not-found',
  'site-failed',
  'timed-out',
  /** Others of this server are waiting for the same site, which is asked once a second. */
  'busy',
  'unreachable',
] as const
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number]

/** What a reader had to guess of a recipe that it did read. */
export const IMPORT_GUESSES = ['servings'] as const
export type ImportGuess = (typeof IMPORT_GUESSES)[number]

/** Of one file. */
export const IMPORT_LIMITS = {
  pageBytes: 5 * 1024 * 1024,
  textChars: 1024 * 1024,
  fileBytes: 32 * 1024 * 1024,
  /** One document in an archive, unpacked: Mealie backups and RecipeKeeper pages hold all recipes in one. */
  entryBytes: 32 * 1024 * 1024,
  /** All of an archive, unpacked. */
  unpackedBytes: 512 * 1024 * 1024,
  entries: 20_000,
  recipes: 5000,
  /** Of one page or pasted text. */
  recipesPasted: 50,
  pictureBytes: 10 * 1024 * 1024,
  /** Lines of a report. */
  reported: 1000,
} as const
