import { ownRecipe } from '@pennyplate/contract/recipes/own-recipe'
import { isOwnRecipeId } from '@pennyplate/domain/own-recipe/own-recipe'
import { changeOf } from '@pennyplate/domain/own-recipe/recipe-change'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'

const oneRecipe = z.object({ recipe: ownRecipe })

/** Names the photo of a dish, or none: in the own recipe, or for one of ours in the recipe box. */
export function useNamePhoto(recipeId: string) {
  const { update } = useDocument('recipeBox')
  const { unsentRecipes, writeRecipe } = useDocumentStore()

  async function nameInRecipe(photoId: string | undefined): Promise<void> {
    const unsent = unsentRecipes().find(({ id }) => id === recipeId)?.recipe
    const now =
      unsent ?? (await callApi(`/api/own-recipes/${recipeId}`, { parse: answerBy(oneRecipe) })).recipe
    await writeRecipe(
      changeOf(now, ({ photoId: _, ...rest }) => (photoId === undefined ? rest : { ...rest, photoId })),
    )
  }

  return async (photoId: string | undefined): Promise<void> => {
    if (isOwnRecipeId(recipeId)) return nameInRecipe(photoId)
    await update((box = {}) => {
      const { [recipeId]: _, ...others } = box.photos ?? {}
      return { ...box, photos: photoId === undefined ? others : { ...others, [recipeId]: photoId } }
    })
  }
}
