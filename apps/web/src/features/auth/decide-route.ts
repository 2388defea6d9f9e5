import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-state.ts'
import { readReturnPath, withReturnPath } from './return-path.ts'

/** What a route asks of its visitor. `guest` routes (sign-in, sign-up) have nothing for those already signed in. */
export type RouteAccess = 'guest' | 'signed-in' | 'setup' | 'dashboard'

/** `failed` is its own answer so that a table can show it is treated as "no". */
export type CloudCheck = 'checking' | 'yes' | 'no' | 'failed'

export type GuardDecision = Readonly<{ show: 'page' | 'loading' | 'unreachable' }> | Readonly<{ go: string }>

type GuardFacts = Readonly<{
  access: RouteAccess
  session: Session
  profileCompleted: CloudCheck
  /** This visit has already shown the page: when the session ends now, the page stays and turns to Guest User (D21). */
  alreadyOpen: boolean
  /** Path and query of the page asked for. */
  address: string
}>

export function decideRoute(facts: GuardFacts): GuardDecision {
  const { access, session, profileCompleted, alreadyOpen, address } = facts
  if (session.status === 'loading' || session.status === 'leaving') return { show: 'loading' }
  if (access === 'guest') return decideGuestRoute(session, address)
  if (session.status === 'unreachable') return { show: 'unreachable' }
  if (session.status === 'signed-out') {
    if (session.hadSession && alreadyOpen) return { show: 'page' }
    return { go: withReturnPath(paths.signIn, address) }
  }
  if (access === 'signed-in') return { show: 'page' }
  if (profileCompleted === 'checking') return { show: 'loading' }
  const isCompleted = profileCompleted === 'yes'
  if (access === 'dashboard') return isCompleted ? { show: 'page' } : { go: paths.profileSetup }
  return isCompleted ? { go: paths.dashboard } : { show: 'page' }
}

/** Signing in must stay possible while the server could not say who this is; only a known user is sent on. */
function decideGuestRoute(session: Session, address: string): GuardDecision {
  if (session.status !== 'signed-in' || session.isOffline) return { show: 'page' }
  const search = new URL(address, 'http://here.invalid').search
  return { go: withReturnPath(paths.authRedirect, readReturnPath(search)) }
}
