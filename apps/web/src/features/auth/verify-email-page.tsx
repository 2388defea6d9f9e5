import { useLocation, useSearchParams } from 'react-router'
import { sendVerification } from '../../lib/send-verification.ts'
import { useSession } from '../../lib/session.ts'
import { authMessages } from '../../messages/auth.ts'
import { Card } from '../../ui/card.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { decideVerification } from './decide-verification.ts'
import { GoOn } from './go-on.tsx'
import { SendLinkForm } from './send-link-form.tsx'

/** Where the links of our mails lead. An expired link can be requested again here. */
export function VerifyEmailPage() {
  const session = useSession()
  const [params] = useSearchParams()
  if (session.status === 'loading') return <LoadingScreen />
  const me = session.status === 'signed-in' ? session.me : null
  const verification = decideVerification(params, me)
  switch (verification.kind) {
    case 'verified':
      return (
        <PageFrame title={authMessages.verifiedTitle} lead={authMessages.verifiedLead}>
          <GoOn />
        </PageFrame>
      )
    case 'change':
      return <ConfirmChange token={verification.token} />
    case 'broken':
      return (
        <PageFrame title={authMessages.verifyBrokenTitle} lead={authMessages.verifyBrokenLead}>
          <AskAgain knownEmail={me?.email} />
        </PageFrame>
      )
    case 'asked':
      return (
        <PageFrame title={authMessages.verifyAskTitle} lead={authMessages.verifyAskLead}>
          <AskAgain knownEmail={me?.email} />
        </PageFrame>
      )
  }
}

function AskAgain({ knownEmail }: { readonly knownEmail: string | undefined }) {
  const { state } = useLocation()
  return (
    <Card>
      <SendLinkForm
        send={sendVerification}
        sentHint={authMessages.verifyLinkHint}
        typedBefore={typeof state === 'string' ? state : undefined}
        knownEmail={knownEmail}
      />
    </Card>
  )
}
