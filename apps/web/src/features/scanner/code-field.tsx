import { type SyntheticEvent, useState } from 'react'
import { scannerMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './scanner.module.css'

type CodeFieldProps = { readonly onCode: (code: string) => void }

export function CodeField({ onCode }: CodeFieldProps) {
  const [typed, setTyped] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const digits = typed.replace(/\D/g, '')
    setIsEmpty(digits === '')
    if (digits === '') return
    setTyped('')
    onCode(digits)
  }

  return (
    <form noValidate className={styles.code} onSubmit={submit}>
      <TextField
        label={scannerMessages.typeCode}
        hint={scannerMessages.typeCodeHint}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        enterKeyHint="search"
        error={isEmpty ? scannerMessages.noDigits : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{scannerMessages.lookUp}</Button>
    </form>
  )
}
