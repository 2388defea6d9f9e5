import { isBelowZero } from '@pennyplate/domain/pantry/pantry-quantity'
import { pantryMessages } from '../../messages/pantry.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { categoryOptions } from './category-options.ts'
import styles from './pantry.module.css'

export type ItemDraft = {
  readonly name: string
  readonly category: string
  readonly quantity: string
  readonly brand: string
  readonly expiryDate: string
  readonly expiryEstimated?: boolean
  /** Omitted if they cannot be changed. */
  readonly dateAdded?: string
  readonly barcode?: string
}

const CATEGORY_OPTIONS = categoryOptions(pantryMessages.chooseCategory)

type ItemFieldsProps = {
  readonly draft: ItemDraft
  readonly onChange: (change: Partial<ItemDraft>) => void
  readonly isIncomplete: boolean
  readonly namePlaceholder?: string
}

export function ItemFields({ draft, onChange, isIncomplete, namePlaceholder }: ItemFieldsProps) {
  return (
    <>
      <TextField
        data-autofocus
        label={pantryMessages.itemName}
        value={draft.name}
        maxLength={200}
        autoComplete="off"
        {...(namePlaceholder ? { placeholder: namePlaceholder } : {})}
        error={isIncomplete && draft.name.trim() === '' ? pantryMessages.nameMissing : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={pantryMessages.brand}
          value={draft.brand}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange({ brand: event.currentTarget.value })}
        />
        <TextField
          label={pantryMessages.quantity}
          placeholder={pantryMessages.quantityExample}
          value={draft.quantity}
          maxLength={100}
          autoComplete="off"
          error={isBelowZero(draft.quantity) ? pantryMessages.quantityBelowZero : undefined}
          onChange={(event) => onChange({ quantity: event.currentTarget.value })}
        />
        <Select
          label={pantryMessages.category}
          value={draft.category}
          options={CATEGORY_OPTIONS}
          error={isIncomplete && draft.category === '' ? pantryMessages.categoryMissing : undefined}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={pantryMessages.useBy}
          value={draft.expiryDate}
          onChange={(event) => onChange({ expiryDate: event.currentTarget.value })}
        />
        {draft.dateAdded !== undefined && (
          <TextField
            type="date"
            label={pantryMessages.dateAdded}
            value={draft.dateAdded}
            onChange={(event) => onChange({ dateAdded: event.currentTarget.value })}
          />
        )}
        {draft.barcode !== undefined && (
          <TextField
            label={pantryMessages.barcode}
            value={draft.barcode}
            maxLength={40}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => onChange({ barcode: event.currentTarget.value })}
          />
        )}
      </div>
    </>
  )
}
