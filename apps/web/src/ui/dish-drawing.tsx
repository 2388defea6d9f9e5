import { useState } from 'react'
import styles from './dish-drawing.module.css'
import { photoUrl, useDishPhoto } from './dish-photo.ts'
import { type DrawnDish, drawingUrl } from './drawing-url.ts'

export type DishDrawingProps = {
  readonly dish: DrawnDish
  /** Its width at most; it is four fifths as high. Without one it fills its place. */
  readonly width?: number
  /** On the first screen: loaded at once. */
  readonly isFirst?: boolean
  /** As large as it gets: a photo is loaded in full. */
  readonly isLarge?: boolean
}

/**
 * The household's photo of the dish; without one, the dish and its sides, drawn from what is in them. Decorative: its name
 * stands beside it. A leftover is always drawn, in its box: it is not cooked again.
 */
export function DishDrawing({ dish, width, isFirst = false, isLarge = false }: DishDrawingProps) {
  const photoId = useDishPhoto(dish.leftoverOf === undefined ? dish.recipeId : undefined)
  const [failedId, setFailedId] = useState<string>()
  const isPhoto = photoId !== undefined && photoId !== failedId
  return (
    <img
      className={styles.drawing}
      data-photo={isPhoto || undefined}
      src={isPhoto ? photoUrl(photoId, isLarge ? 'large' : 'small') : drawingUrl(dish)}
      alt=""
      width={200}
      height={160}
      {...(width === undefined ? {} : { style: { width } })}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isPhoto ? { onError: () => setFailedId(photoId) } : {})}
    />
  )
}
