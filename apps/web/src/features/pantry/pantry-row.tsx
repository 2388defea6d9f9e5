import { formatCents } from '@pennyplate/domain/money'
import type { FrozenDish } from '@pennyplate/domain/pantry/frozen-portions'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { expiryOf } from '@pennyplate/domain/pantry/pantry-expiry'
import { saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { IconMinus, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { foodOfItem } from '../../lib/food-of-item.ts'
import { localDayOf, toLocalDay } from '../../lib/local-day.ts'
import { allergensText } from '../../messages/allergens.ts'
import { pantryMessages } from '../../messages/pantry.ts'
import { Button } from '../../ui/button.tsx'
import { FoodPicture } from '../../ui/food-picture.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import styles from './pantry.module.css'

type PantryRowProps = {
  readonly item: PantryItem
  readonly onAdjust: (step: 1 | -1) => void
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onThrowAway: () => void
}

export function PantryRow({ item, onAdjust, onEdit, onDelete, onThrowAway }: PantryRowProps) {
  const expiry = expiryOf(item, toLocalDay(new Date()))
  return (
    <li className={styles.row}>
      <FoodPicture foodId={item.foodId} />
      <div className={styles.what}>
        <p className={styles.name}>{item.name}</p>
        <p className={styles.meta}>
          {[item.brand, item.category, priceText(item)].filter(Boolean).join(' · ')}
        </p>
        <NotForHousehold food={foodOfItem(item)} />
        {item.frozen && <p className={styles.meta}>{frozenText(item, item.frozen)}</p>}
        {expiry.state !== 'none' && (
          <p className={styles.expiry} data-expiry={expiry.state}>
            {pantryMessages.expiry(expiry, item.expiryDate ?? '', item.expiryEstimated === true)}
          </p>
        )}
        {expiry.state === 'expired' && (
          <Button
            className={styles.throw ?? ''}
            look="quiet"
            aria-label={pantryMessages.threwAway(item.name)}
            onClick={onThrowAway}
          >
            {pantryMessages.threwAwayShort}
          </Button>
        )}
      </div>
      <div className={styles.stepper}>
        <IconButton
          label={pantryMessages.oneLess(item.name)}
          icon={<IconMinus size={18} aria-hidden />}
          onClick={() => onAdjust(-1)}
        />
        <span className={styles.quantity} data-testid="quantity">
          {saidPantryQuantity(item.quantity)}
        </span>
        <IconButton
          label={pantryMessages.oneMore(item.name)}
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => onAdjust(1)}
        />
      </div>
      <div className={styles.rowActions}>
        <IconButton
          label={pantryMessages.edit(item.name)}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
        />
        <IconButton
          label={pantryMessages.delete(item.name)}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

/** What one needs to know of a dish that is no longer to be seen: when it was cooked, and what is in it. */
function frozenText({ dateAdded, allergens, mayContain }: PantryItem, { nutrition }: FrozenDish): string {
  const contents = allergensText({ contains: allergens, mayContain })
  return [
    dateAdded ? pantryMessages.frozenOn(localDayOf(dateAdded)) : '',
    pantryMessages.kcalAPortion(nutrition?.calories ?? null),
    contents ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}

function priceText({ priceCents, priceEstimated }: PantryItem): string {
  return priceCents === undefined
    ? ''
    : pantryMessages.boughtFor(formatCents(priceCents), priceEstimated === true)
}
