import type { UnderstoodItem } from '@pennyplate/contract/foods/foods'
import { makePantryItem, type PantryItem } from '@pennyplate/domain/pantry/pantry'
import { isBelowZero } from '@pennyplate/domain/pantry/pantry-quantity'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { pantryMessages } from '../../messages/pantry.ts'
import { randomId } from '../../store/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { categoryOptions } from './category-options.ts'
import styles from './pantry.module.css'
import { dateOf, UseByField } from './use-by-field.tsx'
import { useFoodSuggestion } from './use-food-suggestion.ts'

const CATEGORY_OPTIONS = categoryOptions(pantryMessages.chooseCategory)
const BLANK = { name: '', category: '', quantity: '' }

type AddItemFormProps = { readonly onAdd: (item: PantryItem) => Promise<boolean> }

/** Stays open and keeps the category, because people often add several items in a row. */
export function AddItemForm({ onAdd }: AddItemFormProps) {
  const [draft, setDraft] = useState(BLANK)
  const [hasChosenCategory, setHasChosenCategory] = useState(false)
  const [enteredDate, setEnteredDate] = useState<string | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [added, setAdded] = useState('')
  const nameField = useRef<HTMLInputElement>(null)
  const categoryField = useRef<HTMLSelectElement>(null)
  const quantityField = useRef<HTMLInputElement>(null)
  const { food, findFood } = useFoodSuggestion(draft.name)
  const [isAdding, setIsAdding] = useState(false)

  // The form opens when somebody wants to type, so focus it.
  useEffect(() => nameField.current?.focus(), [])

  const categoryOf = (known: UnderstoodItem | undefined) =>
    hasChosenCategory ? draft.category : (known?.category ?? draft.category)
  const category = categoryOf(food)
  // Shown only while it is true.
  const isNameMissing = missing.includes('name') && draft.name.trim() === ''
  const isCategoryMissing = missing.includes('category') && !category

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setIsAdding(true)
    const known = hasChosenCategory ? food : await findFood()
    setIsAdding(false)
    const { date: expiryDate, isEstimated: expiryEstimated } = dateOf(known, enteredDate)
    const category = categoryOf(known)
    const whole = { ...draft, category, expiryDate, expiryEstimated, foodId: known?.foodId ?? null }
    const made = makePantryItem(whole, randomId(), new Date())
    if (made.outcome === 'incomplete') {
      // What is missing is missing of this one, even if the next is being typed.
      setDraft(draft)
      setMissing(made.toFix)
      setAdded('')
      const fields = { name: nameField, category: categoryField, quantity: quantityField }
      const [first = 'name'] = made.toFix
      fields[first].current?.focus()
      return
    }
    setMissing([])
    // What was typed since then is the next item.
    setDraft((current) => (current === draft ? { ...BLANK, category } : current))
    setHasChosenCategory(false)
    setEnteredDate(null)
    setAdded(made.item.name)
    nameField.current?.focus()
    const isSaved = await onAdd(made.item)
    // Restore what was typed, unless the next item is already being typed.
    if (isSaved) return
    setAdded('')
    setDraft((current) => (current.name === '' ? draft : current))
  }

  return (
    <Card title={pantryMessages.addManually}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {(isNameMissing || isCategoryMissing) && <Notice tone="error">{pantryMessages.incomplete}</Notice>}
        <TextField
          ref={nameField}
          label={pantryMessages.itemName}
          value={draft.name}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="next"
          error={isNameMissing ? pantryMessages.nameMissing : undefined}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <Select
          ref={categoryField}
          label={pantryMessages.category}
          value={category}
          options={CATEGORY_OPTIONS}
          error={isCategoryMissing ? pantryMessages.categoryMissing : undefined}
          onChange={(event) => {
            setDraft({ ...draft, category: event.currentTarget.value })
            setHasChosenCategory(true)
          }}
        />
        <TextField
          ref={quantityField}
          label={pantryMessages.quantity}
          placeholder={pantryMessages.quantityExample}
          value={draft.quantity}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="done"
          error={isBelowZero(draft.quantity) ? pantryMessages.quantityBelowZero : undefined}
          onChange={(event) => setDraft({ ...draft, quantity: event.currentTarget.value })}
        />
        <UseByField food={food} entered={enteredDate} onEnter={setEnteredDate} />
        <div className={styles.submit}>
          <Button type="submit" look="primary" loading={isAdding}>
            {pantryMessages.add}
          </Button>
          <p role="status">{added && pantryMessages.added(added)}</p>
        </div>
      </form>
    </Card>
  )
}
