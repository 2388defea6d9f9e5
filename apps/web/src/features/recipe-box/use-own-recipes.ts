import { ownRecipesAnswer } from '@pennyplate/contract/recipes/own-recipes-answers'
import { EMPTY_OWN_LIST, type OwnList, withOwnChanges } from '@pennyplate/domain/own-recipe/own-list'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { userKey, useSession } from '../../lib/session.ts'
import { keepOwnChanges, readOwnCopy } from '../../store/own-recipes-copy.ts'
import { onOwnRecipesChanged, type RecipeNews } from '../../store/own-recipes-news.ts'
import { withUnsent } from '../../store/recipe-queue.ts'
import { useUnsentRecipes } from '../../store/use-unsent-recipes.ts'

const listKey = (userId: string, householdId: string) => userKey(userId, 'own-recipes', householdId)
const copyKey = (userId: string, householdId: string) => userKey(userId, 'own-recipes-copy', householdId)

/** The household's own recipes: at once as this browser keeps them, then with what changed since; as they are once all is sent. */
export function useOwnRecipes() {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const householdId = session.status === 'signed-in' ? session.me.householdId : ''
  const queryKey = listKey(userId, householdId)
  const client = useQueryClient()
  const copyQuery = {
    queryKey: copyKey(userId, householdId),
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
  useEffect(
    () =>
      onOwnRecipesChanged((news) => {
        if (news) showNews(client, userId, householdId, news)
        void refetch()
      }),
    [client, userId, householdId, refetch],
  )
  const unsent = useUnsentRecipes()
  const known = query.data ?? copy.data ?? (unsent.length > 0 ? EMPTY_OWN_LIST : undefined)
  const list = useMemo(
    () => known && { ...known, recipes: withUnsent(known.recipes, unsent) },
    [known, unsent],
  )
  return {
    list,
    unsent: useMemo(() => new Set(unsent.map(({ id }) => id)), [unsent]),
    /** Of these, the ones whose price and nutrition are not known before. */
    rewritten: useMemo(() => new Set(unsent.flatMap((one) => (one.isRewritten ? [one.id] : []))), [unsent]),
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

/** What the server has of a recipe that this browser changed. Its count of changes stays: what else changed comes with its answer. */
function showNews(client: QueryClient, userId: string, householdId: string, news: RecipeNews): void {
  for (const queryKey of [listKey(userId, householdId), copyKey(userId, householdId)])
    client.setQueryData<OwnList | null>(
      queryKey,
      (list) => list && { ...list, recipes: withUnsent(list.recipes, [news]) },
    )
  client.removeQueries({ queryKey: ['recipe'] })
}
