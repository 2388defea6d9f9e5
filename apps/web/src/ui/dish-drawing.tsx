import styles from './dish-drawing.module.css'
import { type DrawnDish, drawingUrl } from './drawing-url.ts'

export type DishDrawingProps = {
  readonly dish: DrawnDish
  /** Its width at most; it is four fifths as high. Without one it fills its place. */
  readonly width?: number
  /** On the first screen: loaded at once. */
  readonly isFirst?: boolean
}

/** The dish and its sides, drawn from what is in them. Decorative: its name stands beside it. */
export function DishDrawing({ dish, width, isFirst = false }: DishDrawingProps) {
  return (
    <img
      className={styles.drawing}
      src={drawingUrl(dish)}
      alt=""
      width={200}
      height={160}
      {...(width === undefined ? {} : { style: { width } })}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
