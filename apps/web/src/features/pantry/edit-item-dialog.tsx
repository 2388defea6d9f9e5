import { makePantryItem, type PantryItem } from '@pennyplate/domain/pantry/pantry'
import { editedPantryQuantity, saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { type SyntheticEvent, useState } from 'react'
import { localDayOf } from '../../lib/local-day.ts'
import { pantryMessages } from '../../messages/pantry.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ItemFields } from './item-fields.tsx'
import styles from './pantry.module.css'

type EditItemDialogProps = {
  readonly item: PantryItem
  readonly onSave: (before: PantryItem, after: PantryItem) => void
  readonly onThrowAway: () => void
  readonly onClose: () => void
}

/** Edits every field of an item. Saves only the fields changed here, so that changes from other devices stay. */
export function EditItemDialog({ item, onSave, onThrowAway, onClose }: EditItemDialogProps) {
  const dayAdded = item.dateAdded ? localDayOf(item.dateAdded) : ''
  const [draft, setDraft] = useState({
    name: item.name,
    category: String(item.category),
    quantity: saidPantryQuantity(item.quantity),
    brand: item.brand ?? '',
    expiryDate: item.expiryDate?.slice(0, 10) ?? '',
    dateAdded: dayAdded,
    barcode: item.barcode ?? '',
  })
  const [isIncomplete, setIsIncomplete] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const made = makePantryItem(
      {
        ...draft,
        quantity: editedPantryQuantity(draft.quantity, item.quantity),
        // An unchanged day keeps its exact moment, and an unchanged date stays exact or estimated.
        dateAdded: draft.dateAdded === dayAdded ? (item.dateAdded ?? '') : draft.dateAdded,
        expiryEstimated: item.expiryEstimated === true && draft.expiryDate === item.expiryDate?.slice(0, 10),
        // A new name may mean another food.
        foodId: draft.name.trim() === item.name ? (item.foodId ?? null) : null,
      },
      item.id,
      new Date(),
    )
    setIsIncomplete(made.outcome === 'incomplete')
    if (made.outcome === 'incomplete') return
    onSave(item, made.item)
    onClose()
  }

  return (
    <Dialog opened title={pantryMessages.editTitle} onClose={onClose}>
      <form noValidate className={styles.fields} onSubmit={submit}>
        <ItemFields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          isIncomplete={isIncomplete}
        />
        <DialogActions>
          <Button look="quiet" aria-label={pantryMessages.threwAway(item.name)} onClick={onThrowAway}>
            {pantryMessages.threwAwayShort}
          </Button>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button type="submit" look="primary">
            {pantryMessages.saveEdit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
