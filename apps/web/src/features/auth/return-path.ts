import { ownPath } from '@pennyplate/domain/account/own-path'
import { paths } from '../../lib/paths.ts'

const RETURN_PARAM = 'return'

/** Pages that redirect after signing in. Returning to one of them would cause a loop. */
const NEVER_RETURN_TO = [paths.signIn, paths.signUp, paths.authRedirect]

export function readReturnPath(search: string): string | null {
  const returnTo = ownPath(new URLSearchParams(search).get(RETURN_PARAM) ?? '')
  const [pathname = ''] = returnTo?.split(/[?#]/) ?? []
  const leadsInCircles = NEVER_RETURN_TO.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return leadsInCircles ? null : returnTo
}

export function withReturnPath(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAM]: returnTo })}` : path
}
