import { lineCents, shownName } from '@pennyplate/domain/shopping/shopping-list-lines'
import { saidQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { IconPencil } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { allergensText } from '../../messages/allergens.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FoodPicture } from '../../ui/food-picture.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import { NutEquipment } from '../../ui/nut-equipment.tsx'
import { Leader } from '../../ui/receipt-lines.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import { changeText, foodOfLine, priceText, provenance, retailerSearch, shortageText } from './line-words.ts'
import styles from './list.module.css'
import type { KeyedLine } from './list-lines.ts'

type ListRowProps = {
  readonly line: KeyedLine
  readonly isTicked: boolean
  readonly onToggle: (key: string) => void
  readonly onEdit: (line: KeyedLine) => void
}

/** One line of the receipt: a checkbox, the name, dots and the price; where it comes from is behind its mark. */
export function ListRow({ line: placed, isTicked, onToggle, onEdit }: ListRowProps) {
  const { line, key } = placed
  const amount = saidQuantity(line)
  const shortage = shortageText(line)
  const origin = provenance(line)
  const isSettled = line.alreadyHave === true || line.pricePaid !== undefined
  const [isOriginOpen, setOriginOpen] = useState(false)
  const originId = useId()
  const contains = allergensText(line)
  const change = changeText(line)
  return (
    <li className={styles.row} data-ticked={isTicked || undefined} data-have={line.alreadyHave || undefined}>
      <Checkbox
        label={<Spoken>{words.tick(shownName(line), amount)}</Spoken>}
        checked={isTicked}
        onChange={() => onToggle(key)}
      />
      <FoodPicture foodId={line.foodId} />
      <div className={styles.what}>
        <p className={styles.line}>
          <span className={styles.name}>
            <a
              href={retailerSearch(line.name)}
              target="_blank"
              rel="noreferrer"
              aria-label={words.search(shownName(line))}
            >
              {shownName(line)}
            </a>{' '}
            <span className={styles.amount}>{amount}</span>
          </span>
          <Leader />
          {origin !== '' && !isSettled && (
            <button
              type="button"
              className={styles.about}
              aria-label={words.aboutPrice(shownName(line))}
              aria-expanded={isOriginOpen}
              aria-controls={originId}
              onClick={() => setOriginOpen(!isOriginOpen)}
            >
              {words.aboutMark}
            </button>
          )}
          <span className={styles.price}>{priceText(lineCents(line))}</span>
        </p>
        <p id={originId} className={styles.origin} hidden={origin === '' || !(isSettled || isOriginOpen)}>
          {origin}
        </p>
        <NotForHousehold food={foodOfLine(line)} />
        <NutEquipment foodId={line.foodId} />
        {contains !== null && <p className={styles.contains}>{contains}</p>}
        {change !== null && <p className={styles.changed}>{change}</p>}
        {shortage !== null && <p className={styles.shortage}>{shortage}</p>}
      </div>
      <IconButton
        label={words.edit(shownName(line))}
        icon={<IconPencil size={18} aria-hidden />}
        onClick={() => onEdit(placed)}
      />
    </li>
  )
}
