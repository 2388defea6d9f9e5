import { DishDrawing } from './dish-drawing.tsx'
import type { DrawnDish } from './drawing-url.ts'
import { PriceTag } from './price-tag.tsx'
import styles from './shelf-card.module.css'

export type ShelfCardProps = {
  readonly dish: DrawnDish
  readonly name: string
  /** Small facts under the name, as in "20 min" and "410 kcal". */
  readonly facts: readonly string[]
  readonly priceCents: number
  readonly unit?: string
}

/** A card with a picture, a name, and a price tag at the lower edge. */
export function ShelfCard({ dish, name, facts, priceCents, unit }: ShelfCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <DishDrawing dish={dish} />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div>
        <PriceTag priceCents={priceCents} {...(unit === undefined ? {} : { unit })} />
      </div>
    </div>
  )
}
