import type { HouseholdRecipe, HouseholdRecipesAnswer } from '@pennyplate/contract/recipes/household-recipes'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { recipeBasis } from '@pennyplate/domain/recipe/recipe-basis'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { userKey, useSession } from '../../lib/session.ts'
import { useDocument } from '../../store/use-document.ts'
import { keepJudged, readJudged } from './judged-copy.ts'
import { fetchHouseholdRecipes } from './recipe-calls.ts'

export type JudgedRecipes = Readonly<{
  answer: HouseholdRecipesAnswer | undefined
  byId: ReadonlyMap<string, HouseholdRecipe>
  isLoading: boolean
}>

/**
 * What the household's profile says about each recipe, except those it has not seen as they are now; of an earlier page while
 * the server cannot be reached.
 */
export function useHouseholdRecipes(ownRevision: number, rewritten = NONE): JudgedRecipes {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.me.id : ''
  const profile = useDocument('profile')
  // Their prices and labels decide what own recipes cost and whom they suit.
  const foods = useDocument('ownFoods')
  const basis = recipeBasis(withDefaults(profile.value))
  const isSaved = profile.status === 'saved' && foods.status !== 'saving'
  const query = useQuery({
    queryKey: userKey(
      userId,
      'household-recipes',
      basis,
      `${ownRevision}`,
      JSON.stringify(foods.value ?? []),
    ),
    // The server answers for the profile it has.
    enabled: userId !== '' && isSaved,
    staleTime: STALE_MS,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await fetchHouseholdRecipes(signal)
      if (answer.basis === basis) keepJudged(userId, answer)
      return answer
    },
  })
  const kept = useMemo(() => (userId === '' ? undefined : readJudged(userId, basis)), [userId, basis])
  const answer = query.data?.basis === basis ? query.data : kept
  const byId = useMemo(() => {
    const judged = (answer?.recipes ?? []).filter(({ id }) => !rewritten.has(id))
    return new Map(judged.map((recipe) => [recipe.id, recipe]))
  }, [answer, rewritten])
  return { answer, byId, isLoading: answer === undefined && query.isFetching }
}

const NONE: ReadonlySet<string> = new Set()

/** Prices change with a new version of the catalog, not by the hour. */
const STALE_MS = 3_600_000
