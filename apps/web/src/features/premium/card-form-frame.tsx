import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './premium.module.css'

/** What went wrong with a card, and whether the bank asks for a code. */
export type CardFailure = Readonly<{ text: string; asksForCode?: boolean }>

export type CardFormProps = Readonly<{
  label: string
  submitLabel: string
  isSending: boolean
  failure: CardFailure | undefined
  /** Gets the card as a token. The number never leaves the form (D4). */
  onToken: (sourceId: string) => void
  /** Called if the form finds an error in the card. */
  onFault: (text: string) => void
  email: string
}>

type FrameProps = Pick<CardFormProps, 'label' | 'submitLabel' | 'isSending' | 'failure'> &
  Readonly<{ children: ReactNode; onSubmit: () => void }>

/** The fields, error and button that all card forms share. */
export function CardFormFrame({ label, submitLabel, isSending, failure, children, onSubmit }: FrameProps) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onSubmit()
      }}
    >
      {children}
      {failure && <Notice tone="error">{failure.text}</Notice>}
      <Button type="submit" look="primary" fullWidth loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  )
}
