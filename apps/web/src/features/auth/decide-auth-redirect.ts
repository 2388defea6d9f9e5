import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-state.ts'
import type { CloudCheck } from './decide-route.ts'
import { withReturnPath } from './return-path.ts'

export type AuthRedirectDecision =
  | Readonly<{ show: 'loading' | 'unreachable' | 'terms' }>
  | Readonly<{ go: string }>

type AuthRedirectFacts = Readonly<{
  session: Session
  termsAccepted: CloudCheck
  profileCompleted: CloudCheck
  returnTo: string | null
}>

/** Where to go after signing in or up. */
export function decideAuthRedirect(facts: AuthRedirectFacts): AuthRedirectDecision {
  const { session, termsAccepted, profileCompleted, returnTo } = facts
  if (session.status === 'loading' || session.status === 'leaving') return { show: 'loading' }
  if (session.status === 'unreachable') return { show: 'unreachable' }
  if (session.status === 'signed-out') return { go: withReturnPath(paths.signIn, returnTo) }
  if (termsAccepted === 'checking') return { show: 'loading' }
  if (termsAccepted !== 'yes') return { show: 'terms' }
  if (profileCompleted === 'checking') return { show: 'loading' }
  return { go: profileCompleted === 'yes' ? (returnTo ?? paths.dashboard) : paths.profileSetup }
}
