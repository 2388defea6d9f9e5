import { PREMIUM_PRICE_CENTS, TRIAL_DAYS } from '@pennyplate/domain/limits'
import { formatCents } from '@pennyplate/domain/money'
import { appMessages } from '../messages/app.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { paths } from './paths.ts'

export function SubscribePage() {
  return (
    <PageFrame
      title={appMessages.subscribeTitle}
      lead={appMessages.subscribeText(formatCents(PREMIUM_PRICE_CENTS), TRIAL_DAYS)}
    >
      <div>
        <ButtonLink look="primary" to={paths.dashboard}>
          {appMessages.goToDashboard}
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
