import { cookedAs, dishOf, type NamedDish, nameKey } from '@pennyplate/domain/recipe/dish-name'
import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import { byFormerId } from '../former-ids.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'

export interface CalledDish {
  readonly compiled: CompiledRecipe
  /** The first variant with this name; null if it is the dish's own. */
  readonly variantId: string | null
}

interface Lookups {
  readonly byId: ReadonlyMap<RecipeId, CompiledRecipe>
  readonly byName: ReadonlyMap<string, CalledDish>
}

const known = new WeakMap<readonly CompiledRecipe[], Lookups>()

/** The dish with this name, its own or a variant's, of today or of an earlier version. */
export function dishCalled(recipes: readonly CompiledRecipe[], name: string): CalledDish | undefined {
  const { byName } = lookupsOf(recipes)
  const found = byName.get(nameKey(name))
  if (found || !SANDWICH.test(name)) return found
  // "Sunflower butter and jelly sandwich" is "Sunflower butter and jelly"; a chili sandwich is no chili.
  const filling = byName.get(nameKey(name.replace(SANDWICH, '')))
  return filling?.compiled.recipe.plate?.servedAs === 'sandwich' ? filling : undefined
}

const SANDWICH = / sandwich(?:es)?$/i

/**
 * The dish a stored meal means: the one with its id, of today or of an earlier version. A meal that was given a name its
 * dish never had is found by that name only.
 */
export function dishOfMeal(recipes: readonly CompiledRecipe[], meal: NamedDish): CalledDish | undefined {
  const { recipeId } = meal
  const called = cookedAs(meal)
  const compiled = recipeId === undefined ? undefined : lookupsOf(recipes).byId.get(recipeId)
  const own = compiled && namesOf(compiled).find(({ key }) => key === nameKey(called))
  return compiled && own ? { compiled, variantId: own.variantId } : dishCalled(recipes, called)
}

/** What planning compares dishes by: the recipe's id, or the name of a dish that is not in the catalog. */
export type DishKey = RecipeId | `name:${string}`

export function dishKeyOf(recipes: readonly CompiledRecipe[], meal: NamedDish): DishKey {
  return dishOfMeal(recipes, meal)?.compiled.recipe.id ?? `name:${nameKey(dishOf(meal))}`
}

function lookupsOf(recipes: readonly CompiledRecipe[]): Lookups {
  const found = known.get(recipes) ?? buildLookups(recipes)
  known.set(recipes, found)
  return found
}

function buildLookups(recipes: readonly CompiledRecipe[]): Lookups {
  const byId = new Map(byFormerId(recipes, ({ recipe }) => recipe.formerIds))
  for (const compiled of recipes) byId.set(compiled.recipe.id, compiled)
  const names = recipes.flatMap((compiled) => namesOf(compiled).map((name) => ({ compiled, ...name })))
  const byName = new Map<string, CalledDish>()
  for (const rank of RANKS)
    for (const { key, compiled, variantId } of names.filter((name) => name.rank === rank))
      if (!byName.has(key)) byName.set(key, { compiled, variantId })
  return { byId, byName }
}

/** A name of today wins over a former one, a dish's own over a variant's. */
const RANKS = ['dish', 'variant', 'former'] as const

interface DishName {
  readonly key: string
  readonly variantId: string | null
  readonly rank: (typeof RANKS)[number]
}

function namesOf({ recipe, forms }: CompiledRecipe): DishName[] {
  const formerOf = (names: readonly string[], variantId: string | null) =>
    names.map((name): DishName => ({ key: nameKey(name), variantId, rank: 'former' }))
  return [
    { key: nameKey(recipe.name), variantId: null, rank: 'dish' },
    ...forms.map(({ name, variantId }): DishName => ({ key: nameKey(name), variantId, rank: 'variant' })),
    ...formerOf(recipe.formerNames, null),
    ...recipe.variants.flatMap(({ id, formerNames }) => formerOf(formerNames, id)),
  ]
}
