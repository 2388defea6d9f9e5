/** A dish as documents name it: a meal, or a dish that was liked, cooked or eaten. */
export type NamedDish = Readonly<{
  name: string
  dish?: string | undefined
  recipeId?: string | undefined
  /** Names the dish had in earlier versions of the catalog. */
  formerNames?: readonly string[] | undefined
  /** The name of the meal it is left over from. */
  leftoverOf?: string | undefined
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

/** What names of one dish have in common: capitals and the spaces around a name make no other dish. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other)
}
