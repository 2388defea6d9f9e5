import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { refreshSession, useSession } from '../../lib/session.ts'
import { authMessages } from '../../messages/auth.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { markTermsAccepted, useProfileCheck, useTermsCheck } from './cloud-checks.ts'
import { decideAuthRedirect } from './decide-auth-redirect.ts'
import { UnreachableScreen } from './guards.tsx'
import { readReturnPath } from './return-path.ts'

type TermsModalProps = {
  readonly userId: string
  readonly email: string
  readonly onAccepted: () => void
}

/** Asks for the terms if they are not accepted yet, and redirects. */
export function AuthRedirectPage({ TermsModal }: { readonly TermsModal: ComponentType<TermsModalProps> }) {
  const client = useQueryClient()
  const session = useSession()
  const { search } = useLocation()
  const termsAccepted = useTermsCheck(session)
  const profileCompleted = useProfileCheck(session)
  const decision = decideAuthRedirect({
    session,
    termsAccepted,
    profileCompleted,
    returnTo: readReturnPath(search),
  })
  if ('go' in decision) return <Navigate to={decision.go} replace />
  if (decision.show === 'unreachable') return <UnreachableScreen />
  if (decision.show === 'loading' || session.status !== 'signed-in') return <LoadingScreen />
  const { id, email } = session.me
  return (
    <PageFrame title={authMessages.almostThereTitle} lead={authMessages.almostThereLead}>
      <TermsModal
        userId={id}
        email={email}
        onAccepted={() => {
          markTermsAccepted(client, id)
          void refreshSession(client)
        }}
      />
    </PageFrame>
  )
}
