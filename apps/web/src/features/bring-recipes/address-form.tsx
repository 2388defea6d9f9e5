import { type FormEvent, useState } from 'react'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './bring.module.css'
import type { useReading } from './use-reading.ts'

type AddressFormProps = {
  readonly address: string
  readonly onType: (address: string) => void
  readonly reading: ReturnType<typeof useReading>
}

export function AddressForm({ address, onType, reading }: AddressFormProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  function read(event: FormEvent) {
    event.preventDefault()
    const typed = address.trim()
    setIsEmpty(typed === '')
    if (typed !== '') reading.mutate({ url: withScheme(typed) })
  }
  return (
    <form className={styles.form} noValidate onSubmit={read}>
      <TextField
        type="url"
        inputMode="url"
        label={words.addressLabel}
        placeholder={words.addressExample}
        value={address}
        maxLength={2000}
        autoComplete="off"
        enterKeyHint="go"
        error={isEmpty && address.trim() === '' ? words.addressEmpty : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button
        type="submit"
        look={reading.data?.found.length ? 'secondary' : 'primary'}
        loading={reading.isPending}
      >
        {reading.isPending ? words.reading : words.read}
      </Button>
    </form>
  )
}

/** People leave it out. */
export function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}
