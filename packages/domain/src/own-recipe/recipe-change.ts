import { isSameJson } from '../json-equality.ts'
import { type Clash, mergeOwnRecipe } from './merge-own-recipe.ts'
import { type OwnRecipe, type OwnRecipeValue, valueOfRecipe } from './own-recipe.ts'

/** A recipe as it is or was stored; revision 0 and no value for one that never was. */
export type StoredRecipe = Readonly<{ revision: number; value: OwnRecipeValue | null }>

/** An own recipe is written, changed or, with no value, deleted. */
export type RecipeChange = Readonly<{
  id: string
  /** What the change was made on. */
  base: StoredRecipe
  value: OwnRecipeValue | null
}>

/** Makes something else of a recipe as it is shown. */
export function changeOf(recipe: OwnRecipe, change: (value: OwnRecipeValue) => OwnRecipeValue): RecipeChange {
  const value = valueOfRecipe(recipe)
  return { id: recipe.id, base: { revision: recipe.revision, value }, value: change(value) }
}

/** As a command that browsers keep until it is sent. */
export type RecipeCommand = RecipeChange & Readonly<{ type: 'writeRecipe' }>

/** What both changed, and the recipe with the other one's word for it. */
export type RecipeClash = Readonly<{ fields: readonly Clash[]; theirs: OwnRecipeValue }>

/**
 * A change that meets a version it was not made on. An edit beats a deletion, edits of different fields both stay, and of two
 * edits of one field this one counts, as the later. No change if nothing of it is left to do.
 */
export function meetOther(
  change: RecipeChange,
  other: StoredRecipe,
): Readonly<{ change?: RecipeChange; clash?: RecipeClash }> {
  const { base, value } = change
  if (isSameJson(value, other.value)) return {}
  if (isSameJson(base.value, other.value) || (value && !other.value))
    return { change: { ...change, base: other } }
  if (!value || !other.value) return {}
  const merged = mergeOwnRecipe(base.value ?? {}, value, other.value)
  if (isSameJson(merged.value, other.value)) return {}
  const both = { ...change, base: other, value: merged.value }
  if (merged.clashes.length === 0) return { change: both }
  const theirs = mergeOwnRecipe(base.value ?? {}, value, other.value, 'theirs').value
  return { change: both, clash: { fields: merged.clashes, theirs } }
}

/** Two changes of one recipe, one after the other, as one. Null if they come to nothing. */
export function joinChanges(first: RecipeChange, next: RecipeChange): RecipeChange | null {
  const made = { revision: first.base.revision, value: first.value }
  const value = (meetOther(next, made).change ?? first).value
  return isSameJson(first.base.value, value) ? null : { id: first.id, base: first.base, value }
}

const COOKED = [
  'name',
  'description',
  'servings',
  'activeMinutes',
  'totalMinutes',
  'lines',
  'steps',
  'ties',
] as const

/** Whether price, nutrition and the recipe as it is cooked are the same for both. */
export function isCookedAlike(one: OwnRecipeValue | null, other: OwnRecipeValue | null): boolean {
  return COOKED.every((field) => isSameJson(one?.[field], other?.[field]))
}
