import { ownRecipeAnswer } from '@pennyplate/contract/recipes/recipe-calls'
import { isOwnRecipeId, type OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { useSession } from '../../lib/session.ts'
import { readOwnCopyOf } from '../../store/own-recipes-copy.ts'
import { useUnsentRecipes } from '../../store/use-unsent-recipes.ts'

export type OwnWords = Pick<OwnRecipe, 'notes' | 'source'>

/** What only an own recipe says. Undefined for ours, and while it is not known. */
export function useOwnWords(recipeId: string | undefined): OwnWords | undefined {
  const session = useSession()
  const householdId = session.status === 'signed-in' ? session.me.householdId : ''
  const id = recipeId !== undefined && isOwnRecipeId(recipeId) ? recipeId : ''
  const unsent = useUnsentRecipes().find((one) => one.id === id)?.recipe
  const { data } = useQuery({
    // A changed recipe makes whatever begins with "recipe" be read anew.
    queryKey: ['recipe', 'own-words', householdId, id],
    enabled: householdId !== '' && id !== '',
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }): Promise<OwnWords> =>
      (await readOwnCopyOf(householdId, id)) ?? fetchOwnRecipe(id, signal),
  })
  return unsent ?? data
}

async function fetchOwnRecipe(id: string, signal: AbortSignal): Promise<OwnWords> {
  const path = `/api/recipes/${encodeURIComponent(id)}`
  return (await callApi(path, { signal, parse: answerBy(ownRecipeAnswer) })).recipe
}
