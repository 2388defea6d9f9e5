import { centsFromDollars } from '@pennyplate/domain/money'
import { type FormEvent, useState } from 'react'
import { readDollars } from '../../../lib/read-dollars.ts'
import { mealMenuMessages as words } from '../../../messages/meal-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './meal-menu.module.css'

export type EatOutCost = { readonly cents?: number; readonly fromBudget?: boolean }

type EatOutFormProps = {
  readonly onSet: (cost: EatOutCost) => void
  readonly onBack: () => void
}

/** The cost may stay unknown, and counts against the grocery budget only if the person says so. */
export function EatOutForm({ onSet, onBack }: EatOutFormProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [fromBudget, setFromBudget] = useState(false)
  const hasCost = typed.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    const dollars = readDollars(typed)
    setIsWrong(dollars === undefined)
    if (dollars === undefined) return
    onSet(dollars === null ? {} : { cents: centsFromDollars(dollars), fromBudget })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.outCost}
        leftSection="$"
        inputMode="decimal"
        value={typed}
        data-autofocus
        error={isWrong ? words.outCostWrong : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox
        label={words.outFromBudget}
        checked={fromBudget && hasCost}
        disabled={!hasCost}
        onChange={(event) => setFromBudget(event.currentTarget.checked)}
      />
      <DialogActions>
        <Button type="submit" look="primary">
          {words.outSet}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </DialogActions>
    </form>
  )
}
