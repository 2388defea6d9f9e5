import { ownRecipe } from '@pennyplate/contract/recipes/own-recipe'
import { isOwnRecipeId, type OwnRecipe, valueOfRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api-client.ts'
import { changeOwnRecipe } from '../../lib/change-own-recipe.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { PhotoNotKept } from '../../lib/upload-photo.ts'
import { dishPhotoMessages as words } from '../../messages/dish-photos.ts'
import { tellOwnRecipesChanged } from '../../store/own-recipes-news.ts'
import { useDocument } from '../../store/use-document.ts'

const oneRecipe = z.object({ recipe: ownRecipe })

/** Names the photo of a dish, or none: in the own recipe, or for one of ours in the recipe box. */
export function useNamePhoto(recipeId: string) {
  const { update } = useDocument('recipeBox')
  return async (photoId: string | undefined): Promise<void> => {
    if (isOwnRecipeId(recipeId)) return nameInRecipe(recipeId, photoId)
    await update((box = {}) => {
      const { [recipeId]: _, ...others } = box.photos ?? {}
      return { ...box, photos: photoId === undefined ? others : { ...others, [recipeId]: photoId } }
    })
  }
}

async function nameInRecipe(id: string, photoId: string | undefined): Promise<void> {
  const { recipe } = await callApi(`/api/own-recipes/${id}`, { parse: answerBy(oneRecipe) })
  let now: OwnRecipe | null = recipe
  // Somebody else may change the recipe meanwhile; the photo is put into what they wrote.
  while (now) {
    const { photoId: _, ...rest } = valueOfRecipe(now)
    const value = photoId === undefined ? rest : { ...rest, photoId }
    const result = await changeOwnRecipe({ id, baseRevision: now.revision, value })
    if (!('error' in result)) return tellOwnRecipesChanged()
    if (result.error === 'storage_full') throw new PhotoNotKept(words.full)
    now = result.recipe
  }
  throw new PhotoNotKept(words.gone)
}
