import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './line-form.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

type LineFormProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'placeholder' | 'maxLength' | 'inputMode' | 'enterKeyHint'
> & {
  readonly value: string
  readonly submitLabel: string
  readonly isBusy?: boolean
  readonly onType: (text: string) => void
  readonly onSubmit: () => void
  /** The result of the last submission. */
  readonly children?: ReactNode
}

/** A text field with its submit button beside it. */
export function LineForm(props: LineFormProps) {
  const { submitLabel, isBusy = false, onType, onSubmit, children, ...field } = props
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField {...field} autoComplete="off" onChange={(event) => onType(event.currentTarget.value)} />
      <Button type="submit" loading={isBusy}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
