import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { cachedRecipe } from '@pennyplate/domain/recipe/cached-recipe'
import { recipeBasis } from '@pennyplate/domain/recipe/recipe-basis'
import { useQuery } from '@tanstack/react-query'
import { requestRecipe } from '../../lib/request-recipe.ts'
import { useDocument } from '../../store/use-document.ts'
import { isCurrent, mealsOf, withRecipes } from './recipe-cache.ts'
import { type RecipeView, readRecipe } from './recipe-view.ts'

export type UsedRecipe = Readonly<{
  /** The cached recipe, also while a newer one is loading. */
  recipe: RecipeView | undefined
  /** The cached recipe was written for another profile, and loading a newer one failed. */
  isOutdated: boolean
  error: Error | null
  isFetching: boolean
  retry: () => void
}>

/** A meal's recipe from the cache; requested if it is missing or was written for another profile. */
export function useRecipe(meal: MealDocument): UsedRecipe {
  const recipes = useDocument('recipesCache')
  const profile = useDocument('profile')
  const plan = useDocument('currentMealPlan')
  const isLoading = recipes.status === 'loading' || profile.status === 'loading'
  const basis = recipeBasis(withDefaults(profile.value))
  const stored = cachedRecipe(recipes.value ?? {}, meal)
  const isFresh = isCurrent(stored, basis)
  const query = useQuery({
    queryKey: ['recipe', meal.name, basis],
    enabled: !isLoading && !isFresh,
    // Offline, fail at once with a message instead of waiting.
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }) => {
      const found = await requestRecipe(meal, signal)
      const week = plan.value ? mealsOf(plan.value) : []
      await recipes.update((known = {}) => withRecipes(known, { [meal.name]: found }, week))
      return found
    },
  })
  const value = isFresh ? stored : (query.data ?? stored)
  return {
    recipe: value === undefined ? undefined : readRecipe(value, meal),
    isOutdated: !isFresh && query.data === undefined && query.error !== null && stored !== undefined,
    error: isFresh ? null : query.error,
    isFetching: isLoading || query.isFetching,
    retry: () => void query.refetch(),
  }
}
