import { InputBase } from '@mantine/core'
import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { type FormEvent, useState } from 'react'
import { bringMessages as words } from '../../messages/bring-recipes.ts'
import { Button } from '../../ui/button.tsx'
import { fieldClassNames } from '../../ui/field-styles.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { withScheme } from './address-form.tsx'
import styles from './bring.module.css'
import type { useReading } from './use-reading.ts'

type PasteFormProps = {
  readonly pasted: string
  readonly onType: (pasted: string) => void
  /** Where a pasted page is from, if its address was tried before. */
  readonly address: string
  readonly reading: ReturnType<typeof useReading>
}

export function PasteForm({ pasted, onType, address, reading }: PasteFormProps) {
  const [fault, setFault] = useState<string>()
  function read(event: FormEvent) {
    event.preventDefault()
    const isPage = /<\/?[a-z!]/i.test(pasted)
    const isTooLong = pasted.length > (isPage ? IMPORT_LIMITS.pageBytes : IMPORT_LIMITS.textChars)
    const found = pasted.trim() === '' ? words.pasteEmpty : isTooLong ? words.pasteTooLong : undefined
    setFault(found)
    if (found !== undefined) return
    const url = address.trim() === '' ? {} : { url: withScheme(address.trim()) }
    reading.mutate(isPage ? { html: pasted, ...url } : { text: pasted })
  }
  return (
    <form className={styles.form} noValidate onSubmit={read}>
      <InputBase
        component="textarea"
        multiline
        rows={8}
        label={words.pasteLabel}
        description={words.pasteHint}
        value={pasted}
        spellCheck={false}
        autoComplete="off"
        error={fault}
        classNames={{ ...fieldClassNames, input: joinClasses(fieldClassNames.input, styles.pasted) }}
        onChange={(event) => {
          setFault(undefined)
          onType(event.currentTarget.value)
        }}
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
