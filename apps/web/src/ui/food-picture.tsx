import { pictureOfFood } from '@pennyplate/domain/food/food-pictures'
import styles from './food-picture.module.css'

type FoodPictureProps = {
  readonly foodId: string | null | undefined
}

/** A food beside its name, so decorative. A food without a picture leaves its place empty, and names stay in line. */
export function FoodPicture({ foodId }: FoodPictureProps) {
  const isDrawn = typeof foodId === 'string' && pictureOfFood(foodId) !== undefined
  return (
    <span className={styles.place} data-drawn={isDrawn || undefined} aria-hidden>
      {isDrawn && (
        <img
          src={`/drawings/food~${foodId}.svg`}
          alt=""
          width={26}
          height={26}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
