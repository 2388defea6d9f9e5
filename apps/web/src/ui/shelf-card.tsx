import { FoodIcon } from './food-icon.tsx'
import type { FoodIconName } from './food-icon-names.ts'
import { PriceTag } from './price-tag.tsx'
import styles from './shelf-card.module.css'

export type ShelfCardProps = {
  readonly icon: FoodIconName
  readonly name: string
  /** Small facts under the name, as in "20 min" and "410 kcal". */
  readonly facts: readonly string[]
  readonly priceCents: number
  readonly unit?: string
}

/** A card with a picture, a name, and a price tag at the lower edge. */
export function ShelfCard({ icon, name, facts, priceCents, unit }: ShelfCardProps) {
  return (
    <div className={styles.card}>
      <FoodIcon name={icon} size={40} />
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
