import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-state.ts'
import { readReturnPath, withReturnPath } from './return-path.ts'

/** What a route requires. `guest` routes (sign-in, sign-up) are for visitors who are not signed in. */
export type RouteAccess = 'guest' | 'signed-in' | 'setup' | 'dashboard'

/** `failed` is treated as "no"; the tests show it. */
export type CloudCheck = 'checking' | 'yes' | 'no' | 'failed'

export type GuardDecision = Readonly<{ show: 'page' | 'loading' | 'unreachable' }> | Readonly<{ go: string }>

type GuardFacts = Readonly<{
  access: RouteAccess
  session: Session
  termsAccepted: CloudCheck
  profileCompleted: CloudCheck
  /** The page was already shown. If the session ends now, the page stays, as Guest User (D21). */
  alreadyOpen: boolean
  /** Path and query of the requested page. */
  address: string
}>

export function decideRoute(facts: GuardFacts): GuardDecision {
  const { access, session, termsAccepted, profileCompleted, alreadyOpen, address } = facts
  if (session.status === 'loading' || session.status === 'leaving') return { show: 'loading' }
  if (access === 'guest') return decideGuestRoute(session, address)
  if (session.status === 'unreachable') return { show: 'unreachable' }
  if (session.status === 'signed-out') {
    if (session.hadSession && alreadyOpen) return { show: 'page' }
    return { go: withReturnPath(paths.signIn, address) }
  }
  if (termsAccepted === 'checking') return { show: 'loading' }
  if (termsAccepted !== 'yes') return { go: withReturnPath(paths.authRedirect, address) }
  if (access === 'signed-in') return { show: 'page' }
  if (profileCompleted === 'checking') return { show: 'loading' }
  const isCompleted = profileCompleted === 'yes'
  if (access === 'dashboard') return isCompleted ? { show: 'page' } : { go: paths.profileSetup }
  return isCompleted ? { go: paths.dashboard } : { show: 'page' }
}

/** Signing in must stay possible while the session is unknown, so only a known user is redirected. */
function decideGuestRoute(session: Session, address: string): GuardDecision {
  if (session.status !== 'signed-in' || session.isOffline) return { show: 'page' }
  const search = new URL(address, 'http://here.invalid').search
  return { go: withReturnPath(paths.authRedirect, readReturnPath(search)) }
}
