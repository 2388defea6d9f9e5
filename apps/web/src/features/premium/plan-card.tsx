import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { longDay } from '../../messages/day-words.ts'
import { manageMessages as words } from '../../messages/premium.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { postCancellation, postResumption } from './payment-calls.ts'
import styles from './premium.module.css'
import { type SubscriptionOf, subscriptionFacts } from './subscription-facts.ts'
import { useChange } from './use-manage.ts'

type PlanCardProps = Readonly<{ userId: string; current: SubscriptionAnswer; subscription: SubscriptionOf }>

export function PlanCard({ userId, current, subscription }: PlanCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useChange<void>(userId, {
    send: postCancellation,
    done: words.cancelled,
    onDone: () => setIsAsking(false),
  })
  const resume = useChange<void>(userId, { send: postResumption, done: words.resumed })
  return (
    <Card title={words.planTitle}>
      <FactList facts={subscriptionFacts(current, subscription)} />
      {resume.failure && <Notice tone="error">{resume.failure}</Notice>}
      <div className={styles.actions}>
        {subscription.canResume && (
          <Button look="primary" loading={resume.isSending} onClick={() => resume.send()}>
            {words.resume}
          </Button>
        )}
        {subscription.canCancel && <Button onClick={() => setIsAsking(true)}>{words.cancel}</Button>}
        {current.status === 'ended' && (
          <AnchorButton href={paths.subscribe} look="primary">
            {words.startAgain}
          </AnchorButton>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={words.cancelTitle}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        tone="danger"
        loading={cancel.isSending}
        onConfirm={() => cancel.send()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{cancelText(current, subscription)}</p>
        {cancel.failure && <Notice tone="error">{cancel.failure}</Notice>}
      </ConfirmDialog>
    </Card>
  )
}

/** What cancelling does. Premium ends the day before the next charge. */
function cancelText({ status }: SubscriptionAnswer, { nextChargeOn }: SubscriptionOf): string {
  if (status === 'past_due') return words.cancelAtOnce
  return nextChargeOn === null ? words.cancelTextOpen : words.cancelText(longDay(nextChargeOn))
}
