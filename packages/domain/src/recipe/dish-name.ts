/** A dish as documents name it: a meal, or a dish that was liked, cooked or eaten. */
export type NamedDish = Readonly<{
  name: string
  dish?: string | undefined
  recipeId?: string | undefined
  /** Names the dish had in earlier versions of the catalog. */
  formerNames?: readonly string[] | undefined
  /** The name of the meal it is left over from. */
  leftoverOf?: string | undefined
  /** Of portions from the freezer: the name of the dish they are of. */
  fromFreezer?: Readonly<{ of: string }> | undefined
}>

/** Whether two documents mean the same dish: by id if both have one, else by any of its names. */
export function isSameDish(one: NamedDish, other: NamedDish): boolean {
  if (one.recipeId !== undefined && other.recipeId !== undefined) return one.recipeId === other.recipeId
  const names = new Set(nameKeysOf(one))
  return nameKeysOf(other).some((name) => names.has(name))
}

function nameKeysOf({ name, dish, formerNames = [] }: NamedDish): string[] {
  return [name, ...(dish === undefined ? [] : [dish]), ...formerNames].map(nameKey)
}

/** The name a dish is liked, disliked and remembered by, also where a variant of it is called otherwise. */
export function dishOf(meal: { readonly name: string; readonly dish?: string | undefined }): string {
  return meal.dish ?? meal.name
}

/** The name a dish was cooked by, also where it is eaten again under another. */
export function cookedAs({ name, leftoverOf, fromFreezer }: NamedDish): string {
  return leftoverOf ?? fromFreezer?.of ?? name
}

/** Stands before the name of a dish that is made with lower-sodium foods, or without its salt. */
export const LOWER_SODIUM = 'Lower-sodium'
const LOWER_SODIUM_START = `${LOWER_SODIUM.toLowerCase()} `

/** What names of one dish have in common: capitals, the spaces around a name and less salt make no other dish. */
export function nameKey(name: string): string {
  const key = name.trim().toLowerCase()
  return key.startsWith(LOWER_SODIUM_START) ? key.slice(LOWER_SODIUM_START.length) : key
}

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other)
}
