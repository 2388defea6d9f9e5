import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { BILLING_NOTICE_DAYS, PREMIUM_PRICE_CENTS } from '@pennyplate/domain/bounds/limits'
import { isPremium } from '@pennyplate/domain/subscription/subscription'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { type Session, sessionUser } from '../../lib/session-state.ts'
import { longDay } from '../../messages/day-words.ts'
import { explainError } from '../../messages/failures.ts'
import { premiumMessages as words } from '../../messages/premium.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { CardForm } from './card-form.tsx'
import { ManageButton } from './manage-button.tsx'
import styles from './premium.module.css'
import { PremiumOffer } from './premium-offer.tsx'
import { subscriptionFacts } from './subscription-facts.ts'
import { useSubscribe } from './use-subscribe.ts'
import { useSubscription } from './use-subscription.ts'

export function SubscribePage() {
  const session = useSession()
  const userId = sessionUser(session)?.id
  const { data, error, isFetching, refetch } = useSubscription(userId)
  return (
    <PageFrame title={words.title} lead={words.lead} width="wide">
      <div className={styles.columns}>
        <PremiumOffer priceCents={data?.priceCents ?? PREMIUM_PRICE_CENTS} />
        <div className={styles.stack}>
          {data && <BillingTerms current={data} />}
          {data && <Subscription session={session} current={data} />}
          {!data && !error && <Loading label={words.loading} />}
          {!data && error && (
            <LoadFailed
              text={words.loadFailed(explainError(error))}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!(data && isPremium(data.status)) && (
            <AnchorButton href={paths.dashboard}>{words.skip}</AnchorButton>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

/** Says when this server charges money, before asking for a card. */
function BillingTerms({ current }: { readonly current: SubscriptionAnswer }) {
  if (current.billing === 'beta')
    return (
      <Notice tone="info" title={words.betaTitle}>
        {words.betaText(BILLING_NOTICE_DAYS)}
      </Notice>
    )
  if (current.billingStartsOn === null || current.billingStartsOn <= new Date().toISOString().slice(0, 10))
    return null
  return <Notice tone="info">{words.startsText(longDay(current.billingStartsOn))}</Notice>
}

type SubscriptionProps = Readonly<{ session: Session; current: SubscriptionAnswer }>

function Subscription({ session, current }: SubscriptionProps) {
  const { isSending, failure, started, start, fail } = useSubscribe(session)
  const user = sessionUser(session)
  if (started) return <Started isNew={started.isNew} />
  if (isPremium(current.status))
    return (
      <Card title={words.subscribedTitle}>
        {current.subscription && <FactList facts={subscriptionFacts(current, current.subscription)} />}
        <ManageButton userId={user?.id} />
        <AnchorButton href={paths.dashboard}>{words.goToDashboard}</AnchorButton>
      </Card>
    )
  return (
    <Card title={words.formTitle}>
      <CardForm
        setup={current.cardForm}
        label={words.formTitle}
        submitLabel={isSending ? words.starting : words.startTrial}
        isSending={isSending}
        failure={failure}
        email={user?.email ?? ''}
        onToken={start}
        onFault={fail}
      />
      <p className={styles.soft}>{words.cancelAnyTime(BILLING_NOTICE_DAYS)}</p>
    </Card>
  )
}

function Started({ isNew }: { readonly isNew: boolean }) {
  return (
    <Notice tone="success" title={isNew ? words.started : words.alreadySubscribed}>
      {words.settingUp}
    </Notice>
  )
}
