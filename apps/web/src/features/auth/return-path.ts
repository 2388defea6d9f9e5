import { paths } from '../../app/paths.ts'

const RETURN_PARAM = 'return'

/** Pages that decide where to go next: going back to one of them after signing in would lead in circles. */
const NEVER_RETURN_TO = [paths.signIn, paths.signUp, paths.authRedirect]

/** Only an address of this very site is followed: a link could carry any other (an open redirect). */
export function readReturnPath(search: string): string | null {
  const raw = new URLSearchParams(search).get(RETURN_PARAM)
  if (!raw?.startsWith('/')) return null
  const here = 'http://here.invalid'
  const url = URL.canParse(raw, here) ? new URL(raw, here) : null
  if (url?.origin !== here) return null
  if (NEVER_RETURN_TO.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`)))
    return null
  return url.pathname + url.search + url.hash
}

export function withReturnPath(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAM]: returnTo })}` : path
}
