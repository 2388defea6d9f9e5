import { type StoredLine, shownName } from '@pennyplate/domain/shopping/shopping-list-lines'
import {
  listedDollars,
  withAlreadyHave,
  withCounts,
  withPricePaid,
  withQuantity,
} from '@pennyplate/domain/shopping/shopping-list-price'
import { type SyntheticEvent, useState } from 'react'
import { readDollars } from '../../lib/read-dollars.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { uiMessages } from '../../messages/ui.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './edit-line-dialog.module.css'
import { LineFacts } from './line-facts.tsx'
import type { KeyedLine } from './list-lines.ts'
import { PackageCounts } from './package-counts.tsx'

type EditLineDialogProps = {
  readonly line: KeyedLine
  readonly onSave: (change: (line: StoredLine) => StoredLine) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Edits a line: its amount, the price paid, and whether it is at home already. */
export function EditLineDialog({ line: { line }, onSave, onRemove, onClose }: EditLineDialogProps) {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(() => countsOf(line))
  const [quantity, setQuantity] = useState(`${line.quantity ?? ''}`)
  const [paid, setPaid] = useState(line.pricePaid?.toFixed(2) ?? '')
  const [alreadyHave, setAlreadyHave] = useState(line.alreadyHave === true)
  const [isChecked, setIsChecked] = useState(false)
  const isPacked = counts.size > 0
  const price = readDollars(paid)
  const isEmpty = isPacked && [...counts.values()].every((count) => count === 0)
  const listedPrice = listedDollars(isPacked ? withCounts(line, counts) : line)

  function change(current: StoredLine): StoredLine {
    const amount = isPacked
      ? isSameCounts(counts, countsOf(current))
        ? current
        : withCounts(current, counts)
      : quantity.trim() === `${current.quantity ?? ''}`
        ? current
        : withQuantity(current, quantity)
    return withAlreadyHave(withPricePaid(amount, price ?? null), alreadyHave)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (price === undefined || isEmpty) return
    onSave(change)
    onClose()
  }

  return (
    <Dialog opened title={words.editTitle(shownName(line))} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {isPacked ? (
          <PackageCounts
            packages={line.packages ?? []}
            counts={counts}
            fault={isEmpty ? words.keepOnePackage : undefined}
            onChange={(next) => {
              setCounts(next)
              // The price paid was for the old count.
              if (paid === line.pricePaid?.toFixed(2)) setPaid('')
            }}
          />
        ) : (
          <TextField
            label={words.quantity}
            value={quantity}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setQuantity(event.currentTarget.value)}
          />
        )}
        <TextField
          label={words.pricePaid}
          hint={words.pricePaidHint}
          value={paid}
          inputMode="decimal"
          autoComplete="off"
          placeholder={listedPrice?.toFixed(2) ?? ''}
          error={isChecked && price === undefined ? words.pricePaidFault : undefined}
          leftSection="$"
          onChange={(event) => setPaid(event.currentTarget.value)}
        />
        <Checkbox
          label={words.alreadyHave}
          checked={alreadyHave}
          onChange={(event) => setAlreadyHave(event.currentTarget.checked)}
        />
        <LineFacts line={line} />
        <DialogActions>
          <Button
            look="danger"
            onClick={() => {
              onRemove()
              onClose()
            }}
          >
            {words.remove}
          </Button>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function countsOf({ packages = [] }: StoredLine): Map<string, number> {
  return new Map(packages.map(({ id, count }) => [id, count]))
}

function isSameCounts(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return [...one].every(([id, count]) => other.get(id) === count)
}
