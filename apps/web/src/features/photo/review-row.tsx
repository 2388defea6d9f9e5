import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { formatCents } from '@pennyplate/domain/money'
import { isBelowZero } from '@pennyplate/domain/pantry/pantry-quantity'
import { pantryMessages } from '../../messages/pantry.ts'
import { photoMessages } from '../../messages/photo.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './photo.module.css'
import { foodOfReview, type ReviewItem, setKept } from './review-items.ts'

type ReviewRowProps = {
  readonly item: ReviewItem
  readonly onChange: (item: ReviewItem) => void
  readonly isIncomplete: boolean
}

export function ReviewRow({ item, onChange, isIncomplete }: ReviewRowProps) {
  const { name, isKept, isOpen } = item
  return (
    <li className={styles.reviewRow} data-kept={isKept || undefined}>
      <Checkbox
        aria-label={name.trim() ? photoMessages.keep(name) : photoMessages.keepUnnamed}
        label=""
        checked={isKept}
        onChange={({ currentTarget }) => onChange(setKept(item, currentTarget.checked))}
      />
      <div className={styles.what}>
        <p className={styles.name}>{name || photoMessages.unnamed}</p>
        <p className={styles.small}>
          {[item.brand, item.quantity, item.category].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.small}>{howSure(item)}</p>
        <NotForHousehold food={foodOfReview(item)} />
      </div>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-label={isOpen ? photoMessages.done : photoMessages.change(name)}
        onClick={() => onChange({ ...item, isOpen: !isOpen })}
      >
        {isOpen ? photoMessages.done : photoMessages.changeShort}
      </Button>
      {isOpen && (
        <div className={styles.reviewFields}>
          <TextField
            id={nameFieldId(item.id)}
            label={photoMessages.name}
            value={name}
            maxLength={200}
            autoComplete="off"
            error={isIncomplete && name.trim() === '' ? photoMessages.nameMissing : undefined}
            onChange={(event) => onChange({ ...item, name: event.currentTarget.value })}
          />
          <TextField
            label={photoMessages.quantity}
            value={item.quantity}
            error={isBelowZero(item.quantity) ? pantryMessages.quantityBelowZero : undefined}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => onChange({ ...item, quantity: event.currentTarget.value })}
          />
          <Select
            label={photoMessages.category}
            value={item.category}
            options={PANTRY_CATEGORIES}
            onChange={(event) => onChange({ ...item, category: event.currentTarget.value })}
          />
          <TextField
            label={photoMessages.brand}
            value={item.brand}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onChange({ ...item, brand: event.currentTarget.value })}
          />
        </div>
      )}
    </li>
  )
}

/** Lets the form focus the field with the missing name. */
export function nameFieldId(id: string): string {
  return `photo-name-${id}`
}

function howSure({ seen }: ReviewItem): string {
  if (!seen) return photoMessages.byHand
  const price = seen.priceCents === null ? '' : photoMessages.price(formatCents(seen.priceCents))
  const printed = seen.line === null ? '' : photoMessages.printed(seen.line)
  return [sureness(seen.confidence, seen.line !== null), printed, price].filter(Boolean).join(' · ')
}

function sureness(confidence: number | null, isLine: boolean): string {
  if (confidence === null) return photoMessages.fromModel
  if (confidence === 0) return isLine ? photoMessages.unknownLine : photoMessages.unknownItem
  return photoMessages.confidence(Math.round(confidence * 100))
}
