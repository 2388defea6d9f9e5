import { type OwnFood, unknownOfOwnFood } from '@pennyplate/domain/own-food/own-food'
import { useRef, useState } from 'react'
import { ownFoodMessages as words } from '../../../messages/own-foods.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { UndoBar } from '../../../ui/undo-bar.tsx'
import { LazyOwnFoodDialog } from './lazy-own-food-dialog.tsx'
import styles from './own-food.module.css'
import { useOwnFoods } from './use-own-foods.ts'
import { useRemovedFood } from './use-removed-food.ts'

type OwnFoodsDialogProps = { readonly opened: boolean; readonly onClose: () => void }

/** Every food the household added by hand: to look at, add, change and delete. */
export function OwnFoodsDialog({ opened, onClose }: OwnFoodsDialogProps) {
  const { foods, remove } = useOwnFoods()
  const removed = useRemovedFood()
  const [changed, change] = useState<OwnFood | string>()
  const list = useRef<HTMLUListElement>(null)

  function removeFood(food: OwnFood): void {
    remove(food.id)
    removed.keep(food)
    // The button that was pressed goes with its row.
    list.current?.focus()
  }

  return (
    <Dialog opened={opened} title={words.list} onClose={onClose}>
      <div className={styles.form}>
        {foods.length === 0 && <p>{words.none}</p>}
        <ul ref={list} tabIndex={-1} aria-label={words.list} className={styles.foods}>
          {foods
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map((food) => (
              <FoodRow
                key={food.id}
                food={food}
                onChange={() => change(food)}
                onRemove={() => removeFood(food)}
              />
            ))}
        </ul>
        <UndoBar
          text={removed.food && words.removed(removed.food.name)}
          onUndo={removed.restore}
          onDismiss={removed.dismiss}
        />
      </div>
      <DialogActions>
        <Button onClick={() => change('')}>{words.addOne}</Button>
        <Button onClick={onClose}>{uiMessages.close}</Button>
      </DialogActions>
      {changed !== undefined && (
        <LazyOwnFoodDialog
          food={changed}
          onSaved={() => change(undefined)}
          onRemoved={removed.keep}
          onClose={() => change(undefined)}
        />
      )}
    </Dialog>
  )
}

type FoodRowProps = {
  readonly food: OwnFood
  readonly onChange: () => void
  readonly onRemove: () => void
}

function FoodRow({ food, onChange, onRemove }: FoodRowProps) {
  const facts = words.facts(food)
  const unknown = unknownOfOwnFood(food)
  return (
    <li className={styles.food}>
      <div>
        <p className={styles.foodName}>{food.name}</p>
        {facts !== '' && <p className={styles.soft}>{facts}</p>}
        {unknown.length > 0 && <p className={styles.soft}>{words.notKnown(unknown)}</p>}
      </div>
      <div className={styles.foodActions}>
        <Button look="quiet" aria-label={words.changeOf(food.name)} onClick={onChange}>
          {words.changeShort}
        </Button>
        <Button look="quiet" aria-label={words.removeOf(food.name)} onClick={onRemove}>
          {words.removeShort}
        </Button>
      </div>
    </li>
  )
}
