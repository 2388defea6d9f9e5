import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './premium.module.css'

/** What went wrong with a card, and whether its bank wants a code now. */
export type CardFailure = Readonly<{ text: string; asksForCode?: boolean }>

export type CardFormProps = Readonly<{
  label: string
  submitLabel: string
  isSending: boolean
  failure: CardFailure | undefined
  /** The card as a token; its number has not left the form (D4). */
  onToken: (sourceId: string) => void
  /** The form found the card itself at fault. */
  onFault: (text: string) => void
  email: string
}>

type FrameProps = Pick<CardFormProps, 'label' | 'submitLabel' | 'isSending' | 'failure'> &
  Readonly<{ children: ReactNode; onSubmit: () => void }>

/** Fields, what is wrong, and the one button: the same whoever takes the card. */
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
