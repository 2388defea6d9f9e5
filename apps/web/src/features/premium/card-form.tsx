import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { lazy, type ReactNode, Suspense } from 'react'
import { paths } from '../../app/paths.ts'
import { premiumMessages as words } from '../../messages/premium.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { wasOpenedElsewhere } from './opened-address.ts'
import styles from './premium.module.css'

const SandboxCardForm = lazy(async () => ({
  default: (await import('./sandbox-card-form.tsx')).SandboxCardForm,
}))
const SquareCardForm = lazy(async () => {
  // Which scripts a page may load is decided when it is opened, and only payment pages may load the one of Square.
  if (wasOpenedElsewhere(paths.subscribe)) {
    location.reload()
    await new Promise(() => {})
  }
  return { default: (await import('./square-card-form.tsx')).SquareCardForm }
})

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

/** The form of whoever takes the cards on this server. */
export function CardForm({
  setup,
  ...rest
}: CardFormProps & { readonly setup: SubscriptionAnswer['cardForm'] }) {
  return (
    <Suspense fallback={<p role="status">{words.squareLoading}</p>}>
      {setup.gateway === 'square' ? (
        <SquareCardForm {...rest} setup={setup} />
      ) : (
        <SandboxCardForm {...rest} />
      )}
    </Suspense>
  )
}

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
