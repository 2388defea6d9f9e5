import { lineCents } from '@pennyplate/domain/shopping-list-lines'
import type { ShoppingLine } from '../../lib/open-list.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import styles from './aisle-mode.module.css'
import { amountText, priceText } from './line-words.ts'

type AisleRowProps = {
  readonly line: ShoppingLine
  readonly isTicked: boolean
  readonly isTooDear: boolean
  readonly onToggle: () => void
}

/** The whole row is the box to tick. */
export function AisleRow({ line, isTicked, isTooDear, onToggle }: AisleRowProps) {
  return (
    <li>
      <label className={styles.row} data-ticked={isTicked || undefined}>
        <input type="checkbox" className={styles.box} checked={isTicked} onChange={onToggle} />
        <span className={styles.what}>
          <span className={styles.name}>{line.name}</span>
          <span className={styles.amount}>{amountText(line)}</span>
          {isTooDear && <span className={styles.tooDear}>{words.wouldGoOver}</span>}
        </span>
        <span className={styles.price}>{priceText(lineCents(line))}</span>
      </label>
    </li>
  )
}
