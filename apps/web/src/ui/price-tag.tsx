import { formatCents } from '@pennyplate/domain/money'
import { splitPrice } from './price.ts'
import styles from './price-tag.module.css'
import { Spoken } from './spoken.tsx'

export type PriceTagProps = {
  readonly priceCents: number
  /** The unit in small print: "per serving". */
  readonly unit?: string
  readonly size?: 'regular' | 'large'
}

/** A shelf tag: dollars with raised cents, read aloud as one price. */
export function PriceTag({ priceCents, unit, size = 'regular' }: PriceTagProps) {
  const { dollars, cents } = splitPrice(priceCents)
  return (
    <span className={styles.tag} data-size={size}>
      <Spoken>
        {formatCents(priceCents)}
        {unit !== undefined && ` ${unit}`}
      </Spoken>
      <span aria-hidden="true" className={styles.figure}>
        <span className={styles.raised}>$</span>
        <span className={styles.dollars}>{dollars}</span>
        <span className={styles.raised}>{cents}</span>
      </span>
      {unit !== undefined && (
        <span aria-hidden="true" className={styles.unit}>
          {unit}
        </span>
      )}
    </span>
  )
}
