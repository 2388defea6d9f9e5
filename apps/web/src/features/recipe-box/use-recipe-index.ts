import type { ListedSide } from '@pennyplate/contract/recipes/recipe-index'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import { type RecipeSearch, searchIn } from '@pennyplate/domain/recipe-box/search-recipes'
import { useQuery } from '@tanstack/react-query'
import { fetchRecipeIndex } from './recipe-calls.ts'

export type SearchableRecipes = Readonly<{ recipes: readonly BoxedRecipe[]; search: RecipeSearch }>

/** All recipes and the words they are found by, built once a page. */
export function useRecipeIndex(enabled = true) {
  return useQuery({
    enabled,
    queryKey: ['recipe-index'],
    queryFn: async ({ signal }): Promise<SearchableRecipes & { sides: readonly ListedSide[] }> => {
      const { recipes, sides } = await fetchRecipeIndex(signal)
      return { recipes, sides, search: searchIn(recipes) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The service worker has the file offline too.
    networkMode: 'always',
    retry: false,
  })
}
