import { ownRecipesAnswer } from '@pennyplate/contract/recipes/own-recipes-answers'
import { EMPTY_OWN_LIST, type OwnList, withOwnChanges } from '@pennyplate/domain/own-recipe/own-list'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { userKey, useSession } from '../../lib/session.ts'
import { onOwnRecipesChanged } from '../../store/own-recipes-news.ts'

/** The household's own recipes. After the first time only what changed is fetched. */
export function useOwnRecipes() {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const householdId = session.status === 'signed-in' ? session.me.householdId : ''
  const queryKey = userKey(userId, 'own-recipes', householdId)
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    enabled: userId !== '',
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    queryFn: ({ signal }) => fetchOwnRecipes(client.getQueryData<OwnList>(queryKey), signal),
  })
  const { refetch } = query
  useEffect(() => onOwnRecipesChanged(() => void refetch()), [refetch])
  return {
    list: query.data,
    error: query.error,
    isFetching: query.isFetching,
    refetch,
  }
}

async function fetchOwnRecipes(known: OwnList = EMPTY_OWN_LIST, signal: AbortSignal): Promise<OwnList> {
  let list = known
  for (;;) {
    const answer = await callApi('/api/own-recipes', {
      query: { since: String(list.revision) },
      signal,
      parse: answerBy(ownRecipesAnswer),
    })
    const next = withOwnChanges(list, answer)
    if (next && !answer.hasMore) return next
    // From the beginning, once: an answer that still counts otherwise is taken as it is.
    if (!next && list.revision === 0) return { revision: answer.revision, recipes: answer.recipes }
    list = next ?? EMPTY_OWN_LIST
  }
}
