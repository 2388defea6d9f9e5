import { createContext, use, useEffect } from 'react'

/** The household's photos, by the id of the dish. Where nobody provides any, such as in a shared plan, dishes are drawn. */
export type DishPhotos = Readonly<{
  photoOf: (recipeId: string) => string | undefined
  /** Called by a dish whose photo has to be asked for. */
  want: (recipeId: string) => void
}>

const NO_DISH_PHOTOS: DishPhotos = { photoOf: () => undefined, want: () => {} }

export const DishPhotosContext = createContext(NO_DISH_PHOTOS)

/** The id of the photo that replaces a dish's drawing. */
export function useDishPhoto(recipeId: string | undefined): string | undefined {
  const { photoOf, want } = use(DishPhotosContext)
  useEffect(() => {
    if (recipeId !== undefined) want(recipeId)
  }, [recipeId, want])
  return recipeId === undefined ? undefined : photoOf(recipeId)
}

export function photoUrl(photoId: string, size: 'large' | 'small'): string {
  const address = `/api/dish-photos/${encodeURIComponent(photoId)}`
  return size === 'small' ? `${address}?size=small` : address
}
