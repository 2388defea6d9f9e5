/** What a household keeps about recipes. Recipes are named by their id: a catalog's id, or one of the household's own. */

export type RecipeCollection = Readonly<{ id: string; name: string; recipes: readonly string[] }>

export type CookingNote = Readonly<{
  id: string
  recipe: string
  /** The day it was cooked or written. */
  date: string
  /** 1 to 5. */
  rating?: number | undefined
  text?: string | undefined
}>

export type RecipeBox = Readonly<{
  collections?: readonly RecipeCollection[] | undefined
  notes?: readonly CookingNote[] | undefined
}>

export const COLLECTIONS_MAX = 100
export const RECIPES_PER_COLLECTION_MAX = 1000
export const COLLECTION_NAME_CHARS_MAX = 60
export const NOTES_MAX = 3000
export const NOTE_CHARS_MAX = 1000
export const RATING = { min: 1, max: 5 } as const

/** Unchanged if there is no room for one more. */
export function withCollection<B extends RecipeBox>(box: B, collection: RecipeCollection): B {
  const { collections = [] } = box
  return collections.length >= COLLECTIONS_MAX ? box : { ...box, collections: [...collections, collection] }
}

export function renamedCollection<B extends RecipeBox>(box: B, id: string, name: string): B {
  return changed(box, id, (collection) => ({ ...collection, name }))
}

export function withoutCollection<B extends RecipeBox>(box: B, id: string): B {
  return { ...box, collections: (box.collections ?? []).filter((collection) => collection.id !== id) }
}

/** Puts a recipe into a collection, or takes it out. Unchanged if the collection is full. */
export function toggledInCollection<B extends RecipeBox>(box: B, id: string, recipe: string): B {
  return changed(box, id, (collection) => {
    const { recipes } = collection
    if (recipes.includes(recipe)) return { ...collection, recipes: recipes.filter((one) => one !== recipe) }
    if (recipes.length >= RECIPES_PER_COLLECTION_MAX) return collection
    return { ...collection, recipes: [...recipes, recipe] }
  })
}

/** The newest note first; the oldest makes room. */
export function withNote<B extends RecipeBox>(box: B, note: CookingNote): B {
  return { ...box, notes: [note, ...(box.notes ?? [])].slice(0, NOTES_MAX) }
}

export function withoutNote<B extends RecipeBox>(box: B, id: string): B {
  return { ...box, notes: (box.notes ?? []).filter((note) => note.id !== id) }
}

export function notesOn<N extends CookingNote>(
  notes: readonly N[] | undefined,
  recipe: string,
): readonly N[] {
  return (notes ?? []).filter((note) => note.recipe === recipe)
}

/** The mean rating of each rated recipe. */
export function ratingsIn({ notes = [] }: RecipeBox): Map<string, number> {
  const rated = notes.flatMap(({ recipe, rating }) => (rating === undefined ? [] : [{ recipe, rating }]))
  return new Map(
    [...Map.groupBy(rated, ({ recipe }) => recipe)].map(([recipe, of]) => [
      recipe,
      of.reduce((sum, { rating }) => sum + rating, 0) / of.length,
    ]),
  )
}

function changed<B extends RecipeBox>(
  box: B,
  id: string,
  change: (collection: RecipeCollection) => RecipeCollection,
): B {
  return {
    ...box,
    collections: (box.collections ?? []).map((one) => (one.id === id ? change(one) : one)),
  }
}
