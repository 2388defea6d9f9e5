import { appMessages } from '../messages/app.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { paths } from './paths.ts'

export function PaymentSuccessPage() {
  return (
    <PageFrame title={appMessages.paymentTitle} lead={appMessages.paymentText}>
      <div>
        <ButtonLink look="primary" to={paths.dashboard}>
          {appMessages.returnToDashboard}
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
