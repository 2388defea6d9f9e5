import { ownRecipesAnswer } from '@pennyplate/contract/recipes/own-recipes-answers'
import { EMPTY_OWN_LIST, type OwnList, withOwnChanges } from '@pennyplate/domain/own-recipe/own-list'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { userKey, useSession } from '../../lib/session.ts'
import { keepOwnChanges, readOwnCopy } from '../../store/own-recipes-copy.ts'
import { onOwnRecipesChanged } from '../../store/own-recipes-news.ts'

/** The household's own recipes: at once as this browser keeps them, then with what changed since. */
export function useOwnRecipes() {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const householdId = session.status === 'signed-in' ? session.me.householdId : ''
  const queryKey = userKey(userId, 'own-recipes', householdId)
  const client = useQueryClient()
  const copyQuery = {
    queryKey: userKey(userId, 'own-recipes-copy', householdId),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // A query may not answer undefined.
    queryFn: async (): Promise<OwnList | null> => (await readOwnCopy(householdId)) ?? null,
  } as const
  const copy = useQuery({ ...copyQuery, enabled: householdId !== '' })
  const query = useQuery({
    queryKey,
    enabled: userId !== '',
    gcTime: Number.POSITIVE_INFINITY,
    // Comparing thousands of recipes deeply takes longer than drawing those that are seen.
    structuralSharing: false,
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<OwnList>(queryKey) ?? (await client.ensureQueryData(copyQuery))
      return fetchOwnRecipes(householdId, known ?? EMPTY_OWN_LIST, signal)
    },
  })
  const { refetch } = query
  useEffect(() => onOwnRecipesChanged(() => void refetch()), [refetch])
  return {
    list: query.data ?? copy.data ?? undefined,
    error: query.error,
    isFetching: query.isFetching || copy.isFetching,
    refetch,
  }
}

async function fetchOwnRecipes(householdId: string, known: OwnList, signal: AbortSignal): Promise<OwnList> {
  let list = known
  for (;;) {
    const answer = await callApi('/api/own-recipes', {
      query: { since: String(list.revision) },
      signal,
      parse: answerBy(ownRecipesAnswer),
    })
    const next = withOwnChanges(list, answer)
    const isFromStart = list.revision === 0
    if (next || isFromStart) await keepOwnChanges(householdId, answer, isFromStart)
    if (next && !answer.hasMore) return next
    // From the beginning, once: an answer that still counts otherwise is taken as it is.
    if (!next && isFromStart) return { revision: answer.revision, recipes: answer.recipes }
    list = next ?? EMPTY_OWN_LIST
  }
}
