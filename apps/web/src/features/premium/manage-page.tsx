import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { sessionUser } from '../../lib/session-state.ts'
import { explainError } from '../../messages/failures.ts'
import { premiumMessages, manageMessages as words } from '../../messages/premium.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { BillingNotices } from './billing-notices.tsx'
import { CardOnFileCard } from './card-on-file-card.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './premium.module.css'
import { ReceiptsCard } from './receipts-card.tsx'
import { useSubscription } from './use-subscription.ts'

/** The customer portal: change card, cancel, receipts. */
export function ManagePage() {
  const user = sessionUser(useSession())
  const { data, error, isFetching, refetch } = useSubscription(user?.id)
  return (
    <PageFrame title={words.title} width="wide">
      {!data && !error && <Loading label={words.loading} />}
      {!data && error && (
        <LoadFailed
          text={premiumMessages.loadFailed(explainError(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && user && <Managed userId={user.id} email={user.email} current={data} />}
      <div>
        <AnchorButton href={paths.dashboard}>{words.back}</AnchorButton>
      </div>
    </PageFrame>
  )
}

type ManagedProps = Readonly<{ userId: string; email: string; current: SubscriptionAnswer }>

function Managed({ userId, email, current }: ManagedProps) {
  const { subscription } = current
  if (!subscription)
    return (
      <EmptyState
        icon="shopping-cart"
        message={words.none}
        action={
          <AnchorButton href={paths.subscribe} look="primary">
            {words.seePremium}
          </AnchorButton>
        }
      >
        {words.noneText}
      </EmptyState>
    )
  return (
    <>
      <BillingNotices notices={current.notices} />
      <div className={styles.columns}>
        <PlanCard userId={userId} current={current} subscription={subscription} />
        <div className={styles.stack}>
          {current.status !== 'ended' && (
            <CardOnFileCard userId={userId} email={email} card={subscription.card} setup={current.cardForm} />
          )}
          <ReceiptsCard receipts={current.receipts} />
        </div>
      </div>
    </>
  )
}
