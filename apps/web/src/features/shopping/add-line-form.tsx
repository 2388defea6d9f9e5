import { useState } from 'react'
import { type PricedLine, priceLine } from '../../lib/price-line.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { LineForm } from '../../ui/line-form.tsx'
import styles from './shopping-tab.module.css'

type AddLineFormProps = { readonly onAdd: (priced: PricedLine) => Promise<void> }

/** Adds items that the week's meals do not need: coffee, soap, a birthday cake. */
export function AddLineForm({ onAdd }: AddLineFormProps) {
  const [text, setText] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const [done, setDone] = useState('')

  async function add() {
    const typed = text.trim()
    if (typed === '' || isAdding) return
    setIsAdding(true)
    setDone('')
    const priced = await priceLine(typed)
    await onAdd(priced)
    setText('')
    setIsAdding(false)
    const { line, category, isPriced } = priced
    setDone(isPriced ? words.added(line.name, category) : words.addedUnpriced(line.name))
  }

  return (
    <LineForm
      label={words.add}
      hint={words.addHint}
      placeholder={words.addExample}
      value={text}
      maxLength={200}
      enterKeyHint="done"
      submitLabel={words.addSubmit}
      isBusy={isAdding}
      onType={setText}
      onSubmit={() => void add()}
    >
      <p role="status" className={styles.soft}>
        {done}
      </p>
    </LineForm>
  )
}
