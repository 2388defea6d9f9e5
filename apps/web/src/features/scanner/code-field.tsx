import { useState } from 'react'
import { scannerMessages } from '../../messages/scanner.ts'
import { LineForm } from '../../ui/line-form.tsx'

type CodeFieldProps = { readonly onCode: (code: string) => void }

export function CodeField({ onCode }: CodeFieldProps) {
  const [typed, setTyped] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)

  function submit() {
    const digits = typed.replace(/\D/g, '')
    setIsEmpty(digits === '')
    if (digits === '') return
    setTyped('')
    onCode(digits)
  }

  return (
    <LineForm
      label={scannerMessages.typeCode}
      hint={scannerMessages.typeCodeHint}
      value={typed}
      inputMode="numeric"
      maxLength={40}
      enterKeyHint="search"
      error={isEmpty ? scannerMessages.noDigits : undefined}
      submitLabel={scannerMessages.lookUp}
      onType={setTyped}
      onSubmit={submit}
    />
  )
}
