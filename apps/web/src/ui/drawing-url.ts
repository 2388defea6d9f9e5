/** A dish as its drawing needs it: a meal, a side or a stored recipe. */
export type DrawnDish = Readonly<{
  name: string
  recipeId?: string | undefined
  formId?: unknown
  sides?: readonly DrawnDish[] | undefined
  /** The meal it is left over from: it is drawn in its box. */
  leftoverOf?: string | undefined
  fromFreezer?: Readonly<{ of: string }> | undefined
}>

/** Where the server draws a dish with its sides. Dishes without an id are found by their name. */
export function drawingUrl(dish: DrawnDish): string {
  const { leftoverOf, fromFreezer, sides = [] } = dish
  const boxed = leftoverOf ?? fromFreezer?.of
  const parts =
    boxed === undefined ? [dish, ...sides].map(partOf) : ['leftover', partOf({ ...dish, name: boxed })]
  return `/drawings/${parts.join('~')}.svg`
}

function partOf({ name, recipeId, formId }: DrawnDish): string {
  // Ids that a language model or an import wrote may hold anything.
  const id = hyphenated(recipeId ?? name)
  return typeof formId === 'string' && /^[a-z0-9-]+$/.test(formId) ? `${id}.${formId}` : id
}

const NAME_CHARS_MAX = 80

function hyphenated(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_CHARS_MAX)
    .replace(/^-+|-+$/g, '')
  return words === '' ? 'dish' : words
}
