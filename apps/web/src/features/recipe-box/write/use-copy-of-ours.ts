import { type OwnRecipeValue, ownRecipeFrom, tieKey } from '@pennyplate/domain/own-recipe/own-recipe'
import { useQuery } from '@tanstack/react-query'
import { requestRecipe } from '../../../lib/request-recipe.ts'
import { mealToPut } from '../meal-of-recipe.ts'
import { useHouseholdRecipes } from '../use-household-recipes.ts'
import { useRecipeIndex } from '../use-recipe-index.ts'

/** A recipe of ours as the household gets it, as one of its own. Its lines keep their foods. Null asks for none. */
export function useCopyOfOurs(id: string | null, ownRevision: number) {
  const index = useRecipeIndex(id !== null)
  const judged = useHouseholdRecipes(ownRevision)
  const ours = index.data?.recipes.find((recipe) => recipe.id === id)
  const query = useQuery({
    queryKey: ['copy-of-ours', id],
    enabled: ours !== undefined && !judged.isLoading,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<OwnRecipeValue | null> => {
      if (!ours) return null
      const meal = mealToPut(ours, judged.byId.get(ours.id))
      const recipe = await requestRecipe(meal, signal)
      const draft = {
        name: recipe.name,
        ...(recipe.description === undefined ? {} : { description: recipe.description }),
        meals: ours.meals,
        servings: recipe.servings,
        activeMinutes: recipe.activeMinutes ?? recipe.cookingTime,
        totalMinutes: (recipe.activeMinutes ?? recipe.cookingTime) + (recipe.waitingMinutes ?? 0),
        lines: recipe.ingredients.map(({ text }) => ({ text })),
        steps: recipe.instructions.map((text) => ({ text })),
        notes: [],
        tags: [],
      }
      const known = recipe.ingredients.filter(({ foodId }) => foodId !== '')
      return {
        ...ownRecipeFrom(draft),
        ties: Object.fromEntries(known.map(({ text, foodId }) => [tieKey(text), foodId])),
      }
    },
  })
  return {
    data: query.data,
    isMissing: index.data !== undefined && ours === undefined,
    error: index.error ?? query.error,
    isFetching: index.isFetching || query.isFetching,
    refetch: () => (index.isError ? index.refetch() : query.refetch()),
  }
}
