import { OWN_FOOD_ID_START, type OwnFood } from '@pennyplate/domain/own-food/own-food'
import {
  formOfOwnFood,
  type OwnFoodFaults,
  type OwnFoodForm,
  readOwnFoodForm,
} from '@pennyplate/domain/own-food/own-food-form'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toLocalDay } from '../../../lib/local-day.ts'
import { ownFoodMessages as words } from '../../../messages/own-foods.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { randomId } from '../../../store/random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './own-food.module.css'
import { OwnFoodFields } from './own-food-fields.tsx'
import { useOwnFoods } from './use-own-foods.ts'

type OwnFoodDialogProps = {
  /** The food to change, or the name of one to add. */
  readonly food: OwnFood | string
  readonly onSaved: (foodId: string) => void
  /** Of a food that is changed: it was deleted instead, and can be put back. */
  readonly onRemoved?: (food: OwnFood) => void
  readonly onClose: () => void
}

/** Adds a food by hand, or changes one: package, price, allergens, nutrition, as far as they are known. */
export function OwnFoodDialog({ food, onSaved, onRemoved, onClose }: OwnFoodDialogProps) {
  const own = useOwnFoods()
  const isNew = typeof food === 'string'
  const [before] = useState(() =>
    isNew ? { id: `${OWN_FOOD_ID_START}${randomId()}`, name: food, category: 'Other' as const } : food,
  )
  const [form, setForm] = useState<OwnFoodForm>(() => formOfOwnFood(before, own.phrases))
  const [faults, setFaults] = useState<OwnFoodFaults>({})
  const [isFull, setIsFull] = useState(false)
  const fields = useRef<HTMLFormElement>(null)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    // It stands in the form of the recipe, which is not saved with it.
    event.stopPropagation()
    const read = readOwnFoodForm(form, before, { phrases: own.phrases, today: toLocalDay(new Date()) })
    if ('faults' in read) {
      flushSync(() => setFaults(read.faults))
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    if (!own.save(read.food) && isNew) {
      setIsFull(true)
      return
    }
    onSaved(read.food.id)
    onClose()
  }

  return (
    <Dialog
      opened
      title={isNew ? words.addTitle : words.changeTitle(before.name)}
      size="large"
      onClose={onClose}
    >
      <form ref={fields} noValidate className={styles.form} onSubmit={submit}>
        <p>{words.intro}</p>
        <OwnFoodFields
          form={form}
          faults={faults}
          phrases={own.phrases}
          onChange={(change) => setForm((now) => ({ ...now, ...change }))}
        />
        {isFull && <Notice tone="error">{words.full}</Notice>}
        <DialogActions>
          {!isNew && (
            <Button
              look="danger"
              onClick={() => {
                own.remove(before.id)
                onRemoved?.(before)
                onClose()
              }}
            >
              {words.remove}
            </Button>
          )}
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
