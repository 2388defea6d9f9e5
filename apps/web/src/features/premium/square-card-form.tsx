import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { useEffect, useRef, useState } from 'react'
import { premiumMessages as words } from '../../messages/premium.ts'
import { Notice } from '../../ui/notice.tsx'
import { CardFormFrame, type CardFormProps } from './card-form-frame.tsx'
import styles from './premium.module.css'
import { makeSquareCard, type SquareCard } from './square-sdk.ts'
import { squareStyle } from './square-style.ts'

type Setup = Extract<SubscriptionAnswer['cardForm'], { gateway: 'square' }>
type Props = CardFormProps & Readonly<{ setup: Setup }>

/** Square's card fields, in Square's iframe: we never see what is typed. */
export function SquareCardForm({ setup, onToken, onFault, email, isSending, ...frame }: Props) {
  const { applicationId, locationId, scriptUrl } = setup
  const place = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<SquareCard>()
  const [isBroken, setIsBroken] = useState(false)
  const [isReading, setIsReading] = useState(false)

  useEffect(() => {
    const element = place.current
    if (element === null) return
    let made: SquareCard | undefined
    let isGone = false
    async function attach(to: HTMLElement) {
      try {
        made = await makeSquareCard({ applicationId, locationId, scriptUrl }, squareStyle(to))
        if (isGone) return void made.destroy()
        await made.attach(to)
        setCard(made)
      } catch {
        // Blocked, unreachable or refused: the form says that it did not load.
        setIsBroken(true)
      }
    }
    void attach(element)
    return () => {
      isGone = true
      void made?.destroy()
    }
  }, [applicationId, locationId, scriptUrl])

  async function submit() {
    if (!card) return onFault(words.formNotReady)
    setIsReading(true)
    const token = await tokenOf(card, email)
    setIsReading(false)
    if (token === undefined) onFault(words.cardNotValid)
    else onToken(token)
  }

  return (
    <CardFormFrame {...frame} isSending={isSending || isReading} onSubmit={() => void submit()}>
      {!card && !isBroken && <p role="status">{words.squareLoading}</p>}
      {isBroken && !frame.failure && <Notice tone="error">{words.formNotReady}</Notice>}
      <section ref={place} aria-label={words.squareLabel} hidden={isBroken} />
      <p className={styles.soft}>{words.squareNote}</p>
    </CardFormFrame>
  )
}

/** Undefined if Square rejects the card as typed, or the bank's window was closed. */
async function tokenOf(card: SquareCard, email: string): Promise<string | undefined> {
  try {
    const { status, token } = await card.tokenize({
      intent: 'STORE',
      customerInitiated: true,
      sellerKeyedIn: false,
      billingContact: { email },
    })
    return status === 'OK' ? token : undefined
  } catch {
    return undefined
  }
}
