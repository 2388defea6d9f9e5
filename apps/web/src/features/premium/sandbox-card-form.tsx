import { makeSandboxToken, SANDBOX_CARDS, SANDBOX_CODE } from '@pennyplate/domain/subscription/sandbox-card'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { premiumMessages, sandboxMessages as words } from '../../messages/premium.ts'
import { TextField } from '../../ui/text-field.tsx'
import { CardFormFrame, type CardFormProps } from './card-form-frame.tsx'
import { groupCardDigits } from './group-card-digits.ts'
import styles from './premium.module.css'
import { readExpiry } from './read-expiry.ts'
import { TestNumbers } from './test-numbers.tsx'

type Field = 'number' | 'expiry' | 'code'
type Faults = Partial<Record<Field, string>>

/** The card form of test mode. It makes its own token, and only from test numbers. */
export function SandboxCardForm({ onToken, onFault, failure, email: _, ...frame }: CardFormProps) {
  const [typed, setTyped] = useState({ number: '', expiry: '', code: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [sent, setSent] = useState<string>()
  const [codeWantedFor, setCodeWantedFor] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  if (failure?.asksForCode && codeWantedFor !== sent) setCodeWantedFor(sent)
  // Another card needs its own bank code.
  const asksForCode = codeWantedFor !== undefined && codeWantedFor === typed.number

  function change(field: Field, value: string) {
    setTyped({ ...typed, [field]: value })
    setFaults({ ...faults, [field]: undefined })
  }

  function fail(found: Faults) {
    flushSync(() => {
      setFaults(found)
      onFault(premiumMessages.cardNotValid)
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function submit() {
    const read = readExpiry(typed.expiry, new Date())
    const code = asksForCode ? typed.code : undefined
    const { month, year } = read.ok ? read.expiry : { month: 1, year: 2000 }
    const made = makeSandboxToken(
      { number: typed.number, expiryMonth: month, expiryYear: year, code },
      crypto.randomUUID(),
    )
    const found: Faults = {
      ...(!made.ok && made.reason === 'not_a_test_card' ? { number: words.faults.number } : {}),
      ...(read.ok ? {} : { expiry: read.fault === 'past' ? words.faults.expired : words.faults.expiry }),
      ...(!made.ok && made.reason === 'wrong_code' ? { code: words.faults.code } : {}),
      ...(code?.trim() === '' ? { code: words.faults.codeMissing } : {}),
    }
    if (!made.ok || Object.keys(found).length > 0) return fail(found)
    setSent(typed.number)
    onToken(made.token)
  }

  return (
    <CardFormFrame {...frame} failure={failure} onSubmit={submit}>
      <TestNumbers
        cards={SANDBOX_CARDS}
        onUse={(number) => {
          change('number', groupCardDigits(number))
          form.current?.querySelector('input')?.focus()
        }}
      />
      <div ref={form} className={styles.fields}>
        <TextField
          label={words.number}
          inputMode="numeric"
          autoComplete="off"
          value={typed.number}
          error={faults.number}
          onChange={(event) => change('number', groupCardDigits(event.currentTarget.value))}
        />
        <TextField
          label={words.expiry}
          hint={words.expiryHint}
          inputMode="numeric"
          autoComplete="off"
          value={typed.expiry}
          error={faults.expiry}
          onChange={(event) => change('expiry', event.currentTarget.value)}
        />
        {asksForCode && (
          <TextField
            label={words.code}
            hint={words.codeHint(SANDBOX_CODE)}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={typed.code}
            error={faults.code}
            onChange={(event) => change('code', event.currentTarget.value)}
          />
        )}
      </div>
    </CardFormFrame>
  )
}
