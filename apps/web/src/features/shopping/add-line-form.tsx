import { type SyntheticEvent, useState } from 'react'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './add-line-form.module.css'
import { type PricedLine, priceLine } from './price-line.ts'

type AddLineFormProps = { readonly onAdd: (priced: PricedLine) => Promise<void> }

/** Whatever the week's meals do not ask for: coffee, soap, a birthday cake. */
export function AddLineForm({ onAdd }: AddLineFormProps) {
  const [text, setText] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const [done, setDone] = useState('')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
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
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.add}
        hint={words.addHint}
        placeholder={words.addExample}
        value={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isAdding}>
        {words.addSubmit}
      </Button>
      <p role="status" className={styles.done}>
        {done}
      </p>
    </form>
  )
}
