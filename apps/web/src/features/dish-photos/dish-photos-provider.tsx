import { dishPhotosAnswer } from '@pennyplate/contract/photos/dish-photos'
import { isOwnRecipeId } from '@pennyplate/domain/own-recipe/own-recipe'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { userKey } from '../../lib/session.ts'
import { onOwnRecipesChanged } from '../../store/own-recipes-news.ts'
import { useDocument } from '../../store/use-document.ts'
import { DishPhotosContext } from '../../ui/dish-photo.ts'
import { keepOwnPhotos, keptOwnPhotos } from './kept-own-photos.ts'

type DishPhotosProviderProps = {
  readonly userId: string
  readonly householdId: string
  readonly children: ReactNode
}

/** Photos of our dishes are in the recipe box. Those of own recipes are asked for once one of them is on screen. */
export function DishPhotosProvider({ userId, householdId, children }: DishPhotosProviderProps) {
  const { value: box } = useDocument('recipeBox')
  const [isWanted, setIsWanted] = useState(false)
  const { data: own, refetch } = useQuery({
    queryKey: userKey(userId, 'dish-photos', householdId),
    enabled: isWanted,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: () => keptOwnPhotos(userId),
    queryFn: async ({ signal }) => {
      const { photos } = await callApi('/api/dish-photos', { signal, parse: answerBy(dishPhotosAnswer) })
      const byRecipe = Object.fromEntries(photos.map(({ recipeId, photoId }) => [recipeId, photoId]))
      keepOwnPhotos(userId, byRecipe)
      return byRecipe
    },
  })
  useEffect(() => (isWanted ? onOwnRecipesChanged(() => void refetch()) : undefined), [isWanted, refetch])
  const ours = box?.photos
  const photos = useMemo(
    () => ({
      photoOf: (recipeId: string) => (isOwnRecipeId(recipeId) ? own?.[recipeId] : ours?.[recipeId]),
      want: (recipeId: string) => {
        if (isOwnRecipeId(recipeId)) setIsWanted(true)
      },
    }),
    [own, ours],
  )
  return <DishPhotosContext value={photos}>{children}</DishPhotosContext>
}
