import type { CardOnFile, SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { useState } from 'react'
import { manageMessages as words } from '../../messages/premium.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardForm } from './card-form.tsx'
import { postCardChange } from './payment-calls.ts'
import styles from './premium.module.css'
import { useChange } from './use-manage.ts'

type CardOnFileProps = Readonly<{
  userId: string
  email: string
  card: CardOnFile
  setup: SubscriptionAnswer['cardForm']
}>

export function CardOnFileCard({ userId, email, card, setup }: CardOnFileProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [fault, setFault] = useState<string>()
  const change = useChange(userId, {
    send: postCardChange,
    done: words.cardChanged,
    onDone: () => setIsChanging(false),
  })
  const failure = fault ?? change.failure
  return (
    <Card title={words.cardTitle}>
      <p className={styles.card}>
        <strong>{words.card(card.brand, card.last4)}</strong>{' '}
        <span className={styles.soft}>{words.cardExpires(expiryText(card))}</span>
      </p>
      {isChanging ? (
        <>
          <CardForm
            setup={setup}
            label={words.changeCard}
            submitLabel={change.isSending ? words.savingCard : words.saveCard}
            isSending={change.isSending}
            failure={failure === undefined ? undefined : { text: failure, asksForCode: change.asksForCode }}
            email={email}
            onToken={(sourceId) => {
              setFault(undefined)
              change.send(sourceId)
            }}
            onFault={setFault}
          />
          <Button disabled={change.isSending} onClick={() => setIsChanging(false)}>
            {words.keepCard}
          </Button>
        </>
      ) : (
        <div>
          <Button onClick={() => setIsChanging(true)}>{words.changeCard}</Button>
        </div>
      )}
    </Card>
  )
}

function expiryText({ expiryMonth, expiryYear }: CardOnFile): string {
  return `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
}
