import { lineCents, type StoredLine, shownName } from '@pennyplate/domain/shopping/shopping-list-lines'
import { saidQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { allergensText } from '../../messages/allergens.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { FoodPicture } from '../../ui/food-picture.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import { NutEquipment } from '../../ui/nut-equipment.tsx'
import styles from './aisle-mode.module.css'
import { changeText, foodOfLine, priceText } from './line-words.ts'

type AisleRowProps = {
  readonly line: StoredLine
  readonly isTicked: boolean
  readonly isTooDear: boolean
  readonly onToggle: () => void
}

/** The whole row is the checkbox. */
export function AisleRow({ line, isTicked, isTooDear, onToggle }: AisleRowProps) {
  const contains = allergensText(line)
  const change = changeText(line)
  return (
    <li>
      <label className={styles.row} data-ticked={isTicked || undefined}>
        <input type="checkbox" className={styles.box} checked={isTicked} onChange={onToggle} />
        <FoodPicture foodId={line.foodId} />
        <span className={styles.what}>
          <span className={styles.name}>{shownName(line)}</span>
          <span className={styles.amount}>{saidQuantity(line)}</span>
          <NotForHousehold food={foodOfLine(line)} />
          <NutEquipment foodId={line.foodId} />
          {contains !== null && <span className={styles.contains}>{contains}</span>}
          {change !== null && <span className={styles.contains}>{change}</span>}
          {isTooDear && <span className={styles.tooDear}>{words.wouldGoOver}</span>}
        </span>
        <span className={styles.price}>{priceText(lineCents(line))}</span>
      </label>
    </li>
  )
}
