import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { refreshSession, useSession } from '../../lib/session.ts'
import { appMessages } from '../../messages/app.ts'
import { failureMessages } from '../../messages/failures.ts'
import { useHasDocumentStore } from '../../store/store-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FirstLook } from '../../ui/first-look.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { useProfileCheck, useTermsCheck } from './cloud-checks.ts'
import { decideRoute, type RouteAccess } from './decide-route.ts'

type GuardProps = {
  /** If left out, the guard renders its child routes. */
  readonly children?: ReactNode
}

/** For sign-in and sign-up. Redirects users who are signed in. */
export function RequireGuest(props: GuardProps) {
  return <RouteGuard access="guest" {...props} />
}

export function RequireSignedIn(props: GuardProps) {
  return <RouteGuard access="signed-in" {...props} />
}

/** For the first-time wizard: signed in, with an incomplete profile. */
export function RequireSetup(props: GuardProps) {
  return <RouteGuard access="setup" {...props} />
}

export function RequireCompletedProfile(props: GuardProps) {
  return <RouteGuard access="dashboard" {...props} />
}

/** Renders the page, or redirects. */
function RouteGuard({ access, children = <Outlet /> }: GuardProps & { readonly access: RouteAccess }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const termsAccepted = useTermsCheck(session)
  const profileCompleted = useProfileCheck(session)
  const hasStore = useHasDocumentStore()
  const [openPath, setOpenPath] = useState<string | null>(null)
  const decision = decideRoute({
    access,
    session,
    termsAccepted,
    profileCompleted,
    alreadyOpen: openPath === pathname,
    address: pathname + search,
  })
  if ('go' in decision) return <Navigate to={decision.go} replace />
  // React may render this with a newer session than the layout above, which has not opened that user's store yet.
  const isEarly = access !== 'guest' && decision.show === 'page' && !hasStore
  if (decision.show === 'loading' || isEarly)
    return (
      <FirstLook>
        {access === 'dashboard' ? <LoadingPage label={appMessages.loadingProfile} /> : <LoadingScreen />}
      </FirstLook>
    )
  if (decision.show === 'unreachable') return <UnreachableScreen />
  if (openPath !== pathname) setOpenPath(pathname)
  return children
}

export function UnreachableScreen() {
  const client = useQueryClient()
  return (
    <PageFrame title={appMessages.unreachableTitle} lead={appMessages.unreachableText}>
      <Button look="primary" onClick={() => void refreshSession(client)}>
        {failureMessages.tryAgain}
      </Button>
    </PageFrame>
  )
}
